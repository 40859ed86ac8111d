import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metresBetween } from '../geography/distance.ts';
import { findAdvice, withVisit } from './advice.ts';
import { findBestOrder } from './bestOrder.ts';
import { type DrivingMinutes, departure, estimatedMinutes, routedMinutes } from './drivingTime.ts';
import type { TourStop } from './schedule.ts';
import { createTimetable, tourMinutes } from './timetable.ts';

const minutes = estimatedMinutes;
const drivingMinutes = (stops: readonly TourStop[], minutes: DrivingMinutes) =>
  createTimetable(stops, { date: null, start: null, minutes }).drivingMinutes;
const everyDay = { days: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const };
const gyeongpo = { lat: 37.80573, lng: 128.90744 };
const jeongdongjin = { lat: 37.6915, lng: 129.0345 };
const daegwallyeong = { lat: 37.687, lng: 128.757 };

function stop(id: number, point: { lat: number; lng: number }, change: Partial<TourStop> = {}): TourStop {
  return { id, ...point, visitMinutes: 40, periods: [], ...change };
}

/** Points within the guide's region. */
const point = fc.record({
  lat: fc.double({ min: 37.42, max: 38.02, noNaN: true }),
  lng: fc.double({ min: 128.55, max: 129.15, noNaN: true }),
});
const randomStops = (min: number, max: number) =>
  fc
    .array(fc.tuple(point, fc.integer({ min: 5, max: 120 })), { minLength: min, maxLength: max })
    .map((list) => list.map(([at, visitMinutes], index) => stop(index + 1, at, { visitMinutes })));

/** Stops with the estimate, or with a routing service's table: asymmetric times, and missing routes. */
const randomRoutedStops = (min: number, max: number) =>
  randomStops(min, max).chain((stops) => {
    const points = stops.length + 1;
    const way = fc.option(fc.integer({ min: 0, max: 60 }), { freq: 20 });
    const row = fc.array(way, { minLength: points, maxLength: points });
    return fc.option(fc.array(row, { minLength: points, maxLength: points }), { freq: 3 }).map((table) => ({
      stops,
      minutes: table ? routedMinutes({ ids: stops.map(({ id }) => id), minutes: table }) : estimatedMinutes,
    }));
  });

function* permutations<T>(list: readonly T[]): Generator<T[]> {
  if (list.length < 2) return yield [...list];
  for (const [index, first] of list.entries()) {
    for (const rest of permutations(list.filter((_, at) => at !== index))) yield [first, ...rest];
  }
}

describe('driving times', () => {
  it('are realistic estimates', () => {
    expect(estimatedMinutes(departure, gyeongpo)).toBeGreaterThanOrEqual(9);
    expect(estimatedMinutes(departure, gyeongpo)).toBeLessThanOrEqual(18);
    expect(estimatedMinutes(departure, jeongdongjin)).toBeGreaterThanOrEqual(25);
    expect(estimatedMinutes(departure, jeongdongjin)).toBeLessThanOrEqual(40);
    expect(estimatedMinutes(departure, daegwallyeong)).toBeGreaterThanOrEqual(22);
    expect(estimatedMinutes(departure, daegwallyeong)).toBeLessThanOrEqual(45);
  });

  it('are whole, symmetric, zero for the same point, and never faster than 100 km/h', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const minutes = estimatedMinutes(a, b);
        expect(Number.isInteger(minutes)).toBe(true);
        expect(estimatedMinutes(b, a)).toBe(minutes);
        expect(minutes).toBeGreaterThanOrEqual((metresBetween(a, b) / 100_000) * 60 - 1);
        expect(estimatedMinutes(a, a)).toBe(0);
      }),
    );
  });
});

describe('driving times of a routing service', () => {
  const table = [
    [0, 11, null],
    [14, 0, 20],
    [5, 0, 0],
  ];
  const routed = routedMinutes({ ids: [7, 3], minutes: table });
  const [seven, three] = [stop(7, gyeongpo), stop(3, jeongdongjin)];

  it('are read from row to column, include the minutes of stopping, and are zero for the same point', () => {
    expect(routed(departure, seven)).toBe(13);
    expect(routed(seven, departure)).toBe(16);
    expect(routed(seven, three)).toBe(22);
    expect(routed(three, seven)).toBe(0);
  });

  it('fall back to the estimate when the service has no route or the place is new to the plan', () => {
    expect(routed(departure, three)).toBe(estimatedMinutes(departure, three));
    const another = stop(9, daegwallyeong);
    expect(routed(another, seven)).toBe(estimatedMinutes(another, seven));
    expect(routed(departure, another)).toBe(estimatedMinutes(departure, another));
  });
});

describe('the timetable of a tour', () => {
  it('gives arrival and departure of each stop, and what is left of the three hours', () => {
    const table = createTimetable([stop(1, gyeongpo)], { date: null, start: '09:30', minutes });
    const drive = estimatedMinutes(departure, gyeongpo);
    expect(table).toMatchObject({ driveBackMinutes: drive, totalMinutes: 2 * drive + 40 });
    expect(table.spareMinutes).toBe(tourMinutes - table.totalMinutes);
    const [first] = table.stops;
    expect(first?.arrives).toBe(`09:${30 + drive}`);
    expect(first?.status).toBe('unknown');
    expect(
      createTimetable([stop(1, gyeongpo)], { date: '2026-12-01', start: null, minutes }).stops[0]?.arrives,
    ).toBeNull();
    expect(createTimetable([], { date: null, start: '09:00', minutes })).toMatchObject({
      totalMinutes: 0,
      spareMinutes: 180,
    });
  });

  it('reports a stop that is closed on that weekday, month or hour', () => {
    const status = (change: Partial<TourStop>, date = '2026-12-01', start = '10:00') =>
      createTimetable([stop(1, gyeongpo, change)], { date, start, minutes }).stops[0]?.status;
    const hours = { days: [...everyDay.days], opens: '09:00', closes: '18:00' };
    expect(status({ periods: [hours] })).toBe('open');
    expect(status({ periods: [hours] }, '2026-12-01', '17:30')).toBe('closed');
    // 1 December 2026 is a Tuesday.
    expect(status({ periods: [{ ...hours, days: ['MON', 'WED'] }], weekDays: ['MON', 'WED'] })).toBe(
      'closed',
    );
    expect(status({ periods: [{ ...hours, days: ['MON', 'WED'] }] })).toBe('unknown');
    expect(status({ periods: [{ ...hours, days: ['TUE'] }] })).toBe('open');
    expect(status({ periods: [{ ...hours, months: [7, 8] }] })).toBe('unknown');
    expect(status({ periods: [{ ...hours, closes: '24:00' }] }, '2026-12-01', '18:00')).toBe('open');
  });

  it('waits until a stop opens, and counts the wait', () => {
    const hours = [{ days: [...everyDay.days], opens: '10:00', closes: '18:00' }];
    const drive = estimatedMinutes(departure, gyeongpo);
    const inputs = { date: '2026-12-01', minutes };
    const early = createTimetable([stop(1, gyeongpo, { periods: hours })], { ...inputs, start: '09:30' });
    expect(early.stops[0]).toMatchObject({
      arrives: `09:${30 + drive}`,
      waitMinutes: 30 - drive,
      leaves: '10:40',
      fault: null,
    });
    expect(early).toMatchObject({ waitingMinutes: 30 - drive, totalMinutes: 30 + 40 + drive });
    const tooEarly = createTimetable([stop(1, gyeongpo, { periods: hours })], { ...inputs, start: '09:00' });
    expect(tooEarly.stops[0]).toMatchObject({
      waitMinutes: 0,
      fault: { reason: 'opensLater', opens: '10:00' },
    });
  });

  it('advises changes that make the tour fit, or save the max that one change can', () => {
    fc.assert(
      fc.property(randomRoutedStops(1, 8), ({ stops, minutes }) => {
        const inputs = { date: null, start: '09:00', minutes };
        const total = (list: readonly TourStop[]) => createTimetable(list, inputs).totalMinutes;
        const missing = total(stops) - tourMinutes;
        const advice = findAdvice(stops, inputs);
        if (missing <= 0) {
          expect(advice).toEqual([]);
          return;
        }
        for (const one of advice) {
          const changed =
            one.kind === 'drop'
              ? stops.filter(({ id }) => id !== one.id)
              : withVisit(stops, one.id, one.minutes);
          expect(one.saves).toBe(total(stops) - total(changed));
          expect(one.saves).toBeGreaterThan(0);
          if (one.kind === 'shorten') expect(one.minutes).toBeGreaterThanOrEqual(15);
        }
        const dropped = stops.map(({ id }) => total(stops) - total(stops.filter((one) => one.id !== id)));
        const drop = advice.find(({ kind }) => kind === 'drop');
        const enough = dropped.filter((saves) => saves >= missing);
        expect(drop?.saves).toBe(enough.length > 0 ? Math.min(...enough) : Math.max(...dropped));
        const canFit = advice.some(({ saves }) => saves >= missing);
        expect((advice[0]?.saves ?? 0) >= missing).toBe(canFit);
      }),
    );
  });

  it('uses the driving time there, not that of the way back', () => {
    fc.assert(
      fc.property(randomRoutedStops(1, 6), ({ stops, minutes }) => {
        const table = createTimetable(stops, { date: null, start: '09:00', minutes });
        const way = [departure, ...stops];
        expect(table.stops.map(({ driveMinutes }) => driveMinutes)).toEqual(
          stops.map((one, index) => minutes(way[index] ?? departure, one)),
        );
        expect(table.driveBackMinutes).toBe(minutes(stops.at(-1) ?? departure, departure));
      }),
    );
  });
});

describe('the best order', () => {
  const orderedBy = (stops: readonly TourStop[], minutes: DrivingMinutes) =>
    findBestOrder(stops, { date: null, start: null, minutes }).flatMap((id) =>
      stops.filter((one) => one.id === id),
    );

  it('finds the optimum for up to 7 stops, compared with all orders, also with asymmetric times', () => {
    fc.assert(
      fc.property(randomRoutedStops(1, 7), ({ stops, minutes }) => {
        let min = Infinity;
        for (const order of permutations(stops)) min = Math.min(min, drivingMinutes(order, minutes));
        expect(drivingMinutes(orderedBy(stops, minutes), minutes)).toBe(min);
      }),
      { numRuns: 25 },
    );
  });

  it('finds a known optimal round trip for up to 10 stops', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 2 }), (round) => {
        // One minute along the round trip, two between all other pairs: the optimum is unique.
        const next = new Map([0, ...round].map((id, index) => [id, round[index] ?? 0]));
        const minutes: DrivingMinutes = (from, to) => (next.get(from.id) === to.id ? 1 : 2);
        const stops = round.toSorted((a, b) => a - b).map((id) => stop(id, gyeongpo));
        expect(findBestOrder(stops, { date: null, start: null, minutes })).toEqual(round);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps every stop once, and is never slower than the given order, up to 30 stops', () => {
    fc.assert(
      fc.property(randomRoutedStops(0, 30), ({ stops, minutes }) => {
        const best = findBestOrder(stops, { date: null, start: null, minutes });
        expect(best.toSorted((a, b) => a - b)).toEqual(stops.map(({ id }) => id));
        expect(drivingMinutes(orderedBy(stops, minutes), minutes)).toBeLessThanOrEqual(
          drivingMinutes(stops, minutes),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('leaves an optimal order unchanged', () => {
    fc.assert(
      fc.property(randomRoutedStops(1, 9), ({ stops, minutes }) => {
        const ordered = orderedBy(stops, minutes);
        expect(findBestOrder(ordered, { date: null, start: null, minutes })).toEqual(
          ordered.map(({ id }) => id),
        );
      }),
      { numRuns: 20 },
    );
  });
});

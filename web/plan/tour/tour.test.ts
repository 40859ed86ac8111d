import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOrderOf } from './bestOrder.ts';
import { departurePoint, drivingMinutes, straightKilometres } from './drivingTime.ts';
import { drivingOf, type TourStop, timetableOf, tourMinutes } from './timetable.ts';

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
const stopsOf = (least: number, most: number) =>
  fc
    .array(fc.tuple(point, fc.integer({ min: 5, max: 120 })), { minLength: least, maxLength: most })
    .map((list) => list.map(([at, visitMinutes], index) => stop(index + 1, at, { visitMinutes })));

function* permutations<T>(list: readonly T[]): Generator<T[]> {
  if (list.length < 2) return yield [...list];
  for (const [index, first] of list.entries()) {
    for (const rest of permutations(list.filter((_, at) => at !== index))) yield [first, ...rest];
  }
}

describe('driving times', () => {
  it('are what a local would say, roughly', () => {
    expect(drivingMinutes(departurePoint, gyeongpo)).toBeGreaterThanOrEqual(9);
    expect(drivingMinutes(departurePoint, gyeongpo)).toBeLessThanOrEqual(18);
    expect(drivingMinutes(departurePoint, jeongdongjin)).toBeGreaterThanOrEqual(25);
    expect(drivingMinutes(departurePoint, jeongdongjin)).toBeLessThanOrEqual(40);
    expect(drivingMinutes(departurePoint, daegwallyeong)).toBeGreaterThanOrEqual(22);
    expect(drivingMinutes(departurePoint, daegwallyeong)).toBeLessThanOrEqual(45);
  });

  it('are whole, the same both ways, nothing for no way, and never quicker than 100 km/h', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const minutes = drivingMinutes(a, b);
        expect(Number.isInteger(minutes)).toBe(true);
        expect(drivingMinutes(b, a)).toBe(minutes);
        expect(minutes).toBeGreaterThanOrEqual((straightKilometres(a, b) / 100) * 60 - 1);
        expect(drivingMinutes(a, a)).toBe(0);
      }),
    );
  });
});

describe('the timetable of a tour', () => {
  it('says when each stop is reached and left, and what is left of the three hours', () => {
    const table = timetableOf([stop(1, gyeongpo)], { date: null, start: '09:30' });
    const drive = drivingMinutes(departurePoint, gyeongpo);
    expect(table).toMatchObject({ driveBackMinutes: drive, totalMinutes: 2 * drive + 40, advice: null });
    expect(table.spareMinutes).toBe(tourMinutes - table.totalMinutes);
    const [first] = table.stops;
    expect(first?.arrives).toBe(`09:${30 + drive}`);
    expect(first?.status).toBe('unknown');
    expect(
      timetableOf([stop(1, gyeongpo)], { date: '2026-12-01', start: null }).stops[0]?.arrives,
    ).toBeNull();
    expect(timetableOf([], { date: null, start: '09:00' })).toMatchObject({
      totalMinutes: 0,
      spareMinutes: 180,
    });
  });

  it('a stop that is closed on that weekday, month or hour is told', () => {
    const status = (change: Partial<TourStop>, date = '2026-12-01', start = '10:00') =>
      timetableOf([stop(1, gyeongpo, change)], { date, start }).stops[0]?.status;
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

  it('where it does not fit, the advice makes it fit, or saves the most that one change can', () => {
    fc.assert(
      fc.property(stopsOf(1, 8), (stops) => {
        const { spareMinutes, advice } = timetableOf(stops, { date: null, start: '09:00' });
        if (spareMinutes >= 0) {
          expect(advice).toBeNull();
          return;
        }
        const total = (list: readonly TourStop[]) =>
          drivingOf(list) + list.reduce((sum, one) => sum + one.visitMinutes, 0);
        if (advice?.kind === 'shorten') {
          expect(advice.minutes).toBe(-spareMinutes);
          const visit = stops.find(({ id }) => id === advice.id)?.visitMinutes ?? 0;
          expect(visit - advice.minutes).toBeGreaterThanOrEqual(15);
          return;
        }
        const totals = stops.map((one) => total(stops.filter((other) => other !== one)));
        const dropped = total(stops.filter(({ id }) => id !== advice?.id));
        const canFit = totals.some((one) => one <= tourMinutes);
        expect(dropped <= tourMinutes).toBe(canFit);
      }),
    );
  });
});

describe('the best order', () => {
  it('for up to 7 stops no order is quicker, by trying them all', () => {
    fc.assert(
      fc.property(stopsOf(1, 7), (stops) => {
        const best = bestOrderOf(stops);
        const ordered = best.flatMap((id) => stops.filter((one) => one.id === id));
        let least = Infinity;
        for (const order of permutations(stops)) least = Math.min(least, drivingOf(order));
        expect(drivingOf(ordered)).toBe(least);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps every stop once, and is never slower than the order given, up to 30 stops', () => {
    fc.assert(
      fc.property(stopsOf(0, 30), (stops) => {
        const best = bestOrderOf(stops);
        expect(best.toSorted((a, b) => a - b)).toEqual(stops.map(({ id }) => id));
        const ordered = best.flatMap((id) => stops.filter((one) => one.id === id));
        expect(drivingOf(ordered)).toBeLessThanOrEqual(drivingOf(stops));
      }),
      { numRuns: 25 },
    );
  });

  it('leaves an order that is the best already as it is', () => {
    fc.assert(
      fc.property(stopsOf(1, 9), (stops) => {
        const ordered = bestOrderOf(stops).flatMap((id) => stops.filter((one) => one.id === id));
        expect(bestOrderOf(ordered)).toEqual(ordered.map(({ id }) => id));
      }),
      { numRuns: 20 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMinutes, toClock } from '../calendar/clockTime.ts';
import { weekDays } from '../calendar/weekDays.ts';
import { findBestOrder } from './bestOrder.ts';
import { type DrivingMinutes, departure, type TourPoint } from './drivingTime.ts';
import type { TourInputs, TourStop } from './schedule.ts';
import { visitFault } from './visitHours.ts';

// A Sunday.
const date = '2027-02-07';
const sunset = 18 * 60;
const quarter = 15;

interface RandomPlan {
  stops: TourStop[];
  inputs: TourInputs & { start: string };
}

const clock = (min: number, max: number) =>
  fc.integer({ min, max }).map((quarters) => toClock(quarters * quarter));
/** Morning and evening, or a whole day; some with a last entry. */
const period = fc
  .tuple(
    clock(24, 56),
    clock(57, 88),
    fc.boolean(),
    fc.constantFrom<readonly string[]>(['SUN'], weekDays, ['MON']),
  )
  .map(([opens, closes, hasLastEntry, days]) => ({
    days: weekDays.filter((day) => days.includes(day)),
    opens,
    closes,
    ...(hasLastEntry ? { lastEntry: opens } : {}),
  }));
const stop = fc.record({
  visitMinutes: fc.integer({ min: 15, max: 120 }),
  periods: fc.array(period, { maxLength: 2 }),
});

const plans = (maxStops: number): fc.Arbitrary<RandomPlan> =>
  fc.array(stop, { minLength: 1, maxLength: maxStops }).chain((list) => {
    const points = list.length + 1;
    const row = fc.array(fc.integer({ min: 2, max: 60 }), { minLength: points, maxLength: points });
    return fc
      .tuple(
        fc.array(row, { minLength: points, maxLength: points }),
        clock(36, 72),
        fc.integer({ min: 0, max: 63 }),
      )
      .map(([table, start, seaside]): RandomPlan => {
        const minutes: DrivingMinutes = (from, to) => table[from.id]?.[to.id] ?? 0;
        const isSeaside = ({ id }: { id: number }) => (seaside & (1 << (id - 1))) !== 0;
        return {
          stops: list.map((one, index) => ({ id: index + 1, lat: 37.8, lng: 128.9, ...one })),
          inputs: { date, start, minutes, sunset: (at) => (isSeaside(at) ? sunset : null) },
        };
      });
  });

/** The least cost of all possibilities: every order of the stops, with and without waiting at each of them. */
function leastCost(stops: readonly TourStop[], { start, minutes, sunset }: RandomPlan['inputs']): number {
  const known = new Map<string, boolean>();
  const isOpen = (stop: TourStop, begins: number) => {
    const key = `${stop.id} ${begins}`;
    const fault = known.has(key) ? null : visitFault(stop, date, begins, begins + stop.visitMinutes);
    if (!known.has(key)) known.set(key, fault === null || fault.reason === 'hoursUnknown');
    return known.get(key) === true;
  };
  const latest = 24 * 60;
  const leastAfter = (from: TourPoint, left: readonly TourStop[], now: number): number => {
    if (left.length === 0) return minutes(from, departure);
    let least = Infinity;
    for (const stop of left) {
      const arrives = now + minutes(from, stop);
      if (arrives === Infinity) continue;
      const rest = left.filter((other) => other !== stop);
      const go = (begins: number) => {
        const isDark = begins > (sunset?.(stop) ?? Infinity);
        const loss = (isOpen(stop, begins) ? 0 : 30) + (isDark ? 15 : 0);
        least = Math.min(least, begins - now + loss + leastAfter(stop, rest, begins + stop.visitMinutes));
      };
      go(arrives);
      // The random places open on quarters of an hour.
      let opens = arrives;
      while (opens <= latest && !isOpen(stop, opens)) opens += quarter - (opens % quarter);
      if (opens > arrives && opens <= latest) go(opens);
    }
    return least;
  };
  return leastAfter(departure, stops, parseMinutes(start));
}

const ordered = ({ stops, inputs }: RandomPlan) =>
  findBestOrder(stops, inputs).flatMap((id) => stops.filter((one) => one.id === id));

/** The cost of one order: each stop can be reached from the previous one only. */
function costInOrder(order: readonly TourStop[], { inputs }: RandomPlan): number {
  const minutes: DrivingMinutes = (from, to) => {
    const next = order[order.findIndex(({ id }) => id === from.id) + 1] ?? departure;
    return next.id === to.id ? inputs.minutes(from, to) : Infinity;
  };
  return leastCost(order, { ...inputs, minutes });
}

describe('the best order by opening hours and daylight', () => {
  it.each([
    [4, 2_000],
    [6, 40],
  ])('costs no more than any other order of up to %i stops, in %i random plans', (maxStops, numRuns) => {
    fc.assert(
      fc.property(plans(maxStops), (plan) => {
        expect(costInOrder(ordered(plan), plan)).toBe(leastCost(plan.stops, plan.inputs));
      }),
      { numRuns, seed: 2026 },
    );
  });

  const open = (opens: string, closes: string) => [{ days: [...weekDays], opens, closes }];
  const at = (id: number, change: Partial<TourStop> = {}): TourStop => ({
    id,
    lat: 37.8,
    lng: 128.9,
    visitMinutes: 40,
    periods: [],
    ...change,
  });
  /** Four minutes between consecutive ids, and two more for each further step. */
  const minutes: DrivingMinutes = (from, to) => 2 + Math.abs(from.id - to.id) * 2;

  it('visits a place before it closes, and one that opens late at the end', () => {
    const stops = [
      at(1, { periods: open('11:00', '18:00') }),
      at(2),
      at(3, { periods: open('09:00', '10:00') }),
    ];
    expect(findBestOrder(stops, { date, start: '09:00', minutes })).toEqual([3, 2, 1]);
    expect(findBestOrder(stops, { date: null, start: '09:00', minutes })).toEqual([1, 2, 3]);
  });

  it('visits the sea before sunset', () => {
    const inputs = { date, start: '17:00', minutes };
    const stops = [at(1), at(2), at(3)];
    expect(findBestOrder(stops, inputs)).toEqual([1, 2, 3]);
    const ofThree = findBestOrder(stops, { ...inputs, sunset: ({ id }) => (id === 3 ? 17 * 60 + 30 : null) });
    expect(ofThree[0]).toBe(3);
  });
});

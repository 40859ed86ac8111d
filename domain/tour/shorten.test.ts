import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toClock } from '../calendar/clockTime.ts';
import { weekDays } from '../calendar/weekDays.ts';
import { findBestOrder } from './bestOrder.ts';
import type { DrivingMinutes } from './drivingTime.ts';
import { stayLimits } from './planRules.ts';
import type { TourInputs, TourStop } from './schedule.ts';
import { findShortenings } from './shorten.ts';
import { createTimetable, tourMinutes } from './timetable.ts';

interface Plan {
  readonly stops: readonly TourStop[];
  readonly inputs: TourInputs;
}

const total = (stops: readonly TourStop[], inputs: TourInputs) => createTimetable(stops, inputs).totalMinutes;
const fits = (stops: readonly TourStop[], inputs: TourInputs) => total(stops, inputs) <= tourMinutes;

const clock = (min: number, max: number) =>
  fc.integer({ min, max }).map((quarters) => toClock(quarters * 15));
const period = fc
  .tuple(clock(36, 56), clock(57, 88))
  .map(([opens, closes]) => ({ days: [...weekDays], opens, closes }));

/** Random plans; without hours every place is always open. */
const plans = (maxStops: number, hasHours: boolean): fc.Arbitrary<Plan> =>
  fc
    .array(
      fc.record({
        visitMinutes: fc.integer({ min: 3, max: 24 }).map((steps) => steps * 5),
        periods: hasHours ? fc.array(period, { maxLength: 1 }) : fc.constant([]),
      }),
      { minLength: 1, maxLength: maxStops },
    )
    .chain((list) => {
      const row = fc.array(fc.integer({ min: 2, max: 40 }), {
        minLength: list.length + 1,
        maxLength: list.length + 1,
      });
      return fc
        .tuple(fc.array(row, { minLength: list.length + 1, maxLength: list.length + 1 }), clock(36, 72))
        .map(([table, start]): Plan => {
          const minutes: DrivingMinutes = (from, to) => table[from.id]?.[to.id] ?? 0;
          return {
            stops: list.map((one, index) => ({ id: index + 1, lat: 37.8, lng: 128.9, ...one })),
            inputs: { date: '2027-02-07', start, minutes },
          };
        });
    });

function subsets(stops: readonly TourStop[]): TourStop[][] {
  const [first, ...rest] = stops;
  if (!first) return [[]];
  return subsets(rest).flatMap((subset) => [subset, [first, ...subset]]);
}

function permutations(stops: readonly TourStop[]): TourStop[][] {
  if (stops.length === 0) return [[]];
  return stops.flatMap((first) =>
    permutations(stops.filter((stop) => stop !== first)).map((rest) => [first, ...rest]),
  );
}

const inBestOrder = (stops: readonly TourStop[], inputs: TourInputs) =>
  findBestOrder(stops, inputs).flatMap((id) => stops.filter((stop) => stop.id === id));

/** The most stops, and among those the most visiting minutes, of all choices that fit in some order. */
function bestChoice(
  choices: readonly (readonly TourStop[])[],
  canFit: (stops: readonly TourStop[]) => boolean,
) {
  // Tries the best choice first, since checking whether one fits takes most of the time.
  const best = choices
    .filter((stops) => stops.length > 0)
    .map((stops) => ({ stops, minutes: visits(stops) }))
    .toSorted((one, other) => other.stops.length - one.stops.length || other.minutes - one.minutes)
    .find(({ stops }) => canFit(stops));
  return best && [best.stops.length, best.minutes];
}

/** All ways to divide steps into parts, each of which takes at most its number in `most`. */
function* shares(steps: number, most: readonly number[]): Generator<number[]> {
  const [first, ...rest] = most;
  if (first === undefined) {
    if (steps === 0) yield [];
    return;
  }
  for (let part = 0; part <= Math.min(first, steps); part += 1)
    for (const share of shares(steps - part, rest)) yield [part, ...share];
}

/** The fewest minutes, in steps of five, by which visits must be shorter to fit in that order; null if that is never enough. */
function leastCut(stops: readonly TourStop[], inputs: TourInputs): number | null {
  const most = stops.map(({ visitMinutes }) =>
    Math.max(0, Math.floor((visitMinutes - stayLimits.shortest) / 5)),
  );
  const all = most.reduce((sum, one) => sum + one, 0);
  for (let steps = 0; steps <= all; steps += 1)
    for (const share of shares(steps, most)) {
      const shorter = stops.map((stop, index) => ({
        ...stop,
        visitMinutes: stop.visitMinutes - (share[index] ?? 0) * 5,
      }));
      if (fits(shorter, inputs)) return steps * 5;
    }
  return null;
}

const visits = (stops: readonly TourStop[]) => stops.reduce((sum, { visitMinutes }) => sum + visitMinutes, 0);

describe('shortening a plan', () => {
  it('suggests nothing for a plan that fits, and else only what fits', () => {
    fc.assert(
      fc.property(plans(8, true), ({ stops, inputs }) => {
        const found = findShortenings(stops, inputs);
        if (fits(stops, inputs)) expect(found).toEqual([]);
        for (const one of found) {
          expect(one.totalMinutes).toBe(total(one.stops, inputs));
          expect(one.totalMinutes).toBeLessThanOrEqual(tourMinutes);
          const ids = [...one.stops.map(({ id }) => id), ...one.leftOut];
          expect(ids.toSorted()).toEqual(stops.map(({ id }) => id).toSorted());
          for (const { id, visitMinutes } of one.stops) {
            const shorter = one.shorter.find((visit) => visit.id === id);
            const before = stops.find((stop) => stop.id === id)?.visitMinutes ?? 0;
            expect(visitMinutes).toBe(shorter?.minutes ?? before);
            if (shorter) expect(shorter.minutes).toBeGreaterThanOrEqual(stayLimits.shortest);
          }
          expect(findShortenings(one.stops, inputs)).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('leaves out no more stops than needed in the best case, and keeps the most time', () => {
    fc.assert(
      fc.property(plans(5, false), ({ stops, inputs }) => {
        if (fits(stops, inputs)) return;
        const dropping = findShortenings(stops, inputs).find(({ shorter }) => shorter.length === 0);
        const best = bestChoice(subsets(stops), (choice) =>
          permutations(choice).some((order) => fits(order, inputs)),
        );
        expect(dropping && [dropping.stops.length, visits(dropping.stops)]).toEqual(best);
      }),
      { numRuns: 400 },
    );
  });

  it('does so with opening hours, in the given or the best order', () => {
    fc.assert(
      fc.property(plans(6, true), ({ stops, inputs }) => {
        if (fits(stops, inputs)) return;
        const dropping = findShortenings(stops, inputs).find(({ shorter }) => shorter.length === 0);
        const best = bestChoice(
          subsets(stops),
          (choice) => fits(choice, inputs) || fits(inBestOrder(choice, inputs), inputs),
        );
        expect(dropping && [dropping.stops.length, visits(dropping.stops)]).toEqual(best);
      }),
      { numRuns: 400 },
    );
  });

  it('shortens visits by the least possible', () => {
    fc.assert(
      fc.property(plans(3, false), ({ stops, inputs }) => {
        const best = inBestOrder(stops, inputs);
        if (fits(stops, inputs) || fits(best, inputs)) return;
        const shortening = findShortenings(stops, inputs).find(({ leftOut }) => leftOut.length === 0);
        const cuts = [leastCut(stops, inputs), leastCut(best, inputs)].filter((cut) => cut !== null);
        const least = cuts.length > 0 ? Math.min(...cuts) : undefined;
        expect(shortening && visits(stops) - visits(shortening.stops)).toBe(least);
      }),
      { numRuns: 200 },
    );
  });

  const drive: DrivingMinutes = () => 10;
  const stop = (id: number, visitMinutes: number): TourStop => ({
    ...{ id, visitMinutes, lat: 37.8, lng: 128.9, weekDays: null, periods: [] },
  });
  const inputs = { date: null, start: null, minutes: drive };

  it('takes from the longest visits first', () => {
    // 40 minutes of driving; 15 minutes too long.
    const [shorter] = findShortenings([stop(1, 75), stop(2, 30), stop(3, 50)], inputs);
    expect(shorter?.shorter).toEqual([{ id: 1, minutes: 60 }]);
  });

  it('only changes the order where that is enough', () => {
    const minutes: DrivingMinutes = (from, to) => Math.abs(from.id - to.id) * 14;
    const stops = [stop(2, 32), stop(1, 32), stop(3, 32)];
    expect(findShortenings(stops, { ...inputs, minutes })).toEqual([
      expect.objectContaining({ isReordered: true, leftOut: [], shorter: [], totalMinutes: 180 }),
    ]);
  });

  it('finds a fitting part of a plan of 30 stops', () => {
    const stops = Array.from({ length: 30 }, (_, index) => stop(index + 1, 15 + (index % 5) * 10));
    const [dropping, ...none] = findShortenings(stops, inputs);
    expect(none).toEqual([]);
    // Six stops are 70 minutes of driving: four visits of 15 minutes and two of 25 fill the rest.
    expect(dropping?.stops).toHaveLength(6);
    expect(dropping?.totalMinutes).toBe(tourMinutes);
  });
});

/** Sharing out the tours of a day among cars, some of which have no driver for a part of it. */

import { doRangesOverlap, type MinuteRange } from '../tour/timeOff.ts';

interface Cars {
  /** Cars whose drivers work all day; which of them drives a tour makes no difference. */
  readonly wholeDay: number;
  /** For each of the other cars, the minutes without its driver. */
  readonly absences: readonly (readonly MinuteRange[])[];
}

/** The minute until which each car is out. Cars that are back are left out of `wholeDay`, and are 0 in `partDay`. */
interface Arrangement {
  readonly wholeDay: readonly number[];
  readonly partDay: readonly number[];
  readonly undriven: number;
}

/**
 * The arrangements that follow from one when a tour is given to each car that can drive it in turn. In a further one the tour
 * is left undriven, if there is no such car or if the tour ends after one that begins later. Otherwise leaving it undriven
 * gains nothing: the car that then drives a later tour could drive this one instead.
 */
function afterTour(
  { start, end }: MinuteRange,
  { cars, outlasts }: { readonly cars: Cars; readonly outlasts: boolean },
  before: Arrangement,
): Arrangement[] {
  const wholeDay = before.wholeDay.filter((until) => until > start);
  const partDay = before.partDay.map((until) => (until > start ? until : 0));
  const { undriven } = before;
  const next: Arrangement[] = [];
  if (wholeDay.length < cars.wholeDay) {
    next.push({ wholeDay: [...wholeDay, end].toSorted((one, other) => one - other), partDay, undriven });
  }
  for (const [index, absences] of cars.absences.entries()) {
    const isFree = partDay[index] === 0 && !absences.some((off) => doRangesOverlap(off, { start, end }));
    if (isFree) next.push({ wholeDay, partDay: partDay.with(index, end), undriven });
  }
  if (next.length === 0 || outlasts) next.push({ wholeDay, partDay, undriven: undriven + 1 });
  return next;
}

/**
 * The smallest number of tours that no car can drive. Unlike cars that work all day, cars that work for parts of it can't be
 * counted: one until 12:00 and another from 12:00 don't make one car for a tour at 11:00. Of the arrangements that have the
 * same cars out until the same times, only the best one is kept.
 */
export function countUndriven(tours: readonly MinuteRange[], cars: Cars): number {
  const inOrder = tours.toSorted((one, other) => one.start - other.start);
  let arrangements: Arrangement[] = [{ wholeDay: [], partDay: cars.absences.map(() => 0), undriven: 0 }];
  for (const [index, tour] of inOrder.entries()) {
    const outlasts = inOrder.slice(index + 1).some(({ end }) => end < tour.end);
    const best = new Map<string, Arrangement>();
    for (const next of arrangements.flatMap((before) => afterTour(tour, { cars, outlasts }, before))) {
      const key = `${next.wholeDay} ${next.partDay}`;
      if (next.undriven < (best.get(key)?.undriven ?? Number.POSITIVE_INFINITY)) best.set(key, next);
    }
    arrangements = [...best.values()];
  }
  return Math.min(...arrangements.map(({ undriven }) => undriven));
}

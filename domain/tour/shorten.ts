/** Ways to make a plan that is too long fit into the three hours, with as little loss as possible. */

import { exactUpTo, findBestOrder } from './bestOrder.ts';
import { tourEnds } from './drivingTime.ts';
import { stayLimits } from './planRules.ts';
import type { TourInputs, TourStop } from './schedule.ts';
import { createTimetable, tourMinutes } from './timetable.ts';

/** Shortened visits last a multiple of this many minutes, unless they keep their original length. */
const visitStep = 5;

/** A plan that fits, and what it lost. */
export interface Shortening {
  /** The stops that stay, in their order. */
  readonly stops: readonly TourStop[];
  readonly isReordered: boolean;
  /** Ids of the stops that are left out. */
  readonly leftOut: readonly number[];
  /** The visits that are shorter, with their new minutes. */
  readonly shorter: readonly { readonly id: number; readonly minutes: number }[];
  readonly totalMinutes: number;
}

const totalMinutes = (stops: readonly TourStop[], inputs: TourInputs): number =>
  createTimetable(stops, inputs).totalMinutes;
const fits = (stops: readonly TourStop[], inputs: TourInputs): boolean =>
  totalMinutes(stops, inputs) <= tourMinutes;
const visitingMinutes = (stops: readonly TourStop[]): number =>
  stops.reduce((sum, { visitMinutes }) => sum + visitMinutes, 0);

function inBestOrder(stops: readonly TourStop[], inputs: TourInputs): TourStop[] {
  return findBestOrder(stops, inputs).flatMap((id) => stops.find((stop) => stop.id === id) ?? []);
}

/** A lower bound for any order of the stops: all visits, and the shortest drive to each stop and to the departure. */
function leastMinutes(stops: readonly TourStop[], { minutes, from }: TourInputs): number {
  const points = [tourEnds(from), ...stops];
  const shortestDrive = (to: (typeof points)[number]) =>
    Math.min(...points.filter((one) => one !== to).map((one) => minutes(one, to)));
  return points.reduce((sum, point) => sum + shortestDrive(point), visitingMinutes(stops));
}

/** The stops in an order in which they fit: the given one if possible, else the best one. */
function fittingOrder(stops: readonly TourStop[], inputs: TourInputs): readonly TourStop[] | null {
  if (fits(stops, inputs)) return stops;
  if (stops.length > exactUpTo || leastMinutes(stops, inputs) > tourMinutes) return null;
  const best = inBestOrder(stops, inputs);
  return fits(best, inputs) ? best : null;
}

/** Shortens the longest visits of stops in their order as far as needed; null if even the shortest ones are too long. */
function withShorterVisits(stops: readonly TourStop[], inputs: TourInputs): readonly TourStop[] | null {
  const longest = Math.max(...stops.map(({ visitMinutes }) => visitMinutes));
  const limited = (limit: number) =>
    stops.map((stop) => ({ ...stop, visitMinutes: Math.min(stop.visitMinutes, limit) }));
  let limit = Math.floor(longest / visitStep) * visitStep;
  while (limit >= stayLimits.shortest && !fits(limited(limit), inputs)) limit -= visitStep;
  if (limit < stayLimits.shortest) return null;
  // One step more was too much for all visits together, but may fit for some of them.
  return stops.reduce((shortened, { id, visitMinutes }) => {
    const longer = shortened.map((stop) =>
      stop.id === id ? { ...stop, visitMinutes: Math.min(visitMinutes, limit + visitStep) } : stop,
    );
    return fits(longer, inputs) ? longer : shortened;
  }, limited(limit));
}

/** Keeps all stops, with shorter visits: in the given order, or in the best one if that keeps more visiting time. */
function shortenVisits(stops: readonly TourStop[], inputs: TourInputs): readonly TourStop[] | null {
  const orders = stops.length > exactUpTo ? [stops] : [stops, inBestOrder(stops, inputs)];
  return orders
    .map((order) => withShorterVisits(order, inputs))
    .reduce((best, one) => (one && visitingMinutes(one) > visitingMinutes(best ?? []) ? one : best), null);
}

/** Leaves out the stop that saves the most time, again and again, until few enough are left for an exhaustive search. */
function searchable(stops: readonly TourStop[], inputs: TourInputs): readonly TourStop[] {
  if (stops.length <= exactUpTo) return stops;
  const rests = stops.map((left) => stops.filter((stop) => stop !== left));
  const shortest = rests.reduce((best, rest) =>
    totalMinutes(rest, inputs) < totalMinutes(best, inputs) ? rest : best,
  );
  return searchable(shortest, inputs);
}

/**
 * Leaves out as few stops as possible, and of these choices the one that keeps the most time for visits. Exact up to ten
 * stops.
 */
function leaveOutFewest(stops: readonly TourStop[], inputs: TourInputs): readonly TourStop[] | null {
  const candidates = searchable(stops, inputs);
  const choices = Array.from({ length: 1 << candidates.length }, (_, set) =>
    candidates.filter((_, index) => (set & (1 << index)) !== 0),
  );
  const byLoss = choices
    .slice(1)
    .toSorted((one, other) => other.length - one.length || visitingMinutes(other) - visitingMinutes(one));
  for (const choice of byLoss) {
    const kept = fittingOrder(choice, inputs);
    if (kept) return kept;
  }
  return null;
}

/** Describes what a plan has lost compared with the original. */
function compare(before: readonly TourStop[], stops: readonly TourStop[], inputs: TourInputs): Shortening {
  const stopBefore = (id: number) => before.find((stop) => stop.id === id);
  const kept = before.filter(({ id }) => stops.some((stop) => stop.id === id));
  return {
    stops,
    isReordered: kept.some(({ id }, index) => id !== stops[index]?.id),
    leftOut: before.filter((stop) => !kept.includes(stop)).map(({ id }) => id),
    shorter: stops
      .filter(({ id, visitMinutes }) => visitMinutes !== stopBefore(id)?.visitMinutes)
      .map(({ id, visitMinutes: minutes }) => ({ id, minutes })),
    totalMinutes: totalMinutes(stops, inputs),
  };
}

/**
 * The ways to make a plan that is too long fit. If another order is enough, it is the only suggestion; otherwise there are
 * two, shorter visits and fewer stops, each with as little loss as possible. Empty for a plan that fits.
 */
export function findShortenings(stops: readonly TourStop[], inputs: TourInputs): Shortening[] {
  if (fits(stops, inputs)) return [];
  const reordered = fittingOrder(stops, inputs);
  const found = reordered ? [reordered] : [shortenVisits(stops, inputs), leaveOutFewest(stops, inputs)];
  return found.flatMap((one) => (one ? [compare(stops, one, inputs)] : []));
}

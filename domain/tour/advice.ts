import { stayLimits } from './planRules.ts';
import type { TourInputs, TourStop } from './schedule.ts';
import { createTimetable, type Timetable, tourMinutes } from './timetable.ts';

/** Advised lengths of a visit are multiples of this many minutes. */
const visitStep = 5;

/** A change that saves time, and how many minutes it saves. */
export type Advice =
  | { readonly kind: 'drop'; readonly id: number; readonly saves: number }
  /** `minutes`: the new length of the visit. */
  | { readonly kind: 'shorten'; readonly id: number; readonly minutes: number; readonly saves: number };

/** The stops with a visit of another length. */
export function withVisit(stops: readonly TourStop[], id: number, visitMinutes: number): TourStop[] {
  return stops.map((stop) => (stop.id === id ? { ...stop, visitMinutes } : stop));
}

/**
 * The changes that help a tour that does not fit: a shorter visit at the longest stop, and leaving out a stop. Of the stops
 * whose loss would be enough it is the one that saves the least; if there are none, it is the one that saves the most.
 * Changes that make the tour fit come first.
 */
export function findAdvice(stops: readonly TourStop[], inputs: TourInputs): Advice[] {
  const totalMinutes = (list: readonly TourStop[]) => createTimetable(list, inputs).totalMinutes;
  const total = totalMinutes(stops);
  const missing = total - tourMinutes;
  const [some] = stops;
  if (missing <= 0 || !some) return [];
  const all: Advice[] = [];
  const longest = stops.reduce((most, stop) => (stop.visitMinutes > most.visitMinutes ? stop : most), some);
  const wanted = Math.floor((longest.visitMinutes - missing) / visitStep) * visitStep;
  const minutes = Math.max(stayLimits.shortest, wanted);
  // A shorter visit may save less: the visitor may reach a later stop before it opens.
  const shortened = total - totalMinutes(withVisit(stops, longest.id, minutes));
  if (shortened > 0) all.push({ kind: 'shorten', id: longest.id, minutes, saves: shortened });
  const drops = stops.map(({ id }): Advice => {
    const saves = total - totalMinutes(stops.filter((stop) => stop.id !== id));
    return { kind: 'drop', id, saves };
  });
  const enough = drops.filter(({ saves }) => saves >= missing);
  const best =
    enough.length > 0
      ? enough.reduce((a, b) => (b.saves < a.saves ? b : a))
      : drops.reduce((a, b) => (b.saves > a.saves ? b : a));
  if (best.saves > 0) all.push(best);
  const fits = ({ saves }: Advice) => Number(saves >= missing);
  return all.sort((a, b) => fits(b) - fits(a));
}

/** What another order gains. */
export interface OrderGain {
  /** Minutes; negative if there is more driving or waiting. */
  readonly driving: number;
  readonly waiting: number;
  /** Ids of stops that were closed for the visit, and are open now. */
  readonly open: readonly number[];
}

export function orderGain(before: Timetable, after: Timetable): OrderGain {
  const wasClosed = (id: number) => before.stops.some((stop) => stop.id === id && stop.status === 'closed');
  return {
    driving: before.drivingMinutes - after.drivingMinutes,
    waiting: before.waitingMinutes - after.waitingMinutes,
    open: after.stops.filter(({ id, status }) => status === 'open' && wasClosed(id)).map(({ id }) => id),
  };
}

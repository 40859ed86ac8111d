import { parseMinutes } from '../calendar/clockTime.ts';
import type { Position } from '../geography/distance.ts';
import type { OpeningHours } from '../openingHours/openStatus.ts';
import { type DrivingMinutes, type TourPoint, tourEnds } from './drivingTime.ts';
import { type Span, visitStarts } from './visitHours.ts';

export interface TourStop extends TourPoint, OpeningHours {
  readonly visitMinutes: number;
}

export interface TourInputs {
  /** yyyy-mm-dd; without day or time, no stop is known to be closed or dark. */
  readonly date: string | null;
  /** HH:MM */
  readonly start: string | null;
  readonly minutes: DrivingMinutes;
  /** Where the tour begins and ends; the station by default. */
  readonly from?: Position | undefined;
  /** The minute of sunset at a stop that is worth seeing by daylight; null for any other stop. */
  readonly sunset?: (stop: TourStop) => number | null;
}

/** The cost of a closed stop: the minutes of driving or waiting that a visitor accepts to find it open. */
const lossOfClosed = 30;
/** The cost of darkness at a stop by the sea, in minutes. */
const lossOfDark = 15;

/** The times of a tour. Its lists are by the index of a stop; in `drives`, the last index is the departure's. */
export interface TourTimes {
  /** Minutes after midnight; 0 where the time is not chosen. */
  readonly start: number;
  readonly visitMinutes: readonly number[];
  /** Driving minutes from row to column. */
  readonly drives: readonly (readonly number[])[];
  /** When each visit may begin; null at any time. */
  readonly starts: readonly (readonly Span[] | null)[];
  readonly sunsets: readonly (number | null)[];
}

export function tourTimes(
  stops: readonly TourStop[],
  { date, start, minutes, from, sunset = () => null }: TourInputs,
): TourTimes {
  const points = [...stops, tourEnds(from)];
  return {
    start: start === null ? 0 : parseMinutes(start),
    visitMinutes: stops.map((stop) => stop.visitMinutes),
    drives: points.map((one) => points.map((to) => minutes(one, to))),
    starts: stops.map((stop) =>
      date === null || start === null ? null : visitStarts(stop, date, stop.visitMinutes),
    ),
    sunsets: stops.map((stop) => (date === null || start === null ? null : sunset(stop))),
  };
}

/**
 * The first minute at which a visit may begin after an arrival: at once, or when the place opens; -1 if it does not open
 * again. The wait has no limit, so that an earlier arrival has every choice of a later one: a long wait costs more than a
 * closed place anyway.
 */
export function opensFor({ starts }: TourTimes, stop: number, arrives: number): number {
  const spans = starts[stop];
  if (!spans) return arrives;
  const next = spans.find(([, last]) => last >= arrives);
  return next ? Math.max(next[0], arrives) : -1;
}

/** The cost of a visit that begins at a minute (`begins`). */
export function lossAt({ sunsets }: TourTimes, stop: number, begins: number, isOpen: boolean): number {
  return (isOpen ? 0 : lossOfClosed) + (begins > (sunsets[stop] ?? Infinity) ? lossOfDark : 0);
}

export interface Schedule {
  /** When each visit begins, in the order of the visits. */
  readonly begins: readonly number[];
  /** Minutes of driving and waiting, and of what is lost at stops that are closed or dark. */
  readonly cost: number;
}

interface Label {
  readonly begins: number;
  readonly leaves: number;
  readonly loss: number;
  readonly before: Label | null;
}

/** The best times for stops, given as indexes in their order. Decides for all of them together where to wait for an opening. */
export function createSchedule(order: readonly number[], times: TourTimes): Schedule {
  const { start, visitMinutes, drives } = times;
  const home = visitMinutes.length;
  let labels: Label[] = [{ begins: start, leaves: start, loss: 0, before: null }];
  let from = home;
  let visiting = 0;
  for (const stop of order) {
    const visit = visitMinutes[stop] ?? 0;
    const next: Label[] = [];
    const add = (before: Label, begins: number, isOpen: boolean) => {
      const loss = before.loss + lossAt(times, stop, begins, isOpen);
      const leaves = begins + visit;
      if (!next.some((one) => one.leaves <= leaves && one.loss <= loss))
        next.push({ begins, leaves, loss, before });
    };
    for (const before of labels) {
      const arrives = before.leaves + (drives[from]?.[stop] ?? Infinity);
      const opens = opensFor(times, stop, arrives);
      add(before, arrives, opens === arrives);
      if (opens > arrives) add(before, opens, true);
    }
    labels = next;
    visiting += visit;
    from = stop;
  }
  const best = labels.reduce((a, b) => (b.leaves + b.loss < a.leaves + a.loss ? b : a));
  const begins: number[] = [];
  for (let label: Label | null = best; label?.before; label = label.before) begins.unshift(label.begins);
  const back = order.length === 0 ? 0 : (drives[from]?.[home] ?? Infinity);
  return { begins, cost: best.leaves + back + best.loss - start - visiting };
}

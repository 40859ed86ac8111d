import { minutesPerDay, parseMinutes, toClock } from '../calendar/clockTime.ts';
import { dayAfter } from '../calendar/days.ts';
import { parseSeoulMinute } from '../calendar/seoulTime.ts';
import { type OpeningHours, periodsIn } from '../openingHours/openStatus.ts';

/** Why a place is not open from arrival to departure; times are HH:MM in Asia/Seoul. */
export type VisitFault =
  /** Closed all that day. */
  | { readonly reason: 'dayOff' }
  /** Closed on arrival, and opens later that day, in the morning or after a break. */
  | { readonly reason: 'opensLater'; readonly opens: string }
  /** Closed on arrival; it has closed for the day. */
  | { readonly reason: 'hasClosed'; readonly closed: string }
  /** Open on arrival, but nobody is let in any more. */
  | { readonly reason: 'pastLastEntry'; readonly lastEntry: string }
  | { readonly reason: 'closesEarly'; readonly closes: string }
  | { readonly reason: 'hoursUnknown' };

/** In minutes after midnight of the tour's day. */
interface OpenTime {
  readonly opens: number;
  readonly closes: number;
  readonly lastEntry: number;
}

/** The open times of a day (yyyy-mm-dd), earliest first; none on a day off, null if not known. */
function openTimesOn(hours: OpeningHours, date: string): OpenTime[] | null {
  const periods = periodsIn(hours, parseSeoulMinute(`${date}T00:00`));
  if (periods === null) return null;
  return periods
    .map(({ opens, closes, lastEntry = closes }) => ({
      opens: parseMinutes(opens),
      closes: parseMinutes(closes),
      lastEntry: parseMinutes(lastEntry),
    }))
    .filter(({ opens, closes }) => opens < closes)
    .sort((one, other) => one.opens - other.opens);
}

/** Merges open times that touch or overlap. */
function joined(times: readonly OpenTime[]): OpenTime[] {
  const all: OpenTime[] = [];
  for (const time of times) {
    const last = all.at(-1);
    if (!last || time.opens > last.closes) all.push(time);
    else if (time.closes > last.closes) all[all.length - 1] = { ...time, opens: last.opens };
  }
  return all;
}

/**
 * Why a place is not open for a whole visit, from the minute of arrival to that of departure (minutes after midnight of
 * the day; a long tour may pass midnight). Null if it is open. Public holidays are not considered (holidays.ts).
 */
export function visitFault(
  hours: OpeningHours,
  date: string,
  arrives: number,
  leaves: number,
): VisitFault | null {
  if (arrives >= minutesPerDay)
    return visitFault(hours, dayAfter(date, 1), arrives - minutesPerDay, leaves - minutesPerDay);
  const times = openTimesOn(hours, date);
  if (times === null) return { reason: 'hoursUnknown' };
  const last = times.reduce((latest, { closes }) => Math.max(latest, closes), 0);
  if (last === 0) return { reason: 'dayOff' };
  const open = joined(times).find(({ opens, closes }) => opens <= arrives && arrives < closes);
  if (!open) {
    const next = times.find(({ opens }) => opens > arrives);
    return next
      ? { reason: 'opensLater', opens: toClock(next.opens) }
      : { reason: 'hasClosed', closed: toClock(last) };
  }
  if (arrives > open.lastEntry) return { reason: 'pastLastEntry', lastEntry: toClock(open.lastEntry) };
  if (open.closes >= leaves) return null;
  if (open.closes < minutesPerDay) return { reason: 'closesEarly', closes: toClock(open.closes) };
  const after = visitFault(hours, dayAfter(date, 1), 0, leaves - minutesPerDay);
  return after === null || after.reason === 'hoursUnknown' || after.reason === 'closesEarly'
    ? after
    : { reason: 'closesEarly', closes: toClock(minutesPerDay) };
}

/** A range in minutes after midnight of the tour's day; both ends are included. */
export type Span = readonly [first: number, last: number];

/**
 * When a visit of a given length may begin on a day (yyyy-mm-dd) and in the night after it, so that the place lets visitors
 * in and is open until they leave; earliest first. On a day whose hours are not known, it may begin at any time.
 */
export function visitStarts(hours: OpeningHours, date: string, visitMinutes: number): Span[] {
  const [today, tomorrow] = [date, dayAfter(date, 1)].map((day) => openTimesOn(hours, day));
  const later = (tomorrow ?? []).map(({ opens, closes, lastEntry }) => ({
    opens: opens + minutesPerDay,
    closes: closes + minutesPerDay,
    lastEntry: lastEntry + minutesPerDay,
  }));
  const spans: Span[] = [];
  if (!today) spans.push([0, minutesPerDay - 1]);
  for (const { opens, closes, lastEntry } of joined([...(today ?? []), ...later])) {
    const last = Math.min(closes - visitMinutes, lastEntry);
    if (last >= opens) spans.push([opens, last]);
  }
  if (!tomorrow) spans.push([minutesPerDay, 2 * minutesPerDay]);
  return spans;
}

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
  | { readonly reason: 'closesEarly'; readonly closes: string }
  | { readonly reason: 'hoursUnknown' };

/** The open times of a day (yyyy-mm-dd), as minutes, earliest first; none on a day off, null if not known. */
function openTimesOn(hours: OpeningHours, date: string): (readonly [number, number])[] | null {
  const periods = periodsIn(hours, parseSeoulMinute(`${date}T00:00`));
  if (periods === null) return null;
  return periods
    .map(({ opens, closes }) => [parseMinutes(opens), parseMinutes(closes)] as const)
    .filter(([opens, closes]) => opens < closes)
    .sort(([one], [other]) => one - other);
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
  const last = times.reduce((latest, [, closes]) => Math.max(latest, closes), 0);
  if (last === 0) return { reason: 'dayOff' };
  // Periods that touch or overlap are one.
  let end = arrives;
  for (const [opens, closes] of times) if (opens <= end && closes > end) end = closes;
  if (end === arrives) {
    const next = times.find(([opens]) => opens > arrives);
    return next
      ? { reason: 'opensLater', opens: toClock(next[0]) }
      : { reason: 'hasClosed', closed: toClock(last) };
  }
  if (end >= leaves) return null;
  if (end < minutesPerDay) return { reason: 'closesEarly', closes: toClock(end) };
  const after = visitFault(hours, dayAfter(date, 1), 0, leaves - minutesPerDay);
  return after === null || after.reason === 'hoursUnknown' || after.reason === 'closesEarly'
    ? after
    : { reason: 'closesEarly', closes: toClock(minutesPerDay) };
}

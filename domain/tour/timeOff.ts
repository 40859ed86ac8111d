/** Days and hours on which a driver doesn't work. */

import { minutesPerDay, parseMinutes } from '../calendar/clockTime.ts';

/** Time off within a day, as HH:MM: without `from` it begins with the day, without `until` it ends with it. */
export interface TimeOff {
  readonly from: string | null;
  readonly until: string | null;
}

/** Minutes after midnight; the end is not included. */
export interface MinuteRange {
  readonly start: number;
  readonly end: number;
}

/** Whether two ranges overlap; one may begin when the other ends. */
export function doRangesOverlap(one: MinuteRange, other: MinuteRange): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The minutes of a driver's time off on one day: in order, and merged where one begins before another ends. */
export function minutesOff(times: readonly TimeOff[]): MinuteRange[] {
  const ranges = times
    .map(({ from, until }) => ({
      start: from === null ? 0 : parseMinutes(from),
      end: until === null ? minutesPerDay : parseMinutes(until),
    }))
    .toSorted((one, other) => one.start - other.start);
  const merged: MinuteRange[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else merged.push(range);
  }
  return merged;
}

/** Whether nothing is left of the day to work in. */
export const isDayOff = ([first]: readonly MinuteRange[]): boolean =>
  first !== undefined && first.start === 0 && first.end === minutesPerDay;

import { parseSeoulMinute, type SeoulTime, toSeoulMinute } from '../calendar/seoulTime.ts';
import { type WeekDay, weekDays } from '../calendar/weekDays.ts';
import type { PlaceType } from '../places/placeTypes.ts';

export const openStatuses = ['open', 'closed', 'unknown'] as const;
export type OpenStatus = (typeof openStatuses)[number];

/** Hours as HH:MM (up to 24:00) on the given days, all year or in the given months (1 to 12), in Asia/Seoul. */
export interface OpeningPeriod {
  days: WeekDay[];
  opens: string;
  closes: string;
  /** When the last visitors are let in; only set if this is known and earlier than `closes`. */
  lastEntry?: string | undefined;
  months?: number[] | undefined;
}

/** When a place opens. */
export interface OpeningHours {
  /** Days on which it opens at all, if known. */
  readonly weekDays?: readonly WeekDay[] | null;
  /** Empty if unknown. */
  readonly periods: readonly OpeningPeriod[];
}

/** The opening periods on the day of a minute: empty on a day off, null if they are not known. */
export function periodsIn(
  { weekDays, periods }: OpeningHours,
  { day, month }: SeoulTime,
): OpeningPeriod[] | null {
  const isThatDay = (one: WeekDay) => one === day;
  if (weekDays && !weekDays.some(isThatDay)) return [];
  const dayPeriods = periods.filter(
    ({ days, months }) => days.some(isThatDay) && (months?.includes(month) ?? true),
  );
  return dayPeriods.length === 0 ? null : dayPeriods;
}

/**
 * Whether a place is open at a minute (open, closed or unknown, by Asia/Seoul; docs/product/api.md#places-and-themes).
 * A weekday outside `weekDays` is closed; without hours for that day and month it is unknown.
 */
export function openStatusIn(hours: OpeningHours, minute: SeoulTime): OpenStatus {
  const periods = periodsIn(hours, minute);
  if (periods === null) return 'unknown';
  return periods.some(({ opens, closes }) => opens <= minute.time && minute.time < closes)
    ? 'open'
    : 'closed';
}

/** Whether it is open at an instant. */
export function openStatusAt(hours: OpeningHours, instant: Date): OpenStatus {
  return openStatusIn(hours, parseSeoulMinute(toSeoulMinute(instant)));
}

/** Whether a place is a sight that is open day and night all year, such as a beach or a street: no holiday closes it. */
export function isNeverClosed(type: PlaceType, periods: readonly OpeningPeriod[]): boolean {
  const isWhole = ({ days, opens, closes, months }: OpeningPeriod) =>
    days.length === weekDays.length && opens === '00:00' && closes === '24:00' && months === undefined;
  return type === 'tour' && periods.some(isWhole);
}

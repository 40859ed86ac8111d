import type { Tour } from '../../../contract/desk/tours.ts';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { tourEndTime as endTime } from '../../../domain/tickets/overtime.ts';
import { isDate } from '../../../domain/tour/planRules.ts';

/** The Monday of a day's week. */
function mondayBefore(day: string): string {
  // Sunday is 0.
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

/** The days that the list of tours shows, all in Asia/Seoul. */
export interface Span {
  readonly kind: 'day' | 'week';
  readonly from: string;
  readonly to: string;
}

/** First and last day that the pickers accept: a year that is being typed is not loaded digit by digit. */
export const firstDay = '2020-01-01';
export const lastDay = '2099-12-31';

const isShown = (day: string | null): day is string =>
  day !== null && isDate(day) && day >= firstDay && day <= lastDay;

/** The day of an address, or today. */
export function dayFromAddress(search: URLSearchParams, today: string): string {
  const day = search.get('day');
  return isShown(day) ? day : today;
}

/** The days that an address asks for: `?week=` for the week of a day, else `?day=`, else today. */
export function spanFromAddress(search: URLSearchParams, today: string): Span {
  const week = search.get('week');
  if (isShown(week)) {
    const from = mondayBefore(week);
    return { kind: 'week', from, to: dayAfter(from, 6) };
  }
  const day = dayFromAddress(search, today);
  return { kind: 'day', from: day, to: day };
}

/** Every day of a span. */
export function daysIn({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** When a tour ends, with the overtime that was bought or noted, as HH:MM. */
export const tourEndTime = (
  tour: Pick<Tour, 'startTime' | 'boughtHalfHours' | 'overtimeHalfHours'>,
): string => endTime(tour.startTime, tour.boughtHalfHours + tour.overtimeHalfHours);

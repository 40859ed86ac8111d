import { dayAfter } from '../../../domain/calendar/days.ts';
import { firstDay, lastDay } from '../tours/tourDays.ts';

/** The month (yyyy-mm) of an address, or that of today. */
export function monthFromAddress(search: URLSearchParams, today: string): string {
  const month = search.get('month') ?? '';
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
  return isMonth && firstDay <= `${month}-01` && `${month}-01` <= lastDay ? month : today.slice(0, 7);
}

/** First and last day of a month. */
export function monthDays(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: dayAfter(`${monthAfter(month, 1)}-01`, -1) };
}

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 7);
}

/** The column of a day in a week that begins on Monday, from 1. */
export function weekdayColumn(day: string): number {
  // Date counts weekdays from Sunday.
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

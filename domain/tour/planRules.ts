/** The rules of a plan (docs/product/plans.md#the-rules-of-a-plan, docs/product/plans.md#saving-through-the-api). */

import { toClock } from '../calendar/clockTime.ts';
import { toSeoulDate } from '../calendar/seoulTime.ts';

/**
 * Gangneung Station (KTX), where tours begin and end unless the owner offers others (departurePlaces.ts;
 * docs/product/plans.md#the-rules-of-a-plan). WGS84 degrees.
 */
export const departurePoint = { lat: 37.76437, lng: 128.89952 } as const;

/** Maximum number of stops of a saved plan. */
export const maxStops = 30;
/** Party size 1 to 4 (docs/product/plans.md#the-rules-of-a-plan). */
export const maxPeople = 4;
/** The party sizes that a visitor or the desk can choose. */
export const partySizes: readonly number[] = Array.from({ length: maxPeople }, (_, index) => index + 1);
/** How long a stop of a plan may be, in minutes. */
export const stayLimits = { shortest: 15, longest: 120 } as const;
const minutesBetweenTimes = 30;
const firstTime = 9 * 60;
const lastTime = 18 * 60;

/** Every 30 minutes from 09:00 to 18:00, as HH:MM (docs/product/plans.md#the-rules-of-a-plan). */
export const startTimes: readonly string[] = Array.from(
  { length: (lastTime - firstTime) / minutesBetweenTimes + 1 },
  (_, index) => toClock(firstTime + index * minutesBetweenTimes),
);

/** Whether a stop of a plan may be that long. */
export function isStay(minutes: unknown): minutes is number {
  const isWhole = typeof minutes === 'number' && Number.isInteger(minutes);
  return isWhole && minutes >= stayLimits.shortest && minutes <= stayLimits.longest;
}

/** Whether a text is an existing day as yyyy-mm-dd. PostgreSQL has no year 0. */
export function isDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** The last day that can be planned or booked: a year from today in Asia/Seoul. */
export function lastTripDate(now: Date): string {
  const day = new Date(`${toSeoulDate(now)}T00:00:00Z`);
  // A year from 29 February is 1 March.
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

/** Whether a day is too far ahead to be planned. */
export function isTooFarDate(date: string, now: Date): boolean {
  return date > lastTripDate(now);
}

/** 'past' is by Asia/Seoul; today is not past (docs/product/plans.md#saving-through-the-api). */
export function isPastDate(date: string, now: Date): boolean {
  return date < toSeoulDate(now);
}

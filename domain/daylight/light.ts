import { parseMinutes } from '../calendar/clockTime.ts';
import { inSeoul } from '../calendar/seoulTime.ts';
import { estimatedMinutes } from '../tour/drivingTime.ts';
import { departurePoint } from '../tour/planRules.ts';
import type { TimedStop } from '../tour/timetable.ts';

/** Rules about sunrise and sunset; daylight.ts has the times themselves. */

const minute = 60_000;

/** The wall clock of Asia/Seoul as HH:MM, to the nearest minute, as almanacs round. */
export function toSeoulClock(instant: Date): string {
  return inSeoul(new Date(instant.getTime() + minute / 2))
    .toISOString()
    .slice(11, 16);
}

/** How long before sunrise a visitor should arrive: the sky is at its best then, and there is still a spot to be found. */
export const minutesBeforeSunrise = 15;
const roundedTo = 5 * minute;

/** When to leave the departure to see the sunrise at a place: by the estimated drive, rounded down to five minutes. */
export function leaveForSunrise(place: { lat: number; lng: number }, sunrise: Date): Date {
  const needed = estimatedMinutes(departurePoint, place) + minutesBeforeSunrise;
  return new Date(Math.floor((sunrise.getTime() - needed * minute) / roundedTo) * roundedTo);
}

/** Whether a visit is during, after or before the sunset; `minutes` are from the arrival to the sunset. */
export type StopLight = { kind: 'during' | 'after' } | { kind: 'before'; minutes: number } | null;

/** A sunset after the visit is mentioned up to this many minutes after the arrival. */
const reach = 60;

/** How a timed stop relates to the sunset (HH:MM) of its day; null if that is not worth mentioning. */
export function stopLight(
  { arrives, leaves }: Pick<TimedStop, 'arrives' | 'leaves'>,
  sunset: string,
): StopLight {
  if (arrives === null || leaves === null) return null;
  const [arrival, departure, set] = [parseMinutes(arrives), parseMinutes(leaves), parseMinutes(sunset)];
  if (arrival > set) return { kind: 'after' };
  // The visitor leaves after midnight if `departure` is less than `arrival`.
  if (set <= departure || departure < arrival) return { kind: 'during' };
  return set - arrival <= reach ? { kind: 'before', minutes: set - arrival } : null;
}

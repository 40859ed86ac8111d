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

/** How long before sunrise a visitor is there: the sky is at its best, and a spot is still to be found. */
export const minutesBeforeSunrise = 15;
const roundedTo = 5 * minute;

/** By when to leave the departure for a place's sunrise: by the estimated drive, rounded down to five minutes. */
export function leaveForSunrise(place: { lat: number; lng: number }, sunrise: Date): Date {
  const needed = estimatedMinutes(departurePoint, place) + minutesBeforeSunrise;
  return new Date(Math.floor((sunrise.getTime() - needed * minute) / roundedTo) * roundedTo);
}

/** How a visit and the sunset meet: it sets during the visit, so many minutes after the arrival, or before it. */
export type StopLight = { kind: 'during' | 'after' } | { kind: 'before'; minutes: number } | null;

/** A sunset that follows the visit is worth a line up to so many minutes after the arrival. */
const reach = 60;

/** The light of a timed stop, by the sunset (HH:MM) of its day; null where there is nothing to say. */
export function stopLight(
  { arrives, leaves }: Pick<TimedStop, 'arrives' | 'leaves'>,
  sunset: string,
): StopLight {
  if (arrives === null || leaves === null) return null;
  const [arrival, departure, set] = [parseMinutes(arrives), parseMinutes(leaves), parseMinutes(sunset)];
  if (arrival > set) return { kind: 'after' };
  // Clocks start again at midnight.
  if (set <= departure || departure < arrival) return { kind: 'during' };
  return set - arrival <= reach ? { kind: 'before', minutes: set - arrival } : null;
}

import { getTimes } from 'suncalc';
import { parseMinutes } from '../calendar/clockTime.ts';
import type { Position } from '../geography/distance.ts';
import { toSeoulClock } from './light.ts';

export interface Daylight {
  readonly sunrise: Date;
  readonly sunset: Date;
}

/**
 * When the sun's upper edge appears at and leaves a level horizon at sea level, as almanacs define it, on a day
 * (yyyy-mm-dd) in Asia/Seoul.
 */
export function daylightAt({ lat, lng }: Position, day: string): Daylight {
  // suncalc takes the solar noon that is nearest to the instant: from noon in Greenwich, that of the same day.
  const { sunrise, sunset } = getTimes(new Date(`${day}T12:00:00Z`), lat, lng);
  if (sunrise === null || sunset === null) throw new Error(`no sunrise at latitude ${lat} on ${day}`);
  return { sunrise, sunset };
}

/** The sunset in minutes after midnight of the day in Asia/Seoul. */
export function sunsetMinute(position: Position, day: string): number {
  return parseMinutes(toSeoulClock(daylightAt(position, day).sunset));
}

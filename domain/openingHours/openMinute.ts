import { parseSeoulMinute, type SeoulTime, toSeoulMinute } from '../calendar/seoulTime.ts';

/** The minute that an `openAt` names, in Asia/Seoul. */
export interface OpenMinute {
  /** As 2026-11-21T14:05. */
  readonly name: string;
  readonly time: SeoulTime;
}

/** Resolves `openAt` to the minute that it names; `now` is the current instant. */
export function parseOpenAt(openAt: string, now: Date): OpenMinute;
export function parseOpenAt(openAt: string | undefined, now: Date): OpenMinute | undefined;
export function parseOpenAt(openAt: string | undefined, now: Date): OpenMinute | undefined {
  if (openAt === undefined) return undefined;
  const name = openAt === 'now' ? toSeoulMinute(now) : openAt;
  return { name, time: parseSeoulMinute(name) };
}

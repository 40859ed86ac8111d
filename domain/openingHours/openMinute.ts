import { type SeoulTime, seoulMinuteOf, seoulTimeOf } from '../calendar/seoulTime.ts';

/** The minute that an `openAt` names, in Asia/Seoul. */
export interface OpenMinute {
  /** As 2026-11-21T14:05. */
  readonly name: string;
  readonly time: SeoulTime;
}

/** Resolves `openAt` to the minute that it names; `now` is the current instant. */
export function openMinuteOf(openAt: string, now: Date): OpenMinute;
export function openMinuteOf(openAt: string | undefined, now: Date): OpenMinute | undefined;
export function openMinuteOf(openAt: string | undefined, now: Date): OpenMinute | undefined {
  if (openAt === undefined) return undefined;
  const name = openAt === 'now' ? seoulMinuteOf(now) : openAt;
  return { name, time: seoulTimeOf(name) };
}

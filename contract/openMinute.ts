import { type SeoulTime, seoulTime } from './openStatus.ts';
import { weekDays } from './weekDays.ts';

/** The minute that an `openAt` names, in Asia/Seoul. */
export interface OpenMinute {
  /** As 2026-11-21T14:05. */
  readonly name: string;
  readonly time: SeoulTime;
}

const seoulOffset = 9 * 3_600_000;

/** Resolves `openAt` to the minute that it names; `now` is the current instant. */
export function openMinuteOf(openAt: string, now: Date): OpenMinute;
export function openMinuteOf(openAt: string | undefined, now: Date): OpenMinute | undefined;
export function openMinuteOf(openAt: string | undefined, now: Date): OpenMinute | undefined {
  if (openAt === undefined) return undefined;
  if (openAt === 'now') {
    // Korea has no daylight saving time.
    const name = new Date(now.getTime() + seoulOffset).toISOString().slice(0, 16);
    return { name, time: seoulTime(now) };
  }
  const date = new Date(`${openAt}Z`);
  // Date counts weekdays from Sunday.
  const day = weekDays[(date.getUTCDay() + 6) % 7];
  return { name: openAt, time: { day, month: date.getUTCMonth() + 1, time: openAt.slice(11) } };
}

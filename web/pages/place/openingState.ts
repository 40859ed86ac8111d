import { minutesPerDay, parseMinutes, toClock } from '../../../domain/calendar/clockTime.ts';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { parseSeoulMinute, toSeoulDate, toSeoulMinute } from '../../../domain/calendar/seoulTime.ts';
import type { WeekDay } from '../../../domain/calendar/weekDays.ts';
import { type OpeningHours, openStatusAt, periodsIn } from '../../../domain/openingHours/openStatus.ts';

/** A place's opening state at a moment. */
export type OpeningState =
  /** `until` is null if the place does not close within a week. */
  | { readonly status: 'open'; readonly until: string | null }
  /** `next` is null if the next opening is unknown. */
  | { readonly status: 'closed'; readonly next: NextOpening | null }
  | { readonly status: 'unknown' };

interface NextOpening {
  readonly inDays: number;
  readonly day: WeekDay;
  /** HH:MM in Seoul; null if only the day is known. */
  readonly time: string | null;
}

const daysAhead = 7;

/** HH:MM; the end of a day is 24:00. */
const minutesText = (minutes: number) =>
  minutes > 0 && minutes % minutesPerDay === 0 ? '24:00' : toClock(minutes);

/** A day from today on: its open periods, in minutes since the start of today; null if its hours are unknown. */
interface Day {
  readonly name: WeekDay;
  readonly spans: readonly (readonly [from: number, to: number])[] | null;
}

function daysFrom(hours: OpeningHours, today: string): Day[] {
  return Array.from({ length: daysAhead + 1 }, (_, index) => {
    const time = parseSeoulMinute(`${dayAfter(today, index)}T00:00`);
    const start = index * minutesPerDay;
    const spans = periodsIn(hours, time)
      ?.map(({ opens, closes }) => [start + parseMinutes(opens), start + parseMinutes(closes)] as const)
      .sort(([one], [other]) => one - other);
    return { name: time.day ?? 'MON', spans: spans ?? null };
  });
}

/** Whether a place is open, and until when or from when; hours that run past midnight join the next day's. */
export function openingStateAt(hours: OpeningHours, instant: Date): OpeningState {
  const status = openStatusAt(hours, instant);
  if (status === 'unknown') return { status };
  const now = parseMinutes(toSeoulMinute(instant).slice(11));
  const days = daysFrom(hours, toSeoulDate(instant));
  return status === 'open'
    ? { status, until: openUntil(days, now) }
    : { status, next: nextOpening(days, now, Boolean(hours.weekDays)) };
}

function openUntil(days: readonly Day[], now: number): string | null {
  let end = now;
  for (const [from, to] of days.flatMap(({ spans }) => spans ?? [])) {
    if (from <= end && to > end) end = to;
  }
  return end >= daysAhead * minutesPerDay ? null : minutesText(end);
}

/** A day that the place opens on, though its hours are unknown. */
function nextOpening(days: readonly Day[], now: number, areDaysKnown: boolean): NextOpening | null {
  for (const [inDays, { name, spans }] of days.entries()) {
    if (spans === null) return areDaysKnown ? { inDays, day: name, time: null } : null;
    const [from] = spans.find(([start]) => start > now) ?? [];
    if (from !== undefined) return { inDays, day: name, time: minutesText(from - inDays * minutesPerDay) };
  }
  return null;
}

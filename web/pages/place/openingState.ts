import { type OpeningPeriod, openStatusAt, seoulTime } from '../../../contract/openStatus.ts';
import type { WeekDay } from '../../../contract/weekDays.ts';

/** A place's opening state at a moment. */
export type OpeningState =
  /** Null: no end within a week. */
  | { readonly status: 'open'; readonly until: string | null }
  /** Null: unknown. The time is null if only the day is known. */
  | { readonly status: 'closed'; readonly next: NextOpening | null }
  | { readonly status: 'unknown' };

interface NextOpening {
  readonly inDays: number;
  readonly day: WeekDay;
  /** HH:MM in Seoul. */
  readonly time: string | null;
}

interface Hours {
  readonly weekDays: readonly WeekDay[] | null;
  readonly periods: readonly OpeningPeriod[];
}

const minutesOfDay = 24 * 60;
const daysAhead = 7;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** HH:MM; the end of a day is 24:00. */
function timeOf(minutes: number): string {
  const ofDay = minutes % minutesOfDay || (minutes ? minutesOfDay : 0);
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** A day from today on: its open periods, in minutes since the start of today; null if its hours are unknown. */
interface Day {
  readonly name: WeekDay;
  readonly spans: readonly (readonly [from: number, to: number])[] | null;
}

function daysFrom({ weekDays, periods }: Hours, instant: Date): Day[] {
  return Array.from({ length: daysAhead + 1 }, (_, index) => {
    // Korea has no summer time: every day has 24 hours.
    const { day: name = 'MON', month } = seoulTime(new Date(instant.getTime() + index * 86_400_000));
    if (weekDays && !weekDays.includes(name)) return { name, spans: [] };
    const ofDay = periods.filter(
      ({ days, months }) => days.includes(name) && (months?.includes(month) ?? true),
    );
    if (ofDay.length === 0) return { name, spans: null };
    const start = index * minutesOfDay;
    const spans = ofDay
      .map(({ opens, closes }) => [start + minutesOf(opens), start + minutesOf(closes)] as const)
      .sort(([one], [other]) => one - other);
    return { name, spans };
  });
}

/** Whether a place is open, and until when or from when; hours that run past midnight join the next day's. */
export function openingStateAt(hours: Hours, instant: Date): OpeningState {
  const status = openStatusAt(hours, instant);
  if (status === 'unknown') return { status };
  const now = minutesOf(seoulTime(instant).time);
  const days = daysFrom(hours, instant);
  return status === 'open'
    ? { status, until: endOf(days, now) }
    : { status, next: nextOf(days, now, hours.weekDays !== null) };
}

function endOf(days: readonly Day[], now: number): string | null {
  let end = now;
  for (const [from, to] of days.flatMap(({ spans }) => spans ?? [])) {
    if (from <= end && to > end) end = to;
  }
  return end >= daysAhead * minutesOfDay ? null : timeOf(end);
}

/** A day that the place opens on, though its hours are unknown. */
function nextOf(days: readonly Day[], now: number, areDaysKnown: boolean): NextOpening | null {
  for (const [inDays, { name, spans }] of days.entries()) {
    if (spans === null) return areDaysKnown ? { inDays, day: name, time: null } : null;
    const [from] = spans.find(([start]) => start > now) ?? [];
    if (from !== undefined) return { inDays, day: name, time: timeOf(from - inDays * minutesOfDay) };
  }
  return null;
}

import type { PlaceType } from './placeTypes.ts';
import { type WeekDay, weekDays } from './weekDays.ts';

export const openStatuses = ['open', 'closed', 'unknown'] as const;
export type OpenStatus = (typeof openStatuses)[number];

/** Hours as HH:MM (up to 24:00) on the given days, all year or in the given months (1 to 12), in Asia/Seoul. */
export interface OpeningPeriod {
  days: WeekDay[];
  opens: string;
  closes: string;
  months?: number[] | undefined;
}

const seoulClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Seoul',
  weekday: 'short',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The wall clock of Asia/Seoul at an instant: weekday, month (1 to 12) and time as HH:MM. */
export function seoulTime(instant: Date): { day: WeekDay | undefined; month: number; time: string } {
  const part = Object.fromEntries(seoulClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const day = weekDays.find((name) => name === part.weekday?.toUpperCase());
  return { day, month: Number(part.month), time: `${part.hour}:${part.minute}` };
}

/** The parts of a wall-clock minute in Asia/Seoul that opening hours depend on. */
export type SeoulTime = ReturnType<typeof seoulTime>;

/**
 * Whether a place is open at an instant (DESIGN 3: open, closed or unknown, by Asia/Seoul).
 * A weekday outside `days` is closed; without hours for that day and month it is unknown.
 */
export function openStatusAt(
  hours: { weekDays: readonly WeekDay[] | null; periods: readonly OpeningPeriod[] },
  instant: Date,
): OpenStatus {
  return openStatusIn(hours, seoulTime(instant));
}

/** The same for a wall-clock time of Asia/Seoul. */
export function openStatusIn(
  hours: { weekDays: readonly WeekDay[] | null; periods: readonly OpeningPeriod[] },
  now: SeoulTime,
): OpenStatus {
  if (!opensThatDay(hours.weekDays, now)) return 'closed';
  const today = periodsIn(hours, now);
  if (today.length === 0) return 'unknown';
  return today.some((period) => period.opens <= now.time && now.time < period.closes) ? 'open' : 'closed';
}

const opensThatDay = (weekDays: readonly WeekDay[] | null, { day }: SeoulTime) =>
  weekDays?.some((one) => one === day) ?? true;

/** The hours of the day of a wall-clock time; none where it is closed all day, or where they are not known. */
export function periodsIn(
  { weekDays, periods }: { weekDays: readonly WeekDay[] | null; periods: readonly OpeningPeriod[] },
  time: SeoulTime,
): OpeningPeriod[] {
  if (!opensThatDay(weekDays, time)) return [];
  return periods.filter(
    ({ days, months }) => days.some((day) => day === time.day) && (months?.includes(time.month) ?? true),
  );
}

/** Whether it is a beach, a street or another sight that stands open all year, day and night: no holiday closes it. */
export function isNeverClosed(type: PlaceType, periods: readonly OpeningPeriod[]): boolean {
  const isWhole = ({ days, opens, closes, months }: OpeningPeriod) =>
    days.length === weekDays.length && opens === '00:00' && closes === '24:00' && months === undefined;
  return type === 'tour' && periods.some(isWhole);
}

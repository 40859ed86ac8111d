import { type WeekDay, weekDays } from './weekDays.ts';

/** Korea has had no daylight saving time since 1988: it is UTC+9 all year, and every day has 24 hours. */
const seoulOffset = 9 * 3_600_000;

/** The wall clock of Asia/Seoul at an instant, as the UTC fields of a Date. */
export function inSeoul(instant: Date): Date {
  return new Date(instant.getTime() + seoulOffset);
}

/** The instant at which a day (yyyy-mm-dd) begins in Asia/Seoul. */
export function seoulDayStart(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`);
}

/** The date in Asia/Seoul at an instant, as yyyy-mm-dd. */
export function toSeoulDate(instant: Date): string {
  return inSeoul(instant).toISOString().slice(0, 10);
}

/** The minute in Asia/Seoul at an instant, as 2026-11-21T14:05. */
export function toSeoulMinute(instant: Date): string {
  return inSeoul(instant).toISOString().slice(0, 16);
}

const minuteForm = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is an existing minute such as 2026-11-21T14:05. */
export function isSeoulMinute(text: string): boolean {
  const [, year, month, day] = minuteForm.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** The parts of a minute in Asia/Seoul that opening hours depend on: weekday, month (1 to 12) and time as HH:MM. */
export interface SeoulTime {
  readonly day: WeekDay | undefined;
  readonly month: number;
  readonly time: string;
}

/** The same parts of a minute that is given as text, such as 2026-11-21T14:05. */
export function parseSeoulMinute(minute: string): SeoulTime {
  const date = new Date(`${minute}Z`);
  // Date counts weekdays from Sunday.
  const day = weekDays[(date.getUTCDay() + 6) % 7];
  return { day, month: date.getUTCMonth() + 1, time: minute.slice(11) };
}

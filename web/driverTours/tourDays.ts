import type { DriverTour } from '../../contract/desk/driverTours.ts';

export interface TourDay {
  /** yyyy-mm-dd in Asia/Seoul. */
  readonly day: string;
  readonly tours: readonly DriverTour[];
}

/** Groups tours, which are in order of time, by day: today first, then later days, and past days last. */
export function groupByDay(tours: readonly DriverTour[], today: string): TourDay[] {
  const days = [...new Set(tours.map(({ tripDate }) => tripDate))];
  return [...days.filter((day) => day >= today), ...days.filter((day) => day < today)].map((day) => ({
    day,
    tours: tours.filter(({ tripDate }) => tripDate === day),
  }));
}

const dayName = new Intl.DateTimeFormat('ko-KR', {
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  timeZone: 'UTC',
});

const dayLength = 24 * 60 * 60 * 1000;
const nearDays: Record<number, string> = { [-1]: '어제', 0: '오늘', 1: '내일' };

/** For example `오늘 · 11월 23일 (월)`. */
export function dayInWords(day: string, today: string): string {
  const [instant, now] = [day, today].map((date) => Date.parse(`${date}T00:00:00Z`));
  const name = dayName.format(instant);
  const near = nearDays[Math.round(((instant ?? 0) - (now ?? 0)) / dayLength)];
  return near ? `${near} · ${name}` : name;
}

const clockTime = new Intl.DateTimeFormat('ko-KR', {
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Seoul',
});

/** For example `11월 23일 08:10`. */
export const momentInWords = (instant: number) => clockTime.format(instant);

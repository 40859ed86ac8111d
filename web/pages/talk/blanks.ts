import { minutesPerDay, parseMinutes } from '../../../domain/calendar/clockTime.ts';
import { toSeoulMinute } from '../../../domain/calendar/seoulTime.ts';

/** What a sentence may leave open, always chosen from a list and never typed. */
export type BlankKind = 'minutes' | 'time' | 'people' | 'won';

/** The values of each kind; `time` is in minutes since midnight, `usual` what is shown before one is chosen. */
export const blanks: Readonly<
  Record<BlankKind, { first: number; last: number; step: number; usual: number }>
> = {
  minutes: { first: 5, last: 180, step: 5, usual: 10 },
  time: { first: 0, last: 1435, step: 5, usual: 900 },
  people: { first: 1, last: 10, step: 1, usual: 2 },
  won: { first: 100, last: 200_000, step: 100, usual: 30_000 },
};

/** All values of a kind, in order. */
export function blankValues(kind: BlankKind): number[] {
  const { first, last, step } = blanks[kind];
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
}

/** The nearest value of a kind that there is. */
export function nearestValue(kind: BlankKind, value: number): number {
  const { first, last, step } = blanks[kind];
  return Math.min(last, Math.max(first, Math.round(value / step) * step));
}

/** The value that an address names, or null where it names none of the kind. */
export function readValue(kind: BlankKind, text: string | null): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const value = Number(text);
  return nearestValue(kind, value) === value ? value : null;
}

/** Half an hour from now in Korea, on the next five minutes: the time that a visitor chooses from. */
export function inHalfAnHour(now: Date): number {
  const minutes = parseMinutes(toSeoulMinute(now).slice(11)) + 30;
  return (Math.ceil(minutes / 5) * 5) % minutesPerDay;
}

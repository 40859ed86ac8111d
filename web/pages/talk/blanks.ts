import { minutesPerDay, parseMinutes } from '../../../domain/calendar/clockTime.ts';
import { toSeoulMinute } from '../../../domain/calendar/seoulTime.ts';

/** The kinds of blanks in a sentence. Values are always chosen from a list, never typed. */
export type BlankKind = 'minutes' | 'time' | 'people' | 'won';

/** The values of each kind; `time` is in minutes since midnight, `usual` is shown until one is chosen. */
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

/** The nearest valid value of a kind. */
export function nearestValue(kind: BlankKind, value: number): number {
  const { first, last, step } = blanks[kind];
  return Math.min(last, Math.max(first, Math.round(value / step) * step));
}

/** The value in an address; null if it is missing or not a valid value of the kind. */
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

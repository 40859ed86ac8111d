/** Which departures the company can sell: cars, the tours that occupy them, and the desk's calendar of sales. */

import { parseMinutes } from '../calendar/clockTime.ts';
import { dayAfter } from '../calendar/days.ts';
import { toSeoulDate } from '../calendar/seoulTime.ts';
import { weekDays } from '../calendar/weekDays.ts';
import { isTooFarDate, startTimes } from '../tour/planRules.ts';
import type { MinuteRange } from '../tour/timeOff.ts';
import { countUndriven } from './shareOutTours.ts';
import { tourHours, tourStart } from './ticketRules.ts';

/** First and last departure of a day, as HH:MM. */
export interface DepartureRange {
  readonly first: string;
  readonly last: string;
}

/** The rules of sales that the desk sets. */
export interface SalesRules {
  /** Minutes that a car needs between two tours. */
  readonly turnaroundMinutes: number;
  /** Minutes before its start at which the sale of a tour ends. */
  readonly leadMinutes: number;
  /** Days from today in Asia/Seoul up to which tours are sold; null for the year that a plan may lie ahead. */
  readonly daysAhead: number | null;
  /** Whether the desk has stopped all sales. */
  readonly isStopped: boolean;
  /** Half hours of overtime that can be bought with a tour; 0 for none. */
  readonly maxBoughtHalfHours: number;
  /** Departures of each weekday from Monday on; null for a day without tours. */
  readonly weekdays: readonly (DepartureRange | null)[];
}

/**
 * The rules until the desk sets others: all departures (docs/product/plans.md#the-rules-of-a-plan), as long as the
 * start lies ahead, for three hours (docs/product/payments.md#price).
 */
export const defaultSalesRules: SalesRules = {
  turnaroundMinutes: 30,
  leadMinutes: 0,
  daysAhead: null,
  isStopped: false,
  maxBoughtHalfHours: 0,
  weekdays: weekDays.map(() => ({ first: '09:00', last: '18:00' })),
};

/** Days, both included, on which nothing departs, or nothing within a range of times. */
export interface Closure {
  readonly fromDay: string;
  readonly toDay: string;
  readonly departures: DepartureRange | null;
}

/** A tour that occupies a car: sold, or held for a payment under way. */
export interface OccupiedCar {
  readonly startTime: string;
  /** Bought with the tour, or noted by its driver. */
  readonly overtimeHalfHours: number;
}

/** Cars and tours of one day. */
export interface SalesDay {
  /** As yyyy-mm-dd. */
  readonly date: string;
  /** Null for an unlimited number: the company has entered no driver yet. */
  readonly cars: number | null;
  readonly occupied: readonly OccupiedCar[];
  /** For each of these cars whose driver is off for a part of the day, the minutes without a driver. */
  readonly absences?: readonly (readonly MinuteRange[])[];
}

export interface SalesCalendar {
  readonly rules: SalesRules;
  readonly closures: readonly Closure[];
}

/** Why a departure can't be bought; `free` if it can. */
export type DepartureState = 'free' | 'past' | 'closed' | 'soldOut' | 'tooSoon' | 'tooFar';

/** The minutes of a day in which a tour occupies its car, with the turnaround after it. */
function occupiedMinutes({ startTime, overtimeHalfHours }: OccupiedCar, turnaround: number): MinuteRange {
  const start = parseMinutes(startTime);
  return { start, end: start + tourHours * 60 + overtimeHalfHours * 30 + turnaround };
}

const isDuring = ({ start, end }: MinuteRange, instant: number) => start <= instant && instant < end;

/**
 * Whether a car is free for a whole tour. Tours never need more cars than the maximum that are out at the same time, however
 * they are assigned now, so it is enough to count at the instants at which a tour or an absence begins. If some drivers work
 * for parts of the day only, the new tour must also leave no other tour without a car.
 */
export function isCarFree(
  { cars, occupied, absences = [] }: Pick<SalesDay, 'cars' | 'occupied' | 'absences'>,
  startTime: string,
  turnaround: number,
  overtimeHalfHours = 0,
): boolean {
  if (cars === null) return true;
  const wanted = occupiedMinutes({ startTime, overtimeHalfHours }, turnaround);
  const others = occupied.map((tour) => occupiedMinutes(tour, turnaround));
  const notFree = [...others, ...absences.flat()];
  const starts = notFree
    .map(({ start }) => start)
    .filter((start) => wanted.start < start && start < wanted.end);
  const isCounted = [wanted.start, ...starts].every(
    (instant) => notFree.filter((range) => isDuring(range, instant)).length < cars,
  );
  if (!isCounted || absences.length === 0) return isCounted;
  const shared = { wholeDay: cars - absences.length, absences };
  return countUndriven([...others, wanted], shared) === countUndriven(others, shared);
}

const isWithin = ({ first, last }: DepartureRange, time: string) => first <= time && time <= last;

/** Whether the calendar of sales has no tour at that time. */
export function isClosed({ rules, closures }: SalesCalendar, date: string, startTime: string): boolean {
  if (rules.isStopped) return true;
  // Date counts weekdays from Sunday.
  const usual = rules.weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
  if (!usual || !isWithin(usual, startTime)) return true;
  return closures.some(
    ({ fromDay, toDay, departures }) =>
      fromDay <= date && date <= toDay && (departures === null || isWithin(departures, startTime)),
  );
}

/**
 * Whether a departure can be bought at an instant, for three hours or with overtime. The one calculation for the API, the
 * pages and the desk.
 */
export function departureState(
  calendar: SalesCalendar,
  day: SalesDay,
  startTime: string,
  now: Date,
  overtimeHalfHours = 0,
): DepartureState {
  const { rules } = calendar;
  const start = tourStart(day.date, startTime);
  if (start <= now) return 'past';
  if (isClosed(calendar, day.date, startTime)) return 'closed';
  if (!isCarFree(day, startTime, rules.turnaroundMinutes, overtimeHalfHours)) return 'soldOut';
  if (start.getTime() - now.getTime() < rules.leadMinutes * 60_000) return 'tooSoon';
  const { daysAhead } = rules;
  const isBeyondSales = daysAhead !== null && day.date > dayAfter(toSeoulDate(now), daysAhead);
  return isTooFarDate(day.date, now) || isBeyondSales ? 'tooFar' : 'free';
}

/** The departures of a day that can't be bought at an instant. */
export const unavailableTimes = (
  calendar: SalesCalendar,
  day: SalesDay,
  now: Date,
  overtimeHalfHours = 0,
): string[] =>
  startTimes.filter((time) => departureState(calendar, day, time, now, overtimeHalfHours) !== 'free');

export interface Departure {
  readonly date: string;
  readonly startTime: string;
}

/** The departures that can be bought instead of one that can't: the nearest ones, in the order of time. */
export function nearestDepartures(
  days: readonly { readonly date: string; readonly unavailable: readonly string[] }[],
  wanted: Departure,
  count: number,
): Departure[] {
  const distance = ({ date, startTime }: Departure) =>
    Math.abs(tourStart(date, startTime).getTime() - tourStart(wanted.date, wanted.startTime).getTime());
  return days
    .flatMap(({ date, unavailable }) =>
      startTimes.filter((time) => !unavailable.includes(time)).map((startTime) => ({ date, startTime })),
    )
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .toSorted((one, other) =>
      `${one.date} ${one.startTime}`.localeCompare(`${other.date} ${other.startTime}`),
    );
}

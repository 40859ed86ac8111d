import type { Driver } from '../../../contract/desk/drivers.ts';
import type { Tour } from '../../../contract/desk/tours.ts';
import { parseMinutes } from '../../../domain/calendar/clockTime.ts';
import { weekDayOn } from '../../../domain/calendar/weekDays.ts';
import { type MinuteRange, minutesOff, type TimeOff } from '../../../domain/tour/timeOff.ts';
import { tourEndTime } from './tourDays.ts';

/** The hours that the day view draws: from the first departure to the end of the last one with two hours of overtime. */
export const shownHours = { first: 9, last: 23 } as const;

/** Where a tour is drawn, in half hours from the first shown hour, the end not included. */
export interface DrawnTour {
  readonly tour: Tour;
  readonly from: number;
  readonly to: number;
}

/** One driver's day; `driver` is null for the tours that nobody drives yet. */
export interface DriverDay {
  readonly driver: Pick<Driver, 'id' | 'name'> | null;
  /** When the driver is off. */
  readonly off: readonly MinuteRange[];
  readonly tours: readonly DrawnTour[];
}

type DrawnDriver = Pick<
  Driver,
  'id' | 'name' | 'isActive' | 'daysOff' | 'halfDaysOff' | 'weekdaysOff' | 'workingDays'
>;

/** A driver's time off on a day: what is entered for it, and what recurs every week. */
function timesOff({ daysOff, halfDaysOff, weekdaysOff, workingDays }: DrawnDriver, day: string): TimeOff[] {
  const weekday = weekDayOn(day);
  return [
    ...(daysOff.includes(day) ? [{ from: null, until: null }] : []),
    ...halfDaysOff.filter((off) => off.day === day),
    ...(workingDays.includes(day) ? [] : weekdaysOff.filter((off) => off.weekday === weekday)),
  ];
}

const maxColumn = (shownHours.last - shownHours.first) * 2;

/** The column of a time, in half hours; `round` decides about times between two columns. */
function toColumn(time: string, round: (value: number) => number): number {
  const column = round((parseMinutes(time) - shownHours.first * 60) / 30);
  return Math.min(maxColumn, Math.max(0, column));
}

function draw(tour: Tour): DrawnTour {
  const end = tourEndTime(tour);
  const from = Math.min(toColumn(tour.startTime, Math.floor), maxColumn - 1);
  // A tour that ends after midnight is drawn up to the right edge.
  const to = end < tour.startTime ? maxColumn : toColumn(end, Math.ceil);
  return { tour, from, to: Math.max(from + 1, to) };
}

/**
 * The tours of a day, driver by driver: first those without a driver, if there are any, then everybody who works or
 * has a tour that day, by name. Tours that don't take place have no line.
 */
export function driverDays(
  day: string,
  tours: readonly Tour[],
  drivers: readonly DrawnDriver[],
): DriverDay[] {
  const drawn = tours
    .filter(({ isRefundPending, isCalledOff }) => !isRefundPending && !isCalledOff)
    .map(draw);
  const withoutDriver = drawn.filter(({ tour }) => tour.driver === null);
  const days = drivers.flatMap((driver): DriverDay[] => {
    const own = drawn.filter(({ tour }) => tour.driver?.id === driver.id);
    return own.length > 0 || driver.isActive
      ? [{ driver, off: minutesOff(timesOff(driver, day)), tours: own }]
      : [];
  });
  return withoutDriver.length > 0 ? [{ driver: null, off: [], tours: withoutDriver }, ...days] : days;
}

/** The rules by which a reseller books tours: its terms, its share of the cars, and how long a reservation keeps a car. */

import {
  type DepartureState,
  departureState,
  isCarFree,
  type OccupiedCar,
  type SalesCalendar,
  type SalesDay,
} from './availability.ts';
import { percentage } from './price.ts';
import { tourStart } from './ticketRules.ts';

/** What limits a reseller's tours besides the company's own calendar of sales. */
export interface ResellerQuota {
  readonly resellerId: string;
  /** Hours before the start until which it can book and move. */
  readonly cutoffHours: number;
  /** Percent of the cars that its tours can occupy at the same time. */
  readonly maxShare: number;
}

/** A day with the reseller of each tour; null for our own tour. */
export type ResellerDay = Omit<SalesDay, 'occupied'> & {
  readonly occupied: readonly (OccupiedCar & { readonly resellerId: string | null })[];
};

const minute = 60_000;
const hour = 60 * minute;

/** How long a reservation keeps its car, unless the reseller asks for another time. */
export const holdMinutes = 30;
/** Maximum time that one request can ask for. */
export const maxHoldMinutes = 120;
/** A reservation ends after this time, however often it is extended. */
const maxHoldHours = 6;

/** When a reservation gives up its car: after the requested time, within the limits above, and at the latest at the start. */
export function holdEnd(
  { createdAt, start, now }: { readonly createdAt: Date; readonly start: Date; readonly now: Date },
  minutes = holdMinutes,
): Date {
  const asked = now.getTime() + Math.min(Math.max(minutes, 1), maxHoldMinutes) * minute;
  return new Date(Math.min(asked, createdAt.getTime() + maxHoldHours * hour, start.getTime()));
}

/** What a reseller keeps of a price, rounded down to the minor unit. */
export const commission = (minor: number, basisPoints: number): number =>
  Math.floor((minor * basisPoints) / 10_000);

/** The instant some hours before a tour starts. */
export const hoursBefore = (tripDate: string, startTime: string, hours: number): Date =>
  new Date(tourStart(tripDate, startTime).getTime() - hours * hour);

/** The cars that a reseller's tours can occupy at the same time; null for an unlimited number. */
export const shareOfCars = (cars: number | null, maxShare: number): number | null =>
  cars === null || cars === 0 ? cars : Math.max(1, percentage(cars, maxShare));

/** A reseller's share of a day: its own tours, on its own number of cars. */
const ownShare = (day: ResellerDay, { resellerId, maxShare }: ResellerQuota): SalesDay => ({
  date: day.date,
  cars: shareOfCars(day.cars, maxShare),
  occupied: day.occupied.filter((tour) => tour.resellerId === resellerId),
});

/** Whether a reseller can book a departure at an instant: the company can sell it, and its own terms allow it. */
export function resellerDepartureState(
  calendar: SalesCalendar,
  day: ResellerDay,
  startTime: string,
  now: Date,
  quota: ResellerQuota,
): DepartureState {
  const state = departureState(calendar, day, startTime, now);
  if (state !== 'free') return state;
  if (!isCarFree(ownShare(day, quota), startTime, calendar.rules.turnaroundMinutes)) return 'soldOut';
  return now >= hoursBefore(day.date, startTime, quota.cutoffHours) ? 'tooSoon' : 'free';
}

/** How many more tours fit at a time of a day, up to the number of its cars; null for an unlimited number. */
function countFreeCars(day: SalesDay, startTime: string, turnaround: number): number | null {
  if (day.cars === null) return null;
  let occupied: readonly OccupiedCar[] = day.occupied;
  let count = 0;
  while (count < day.cars && isCarFree({ ...day, occupied }, startTime, turnaround)) {
    occupied = [...occupied, { startTime, overtimeHalfHours: 0 }];
    count += 1;
  }
  return count;
}

/** The cars that a reseller can still book for a departure that is free; null for an unlimited number. */
export function freeCarsForReseller(
  { rules }: SalesCalendar,
  day: ResellerDay,
  startTime: string,
  quota: ResellerQuota,
): number | null {
  const own = countFreeCars(ownShare(day, quota), startTime, rules.turnaroundMinutes);
  const all = countFreeCars(day, startTime, rules.turnaroundMinutes);
  return own === null || all === null ? null : Math.min(own, all);
}

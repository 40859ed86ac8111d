/** Overtime that a visitor buys with the tour, by half hours. What a driver notes on the road comes on top of it. */

import { parseMinutes, toClock } from '../calendar/clockTime.ts';
import type { SaleTerms } from './saleTerms.ts';
import { tourHours, tourStart } from './ticketRules.ts';

/** What was chosen for a plan that does not fit three hours. */
export interface TourLength {
  /** Overtime that is bought with the tour. */
  readonly boughtHalfHours: number;
  /** The buyer knows that the tour ends on time, even if stops of the plan are left. */
  readonly acceptsEarlyEnd: boolean;
}

/** The length of a plan that fits. */
export const threeHours: TourLength = { boughtHalfHours: 0, acceptsEarlyEnd: false };

/** The maximum that the operator can offer: a tour at 18:00 then ends at midnight. */
export const boughtHalfHoursLimit = 6;

/** The number of half hours, rounded up, by which a tour of some minutes exceeds its three hours. */
export const halfHoursBeyond = (minutes: number): number =>
  Math.max(0, Math.ceil((minutes - tourHours * 60) / 30));

/** The minutes of a tour with some half hours of overtime. */
export const tourMinutesWith = (halfHours: number): number => tourHours * 60 + halfHours * 30;

/** The instant at which a tour with some half hours of overtime ends. */
export const tourEndsAt = (tripDate: string, startTime: string, halfHours: number): Date =>
  new Date(tourStart(tripDate, startTime).getTime() + tourMinutesWith(halfHours) * 60_000);

/** When a tour with some half hours of overtime ends, as HH:MM. */
export const tourEndTime = (startTime: string, halfHours: number): string =>
  toClock(parseMinutes(startTime) + tourMinutesWith(halfHours));

/**
 * The price of a tour with overtime, in the minor units of the tour's own price: in won what the half hours cost, and in
 * dollars the same share of the price of three hours.
 */
export const priceWithOvertime = (
  tourPrice: number,
  halfHours: number,
  { price, overtimePrice }: Pick<SaleTerms, 'price' | 'overtimePrice'>,
): number => tourPrice + Math.round((tourPrice * halfHours * overtimePrice) / price);

/** The rules of the ticket (SPEC 1, 9, DESIGN 3, 7a). */

import { dayCount } from '../calendar/days.ts';
import { toSeoulDate } from '../calendar/seoulTime.ts';
import { percentage } from './price.ts';

/** SPEC 9: price of the tour taxi, in won. The server never takes it from a request. */
export const ticketAmount = 30_000;
export const ticketCurrency = 'KRW';
/** SPEC 9: 1 day, 3 hours. */
export const tourHours = 3;

/** DESIGN 3. */
export const ticketStatuses = ['ready', 'confirming', 'paid', 'refused', 'cancelled', 'expired'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Steps of the refund rule; the first that applies counts. `percent` is of the amount paid. */
export const refundSteps = [
  'withinDayOfBuying',
  'tenDaysBefore',
  'sevenDaysBefore',
  'threeDaysBefore',
  'oneDayBefore',
  'sameDay',
  'afterStart',
] as const;
export type RefundStep = (typeof refundSteps)[number];

export const refundRuleVersion = 1;

/** DESIGN 7a, refund rule v1; stored on each order, so that a later rule does not affect earlier tickets. */
export const refundPercents: Record<RefundStep, number> = {
  withinDayOfBuying: 100,
  tenDaysBefore: 100,
  sevenDaysBefore: 90,
  threeDaysBefore: 80,
  oneDayBefore: 70,
  sameDay: 10,
  afterStart: 0,
};

const day = 24 * 60 * 60 * 1000;

export interface RefundQuestion {
  readonly paidAt: Date;
  /** The tour's day in Asia/Seoul, as yyyy-mm-dd. */
  readonly tripDate: string;
  /** HH:MM in Asia/Seoul. */
  readonly startTime: string;
  readonly now: Date;
}

/** The instant at which a tour starts; Korea has used UTC+9 all year since 1988. */
export function tourStart(tripDate: string, startTime: string): Date {
  return new Date(`${tripDate}T${startTime}:00+09:00`);
}

/** The instant from which the ticket shows the driver's telephone number: an hour before the start. */
export function driverPhoneStart(tripDate: string, startTime: string): Date {
  return new Date(tourStart(tripDate, startTime).getTime() - 3_600_000);
}

/** Days in Asia/Seoul from an instant's day to the tour's day; 0 on the same day. */
function daysBefore(tripDate: string, now: Date): number {
  return dayCount(toSeoulDate(now), tripDate) - 1;
}

/** The step of refund rule v1 (DESIGN 7a) that applies at an instant. */
export function refundStepAt({ paidAt, tripDate, startTime, now }: RefundQuestion): RefundStep {
  if (now >= tourStart(tripDate, startTime)) return 'afterStart';
  const days = daysBefore(tripDate, now);
  if (days >= 3 && now.getTime() - paidAt.getTime() <= day) return 'withinDayOfBuying';
  if (days >= 10) return 'tenDaysBefore';
  if (days >= 7) return 'sevenDaysBefore';
  if (days >= 3) return 'threeDaysBefore';
  if (days >= 1) return 'oneDayBefore';
  return 'sameDay';
}

/** Refund amount, rounded down, in the minor units in which the amount is given. */
export function refundAmount(minor: number, step: RefundStep): number {
  return percentage(minor, refundPercents[step]);
}

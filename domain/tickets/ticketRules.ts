/** The rules of the ticket (docs/product/payments.md#price, docs/product/payments.md#placing-an-order). */

import { dayCount } from '../calendar/days.ts';
import { toSeoulDate } from '../calendar/seoulTime.ts';

export const ticketCurrency = 'KRW';
/** 1 day, 3 hours (docs/product/payments.md#price). */
export const tourHours = 3;

/** See docs/product/payments.md#placing-an-order. */
export const ticketStatuses = ['ready', 'confirming', 'paid', 'refused', 'cancelled', 'expired'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Steps of the refund rule (docs/product/tickets.md#the-refund-rule); the first that applies counts. */
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

/** The step of the refund rule that applies at an instant. */
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

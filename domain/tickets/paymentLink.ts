/** The rules of the links by which buyers pay for orders that the desk made. */

import { tourStart } from './ticketRules.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Hours for which an unpaid order keeps its car. */
export const paymentLinkHours = 24;
/** Hours before the start at which an unpaid order gives up its car, so that it can still be sold to somebody else. */
export const paymentLinkLeadHours = 2;
/** A buyer needs some time for the payment. */
const shortestLife = 30 * minute;

/** The end of the time for which an order made now keeps its car for the payment; null if that is too soon for a link. */
export function paymentLinkEnd(tripDate: string, startTime: string, now: Date): Date | null {
  const last = tourStart(tripDate, startTime).getTime() - paymentLinkLeadHours * hour;
  const end = Math.min(now.getTime() + paymentLinkHours * hour, last);
  return end - now.getTime() < shortestLife ? null : new Date(end);
}

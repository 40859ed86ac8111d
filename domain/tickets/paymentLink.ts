/** The rules of a link by which the buyer of an order that the desk made pays it. */

import { tourStart } from './ticketRules.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How long such an order keeps its car. */
export const paymentLinkHours = 24;
/** Hours before the start at which it keeps the car no longer, so that it can still be sold to somebody else. */
export const paymentLinkLeadHours = 2;
/** A buyer needs some time for the payment. */
const shortestLife = 30 * minute;

/** Until when an order that is made now keeps its car for its buyer's payment; null where that is too soon for a link. */
export function paymentLinkEnd(tripDate: string, startTime: string, now: Date): Date | null {
  const last = tourStart(tripDate, startTime).getTime() - paymentLinkLeadHours * hour;
  const end = Math.min(now.getTime() + paymentLinkHours * hour, last);
  return end - now.getTime() < shortestLife ? null : new Date(end);
}

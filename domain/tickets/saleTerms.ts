/**
 * The terms under which tours are sold. The owner sets them with the day from which they apply
 * (docs/decisions/0092-sale-terms.md), and an order keeps the terms under which it was bought.
 */

import type { RefundStep } from './ticketRules.ts';
import { specPrice } from './tourOffer.ts';

/** Percentages of the amount paid. */
export type RefundPercents = Readonly<Record<RefundStep, number>>;

/** What an order keeps for its later calculations. */
export interface OrderTerms {
  readonly refundPercents: RefundPercents;
  /** Hours before the start until which visitors can change their tour themselves; shown before paying. */
  readonly changeHours: number;
  /** Price of each begun half hour beyond the tour's three hours, in won. */
  readonly overtimePrice: number;
}

export interface SaleTerms extends OrderTerms {
  /** Price of a tour of three hours, in won. */
  readonly price: number;
  /** The same in cents, for every way to pay in dollars; null where each has the price of PAYMENT_METHODS. */
  readonly dollarPrice: number | null;
}

/** Price of each begun half hour of overtime until the owner sets another one, in won. */
export const specOvertimePrice = 5_000;

/**
 * The terms until the owner sets others: docs/product/payments.md#price, and refund rule version 1
 * (docs/product/tickets.md#the-refund-rule).
 */
export const specTerms: SaleTerms = {
  price: specPrice,
  overtimePrice: specOvertimePrice,
  dollarPrice: null,
  changeHours: 24,
  refundPercents: {
    withinDayOfBuying: 100,
    tenDaysBefore: 100,
    sevenDaysBefore: 90,
    threeDaysBefore: 80,
    oneDayBefore: 70,
    sameDay: 10,
    afterStart: 0,
  },
};

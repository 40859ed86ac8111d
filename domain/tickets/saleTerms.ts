/**
 * The terms under which tours are sold. The owner sets them with the day from which they count (docs/decisions/settings.md),
 * and an order keeps those under which it was bought.
 */

import { type RefundStep, refundSteps } from './ticketRules.ts';

/** Percentages of the amount paid. */
export type RefundPercents = Readonly<Record<RefundStep, number>>;

/** What an order keeps for its later calculations. */
export interface OrderTerms {
  readonly refundPercents: RefundPercents;
  /** Hours before the start until which visitors change their tour themselves; shown before paying. */
  readonly changeHours: number;
  /** Of each begun half hour beyond the tour's three, in won. */
  readonly overtimePrice: number;
}

export interface SaleTerms extends OrderTerms {
  /** Of a tour of three hours, in won. */
  readonly price: number;
  /** The same in cents, for every way to pay in dollars; null where each has the price of PAYMENT_METHODS. */
  readonly dollarPrice: number | null;
}

/** The terms until the owner sets others: SPEC 9, and refund rule version 1 (DESIGN 7a). */
export const specTerms: SaleTerms = {
  price: 30_000,
  overtimePrice: 5_000,
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

/** The steps whose percentages the owner sets, from the earliest to the one nearest to the tour. */
export const settableSteps = [
  'tenDaysBefore',
  'sevenDaysBefore',
  'threeDaysBefore',
  'oneDayBefore',
  'sameDay',
] as const satisfies readonly RefundStep[];
export type SettableStep = (typeof settableSteps)[number];

/** The percentages of all steps: within a day of buying everything is paid back, and after the start nothing. */
export const refundPercentsWith = (percents: Readonly<Record<SettableStep, number>>): RefundPercents => ({
  ...specTerms.refundPercents,
  ...percents,
});

/** The steps that would pay back more than the one before them, further ahead of the tour. */
export function risingSteps(percents: Readonly<Record<SettableStep, number>>): SettableStep[] {
  return settableSteps.filter((step, index) => {
    const earlier = settableSteps[index - 1];
    return earlier !== undefined && percents[step] > percents[earlier];
  });
}

const sameRefunds = (one: RefundPercents, other: RefundPercents) =>
  settableSteps.every((step) => one[step] === other[step]);

/** Of the refund rule: 1 with the percentages of SPEC, 2 with those that the owner has set. */
export const refundRuleVersion = (percents: RefundPercents): number =>
  sameRefunds(percents, specTerms.refundPercents) ? 1 : 2;

/** The terms of an order, or of the next one, as the API shows them. */
export const shownTerms = ({ refundPercents, changeHours, overtimePrice }: OrderTerms) => ({
  refundRule: {
    version: refundRuleVersion(refundPercents),
    steps: refundSteps.map((step) => ({ step, percent: refundPercents[step] })),
  },
  changeHours,
  overtimePrice,
});

/** What an order stores of the terms under which it is sold; null for those of SPEC. */
export function keptTerms({ refundPercents, changeHours, overtimePrice }: OrderTerms): OrderTerms | null {
  const isSpec =
    sameRefunds(refundPercents, specTerms.refundPercents) &&
    changeHours === specTerms.changeHours &&
    overtimePrice === specTerms.overtimePrice;
  return isSpec ? null : { refundPercents, changeHours, overtimePrice };
}

/** The terms of an order by what it has stored. */
export const orderTerms = ({ terms }: { readonly terms: OrderTerms | null }): OrderTerms =>
  terms ?? specTerms;

/** What follows from the terms of sale for the owner's form, for orders and for the API. */

import { type OrderTerms, type RefundPercents, specTerms } from './saleTerms.ts';
import { type RefundStep, refundSteps } from './ticketRules.ts';

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

/** The steps that would pay back more than the previous one, which lies further ahead of the tour. */
export function risingSteps(percents: Readonly<Record<SettableStep, number>>): SettableStep[] {
  return settableSteps.filter((step, index) => {
    const earlier = settableSteps[index - 1];
    return earlier !== undefined && percents[step] > percents[earlier];
  });
}

const sameRefunds = (one: RefundPercents, other: RefundPercents) =>
  settableSteps.every((step) => one[step] === other[step]);

/** The version of the refund rule: 1 with the percentages of SPEC, 2 with those that the owner has set. */
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

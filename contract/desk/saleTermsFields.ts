import { z } from 'zod';
import { risingSteps, type SettableStep, settableSteps } from '../../domain/tickets/orderTerms.ts';
import { toMinor } from '../../domain/tickets/price.ts';
import { dayParameter } from '../days.ts';

export const saleTermsFieldNames = [
  'price',
  'overtimePrice',
  'dollarPrice',
  'changeHours',
  ...settableSteps,
] as const;
export type SaleTermsField = (typeof saleTermsFieldNames)[number];

/** Limits of what the owner can set, each with its reason. */
export const saleTermsLimits = {
  /** In won; a lower price would be a typing error. */
  price: { min: 1_000, max: 10_000_000 },
  /** A driver has to be told of a change before the tour; a month is as far ahead as most people book. */
  changeHours: { min: 2, max: 720 },
} as const;

const percent = z.int().min(0).max(100).describe('Percent of what was paid');
const percents = {
  tenDaysBefore: percent,
  sevenDaysBefore: percent,
  threeDaysBefore: percent,
  oneDayBefore: percent,
  sameDay: percent,
} satisfies Record<SettableStep, z.ZodType>;

/** The fields as they are stored, and as the endpoint shows them. */
export const saleTermsFieldsSchema = z.object({
  price: z
    .int()
    .min(saleTermsLimits.price.min)
    .max(saleTermsLimits.price.max)
    .describe('Of a tour of three hours, in won'),
  overtimePrice: z
    .int()
    .min(0)
    .max(saleTermsLimits.price.max)
    .describe('Of each begun half hour beyond three hours, in won'),
  dollarPrice: z
    .number()
    .gt(0)
    .max(99_999.99)
    .refine((dollars) => toMinor(dollars, 'USD') !== null, {
      message: 'whole cents',
      params: { code: 'wrongDollars' },
    })
    .nullable()
    .describe(
      'Of a tour of three hours by every way to pay in dollars; null for the prices of the environment',
    ),
  changeHours: z
    .int()
    .min(saleTermsLimits.changeHours.min)
    .max(saleTermsLimits.changeHours.max)
    .describe('Hours before the start until which visitors can change their tour'),
  ...percents,
});
export type SaleTermsFields = z.infer<typeof saleTermsFieldsSchema>;

/** What the form of the terms of sale sends. */
export const saleTermsBodySchema = saleTermsFieldsSchema
  .extend({ fromDay: dayParameter.describe('From which it counts, until a later one') })
  .superRefine((terms, context) => {
    for (const step of risingSteps(terms)) {
      context.addIssue({
        code: 'custom',
        path: [step],
        message: 'not more than further ahead of the tour',
        params: { code: 'risingRefund' },
      });
    }
    if (terms.overtimePrice > terms.price) {
      context.addIssue({
        code: 'custom',
        path: ['overtimePrice'],
        message: 'not more than three hours cost',
        params: { code: 'overtimeAbovePrice' },
      });
    }
  });

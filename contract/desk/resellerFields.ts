import { z } from 'zod';
import { currencies } from '../../domain/tickets/price.ts';
import { deliverableEmailSchema } from '../accountFields.ts';
import { typedLine } from '../typedText.ts';

/** Bodies that the forms of the resellers send. */

export const resellerLimits = { nameLength: 100, hours: 720, price: 10_000_000 } as const;

const hours = z.int().min(0).max(resellerLimits.hours);

/** At most two decimals. */
const isFine = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const twoDecimals = { message: 'at most two decimals', params: { code: 'tooFine' } };

export const resellerFieldsSchema = z.object({
  name: typedLine(resellerLimits.nameLength),
  email: deliverableEmailSchema.describe('Of the contact there; the product writes nothing to it'),
  currency: z.enum(currencies),
  price: z
    .number()
    .gt(0)
    .max(resellerLimits.price)
    .refine(isFine, twoDecimals)
    .describe('Of a tour before the commission, in the currency’s main unit'),
  commissionPercent: z.number().min(0).max(100).refine(isFine, twoDecimals),
  cutoffHours: hours.describe('Before the start, until when it can book and move'),
  cancellationHours: hours.describe('Before the start, until when it can cancel and is not invoiced'),
  maxShare: z
    .int()
    .min(1)
    .max(100)
    .describe('Percent of the cars that its tours can occupy at the same time; one car at least'),
});
export type ResellerFields = z.infer<typeof resellerFieldsSchema>;

export const resellerChangeSchema = resellerFieldsSchema.extend({ version: z.int() });

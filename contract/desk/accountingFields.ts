import { z } from 'zod';
import { rateUnits } from '../../domain/accounting/rates.ts';
import { paymentMethods } from '../../domain/tickets/paymentMethods.ts';
import { dayParameter } from '../days.ts';

/** Bodies that the forms of the accounts send. */

const fromDay = dayParameter.describe('From which it counts, until a later one');

export const paymentFeeSchema = z.object({
  method: z.enum(paymentMethods),
  fromDay,
  percent: z
    .number()
    .min(0)
    .max(100)
    .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, {
      message: 'at most two decimals',
      params: { code: 'tooFine' },
    })
    .describe('Of each payment, with two decimals at most'),
});

export const driverRateSchema = z.object({
  driverId: z.int().min(1).max(2_147_483_647),
  fromDay,
  unit: z.enum(rateUnits),
  amount: z.int().min(0).max(10_000_000).describe('In won'),
});

import { z } from 'zod';

/** Parts of an order's price that were paid back without a cancellation, the oldest first. */
export const goodwillSchema = z.array(
  z
    .object({
      amount: z.number().describe('In the currency’s main unit'),
      reason: z.string().describe('In the company’s own words'),
      requestedAt: z.iso.datetime(),
      settledAt: z.iso.datetime().nullable().describe('Null until the provider has said so'),
    })
    .meta({ id: 'Goodwill' }),
);

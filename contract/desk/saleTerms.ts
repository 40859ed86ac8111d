import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { saleTermsBodySchema, saleTermsFieldsSchema } from './saleTermsFields.ts';
import { settingsChange, settingsRead, settingsSchema, settingsWithdrawal } from './settings.ts';
import { versionSchema } from './tours.ts';

const saleTermsSchema = settingsSchema(saleTermsFieldsSchema).extend({
  defaults: saleTermsFieldsSchema.describe('They count where the desk has set nothing'),
  dollarMethods: z
    .array(z.object({ method: z.string(), price: z.number() }))
    .describe('Ways to pay in dollars that are offered, with their prices by the environment'),
});
export type StoredSaleTerms = z.infer<typeof saleTermsSchema>;

const getSaleTerms = defineRoute({
  ...deskAddresses.getSaleTerms,
  ...settingsRead,
  summary: 'The terms of sale as set at the desk, with the defaults and what is planned',
  response: saleTermsSchema,
});

const changeSaleTerms = defineRoute({
  ...deskAddresses.changeSaleTerms,
  ...settingsChange,
  summary:
    'Sets the terms of sale from a day on, which is today or later. Orders keep those under which they were bought',
  body: saleTermsBodySchema.safeExtend({ version: versionSchema }),
});

const withdrawSaleTerms = defineRoute({
  ...deskAddresses.withdrawSaleTerms,
  ...settingsWithdrawal,
  summary: 'Withdraws a planned change of the terms of sale',
});

/** The endpoints of this file. */
export const saleTermsApi = { getSaleTerms, changeSaleTerms, withdrawSaleTerms } as const;

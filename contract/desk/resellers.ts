import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { resellerChangeSchema, resellerFieldsSchema } from './resellerFields.ts';

const none = z.object({});
const resellerParameters = z.object({ resellerId: z.uuid() });

const resellerSchema = resellerFieldsSchema.extend({
  // Without the limits of the form: stored values are never rejected in a response.
  name: z.string(),
  email: z.string(),
  id: z.string(),
  version: z.int(),
  isDisabled: z.boolean(),
  keys: z
    .array(
      z.object({
        hint: z.string().describe('Its last four characters'),
        createdAt: z.iso.datetime(),
        endsAt: z.iso.datetime().nullable().describe('Null for the newest'),
      }),
    )
    .describe('That are accepted, the newest first'),
});
export type Reseller = z.infer<typeof resellerSchema>;

const withKeySchema = z.object({
  reseller: resellerSchema,
  key: z.string().describe('Shown once: only its hash is stored'),
});

const owned = { tag: 'desk', access: 'owner', query: none } as const;

const listResellers = defineRoute({
  ...deskAddresses.listResellers,
  ...owned,
  summary: 'The resellers that book by OCTO, by name',
  params: none,
  body: z.undefined(),
  response: z.object({ content: z.array(resellerSchema) }),
  success: [200],
  problems: [401, 403],
});

const addReseller = defineRoute({
  ...deskAddresses.addReseller,
  ...owned,
  summary: 'Adds a reseller, with its first key',
  params: none,
  body: resellerFieldsSchema,
  response: withKeySchema,
  success: [200],
  problems: [400, 401, 403],
});

const changeReseller = defineRoute({
  ...deskAddresses.changeReseller,
  ...owned,
  summary: 'Changes the contract, for bookings from now on',
  params: resellerParameters,
  body: resellerChangeSchema,
  response: resellerSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const rotateResellerKey = defineRoute({
  ...deskAddresses.rotateResellerKey,
  ...owned,
  summary: 'Makes a new key; the previous ones are accepted for seven more days',
  params: resellerParameters,
  body: z.undefined(),
  response: withKeySchema,
  success: [200],
  problems: [401, 403, 404],
});

const setResellerDisabled = defineRoute({
  ...deskAddresses.setResellerDisabled,
  ...owned,
  summary: 'Refuses all keys of a reseller from now on, or accepts them again; its bookings stay',
  params: resellerParameters,
  body: z.object({ isDisabled: z.boolean() }),
  response: resellerSchema,
  success: [200],
  problems: [400, 401, 403, 404],
});

const amount = z.number().describe('In the currency’s main unit');
const statementLineSchema = z.object({
  orderNumber: z.string(),
  reference: z.string().nullable().describe('The reseller’s own'),
  tripDate: z.string(),
  startTime: z.string(),
  numberOfPeople: z.int(),
  customerName: z.string(),
  currency: z.string(),
  price: amount,
  refunded: amount.describe('Not invoiced: of a cancelled booking, or paid back of it'),
  commission: amount.describe('Of what is left, which the reseller keeps'),
  owed: amount.describe('By the reseller'),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

const getResellerStatement = defineRoute({
  ...deskAddresses.getResellerStatement,
  tag: 'desk',
  access: 'owner',
  summary: 'The confirmed bookings of a reseller whose tours are in a month, with what it owes',
  params: resellerParameters,
  query: z.object({ month: z.string().regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/) }),
  body: z.undefined(),
  response: z.object({ name: z.string(), content: z.array(statementLineSchema) }),
  success: [200],
  problems: [400, 401, 403, 404],
});

/** The endpoints of this file. */
export const resellersApi = {
  listResellers,
  addReseller,
  changeReseller,
  rotateResellerKey,
  setResellerDisabled,
  getResellerStatement,
} as const;

import { z } from 'zod';
import { accountDataFile } from '../domain/accounts/accountRules.ts';
import { placeReportKinds, placeReportOutcomes } from '../domain/places/placeReportRules.ts';
import { themeKeys } from '../domain/places/themeKeys.ts';
import { refundSteps, ticketStatuses } from '../domain/tickets/ticketRules.ts';
import { reportKinds, tourStates } from '../domain/tour/tourRules.ts';
import { apiAddresses } from './addresses.ts';
import { languageSchema } from './locale.ts';
import { orderMethodSchema, tourLengthFields } from './orders.ts';
import { defineRoute } from './route.ts';
import { orderNumberSchema } from './ticketFields.ts';

const moment = z.iso.datetime();
const momentOrNull = moment.nullable();

const placeFields = { placeId: z.int(), placeName: z.string().describe("In the account's language") };
const stayMinutes = z.int().nullable().describe('The chosen length of the visit');
const stopSchema = z.object({ ...placeFields, memo: z.string(), stayMinutes });
const tripFields = {
  tripDate: z.string().nullable().describe('yyyy-mm-dd'),
  startTime: z.string().nullable().describe('HH:MM'),
  numberOfPeople: z.int().nullable(),
  departure: z.string().nullable().describe('Where it starts'),
};

const orderSchema = z.object({
  orderId: z.string(),
  orderNumber: orderNumberSchema,
  status: z.enum(ticketStatuses),
  orderName: z.string(),
  amount: z.number().describe('In the currency’s main unit'),
  currency: z.string(),
  paymentMethod: orderMethodSchema.describe('For which it was ordered'),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  language: languageSchema,
  tripDate: z.string(),
  startTime: z.string(),
  numberOfPeople: z.int(),
  departure: z.string(),
  refundRuleVersion: z.int(),
  terms: z
    .object({
      refundPercents: z.record(z.enum(refundSteps), z.int()),
      changeHours: z.int(),
      overtimePrice: z.int(),
    })
    .nullable()
    .describe('The terms under which it was sold, where they differ from refund rule version 1'),
  refundStepAtMove: z
    .string()
    .nullable()
    .describe('The refund step that was reached when the tour was moved, the lowest of all moves'),
  ...tourLengthFields,
  createdAt: moment,
  confirmingAt: momentOrNull.describe('When the payment was last begun to be confirmed'),
  paidAt: momentOrNull,
  method: z.string().nullable().describe('The means of payment, as the payment provider calls it'),
  receiptUrl: z.string().nullable(),
  failureCode: z.string().nullable().describe("The payment provider's code of a refusal"),
  calledOffAt: momentOrNull.describe('When the company called the tour off; null again once it is moved'),
  calledOffUntil: momentOrNull.describe('When the price is paid back without a choice'),
  calledOffReason: z.string().nullable(),
  calledOffWords: z.string().nullable().describe('Of the staff'),
  cancelRequestedAt: momentOrNull,
  cancelReason: z.string().nullable(),
  refundPercent: z.int().nullable(),
  refundAmount: z.number().nullable(),
  cancelledAt: momentOrNull,
  goodwill: z
    .array(
      z.object({
        amount: z.number(),
        reason: z.string(),
        requestedAt: moment,
        settledAt: momentOrNull,
        withdrawnAt: momentOrNull.describe('The payment provider has refused it'),
      }),
    )
    .describe('Parts of the price that are paid back without a cancellation'),
  stops: z.array(stopSchema),
  history: z
    .array(
      z.object({
        at: moment,
        cause: z.string(),
        from: z.enum(ticketStatuses).nullable(),
        to: z.enum(ticketStatuses),
        detail: z.record(z.string(), z.unknown()),
      }),
    )
    .describe('Every change of the status'),
  tour: z
    .object({
      state: z.enum(tourStates),
      overtimeHalfHours: z.int(),
      note: z.string().describe('Of the staff'),
      changedAt: moment,
    })
    .nullable(),
  reports: z
    .array(
      z.object({
        kind: z.enum(reportKinds),
        words: z.string(),
        language: languageSchema,
        reportedAt: moment,
        closedAt: momentOrNull,
        reply: z.string().nullable(),
      }),
    )
    .describe('Problems with the tour'),
});

/** Everything that is kept about an account's owner. Adding a field keeps the version; changing one raises it. */
export const accountDataSchema = z.object({
  format: z.literal('solbada-account-data'),
  version: z.literal(1),
  madeAt: moment,
  account: z.object({
    id: z.string(),
    email: z.string(),
    nickname: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    language: languageSchema,
    createdAt: moment,
    hasPassword: z.boolean(),
  }),
  agreements: z.array(
    z.object({ documents: z.literal('terms and privacy'), version: z.int(), agreedAt: moment }),
  ),
  otherSignIns: z
    .array(z.object({ issuer: z.string(), subject: z.string(), linkedAt: moment }))
    .describe('Accounts of other services, such as Google, by the number that they have there'),
  sessions: z.array(
    z.object({
      device: z.string().nullable(),
      openedAt: moment,
      expiresAt: moment,
      lastRenewedAt: momentOrNull,
    }),
  ),
  passwordLinks: z.array(z.object({ expiresAt: moment })),
  emailCodes: z.array(z.object({ sentAt: moment, expiresAt: moment, tries: z.int() })),
  signUpProofs: z.array(
    z.object({
      kind: z.enum(['email', 'social']),
      issuer: z.string().nullable(),
      subject: z.string().nullable(),
      expiresAt: moment,
    }),
  ),
  interestThemes: z.array(z.object({ themeId: z.int(), key: z.enum(themeKeys).nullable() })),
  likes: z.array(z.object({ ...placeFields, likedAt: moment })),
  savedPlan: z.object({ ...tripFields, updatedAt: moment, stops: z.array(stopSchema) }).nullable(),
  sharedPlan: z
    .object({ ...tripFields, sharedAt: moment, stops: z.array(z.object({ ...placeFields, stayMinutes })) })
    .nullable(),
  orders: z.array(orderSchema),
  placeReports: z
    .array(
      z.object({
        ...placeFields,
        kind: z.enum(placeReportKinds),
        words: z.string(),
        language: languageSchema,
        reportedAt: moment,
        closedAt: momentOrNull,
        outcome: z.enum(placeReportOutcomes).nullable(),
        reply: z.string().nullable(),
      }),
    )
    .describe("Reports about places that ask for a reply to the account's address"),
  mails: z
    .array(
      z.object({
        kind: z.string(),
        language: languageSchema,
        createdAt: moment,
        expiresAt: momentOrNull,
        sentAt: momentOrNull,
        failedAt: momentOrNull,
      }),
    )
    .describe("Mails to the account's address: the record alone, their texts are erased once sent"),
});
export type AccountData = z.infer<typeof accountDataSchema>;

const getMyData = defineRoute({
  ...apiAddresses.getMyData,
  summary: 'Everything that is kept about the signed-in user, as a file',
  tag: 'accounts',
  access: 'account',
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  response: accountDataSchema,
  attachment: accountDataFile,
  success: [200],
  problems: [401, 429],
});

/** The endpoints of this file. */
export const accountDataApi = { getMyData } as const;

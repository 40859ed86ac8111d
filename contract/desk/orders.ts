import { z } from 'zod';
import { languages } from '../../domain/languages.ts';
import { isReadable } from '../../domain/readableText.ts';
import { paymentMethods } from '../../domain/tickets/paymentMethods.ts';
import { currencies } from '../../domain/tickets/price.ts';
import { refundSteps, ticketStatuses } from '../../domain/tickets/ticketRules.ts';
import { reportKinds } from '../../domain/tour/tourRules.ts';
import { defineRoute } from '../route.ts';
import { typedLine, typedLines } from '../typedText.ts';
import { deskAddresses } from './addresses.ts';
import { orderParameters } from './tours.ts';

const none = z.object({});

const orderLineSchema = z.object({
  orderId: z.string(),
  createdAt: z.iso.datetime(),
  status: z.enum(ticketStatuses),
  isRefundPending: z.boolean(),
  amount: z.number().describe('In the currency’s main unit'),
  currency: z.enum(currencies),
  paymentMethod: z.enum(paymentMethods),
  tripDate: z.string(),
  startTime: z.string(),
  numberOfPeople: z.int(),
  customerName: z.string(),
  customerEmail: z.string(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

const reportSchema = z.object({
  id: z.int(),
  orderId: z.string(),
  kind: z.enum(reportKinds),
  words: z.string(),
  language: z.enum(languages),
  reportedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  reply: z.string().nullable().describe('What the visitor was answered'),
});
export type Report = z.infer<typeof reportSchema>;

const refundSchema = z.object({ percent: z.int(), amount: z.number() });

const orderSchema = orderLineSchema.extend({
  language: z.enum(languages),
  hasAccount: z.boolean(),
  method: z.string().nullable(),
  paidAt: z.iso.datetime().nullable(),
  receiptUrl: z.string().nullable(),
  failureCode: z.string().nullable(),
  stops: z.array(z.string()).describe('Names in Korean'),
  refund: refundSchema
    .extend({
      reason: z.string(),
      requestedAt: z.iso.datetime(),
      settledAt: z.iso.datetime().nullable(),
    })
    .nullable()
    .describe('Requested or paid back'),
  byRule: refundSchema
    .extend({ step: z.enum(refundSteps) })
    .nullable()
    .describe('What a refund by the rule would pay back now; null where none is possible'),
  moves: z.array(
    z.object({
      at: z.iso.datetime(),
      cause: z.string(),
      from: z.enum(ticketStatuses).nullable(),
      to: z.enum(ticketStatuses),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
  reports: z.array(reportSchema),
});
export type DeskOrder = z.infer<typeof orderSchema>;

const searchOrders = defineRoute({
  ...deskAddresses.searchOrders,
  summary:
    'Orders by number, name or e-mail address, status and day of the tour; the newest first, 50 a page',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: z.object({
    q: z
      .string()
      .trim()
      .max(100)
      .refine(isReadable, 'only characters that can be read')
      .optional()
      .describe('Part of the number, the name or the e-mail address'),
    status: z.enum(ticketStatuses).optional(),
    day: z.iso.date().optional(),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  body: z.undefined(),
  response: z.object({ content: z.array(orderLineSchema), hasMore: z.boolean() }),
  success: [200],
  problems: [400, 401, 403],
});

const getOrder = defineRoute({
  ...deskAddresses.getOrder,
  summary: 'One order with its moves and reports',
  tag: 'desk',
  access: 'dispatcher',
  params: orderParameters,
  query: none,
  body: z.undefined(),
  response: orderSchema,
  success: [200],
  problems: [400, 401, 403, 404],
});

const refundOrder = defineRoute({
  ...deskAddresses.refundOrder,
  summary:
    'Cancels a paid order and pays back by the rule or in full; 202 while the provider has not responded',
  tag: 'desk',
  access: 'dispatcher',
  params: orderParameters,
  query: none,
  body: z.object({
    kind: z.enum(['byRule', 'full']),
    reason: typedLine(200).describe('Goes to the payment provider'),
  }),
  response: orderSchema,
  success: [200, 202],
  problems: [400, 401, 403, 404, 409],
});

const resendReceipt = defineRoute({
  ...deskAddresses.resendReceipt,
  summary: 'Mails the receipt, or the notice of the refund, again',
  tag: 'desk',
  access: 'dispatcher',
  params: orderParameters,
  query: none,
  body: z.undefined(),
  response: z.object({ to: z.string() }),
  success: [200],
  problems: [401, 403, 404, 409, 429],
});

const listTourReports = defineRoute({
  ...deskAddresses.listTourReports,
  summary: 'What visitors reported, the open ones first, 50 a page',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) }),
  body: z.undefined(),
  response: z.object({
    content: z.array(reportSchema.extend({ customerName: z.string(), tripDate: z.string() })),
    open: z.int().describe('All open reports'),
    hasMore: z.boolean(),
  }),
  success: [200],
  problems: [400, 401, 403],
});

const closeTourReport = defineRoute({
  ...deskAddresses.closeTourReport,
  summary: 'Closes a report with an answer, which is mailed to the visitor',
  tag: 'desk',
  access: 'dispatcher',
  params: z.object({ reportId: z.coerce.number().int().min(1).max(2_147_483_647) }),
  query: none,
  body: z.object({ reply: typedLines(2_000).pipe(z.string().trim().min(1)) }),
  response: reportSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

/** The endpoints of this file. */
export const deskOrdersApi = {
  searchOrders,
  getOrder,
  refundOrder,
  resendReceipt,
  listTourReports,
  closeTourReport,
} as const;

import { z } from 'zod';
import { languages } from '../../domain/languages.ts';
import { isReadable } from '../../domain/readableText.ts';
import { staffRoles } from '../../domain/staff/staffRules.ts';
import { orderMethods, salesChannels } from '../../domain/tickets/paymentMethods.ts';
import { currencies } from '../../domain/tickets/price.ts';
import { refundSteps, ticketStatuses } from '../../domain/tickets/ticketRules.ts';
import { departureIdSchema, otherDepartureField } from '../departures.ts';
import { goodwillSchema } from '../goodwill.ts';
import { defineRoute } from '../route.ts';
import { orderNumberSchema } from '../ticketFields.ts';
import { deskAddresses } from './addresses.ts';
import { orderChangeRequestSchema, refundRequestSchema } from './formBodies.ts';
import { tourReportSchema } from './tourReports.ts';
import { driverIdSchema, orderParameters } from './tours.ts';

const none = z.object({});

const orderLineSchema = z.object({
  orderId: z.string(),
  orderNumber: orderNumberSchema,
  createdAt: z.iso.datetime(),
  status: z.enum(ticketStatuses),
  isRefundPending: z.boolean(),
  amount: z.number().describe('In the currency’s main unit'),
  currency: z.enum(currencies),
  paymentMethod: z.enum(orderMethods),
  tripDate: z.string(),
  startTime: z.string(),
  numberOfPeople: z.int(),
  customerName: z.string(),
  customerEmail: z.string(),
  paidAt: z.iso.datetime().nullable(),
  method: z.string().nullable().describe('The provider’s word for how it was paid'),
  refundAmount: z
    .number()
    .nullable()
    .describe('Requested or paid back, with or without a cancellation; null for none'),
  refundedAt: z.iso.datetime().nullable().describe('When the provider paid it back'),
  driverName: z.string().nullable().describe('Of the driver who has the tour'),
  resellerName: z.string().nullable().describe('Of the reseller that has booked it'),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

const refundSchema = z.object({ percent: z.int(), amount: z.number() });

export const deskOrderSchema = orderLineSchema.extend({
  customerPhone: z.string().nullable(),
  language: z.enum(languages),
  hasAccount: z.boolean(),
  version: z.int().describe('Counts the changes of the order'),
  isChangeable: z.boolean().describe('Its tour will take place, and has not begun'),
  receiptUrl: z.string().nullable(),
  failureCode: z.string().nullable(),
  stops: z.array(z.string()).describe('Names in Korean'),
  agreedRoute: z.string().describe('In words, beside the stops; often empty'),
  sale: z
    .object({
      by: z.string().nullable().describe('The member of the staff who made the order'),
      channel: z.enum(salesChannels).nullable(),
      payUntil: z.iso.datetime().nullable().describe('Until when it keeps its car without a payment'),
      link: z.string().describe('By which its buyer opens it, and pays it'),
    })
    .nullable()
    .describe('Of an order that the desk made'),
  departure: departureIdSchema,
  departurePlace: otherDepartureField,
  reseller: z
    .object({
      reference: z.string().nullable().describe('The reseller’s own number for it'),
      heldUntil: z.iso.datetime().nullable().describe('Until when a reservation keeps its car'),
      link: z.string().describe('By which its guest opens the ticket'),
    })
    .nullable()
    .describe('Of an order that a reseller has booked'),
  goodwill: goodwillSchema,
  leftToRefund: z.number().describe('What can be paid back at most'),
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
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      cause: z.string(),
      who: z.string().nullable().describe('The member of the staff who did it; null in old lines'),
      role: z.enum(staffRoles).nullable().describe('Theirs at that time'),
      from: z.enum(ticketStatuses).nullable(),
      to: z.enum(ticketStatuses),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
  reports: z.array(tourReportSchema),
});
export type DeskOrder = z.infer<typeof deskOrderSchema>;

const orderFilterSchema = z.object({
  q: z
    .string()
    .trim()
    .max(100)
    .refine(isReadable, 'only characters that can be read')
    .optional()
    .describe(
      'The short number, the beginning of the order’s id, or words that are part of the name or the e-mail address',
    ),
  status: z.enum(ticketStatuses).optional(),
  day: z.iso.date().optional().describe('Of the tour'),
  purchaseDay: z.iso.date().optional().describe('On which it was ordered, in Asia/Seoul'),
  driverId: z.coerce.number().pipe(driverIdSchema).optional(),
});

const searchOrders = defineRoute({
  ...deskAddresses.searchOrders,
  summary:
    'Orders by number, name, e-mail address, status, driver, day of the tour or of purchase; the newest first, 50 a page',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: orderFilterSchema.extend({ page: z.coerce.number().int().min(1).max(1_000).default(1) }),
  body: z.undefined(),
  response: z.object({ content: z.array(orderLineSchema), hasMore: z.boolean() }),
  success: [200],
  problems: [400, 401, 403],
});

const exportOrders = defineRoute({
  ...deskAddresses.exportOrders,
  summary: 'The same orders for a file: the newest 5,000',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: orderFilterSchema,
  body: z.undefined(),
  response: z.object({ content: z.array(orderLineSchema), hasMore: z.boolean() }),
  success: [200],
  problems: [400, 401, 403],
});

const getOrder = defineRoute({
  ...deskAddresses.getOrder,
  summary: 'One order with its history and reports',
  tag: 'desk',
  access: 'dispatcher',
  params: orderParameters,
  query: none,
  body: z.undefined(),
  response: deskOrderSchema,
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
  body: refundRequestSchema,
  response: deskOrderSchema,
  success: [200, 202],
  problems: [400, 401, 403, 404, 409],
});

const changeOrder = defineRoute({
  ...deskAddresses.changeOrder,
  summary: 'Changes a paid order whose tour has not begun; the visitor and the driver get an email',
  tag: 'desk',
  access: 'dispatcher',
  params: orderParameters,
  query: none,
  body: orderChangeRequestSchema,
  response: deskOrderSchema,
  success: [200],
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

/** The endpoints of this file. */
export const deskOrdersApi = {
  searchOrders,
  exportOrders,
  getOrder,
  changeOrder,
  refundOrder,
  resendReceipt,
} as const;

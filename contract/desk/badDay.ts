import { z } from 'zod';
import { dayCancellationReasons, skipReasons, visitorMessageKinds } from '../../domain/tour/badDay.ts';
import { dayParameter } from '../days.ts';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { dayCancellationSchema, visitorMessageSchema } from './badDayFields.ts';
import { departureRangeSchema } from './salesFields.ts';

const none = z.object({});

const progressSchema = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  departures: departureRangeSchema.nullable(),
  reason: z.enum(dayCancellationReasons),
  words: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  total: z.int(),
  done: z.int().describe('Called off and mailed, or skipped'),
  failed: z.int().describe('Tours that need somebody’s attention'),
});
export type DayCancellation = z.infer<typeof progressSchema>;

/**
 * `waiting`: not called off yet; `failed`: several attempts have failed, and we try again; `offered`: the visitor can
 * choose; `refundRefused`: the provider refuses the refund, and we try again.
 */
const calledOffStatuses = [
  'waiting',
  'failed',
  'offered',
  'moved',
  'refundPending',
  'refundRefused',
  'refunded',
  'skipped',
] as const;

const calledOffTourSchema = z.object({
  orderId: z.string(),
  tripDate: z.string(),
  startTime: z.string(),
  customerName: z.string(),
  status: z.enum(calledOffStatuses),
  skippedBecause: z.enum(skipReasons).nullable(),
  until: z.iso.datetime().nullable().describe('When the price is paid back without a choice'),
});
export type CalledOffTour = z.infer<typeof calledOffTourSchema>;

const detailSchema = progressSchema.extend({
  tours: z.array(calledOffTourSchema),
  remaining: z.int().describe('Tours of those departures that take place, for example paid since'),
});
export type DayCancellationDetail = z.infer<typeof detailSchema>;

const cancelDays = defineRoute({
  ...deskAddresses.cancelDays,
  summary:
    'Calls off tours of some days and closes those departures for sale. Visitors move their tour or get the whole price back',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: none,
  body: dayCancellationSchema,
  response: detailSchema,
  success: [200],
  problems: [400, 401, 403],
});

const listDayCancellations = defineRoute({
  ...deskAddresses.listDayCancellations,
  summary: 'The cancelled days of the last 60 days and of those to come, the newest first',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: none,
  body: z.undefined(),
  response: z.object({ content: z.array(progressSchema) }),
  success: [200],
  problems: [401, 403],
});

const getDayCancellation = defineRoute({
  ...deskAddresses.getDayCancellation,
  summary: 'A cancellation of days with what became of each tour',
  tag: 'desk',
  access: 'dispatcher',
  params: z.object({ cancellationId: z.uuid() }),
  query: none,
  body: z.undefined(),
  response: detailSchema,
  success: [200],
  problems: [400, 401, 403, 404],
});

const sentMessageSchema = z.object({
  id: z.string(),
  kind: z.enum(visitorMessageKinds),
  words: z.string(),
  recipients: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
});
export type VisitorMessage = z.infer<typeof sentMessageSchema>;

const messageVisitors = defineRoute({
  ...deskAddresses.messageVisitors,
  summary: 'Mails all visitors whose tours take place on a day, each in their language',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: none,
  body: visitorMessageSchema,
  response: sentMessageSchema,
  success: [200],
  problems: [400, 401, 403, 409, 429],
});

const listVisitorMessages = defineRoute({
  ...deskAddresses.listVisitorMessages,
  summary: 'The messages to the visitors of a day, the newest first',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: z.object({ day: dayParameter }),
  body: z.undefined(),
  response: z.object({ content: z.array(sentMessageSchema) }),
  success: [200],
  problems: [400, 401, 403],
});

/** The endpoints of this file. */
export const badDayApi = {
  cancelDays,
  listDayCancellations,
  getDayCancellation,
  messageVisitors,
  listVisitorMessages,
} as const;

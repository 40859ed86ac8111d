import { z } from 'zod';
import { languages } from '../domain/languages.ts';
import { ticketStatuses } from '../domain/tickets/ticketRules.ts';
import { callOffReasons } from '../domain/tour/badDay.ts';
import { maxReportLength, reportKinds } from '../domain/tour/tourRules.ts';
import { apiAddresses } from './addresses.ts';
import { departureIdSchema, otherDepartureField } from './departures.ts';
import { goodwillSchema } from './goodwill.ts';
import { localeParameter } from './locale.ts';
import { orderChangeSchema } from './orderChange.ts';
import { orderMethodSchema, tourLengthFields } from './orders.ts';
import { placeTypeSchema, readingField } from './places.ts';
import { defineRoute } from './route.ts';
import { orderIdSchema, orderNumberSchema, refundStepSchema, termsFields } from './ticketFields.ts';
import { stayMinutesSchema } from './tripPlan.ts';
import { typedLine, typedLines } from './typedText.ts';

/** Statuses separated by commas; all of them when missing. */
const statusParameter = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(ticketStatuses)))
  .optional()
  .describe('Statuses separated by commas, to list only these');

const ticketStatusSchema = z.enum(ticketStatuses).meta({ id: 'TicketStatus' });
const reportKindSchema = z.enum(reportKinds).meta({ id: 'ProblemReportKind' });

const stopSchema = z
  .object({
    placeId: z.int(),
    orderIndex: z.int(),
    memo: z.string(),
    type: placeTypeSchema,
    name: z.string(),
    reading: readingField,
    koreanName: z.string(),
    koreanAddress: z.string().nullable(),
    lat: z.number(),
    lng: z.number(),
    thumbnailUrl: z.string(),
    visitMinutes: z.int(),
    stayMinutes: stayMinutesSchema,
  })
  .meta({ id: 'TicketStop' });

export const amountSchema = z.number().describe('In the currency’s main unit: 30000 won, 22.05 dollars');

export const ticketSchema = z
  .object({
    orderId: z.string(),
    orderNumber: orderNumberSchema,
    orderName: z.string(),
    status: ticketStatusSchema,
    amount: amountSchema,
    currency: z.string(),
    paymentMethod: orderMethodSchema.describe('For which it was ordered; cash and transfers are the desk’s'),
    tripDate: z.string().meta({ format: 'date' }),
    startTime: z.string(),
    numberOfPeople: z.int(),
    ...tourLengthFields,
    departure: departureIdSchema,
    departurePlace: otherDepartureField,
    customerName: z.string(),
    customerEmail: z.string(),
    customerPhone: z.string().nullable().describe('With its country code'),
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    method: z.string().nullable().describe("The provider's word for how it was paid"),
    receiptUrl: z.string().nullable(),
    failureCode: z.string().nullable().describe("The provider's code, where the payment was refused"),
    language: z.enum(languages).describe('In which the visitor is written to, and which the driver is told'),
    version: z.int().describe('Counts the changes of the order'),
    changeableUntil: z.iso
      .datetime()
      .nullable()
      .describe('Until when its buyer can change the tour; null where that is not possible any more'),
    calledOff: z
      .object({
        reason: z.enum(callOffReasons),
        words: z.string().describe('Of the company, as typed and not translated; may be empty'),
        until: z.iso.datetime().describe('When the whole price is paid back without a choice'),
      })
      .nullable()
      .describe('The company has called the tour off: its buyer moves it, or gets the whole price back'),
    refund: z
      .object({
        step: refundStepSchema,
        percent: z.int(),
        amount: amountSchema,
        isLimitedByMove: z
          .boolean()
          .describe('The tour was moved when this step was reached: its new day would pay more back'),
      })
      .nullable()
      .describe('What would be paid back now; null where there is nothing to cancel'),
    cancellation: z
      .object({
        requestedAt: z.iso.datetime(),
        percent: z.int(),
        amount: amountSchema.describe('What is paid back'),
        settledAt: z.iso.datetime().nullable().describe('Null until the provider has said so'),
      })
      .nullable(),
    checkPath: z.string().nullable().describe("The QR code's page for the driver; null unless it is paid"),
    passes: z
      .object({ apple: z.string().nullable(), google: z.string().nullable() })
      .nullable()
      .describe(
        'Paths that add the ticket to the wallet of a phone; null unless it is paid, and for a wallet without keys',
      ),
    companyPhone: z.string().nullable().describe('Of the company, for visitors who look for their driver'),
    payUntil: z.iso
      .datetime()
      .nullable()
      .describe('Until when an order that the company made can be paid by its link'),
  })
  .meta({ id: 'Ticket' });
export type Ticket = z.infer<typeof ticketSchema>;

const ticketReportSchema = z.object({
  kind: reportKindSchema,
  words: z.string(),
  reportedAt: z.iso.datetime(),
  reply: z.string().nullable().describe('Null until the report is closed'),
});

const ticketDetailSchema = ticketSchema
  .extend({
    ...termsFields,
    stops: z.array(stopSchema),
    driver: z
      .object({
        name: z.string(),
        car: z.string(),
        plate: z.string(),
        phone: z.string().nullable().describe('From an hour before the start'),
      })
      .nullable()
      .describe('Who drives, once agreed; null again after the tour'),
    driverSearchUntil: z.iso
      .datetime()
      .nullable()
      .describe(
        'A driver is still looked for, and the tour called off then; null if there is no such search',
      ),
    reports: z.array(ticketReportSchema),
    canReport: z.boolean().describe('Until 7 days after the tour, for up to 5 reports'),
    agreedRoute: z.string().describe('What was agreed with the company beside the stops; often empty'),
    goodwill: goodwillSchema,
  })
  .meta({ id: 'TicketDetail' });
export type TicketDetail = z.infer<typeof ticketDetailSchema>;

const orderParameters = z.object({ orderId: orderIdSchema });

const listTickets = defineRoute({
  ...apiAddresses.listTickets,
  summary: 'The orders of the signed-in user, the newest first',
  tag: 'tickets',
  access: 'account',
  params: z.object({}),
  query: z.object({ locale: localeParameter, status: statusParameter }),
  body: z.undefined(),
  response: z.object({ content: z.array(ticketSchema) }),
  success: [200],
  problems: [400, 401],
});

const getTicket = defineRoute({
  ...apiAddresses.getTicket,
  summary: 'One order of the signed-in user',
  tag: 'tickets',
  access: 'account',
  credentials: ['ticketLink'],
  params: orderParameters,
  query: z.object({ locale: localeParameter }),
  body: z.undefined(),
  response: ticketDetailSchema,
  success: [200],
  problems: [400, 401, 404],
});

const changeTicket = defineRoute({
  ...apiAddresses.changeTicket,
  summary:
    'Changes the tour of a paid ticket, free of charge until its `changeHours` before the start; a move never raises the refund',
  tag: 'tickets',
  access: 'account',
  credentials: ['ticketLink'],
  params: orderParameters,
  query: z.object({ locale: localeParameter }),
  body: orderChangeSchema,
  response: ticketDetailSchema,
  success: [200],
  problems: [400, 401, 404, 409, 429],
});

const cancelTicket = defineRoute({
  ...apiAddresses.cancelTicket,
  summary: 'Cancels a paid ticket and pays back by the rule that was shown before paying',
  tag: 'tickets',
  access: 'account',
  credentials: ['ticketLink'],
  params: orderParameters,
  query: z.object({ locale: localeParameter }),
  body: z.object({ reason: typedLine(200) }),
  response: ticketSchema.describe('200 once the provider has paid back; 202 while it has not said'),
  success: [200, 202],
  problems: [400, 401, 404, 409],
});

const reportProblem = defineRoute({
  ...apiAddresses.reportProblem,
  summary: 'Something went wrong with a tour: reaches the desk with the order',
  tag: 'tickets',
  access: 'account',
  credentials: ['ticketLink'],
  params: orderParameters,
  query: z.object({ locale: localeParameter }),
  body: z
    .object({
      kind: reportKindSchema,
      words: typedLines(maxReportLength).trim().describe('May be empty, but not for `other`'),
    })
    .refine(({ kind, words }) => kind !== 'other' || words !== '', {
      path: ['words'],
      message: 'needed where the kind is other',
      params: { code: 'wordsMissing' },
    }),
  response: ticketDetailSchema,
  success: [200],
  problems: [400, 401, 404, 409, 429],
});

const checkTicket = defineRoute({
  ...apiAddresses.checkTicket,
  summary: 'What the QR code of a ticket tells a driver',
  tag: 'tickets',
  access: 'everyone',
  params: z.object({ code: z.string().regex(/^[A-Za-z0-9_.-]{10,200}$/, 'a code of a ticket') }),
  query: z.object({}),
  body: z.undefined(),
  response: z
    .discriminatedUnion('validity', [
      z.object({
        validity: z.enum(['valid', 'notToday', 'past']),
        orderId: z.string(),
        orderNumber: orderNumberSchema,
        tripDate: z.string().meta({ format: 'date' }),
        startTime: z.string(),
        departurePlace: otherDepartureField,
        numberOfPeople: z.int(),
        ...tourLengthFields,
        customerName: z.string(),
        stops: z.array(stopSchema).describe('Names in Korean'),
        agreedRoute: z.string(),
      }),
      z.object({ validity: z.literal('cancelled') }),
    ])
    .describe(
      'valid: paid, and its day is today in Asia/Seoul; notToday: paid, for a later day; of a cancelled ticket nothing else is told',
    ),
  success: [200],
  problems: [400, 404, 429],
});

/** The endpoints of this file. */
export const ticketsApi = {
  listTickets,
  getTicket,
  changeTicket,
  cancelTicket,
  reportProblem,
  checkTicket,
} as const;

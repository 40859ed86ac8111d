import { z } from 'zod';
import { languages } from '../../domain/languages.ts';
import { driverSteps, maxOvertimeHalfHours, pinPattern, tourStates } from '../../domain/tour/tourRules.ts';
import { otherDepartureField } from '../departures.ts';
import { tourLengthFields } from '../orders.ts';
import { defineRoute } from '../route.ts';
import { orderIdSchema, orderNumberSchema } from '../ticketFields.ts';
import { deskAddresses } from './addresses.ts';
import { tourStopSchema } from './tours.ts';

/** The signed code of a driver's link. */
const codeSchema = z.string().regex(/^[A-Za-z0-9_.-]{10,200}$/, 'a code of a driver’s link');

const driverTourSchema = z.object({
  orderId: z.string(),
  orderNumber: orderNumberSchema,
  tripDate: z.string(),
  startTime: z.string(),
  departurePlace: otherDepartureField,
  numberOfPeople: z.int(),
  language: z.enum(languages).describe('Of the visitor'),
  customerName: z.string(),
  ...tourLengthFields,
  customerPhone: z.string().nullable().describe('With its country code'),
  state: z.enum(tourStates),
  overtimeHalfHours: z.int(),
  overtimePrice: z.int().describe('Of a half hour in won, as published when the tour was sold'),
  overtimeAmount: z
    .int()
    .describe('In won, at that price; a note to the desk, never charged. For pages of the previous release'),
  stops: z.array(tourStopSchema),
  instructions: z.string().describe('What the desk agreed with the visitor beside the stops'),
});
export type DriverTour = z.infer<typeof driverTourSchema>;

const driverToursSchema = z.object({
  driverName: z.string(),
  today: z.string().describe('yyyy-mm-dd in Asia/Seoul'),
  deskPhone: z.string().nullable().describe('Of the company'),
  tours: z.array(driverTourSchema).describe('From yesterday on, by day and time'),
});
export type DriverTours = z.infer<typeof driverToursSchema>;

/**
 * Why a lasting link doesn't open: `unset`: its PIN must be set first; `needed`: it must be entered; `wrong`; `locked`: it was
 * wrong too often, so that the desk has to reset it. This is the code of the field error `pin` of a 401.
 */
const pinStates = ['unset', 'needed', 'wrong', 'locked'] as const;
export type DriverPinState = (typeof pinStates)[number];

export const enterDriverPin = defineRoute({
  ...deskAddresses.enterDriverPin,
  summary: 'Opens a driver’s lasting link on a phone: the first use sets its PIN',
  tag: 'drivers',
  access: 'everyone',
  params: z.object({ code: codeSchema }),
  query: z.object({}),
  body: z.object({ pin: z.string().regex(pinPattern, '4 to 6 digits') }),
  response: z.object({ token: z.string().describe('The bearer token of the other calls, for 16 hours') }),
  success: [200],
  problems: [400, 401, 404, 429],
});

export const getDriverTours = defineRoute({
  ...deskAddresses.getDriverTours,
  summary: 'The tours of the driver whose link has this code',
  tag: 'drivers',
  access: 'everyone',
  credentials: ['bearer', 'none'],
  params: z.object({ code: codeSchema }),
  query: z.object({}),
  body: z.undefined(),
  response: driverToursSchema,
  success: [200],
  problems: [400, 401, 404, 410, 429],
});

export const reportTourStep = defineRoute({
  ...deskAddresses.reportTourStep,
  summary: 'A step of a tour, or its overtime, as its driver reports it; repeated calls respond the same',
  tag: 'drivers',
  access: 'everyone',
  credentials: ['bearer', 'none'],
  params: z.object({ code: codeSchema, orderId: orderIdSchema }),
  query: z.object({}),
  body: z.union([
    z.object({ step: z.enum(driverSteps) }),
    z.object({ overtimeHalfHours: z.int().min(0).max(maxOvertimeHalfHours) }),
  ]),
  response: driverToursSchema,
  success: [200],
  problems: [400, 401, 404, 409, 410, 429],
});

/** The endpoints of this file. */
export const driverToursApi = { enterDriverPin, getDriverTours, reportTourStep } as const;

import { z } from 'zod';
import { languages } from '../../domain/languages.ts';
import { tourStates } from '../../domain/tour/tourRules.ts';
import { otherDepartureField } from '../departures.ts';
import { tourLengthFields } from '../orders.ts';
import { defineRoute } from '../route.ts';
import { orderIdSchema, orderNumberSchema } from '../ticketFields.ts';
import { deskAddresses } from './addresses.ts';
import { auditEntrySchema } from './audit.ts';
import { daySchema } from './driverFields.ts';
import { tourNoteSchema } from './formBodies.ts';

const none = z.object({});
export const orderParameters = z.object({ orderId: orderIdSchema });

/** A request that changes a row names the version that its sender saw. If the row has another one, somebody was faster. */
export const versionSchema = z.int().min(0).max(2_147_483_647);

export const driverIdSchema = z.int().min(1).max(2_147_483_647);

export const assignedDriverSchema = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  car: z.string(),
  plate: z.string(),
});

export const tourStopSchema = z.object({
  placeId: z.int(),
  name: z.string().describe('In Korean'),
  address: z.string().nullable().describe('In Korean'),
  lat: z.number(),
  lng: z.number(),
  memo: z.string(),
  visitMinutes: z.int(),
});

export const tourSchema = z.object({
  orderId: z.string(),
  orderNumber: orderNumberSchema,
  tripDate: z.string(),
  startTime: z.string(),
  departurePlace: otherDepartureField,
  numberOfPeople: z.int(),
  language: z.enum(languages).describe('Of the visitor'),
  customerName: z.string(),
  resellerName: z.string().nullable().describe('Of the reseller that has booked it'),
  customerEmail: z.string(),
  customerPhone: z.string().nullable().describe('With its country code'),
  stops: z.array(tourStopSchema),
  ...tourLengthFields,
  instructions: z.string().describe('What the desk agreed with the visitor beside the stops, for the driver'),
  state: z.enum(tourStates),
  driver: assignedDriverSchema.nullable(),
  isDriverOff: z.boolean().describe('The driver is off for a part of the tour'),
  overlaps: z.array(z.string()).describe('Other tours of this driver in the same hours, by their orders'),
  cannot: z.array(z.int()).describe('Drivers who responded that they cannot'),
  overtimeHalfHours: z.int().describe('Noted during the tour, beyond what was bought'),
  overtimePrice: z.int().describe('Of a half hour in won, as published when the tour was sold'),
  overtimeAmount: z.int().describe('In won, at that price; a note, never charged'),
  note: z.string().describe('The desk’s own; no visitor and no driver sees it'),
  openReports: z.int().describe('Reports of the visitor that are not closed'),
  isRefundPending: z.boolean(),
  isCalledOff: z.boolean().describe('By the company; the visitor can still move it'),
  version: versionSchema,
});
export type Tour = z.infer<typeof tourSchema>;

const listTours = defineRoute({
  ...deskAddresses.listTours,
  summary: 'Paid tours of up to 31 days, by day and time',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: z.object({ from: daySchema, to: daySchema }),
  body: z.undefined(),
  response: z.object({ content: z.array(tourSchema) }),
  success: [200],
  problems: [400, 401, 403],
});

const getTour = defineRoute({
  ...deskAddresses.getTour,
  summary: 'One paid tour with its history',
  tag: 'desk',
  access: 'dispatcher',
  params: orderParameters,
  query: none,
  body: z.undefined(),
  response: tourSchema.extend({ history: z.array(auditEntrySchema) }),
  success: [200],
  problems: [400, 401, 403, 404],
});

const noteTour = defineRoute({
  ...deskAddresses.noteTour,
  summary: 'Writes the desk’s note, and the overtime where the driver cannot',
  tag: 'desk',
  access: 'dispatcher',
  params: orderParameters,
  query: none,
  body: z.object({ version: versionSchema, ...tourNoteSchema.shape }),
  response: tourSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const suggestedDriverSchema = assignedDriverSchema.extend({
  email: z.string().nullable(),
  isFree: z.boolean().describe('Works that day, has no tour in those hours, and has not declined this one'),
  isOff: z.boolean(),
  hasDeclined: z.boolean(),
  overlaps: z.array(z.string()),
  recentTours: z.int().describe('Tours within 14 days before and after'),
});
export type SuggestedDriver = z.infer<typeof suggestedDriverSchema>;

const suggestDrivers = defineRoute({
  ...deskAddresses.suggestDrivers,
  summary: 'All drivers for a tour: the free ones first, of these the one with the fewest tours',
  tag: 'desk',
  access: 'dispatcher',
  params: orderParameters,
  query: none,
  body: z.undefined(),
  response: z.object({ content: z.array(suggestedDriverSchema) }),
  success: [200],
  problems: [400, 401, 403, 404],
});

export const driverLinkSchema = z.object({
  url: z.string().describe('The driver’s page, to be sent by messenger'),
  expiresAt: z
    .null()
    .describe('It lasts until the desk ends it; the previous release made links that expire'),
  isMailed: z.boolean(),
});
export type DriverLink = z.infer<typeof driverLinkSchema>;

const assignDriver = defineRoute({
  ...deskAddresses.assignDriver,
  summary: 'Offers the tour to a driver, and mails them their link; replaces who was asked before',
  tag: 'desk',
  access: 'dispatcher',
  params: orderParameters,
  query: none,
  body: z.object({
    version: versionSchema,
    driverId: driverIdSchema,
    despite: z.boolean().default(false).describe('Also a driver who is off or has another tour then'),
  }),
  response: z.object({ tour: tourSchema, link: driverLinkSchema }),
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const unassignDriver = defineRoute({
  ...deskAddresses.unassignDriver,
  summary: 'Takes the tour from its driver, who is told by mail',
  tag: 'desk',
  access: 'dispatcher',
  params: orderParameters,
  query: none,
  body: z.object({ version: versionSchema }),
  response: tourSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const changeTourState = defineRoute({
  ...deskAddresses.changeTourState,
  summary: 'What a driver reported by phone, or that nobody can drive',
  tag: 'desk',
  access: 'dispatcher',
  params: orderParameters,
  query: none,
  body: z.object({
    version: versionSchema,
    state: z.enum(['accepted', 'met', 'notMet', 'finished', 'noDriver']),
  }),
  response: tourSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

/** The endpoints of this file. */
export const toursApi = {
  listTours,
  getTour,
  noteTour,
  suggestDrivers,
  assignDriver,
  unassignDriver,
  changeTourState,
} as const;

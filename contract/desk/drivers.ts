import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { orderIdSchema } from '../ticketFields.ts';
import { deskAddresses } from './addresses.ts';
import { driverFieldsSchema, halfDayOffSchema, weekdayOffSchema } from './driverFields.ts';
import {
  assignedDriverSchema,
  driverIdSchema,
  driverLinkSchema,
  tourSchema,
  versionSchema,
} from './tours.ts';

const none = z.object({});

const driverSchema = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  car: z.string(),
  plate: z.string(),
  isActive: z.boolean().describe('Tours are assigned to active drivers only'),
  daysOff: z.array(z.string()).describe('From today on'),
  halfDaysOff: z.array(halfDayOffSchema).describe('From today on'),
  weekdaysOff: z.array(weekdayOffSchema),
  workingDays: z.array(z.string()).describe('From today on, on which the weekdays off don’t count'),
  recentTours: z.int().describe('Tours within 14 days before and after today'),
  hasPin: z.boolean().describe('Whether the lasting link has a PIN: it was opened'),
  version: versionSchema,
});
export type Driver = z.infer<typeof driverSchema>;

const listDrivers = defineRoute({
  ...deskAddresses.listDrivers,
  summary: 'The drivers by name',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: none,
  body: z.undefined(),
  response: z.object({ content: z.array(driverSchema) }),
  success: [200],
  problems: [401, 403],
});

const addDriver = defineRoute({
  ...deskAddresses.addDriver,
  summary: 'Adds a driver',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: none,
  body: driverFieldsSchema.omit({ isActive: true }).extend({
    daysOff: driverFieldsSchema.shape.daysOff.default([]),
    halfDaysOff: driverFieldsSchema.shape.halfDaysOff.default([]),
    weekdaysOff: driverFieldsSchema.shape.weekdaysOff.default([]),
    workingDays: driverFieldsSchema.shape.workingDays.default([]),
  }),
  response: driverSchema,
  success: [200],
  problems: [400, 401, 403],
});

const driverParameters = z.object({ driverId: z.coerce.number().pipe(driverIdSchema) });

const changeDriver = defineRoute({
  ...deskAddresses.changeDriver,
  summary: 'Changes a driver; their coming tours must be reassigned before one is made inactive',
  tag: 'desk',
  access: 'dispatcher',
  params: driverParameters,
  query: none,
  body: driverFieldsSchema.partial().extend({ version: versionSchema }),
  response: driverSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const clashSchema = z.object({
  tour: tourSchema,
  suggestion: assignedDriverSchema.nullable().describe('Who is free instead; null if nobody is'),
});
export type TimeOffClash = z.infer<typeof clashSchema>;

const listTimeOffClashes = defineRoute({
  ...deskAddresses.listTimeOffClashes,
  summary: 'Coming tours of a driver who is off then, each with a driver who is free',
  tag: 'desk',
  access: 'dispatcher',
  params: driverParameters,
  query: none,
  body: z.undefined(),
  response: z.object({ content: z.array(clashSchema) }),
  success: [200],
  problems: [400, 401, 403, 404],
});

const reassignTours = defineRoute({
  ...deskAddresses.reassignTours,
  summary:
    'Offers tours of a driver who is off to other drivers; tours that have changed meanwhile stay as they are',
  tag: 'desk',
  access: 'dispatcher',
  params: driverParameters,
  query: none,
  body: z.object({
    tours: z
      .array(z.object({ orderId: orderIdSchema, version: versionSchema, driverId: driverIdSchema }))
      .min(1)
      .max(100),
  }),
  response: z.object({
    reassigned: z.array(z.string()).describe('By their orders'),
    left: z
      .array(z.string())
      .describe('Not reassigned: changed meanwhile, or the other driver isn’t free any more'),
  }),
  success: [200],
  problems: [400, 401, 403, 404],
});

const makeDriverLink = defineRoute({
  ...deskAddresses.makeDriverLink,
  summary: 'The lasting link of a driver to their tours; mailed only about one of their tours',
  tag: 'desk',
  access: 'dispatcher',
  params: driverParameters,
  query: none,
  body: z.object({
    orderId: orderIdSchema.optional().describe('A tour that the driver is to drive'),
    mail: z.boolean().default(false),
  }),
  response: driverLinkSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const endDriverLinks = defineRoute({
  ...deskAddresses.endDriverLinks,
  summary: 'Ends all links of a driver, for example after a lost phone',
  tag: 'desk',
  access: 'dispatcher',
  params: driverParameters,
  query: none,
  body: z.undefined(),
  response: z.undefined(),
  success: [204],
  problems: [400, 401, 403, 404],
});

const resetDriverPin = defineRoute({
  ...deskAddresses.resetDriverPin,
  summary: 'Removes the PIN of a driver’s link; the next person to open the link sets a new one',
  tag: 'desk',
  access: 'dispatcher',
  params: driverParameters,
  query: none,
  body: z.undefined(),
  response: z.undefined(),
  success: [204],
  problems: [400, 401, 403, 404],
});

/** The endpoints of this file. */
export const driversApi = {
  listDrivers,
  addDriver,
  changeDriver,
  listTimeOffClashes,
  reassignTours,
  makeDriverLink,
  endDriverLinks,
  resetDriverPin,
} as const;

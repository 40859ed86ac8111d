import { z } from 'zod';
import { holidayKeys } from '../../domain/calendar/holidays.ts';
import type { DepartureState } from '../../domain/tickets/availability.ts';
import { maxAvailabilityDays } from '../availability.ts';
import { checkDayRange, dayParameter } from '../days.ts';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { closureBodySchema, closureFieldsSchema, dayCarsSchema, salesRulesSchema } from './salesFields.ts';
import { versionSchema } from './tours.ts';

const none = z.object({});

const stoppedAtSchema = z.iso.datetime().nullable().describe('Since when nothing is sold; null while it is');
const storedRulesSchema = salesRulesSchema.extend({
  stoppedAt: stoppedAtSchema,
  version: versionSchema,
});
export type StoredSalesRules = z.infer<typeof storedRulesSchema>;

const salesClosureSchema = closureFieldsSchema.extend({ id: z.int() });
export type SalesClosure = z.infer<typeof salesClosureSchema>;

const departureStates = [
  'free',
  'past',
  'closed',
  'soldOut',
  'tooSoon',
  'tooFar',
] as const satisfies readonly DepartureState[];

const deskSalesDaySchema = z.object({
  date: z.string(),
  cars: z.int().nullable().describe('Null for an unlimited number: no driver was entered yet'),
  ownCars: z.int().nullable().describe('The number that the desk has set'),
  workingDrivers: z.int().nullable().describe('The number without one by the desk; null for unlimited'),
  sold: z.int().describe('Paid tours'),
  held: z.int().describe('Cars that unpaid orders hold'),
  isClosed: z.boolean().describe('No departure all day, by the weekday or a closure'),
  departures: z
    .array(z.object({ startTime: z.string(), state: z.enum(departureStates) }))
    .describe('Every start time: `free`, or why visitors can’t buy it now'),
  holiday: z
    .object({ key: z.enum(holidayKeys), isSubstitute: z.boolean() })
    .nullable()
    .describe('The public holiday of the day, on which the desk may want to close'),
});
export type DeskSalesDay = z.infer<typeof deskSalesDaySchema>;

const getSalesCalendar = defineRoute({
  ...deskAddresses.getSalesCalendar,
  summary: 'The calendar of sales: the rules, and the closures and days of a range',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: z.object({ from: dayParameter, to: dayParameter }).check(checkDayRange(maxAvailabilityDays)),
  body: z.undefined(),
  response: z.object({
    neededSettings: z
      .array(z.string())
      .describe('Empty settings of the company without which a live product sells nothing'),
    price: z.int().describe('Of a tour of three hours now, in won'),
    overtimePrice: z.int().describe('Of each begun half hour beyond three hours, in won'),
    rules: storedRulesSchema,
    closures: z.array(salesClosureSchema),
    days: z.array(deskSalesDaySchema),
  }),
  success: [200],
  problems: [400, 401, 403],
});

const changeSalesRules = defineRoute({
  ...deskAddresses.changeSalesRules,
  summary: 'Changes the rules of sales, at once',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: none,
  // A page of the previous release doesn't send these, which then stay as they are.
  body: salesRulesSchema
    .partial({ maxBoughtHalfHours: true, needsPhone: true })
    .extend({ version: versionSchema }),
  response: storedRulesSchema,
  success: [200],
  problems: [400, 401, 403, 409],
});

const setSalesStopped = defineRoute({
  ...deskAddresses.setSalesStopped,
  summary: 'Stops all sales at once, or sells again; needs no version, since nobody should have to try twice',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: none,
  body: z.object({ isStopped: z.boolean() }),
  response: z.object({ stoppedAt: stoppedAtSchema }),
  success: [200],
  problems: [400, 401, 403],
});

const addSalesClosure = defineRoute({
  ...deskAddresses.addSalesClosure,
  summary: 'Closes days, or some departures of them, at once. Tours that were sold stay',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: none,
  body: closureBodySchema,
  response: salesClosureSchema,
  success: [200],
  problems: [400, 401, 403],
});

const removeSalesClosure = defineRoute({
  ...deskAddresses.removeSalesClosure,
  summary: 'Removes a closure',
  tag: 'desk',
  access: 'dispatcher',
  params: z.object({ closureId: z.coerce.number().int().min(1).max(2_147_483_647) }),
  query: none,
  body: z.undefined(),
  response: z.undefined(),
  success: [204],
  problems: [401, 403, 404],
});

const setDayCars = defineRoute({
  ...deskAddresses.setDayCars,
  summary: 'Sets the number of cars of a day, or gives it back to the number of drivers who work',
  tag: 'desk',
  access: 'dispatcher',
  params: z.object({ day: dayParameter }),
  query: none,
  body: dayCarsSchema,
  response: z.undefined(),
  success: [204],
  problems: [400, 401, 403, 404],
});

/** The endpoints of this file. */
export const salesApi = {
  getSalesCalendar,
  changeSalesRules,
  setSalesStopped,
  addSalesClosure,
  removeSalesClosure,
  setDayCars,
} as const;

import { z } from 'zod';
import { boughtHalfHoursLimit } from '../domain/tickets/overtime.ts';
import { apiAddresses } from './addresses.ts';
import { checkDayRange, dayParameter } from './days.ts';
import { defineRoute } from './route.ts';
import { orderIdSchema } from './ticketFields.ts';

/** Two months of a calendar, including the days of the adjacent months in their first and last weeks. */
export const maxAvailabilityDays = 75;

const availableDaySchema = z.object({
  date: z.string().meta({ format: 'date' }),
  unavailable: z
    .array(z.string())
    .describe('Start times that can’t be bought: sold out, closed, over, or not on sale yet'),
});

const getAvailability = defineRoute({
  ...apiAddresses.getAvailability,
  summary: 'Departures of the tour taxi that can’t be bought at the moment, for each day of a range',
  tag: 'tickets',
  access: 'everyone',
  params: z.object({}),
  query: z
    .object({
      from: dayParameter,
      to: dayParameter,
      orderId: orderIdSchema.optional().describe('An order that is to be moved: its own car counts as free'),
      boughtHalfHours: z.coerce
        .number()
        .int()
        .min(0)
        .max(boughtHalfHoursLimit)
        .default(0)
        .describe('Overtime for which a car must be free, too'),
    })
    .check(checkDayRange(maxAvailabilityDays)),
  body: z.undefined(),
  response: z.object({
    days: z.array(availableDaySchema),
    maxBoughtHalfHours: z.int().describe('Half hours of overtime that can be bought with a tour; 0 for none'),
  }),
  success: [200],
  problems: [400],
});

/** The endpoints of this file. */
export const availabilityApi = { getAvailability } as const;

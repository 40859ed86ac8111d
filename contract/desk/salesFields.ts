import { z } from 'zod';
import { boughtHalfHoursLimit } from '../../domain/tickets/overtime.ts';
import { startTimes } from '../../domain/tour/planRules.ts';
import { checkDayRange, dayParameter } from '../days.ts';
import { typedLine } from '../typedText.ts';

/** Bodies that the forms of the calendar of sales send. */

export const salesLimits = {
  turnaroundMinutes: 240,
  /** A week. */
  leadMinutes: 10_080,
  daysAhead: 365,
  cars: 99,
  reasonLength: 200,
  closureDays: 366,
} as const;

const departure = z.string().refine((time) => startTimes.includes(time), {
  message: 'a start time of the tour, as hh:mm',
  params: { code: 'unknownDeparture' },
});

export const departureRangeSchema = z
  .object({ first: departure, last: departure })
  .check(({ value: { first, last }, issues }) => {
    if (first <= last) return;
    const message = 'not before `first`';
    issues.push({ code: 'custom', path: ['last'], params: { code: 'invalidRange' }, message, input: last });
  });

export const salesRulesSchema = z.object({
  turnaroundMinutes: z.int().min(0).max(salesLimits.turnaroundMinutes).describe('Between two tours of a car'),
  leadMinutes: z
    .int()
    .min(0)
    .max(salesLimits.leadMinutes)
    .describe('Before its start, when the sale of a tour ends'),
  daysAhead: z
    .int()
    .min(1)
    .max(salesLimits.daysAhead)
    .nullable()
    .describe('Days from today up to which tours are sold; null for a year'),
  maxBoughtHalfHours: z
    .int()
    .min(0)
    .max(boughtHalfHoursLimit)
    .describe('Half hours of overtime that visitors can buy with a tour; 0 for none'),
  weekdays: z
    .array(departureRangeSchema.nullable())
    .length(7)
    .describe('First and last departure from Monday on; null for a day without tours'),
  needsPhone: z.boolean().describe('Whether visitors have to leave a telephone number'),
});

export type SalesRulesFields = z.infer<typeof salesRulesSchema>;

export const closureFieldsSchema = z.object({
  from: dayParameter,
  to: dayParameter,
  departures: departureRangeSchema.nullable().describe('Null for all day'),
  reason: typedLine(salesLimits.reasonLength).describe('For the staff'),
});
export const closureBodySchema = closureFieldsSchema.check(checkDayRange(salesLimits.closureDays));

export const dayCarsSchema = z.object({
  cars: z
    .int()
    .min(0)
    .max(salesLimits.cars)
    .nullable()
    .describe('Null for as many as drivers who work that day'),
});

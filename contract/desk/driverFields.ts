import { z } from 'zod';
import { weekDays } from '../../domain/calendar/weekDays.ts';
import { maxDriverLengths, phonePattern } from '../../domain/tour/tourRules.ts';
import { typedLine } from '../typedText.ts';

/** A day as yyyy-mm-dd. */
export const daySchema = z.iso.date('a day as yyyy-mm-dd');

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as hh:mm');

interface TypedHours {
  readonly from: string | null;
  readonly until: string | null;
}

/** Checks that hours off end after they begin. */
function checkHours({ value: { from, until }, issues }: z.core.ParsePayload<TypedHours>) {
  if (from === null || until === null || from < until) return;
  const message = 'after `from`';
  issues.push({ code: 'custom', path: ['until'], params: { code: 'invalidRange' }, message, input: until });
}

const hoursOffFields = {
  from: timeSchema.nullable().describe('Null from the beginning of the day on'),
  until: timeSchema.nullable().describe('Null to the end of the day'),
};

export const halfDayOffSchema = z
  .object({ day: daySchema, ...hoursOffFields })
  .check(checkHours)
  .refine(({ from, until }) => from !== null || until !== null, {
    path: ['from'],
    message: 'a time, or one in `until`',
    params: { code: 'noTime' },
  });
export type HalfDayOff = z.infer<typeof halfDayOffSchema>;

export const weekdayOffSchema = z
  .object({ weekday: z.enum(weekDays), ...hoursOffFields })
  .check(checkHours)
  .describe('Every week; all day without times');
export type WeekdayOff = z.infer<typeof weekdayOffSchema>;

/** What the desk keeps of a driver, as its form sends it. */
export const driverFieldsSchema = z.object({
  name: typedLine(maxDriverLengths.name),
  phone: z.string().trim().regex(phonePattern, 'a telephone number'),
  email: z.string().trim().max(maxDriverLengths.email).pipe(z.email()).nullable(),
  car: typedLine(maxDriverLengths.car),
  plate: typedLine(maxDriverLengths.plate),
  daysOff: z.array(daySchema).max(400),
  halfDaysOff: z
    .array(halfDayOffSchema)
    .max(400)
    .describe('Parts of days; a whole day off of the same day counts'),
  weekdaysOff: z.array(weekdayOffSchema).max(7),
  workingDays: z.array(daySchema).max(400).describe('Days on which the weekdays off don’t count'),
  isActive: z.boolean(),
});

import { z } from 'zod';
import { weekDays } from '../domain/calendar/weekDays.ts';
import { openStatuses } from '../domain/openingHours/openStatus.ts';

export const weekDaySchema = z.enum(weekDays).meta({ id: 'WeekDay' });

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'a time as HH:MM, up to 24:00');

/** Opening hours on the given days, all year or in the given months (1 to 12), in Asia/Seoul. */
export const openingPeriodSchema = z
  .object({
    days: z.array(weekDaySchema).min(1),
    opens: clockTime,
    closes: clockTime,
    lastEntry: clockTime.optional().describe('Until when visitors are let in, if that is earlier'),
    months: z.array(z.int().min(1).max(12)).min(1).optional(),
  })
  .refine((period) => period.opens < period.closes, 'opens must come before closes')
  .refine(
    ({ opens, closes, lastEntry = closes }) => opens < lastEntry && lastEntry <= closes,
    'the last entry must lie between opens and closes',
  )
  .meta({ id: 'OpeningPeriod' });

export const openStatusSchema = z.enum(openStatuses).meta({ id: 'OpenStatus' });

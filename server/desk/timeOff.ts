import { sql } from 'kysely';
import { z } from 'zod';
import { type MinuteRange, minutesOff } from '../../domain/tour/timeOff.ts';
import type { Database } from '../platform/database/database.ts';

/**
 * A subquery of the drivers' time off from one day to another, both included: single days off, and weekly days off except
 * on the dates on which the driver works after all.
 * Columns: driver_id, day, off_from, off_until.
 */
export const timeOffRows = (from: string, to: string) => sql`
  select driver_id, day, off_from, off_until from driver_day_off where day between ${from} and ${to}
  union all
  select w.driver_id, d.day::date, w.off_from, w.off_until
    from driver_weekday_off w
    join generate_series(${from}::date, ${to}::date, interval '1 day') d (day) on to_char(d.day, 'DY') = w.weekday
    where not exists (
      select from driver_working_day x where x.driver_id = w.driver_id and x.day = d.day::date)`;

export const timeOffRowSchema = z.object({
  driverId: z.int(),
  day: z.string(),
  from: z.string().nullable(),
  until: z.string().nullable(),
});
export type TimeOffRow = z.infer<typeof timeOffRowSchema>;

/** The drivers' time off. */
export interface DriversTimeOff {
  /** The minutes of a day in which a driver is off, in order. */
  minutes(driverId: number, day: string): readonly MinuteRange[];
}

export function createTimeOff(rows: readonly TimeOffRow[]): DriversTimeOff {
  const byDriverAndDay = Map.groupBy(rows, ({ driverId, day }) => `${driverId} ${day}`);
  return {
    minutes: (driverId, day) => minutesOff(byDriverAndDay.get(`${driverId} ${day}`) ?? []),
  };
}

/** Reads the drivers' time off from one day to another, both included. */
export async function readTimeOff(
  { database }: { readonly database: Database },
  from: string,
  to: string,
): Promise<DriversTimeOff> {
  const { rows } = await sql`
    select driver_id as "driverId", day::text, off_from as "from", off_until as "until"
    from (${timeOffRows(from, to)}) off`.execute(database.sql);
  return createTimeOff(z.array(timeOffRowSchema).parse(rows));
}

import { sql } from 'kysely';
import { z } from 'zod';
import { dayAfter, dayCount } from '../../../domain/calendar/days.ts';
import {
  type Closure,
  defaultSalesRules,
  type OccupiedCar,
  type SalesCalendar,
  type SalesDay,
  type SalesRules,
} from '../../../domain/tickets/availability.ts';
import { isDayOff } from '../../../domain/tour/timeOff.ts';
import { createTimeOff, timeOffRowSchema, timeOffRows } from '../../desk/timeOff.ts';
import type { Database } from '../../platform/database/database.ts';

const rangeSchema = z.object({ first: z.string(), last: z.string() });
const rulesSchema = z.object({
  turnaroundMinutes: z.int(),
  leadMinutes: z.int(),
  daysAhead: z.int().nullable(),
  maxBoughtHalfHours: z.int(),
  isStopped: z.boolean(),
  stoppedAt: z.string().nullable(),
  weekdays: z.array(rangeSchema.nullable()),
  needsPhone: z.boolean(),
  version: z.int(),
});
const rowSchema = z.object({
  rules: rulesSchema.nullable(),
  drivers: z.int(),
  activeDrivers: z.array(z.int()),
  timeOff: z.array(timeOffRowSchema),
  closures: z.array(
    z.object({
      id: z.int(),
      fromDay: z.string(),
      toDay: z.string(),
      firstDeparture: z.string().nullable(),
      lastDeparture: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  days: z.array(z.object({ date: z.string(), cars: z.int() })),
  occupied: z.array(
    z.object({
      orderId: z.string(),
      date: z.string(),
      startTime: z.string(),
      overtimeHalfHours: z.int(),
      isSold: z.boolean(),
      resellerId: z.string().nullable(),
    }),
  ),
});

/** A day's cars and tours, and where the number of cars comes from. */
export interface ReadDay extends SalesDay {
  /** The number that the desk set instead of the drivers who work; null if it set none. */
  readonly ownCars: number | null;
  /** Drivers who work that day; null for an unlimited number. */
  readonly workingDrivers: number | null;
  readonly occupied: readonly (OccupiedCar & {
    readonly orderId: string;
    readonly isSold: boolean;
    /** The reseller that has booked it; null for our own tour. */
    readonly resellerId: string | null;
  })[];
}

/** The day without an order's own car, which a change of the order would free. */
export const withoutOrder = (day: ReadDay, orderId: string | undefined): ReadDay => ({
  ...day,
  occupied: day.occupied.filter((tour) => tour.orderId !== orderId),
});

interface ReadSales extends SalesCalendar {
  readonly rules: SalesRules & {
    readonly needsPhone: boolean;
    readonly stoppedAt: string | null;
    readonly version: number;
  };
  readonly closures: readonly (Closure & { readonly id: number; readonly reason: string })[];
  /** Every day of the range. */
  readonly days: readonly ReadDay[];
}

/** Where the calendar of sales is read from. */
export interface SalesSource {
  readonly database: Database;
  /** Empty settings of the company without which nothing is sold: while there are any, all sales count as stopped. */
  readonly neededSettings?: () => readonly string[];
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Reads in one query what decides which departures of some days, both included, can be bought. A cancelled tour frees
 * its car once the refund is made: if the provider refuses it, the ticket stays valid. A tour that the company calls off
 * frees it at once.
 */
export async function readSales(
  { database, neededSettings = () => [] }: SalesSource,
  { from, to }: Days,
): Promise<ReadSales> {
  const { rows } = await sql`
    select
      (select json_build_object('turnaroundMinutes', turnaround_minutes, 'leadMinutes', lead_minutes,
         'daysAhead', days_ahead, 'maxBoughtHalfHours', max_bought_half_hours, 'isStopped', stopped_at is not null,
         'stoppedAt', stopped_at, 'weekdays', weekdays, 'needsPhone', needs_phone,
         'version', version) from sales_rules) as rules,
      (select count(*) from driver) as drivers,
      (select coalesce(json_agg(id), '[]') from driver where is_active) as "activeDrivers",
      (select coalesce(json_agg(json_build_object('driverId', driver_id, 'day', day, 'from', off_from,
         'until', off_until)), '[]') from (${timeOffRows(from, to)}) off) as "timeOff",
      (select coalesce(json_agg(json_build_object('id', id, 'fromDay', from_day, 'toDay', to_day,
         'firstDeparture', first_departure, 'lastDeparture', last_departure, 'reason', reason)
         order by from_day, id), '[]')
         from sales_closure where from_day <= ${to} and to_day >= ${from}) as closures,
      (select coalesce(json_agg(json_build_object('date', day, 'cars', cars)), '[]')
         from sales_day where cars is not null and day between ${from} and ${to}) as days,
      (select coalesce(json_agg(json_build_object('orderId', id, 'date', trip_date, 'startTime', start_time,
         'overtimeHalfHours', bought_half_hours + coalesce(overtime_half_hours, 0), 'isSold', status = 'paid',
         'resellerId', reseller_id)
         order by start_time, id), '[]')
         from ticket_order left join tour on tour.order_id = id
         where trip_date between ${from} and ${to}
           and called_off_at is null
           and ((status = 'paid' and (cancel_requested_at is null or holds_car))
             or (status in ('ready', 'confirming') and holds_car))) as occupied`.execute(database.sql);
  const [row] = z.tuple([rowSchema]).parse(rows);
  const rules = row.rules ?? { ...defaultSalesRules, needsPhone: false, stoppedAt: null, version: 0 };
  const timeOff = createTimeOff(row.timeOff);
  const ownCars = new Map(row.days.map(({ date, cars }) => [date, cars]));
  return {
    rules: { ...rules, isStopped: rules.isStopped || neededSettings().length > 0 },
    closures: row.closures.map(({ firstDeparture: first, lastDeparture: last, ...closure }) => ({
      ...closure,
      departures: first === null || last === null ? null : { first, last },
    })),
    days: Array.from({ length: dayCount(from, to) }, (_, index) => {
      const date = dayAfter(from, index);
      const working = row.activeDrivers
        .map((driver) => timeOff.minutes(driver, date))
        .filter((minutes) => !isDayOff(minutes));
      const workingDrivers = row.drivers === 0 ? null : working.length;
      const ownNumber = ownCars.get(date) ?? null;
      return {
        date,
        workingDrivers,
        ownCars: ownNumber,
        cars: ownNumber ?? workingDrivers,
        // A number that the desk has set applies all day, whatever time the drivers have off.
        absences: ownNumber === null ? working.filter((minutes) => minutes.length > 0) : [],
        occupied: row.occupied.filter((tour) => tour.date === date),
      };
    }),
  };
}

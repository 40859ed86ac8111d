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
import type { Database } from '../../platform/database/database.ts';

const rangeSchema = z.object({ first: z.string(), last: z.string() });
const rulesSchema = z.object({
  turnaroundMinutes: z.int(),
  leadMinutes: z.int(),
  daysAhead: z.int().nullable(),
  isStopped: z.boolean(),
  stoppedAt: z.string().nullable(),
  weekdays: z.array(rangeSchema.nullable()),
  version: z.int(),
});
const rowSchema = z.object({
  rules: rulesSchema.nullable(),
  drivers: z.int(),
  activeDrivers: z.int(),
  daysOff: z.array(z.object({ date: z.string(), drivers: z.int() })),
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
    }),
  ),
});

/** A day's cars and tours, and where the number of cars comes from. */
export interface ReadDay extends SalesDay {
  /** The number that the desk set instead of the drivers who work; null if it set none. */
  readonly ownCars: number | null;
  /** Drivers who work that day; null for an unlimited number. */
  readonly workingDrivers: number | null;
  readonly occupied: readonly (OccupiedCar & { readonly orderId: string; readonly isSold: boolean })[];
}

/** A day on which an order's own car does not count, because it would be given back. */
export const withoutOrder = (day: ReadDay, orderId: string | undefined): ReadDay => ({
  ...day,
  occupied: day.occupied.filter((tour) => tour.orderId !== orderId),
});

interface ReadSales extends SalesCalendar {
  readonly rules: SalesRules & { readonly stoppedAt: string | null; readonly version: number };
  readonly closures: readonly (Closure & { readonly id: number; readonly reason: string })[];
  /** Every day of the range. */
  readonly days: readonly ReadDay[];
}

/** Where the calendar of sales is read from. */
export interface SalesSource {
  readonly database: Database;
  /** False where the company lacks what it needs to sell: then all sales count as stopped. */
  readonly isTradeAllowed?: boolean;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Reads in one query what decides which departures of some days, both included, can be bought. A cancelled tour frees
 * its car once the refund is made: if the provider refuses it, the ticket stays valid.
 */
export async function readSales(
  { database, isTradeAllowed = true }: SalesSource,
  { from, to }: Days,
): Promise<ReadSales> {
  const { rows } = await sql`
    select
      (select json_build_object('turnaroundMinutes', turnaround_minutes, 'leadMinutes', lead_minutes,
         'daysAhead', days_ahead, 'isStopped', stopped_at is not null, 'stoppedAt', stopped_at, 'weekdays', weekdays,
         'version', version) from sales_rules) as rules,
      (select count(*) from driver) as drivers,
      (select count(*) from driver where is_active) as "activeDrivers",
      (select coalesce(json_agg(off), '[]') from (
         select day as date, count(*) as drivers from driver_day_off join driver on driver.id = driver_id
         where is_active and day between ${from} and ${to} group by day) off) as "daysOff",
      (select coalesce(json_agg(json_build_object('id', id, 'fromDay', from_day, 'toDay', to_day,
         'firstDeparture', first_departure, 'lastDeparture', last_departure, 'reason', reason)
         order by from_day, id), '[]')
         from sales_closure where from_day <= ${to} and to_day >= ${from}) as closures,
      (select coalesce(json_agg(json_build_object('date', day, 'cars', cars)), '[]')
         from sales_day where cars is not null and day between ${from} and ${to}) as days,
      (select coalesce(json_agg(json_build_object('orderId', id, 'date', trip_date, 'startTime', start_time,
         'overtimeHalfHours', coalesce(overtime_half_hours, 0), 'isSold', status = 'paid')
         order by start_time, id), '[]')
         from ticket_order left join tour on tour.order_id = id
         where trip_date between ${from} and ${to}
           and ((status = 'paid' and (cancel_requested_at is null or holds_car))
             or (status in ('ready', 'confirming') and holds_car))) as occupied`.execute(database.sql);
  const [row] = z.tuple([rowSchema]).parse(rows);
  const rules = row.rules ?? { ...defaultSalesRules, stoppedAt: null, version: 0 };
  const offDrivers = new Map(row.daysOff.map(({ date, drivers }) => [date, drivers]));
  const ownCars = new Map(row.days.map(({ date, cars }) => [date, cars]));
  return {
    rules: { ...rules, isStopped: rules.isStopped || !isTradeAllowed },
    closures: row.closures.map(({ firstDeparture: first, lastDeparture: last, ...closure }) => ({
      ...closure,
      departures: first === null || last === null ? null : { first, last },
    })),
    days: Array.from({ length: dayCount(from, to) }, (_, index) => {
      const date = dayAfter(from, index);
      const workingDrivers = row.drivers === 0 ? null : row.activeDrivers - (offDrivers.get(date) ?? 0);
      return {
        date,
        workingDrivers,
        ownCars: ownCars.get(date) ?? null,
        cars: ownCars.get(date) ?? workingDrivers,
        occupied: row.occupied.filter((tour) => tour.date === date),
      };
    }),
  };
}

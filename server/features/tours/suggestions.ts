import type { SuggestedDriver } from '../../../contract/desk/tours.ts';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { readTimeOff } from '../../desk/timeOff.ts';
import type { Database } from '../../platform/database/database.ts';
import { drivenTours } from './readTours.ts';
import { doToursOverlap, isDriverOff, type OrderTime, tourPeriod } from './tourTimes.ts';

interface Deps {
  readonly database: Database;
}

/** Days before and after in which tours count as recent. */
const recentDays = 14;

/** The number of each driver's tours around a day, without the tour of one order. */
export async function readRecentTours(
  deps: Deps,
  day: string,
  exceptOrderId = '',
): Promise<Map<number, number>> {
  const rows = await drivenTours(deps)
    .select('driver_id')
    .select(({ fn }) => fn.countAll<number>().as('tours'))
    .where('trip_date', '>=', dayAfter(day, -recentDays))
    .where('trip_date', '<=', dayAfter(day, recentDays))
    .where('ticket_order.id', '!=', exceptOrderId)
    .groupBy('driver_id')
    .execute();
  return new Map(rows.flatMap(({ driver_id: id, tours }) => (id === null ? [] : [[id, tours]])));
}

/** Drivers in the order in which Korean names are listed. */
export const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, 'ko');

interface TourToDrive {
  readonly order: OrderTime & { readonly id: string };
  readonly cannot: readonly number[];
  readonly overtimeHalfHours: number;
}

/** All active drivers for a tour: the free ones first, of these the one with the fewest tours. */
export async function readSuggestions(
  deps: Deps,
  { order, cannot, overtimeHalfHours }: TourToDrive,
): Promise<SuggestedDriver[]> {
  const { sql } = deps.database;
  const drivers = await sql
    .selectFrom('driver')
    .select(['id', 'name', 'phone', 'email', 'car', 'plate'])
    .where('is_active', '=', true)
    .execute();
  const timeOff = await readTimeOff(deps, order.trip_date, order.trip_date);
  const sameDay = await drivenTours(deps)
    .select([
      'ticket_order.id',
      'trip_date',
      'start_time',
      'bought_half_hours',
      'driver_id',
      'overtime_half_hours',
    ])
    .where('trip_date', '=', order.trip_date)
    .where('ticket_order.id', '!=', order.id)
    .orderBy('start_time')
    .orderBy('ticket_order.id')
    .execute();
  const hours = tourPeriod(order, overtimeHalfHours);
  const taken = sameDay.filter((other) =>
    doToursOverlap(hours, tourPeriod(other, other.overtime_half_hours)),
  );
  const recent = await readRecentTours(deps, order.trip_date, order.id);
  return drivers
    .map((driver) => {
      const isOff = isDriverOff(timeOff, driver.id, order, overtimeHalfHours);
      const hasDeclined = cannot.includes(driver.id);
      const overlaps = taken.filter((one) => one.driver_id === driver.id).map(({ id }) => id);
      const isFree = !isOff && !hasDeclined && overlaps.length === 0;
      return { ...driver, isFree, isOff, hasDeclined, overlaps, recentTours: recent.get(driver.id) ?? 0 };
    })
    .toSorted(
      (one, other) =>
        Number(other.isFree) - Number(one.isFree) ||
        one.recentTours - other.recentTours ||
        byName(one, other),
    );
}

import { sql } from 'kysely';
import { z } from 'zod';
import { drivingStates, overtimePrice, type TourState } from '../../../../contract/desk/tourRules.ts';
import type { Tour } from '../../../../contract/desk/tours.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { hoursOf, overlap } from './tourTimes.ts';

interface TourParts {
  readonly database: Database;
}

/** The paid orders, with what the desk made of them. */
export function paidTours({ database }: TourParts) {
  return database.sql
    .selectFrom('ticket_order')
    .leftJoin('tour', 'tour.order_id', 'ticket_order.id')
    .where('ticket_order.status', '=', 'paid');
}

/** The tours that their drivers are expected to drive. */
export function drivenTours({ database }: TourParts) {
  return database.sql
    .selectFrom('ticket_order')
    .innerJoin('tour', 'tour.order_id', 'ticket_order.id')
    .where('ticket_order.status', '=', 'paid')
    .where('ticket_order.cancel_requested_at', 'is', null)
    .where('tour.state', 'in', drivingStates);
}

interface TourFilter {
  readonly from: string;
  readonly to: string;
  /** Only the tours of this driver. */
  readonly driverId?: number;
}

async function readRows(parts: TourParts, { from, to, driverId }: TourFilter) {
  return paidTours(parts)
    .leftJoin('driver', 'driver.id', 'tour.driver_id')
    .select([
      'ticket_order.id',
      'trip_date',
      'start_time',
      'number_of_people',
      'language',
      'customer_name',
      'customer_email',
      'cancel_requested_at',
      'state',
      'driver_id',
      'cannot',
      'overtime_half_hours',
      'note',
      'tour.version',
      'driver.name',
      'driver.phone',
      'driver.car',
      'driver.plate',
    ])
    .select((one) =>
      one
        .selectFrom('problem_report')
        .whereRef('problem_report.order_id', '=', 'ticket_order.id')
        .where('closed_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('open_reports'),
    )
    .where('trip_date', '>=', from)
    .where('trip_date', '<=', to)
    .$if(driverId !== undefined, (query) => query.where('tour.driver_id', '=', driverId ?? null))
    .orderBy('trip_date')
    .orderBy('start_time')
    .orderBy('ticket_order.id')
    .execute();
}

const stopRowSchema = z.object({
  order_id: z.string(),
  placeId: z.int(),
  name: z.string(),
  address: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  memo: z.string(),
  visitMinutes: z.int(),
});

/** The stops of orders in Korean, in their order. */
export async function readTourStops(
  { database }: TourParts,
  orderIds: readonly string[],
): Promise<Map<string, Tour['stops']>> {
  const { rows } = await sql`
    select s.order_id, s.place_id as "placeId", c.name ->> 'ko' as name, c.address ->> 'ko' as address,
      c.lat, c.lng, s.memo, c.visit_minutes as "visitMinutes"
    from ticket_stop s join place_content c on c.place_id = s.place_id
    where s.order_id = any(${[...orderIds]}::text[])
    order by s.order_id, s.order_index`.execute(database.sql);
  const stops = new Map<string, Tour['stops']>();
  for (const { order_id: orderId, ...stop } of z.array(stopRowSchema).parse(rows)) {
    stops.set(orderId, [...(stops.get(orderId) ?? []), stop]);
  }
  return stops;
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** A missing row of `tour` means that nobody has touched the tour yet. */
const stateOf = (row: Row): TourState => row.state ?? 'unassigned';

function isDriven(row: Row): boolean {
  return row.cancel_requested_at === null && drivingStates.includes(stateOf(row));
}

function overlapsOf(row: Row, rows: readonly Row[]): string[] {
  if (!isDriven(row)) return [];
  const hours = hoursOf(row, row.overtime_half_hours ?? 0);
  return rows
    .filter((other) => other.id !== row.id && other.driver_id === row.driver_id && isDriven(other))
    .filter((other) => overlap(hours, hoursOf(other, other.overtime_half_hours ?? 0)))
    .map(({ id }) => id);
}

function driverOf({ driver_id: id, name, phone, car, plate }: Row): Tour['driver'] {
  if (id === null || name === null || phone === null || car === null || plate === null) return null;
  return { id, name, phone, car, plate };
}

/** Paid tours of some days, by day and time; also those whose refund is under way. */
export async function readTours(parts: TourParts, filter: TourFilter): Promise<Tour[]> {
  // A tour ends before the first one of the next day starts: overlaps lie within a day.
  const rows = await readRows(parts, filter);
  const stops = await readTourStops(
    parts,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    orderId: row.id,
    tripDate: row.trip_date,
    startTime: row.start_time,
    numberOfPeople: row.number_of_people,
    language: row.language,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    stops: stops.get(row.id) ?? [],
    state: stateOf(row),
    driver: driverOf(row),
    overlaps: overlapsOf(row, rows),
    cannot: row.cannot ?? [],
    overtimeHalfHours: row.overtime_half_hours ?? 0,
    overtimeAmount: overtimePrice * (row.overtime_half_hours ?? 0),
    note: row.note ?? '',
    openReports: row.open_reports ?? 0,
    isRefundPending: row.cancel_requested_at !== null,
    version: row.version ?? 0,
  }));
}

/** @throws ProblemError 'notFound' unless the order is paid */
export async function readTour(parts: TourParts, orderId: string): Promise<Tour> {
  const order = await paidTours(parts)
    .select('trip_date')
    .where('ticket_order.id', '=', orderId)
    .executeTakeFirst();
  const tours = order ? await readTours(parts, { from: order.trip_date, to: order.trip_date }) : [];
  const tour = tours.find((one) => one.orderId === orderId);
  if (!tour) throw new ProblemError('notFound');
  return tour;
}

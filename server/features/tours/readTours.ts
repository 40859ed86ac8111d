import { sql } from 'kysely';
import { z } from 'zod';
import type { Tour } from '../../../contract/desk/tours.ts';
import { orderTerms } from '../../../domain/tickets/orderTerms.ts';
import { drivingStates } from '../../../domain/tour/tourRules.ts';
import type { Departures } from '../../desk/settings/departures.ts';
import { readTimeOff } from '../../desk/timeOff.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/problem.ts';
import { doToursOverlap, isDriverOff, tourPeriod } from './tourTimes.ts';

interface TourDeps {
  readonly database: Database;
}

type ReadingDeps = TourDeps & { readonly departures: Pick<Departures, 'showOther'> };

/** The paid orders, with their tours if anyone has changed these yet. */
export function paidTours({ database }: TourDeps) {
  return database.sql
    .selectFrom('ticket_order')
    .leftJoin('tour', 'tour.order_id', 'ticket_order.id')
    .where('ticket_order.status', '=', 'paid');
}

/** The tours that their drivers are expected to drive. */
export function drivenTours({ database }: TourDeps) {
  return database.sql
    .selectFrom('ticket_order')
    .innerJoin('tour', 'tour.order_id', 'ticket_order.id')
    .where('ticket_order.status', '=', 'paid')
    .where('ticket_order.cancel_requested_at', 'is', null)
    .where('tour.state', 'in', drivingStates);
}

/** Tours of some days, of one driver where requested; or a single one. */
type TourFilter =
  | { readonly from: string; readonly to: string; readonly driverId?: number }
  | { readonly orderId: string };

async function readRows(deps: TourDeps, filter: TourFilter) {
  const rows = paidTours(deps)
    .leftJoin('driver', 'driver.id', 'tour.driver_id')
    .leftJoin('reseller', 'reseller.id', 'ticket_order.reseller_id')
    .select([
      'ticket_order.id',
      'ticket_order.number',
      'trip_date',
      'start_time',
      'departure',
      'number_of_people',
      'bought_half_hours',
      'accepts_early_end',
      'terms',
      'language',
      'customer_name',
      'customer_email',
      'ticket_order.phone as customer_phone',
      'agreed_route',
      'driver_remark',
      'cancel_requested_at',
      'called_off_at',
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
      'reseller.name as reseller_name',
    ])
    .select((one) =>
      one
        .selectFrom('problem_report')
        .whereRef('problem_report.order_id', '=', 'ticket_order.id')
        .where('closed_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('open_reports'),
    )
    .orderBy('trip_date')
    .orderBy('start_time')
    .orderBy('ticket_order.id');
  if ('orderId' in filter) return rows.where('ticket_order.id', '=', filter.orderId).execute();
  const { from, to, driverId } = filter;
  const inDays = rows.where('trip_date', '>=', from).where('trip_date', '<=', to);
  return (driverId === undefined ? inDays : inDays.where('tour.driver_id', '=', driverId)).execute();
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
  { database }: TourDeps,
  orderIds: readonly string[],
): Promise<Map<string, Tour['stops']>> {
  const { rows } = await sql`
    select s.order_id, s.place_id as "placeId", c.name ->> 'ko' as name, c.address ->> 'ko' as address,
      c.lat, c.lng, s.memo, coalesce(s.stay_minutes, c.visit_minutes) as "visitMinutes"
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

function isDriven(row: Row): row is Row & { driver_id: number } {
  return row.cancel_requested_at === null && row.driver_id !== null;
}

/** Finds the other tours of a row's driver in the same hours. */
async function readOverlaps(deps: TourDeps, rows: readonly Row[]): Promise<(row: Row) => string[]> {
  const own = rows.filter(isDriven);
  if (own.length === 0) return () => [];
  const driven = await drivenTours(deps)
    .select([
      'ticket_order.id',
      'trip_date',
      'start_time',
      'bought_half_hours',
      'driver_id',
      'overtime_half_hours',
    ])
    .where('driver_id', 'in', [...new Set(own.map((row) => row.driver_id))])
    // A tour ends before the first one of the next day starts: overlaps lie within a day.
    .where('trip_date', 'in', [...new Set(own.map((row) => row.trip_date))])
    .orderBy('start_time')
    .orderBy('ticket_order.id')
    .execute();
  return (row) => {
    if (!isDriven(row)) return [];
    const hours = tourPeriod(row, row.overtime_half_hours ?? 0);
    return driven
      .filter((other) => other.driver_id === row.driver_id && other.trip_date === row.trip_date)
      .filter(
        (other) => other.id !== row.id && doToursOverlap(hours, tourPeriod(other, other.overtime_half_hours)),
      )
      .map(({ id }) => id);
  };
}

function tourDriver({ driver_id: id, name, phone, car, plate }: Row): Tour['driver'] {
  if (id === null || name === null || phone === null || car === null || plate === null) return null;
  return { id, name, phone, car, plate };
}

/** Paid tours by day and time; also those whose refund is under way. */
export async function readTours(deps: ReadingDeps, filter: TourFilter): Promise<Tour[]> {
  const rows = await readRows(deps, filter);
  if (rows.length === 0) return [];
  const stops = await readTourStops(
    deps,
    rows.map(({ id }) => id),
  );
  const findOverlaps = await readOverlaps(deps, rows);
  const days = rows.map(({ trip_date }) => trip_date);
  const timeOff = await readTimeOff(deps, days[0] ?? '', days.at(-1) ?? '');
  return rows.map((row) => ({
    orderId: row.id,
    orderNumber: row.number,
    tripDate: row.trip_date,
    startTime: row.start_time,
    departurePlace: deps.departures.showOther(row.departure, 'ko'),
    numberOfPeople: row.number_of_people,
    boughtHalfHours: row.bought_half_hours,
    acceptsEarlyEnd: row.accepts_early_end,
    language: row.language,
    customerName: row.customer_name,
    resellerName: row.reseller_name,
    customerEmail: row.customer_email,
    customerPhone: row.customer_phone,
    stops: stops.get(row.id) ?? [],
    instructions: [row.agreed_route, row.driver_remark].filter((line) => line !== '').join('\n'),
    // Without a row of `tour` nobody has touched it yet.
    state: row.state ?? 'unassigned',
    driver: tourDriver(row),
    isDriverOff: isDriven(row) && isDriverOff(timeOff, row.driver_id, row, row.overtime_half_hours ?? 0),
    overlaps: findOverlaps(row),
    cannot: row.cannot ?? [],
    overtimeHalfHours: row.overtime_half_hours ?? 0,
    overtimePrice: orderTerms(row).overtimePrice,
    overtimeAmount: orderTerms(row).overtimePrice * (row.overtime_half_hours ?? 0),
    note: row.note ?? '',
    openReports: row.open_reports ?? 0,
    isRefundPending: row.cancel_requested_at !== null,
    isCalledOff: row.called_off_at !== null && row.cancel_requested_at === null,
    version: row.version ?? 0,
  }));
}

/** @throws ProblemError 'notFound' unless the order is paid */
export async function readTour(deps: ReadingDeps, orderId: string): Promise<Tour> {
  const [tour] = await readTours(deps, { orderId });
  if (!tour) throw new ProblemError('notFound');
  return tour;
}

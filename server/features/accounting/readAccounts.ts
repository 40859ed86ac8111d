import { type ExpressionBuilder, sql } from 'kysely';
import type {
  AccountBasis,
  AccountedOrder,
  AccountsInput,
  DrivenTour,
} from '../../../domain/accounting/accounts.ts';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { seoulDayStart, toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { orderTerms } from '../../../domain/tickets/orderTerms.ts';
import { tourMinutesWith } from '../../../domain/tickets/overtime.ts';
import { drivenStates } from '../../../domain/tour/tourRules.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

interface Range {
  readonly from: string;
  readonly to: string;
}

/** What was paid back of orders without cancelling them, by order, in that sequence. */
async function readPartialRefunds(
  database: Database['sql'],
  orderIds: readonly string[],
): Promise<Map<string, { day: string; amount: number }[]>> {
  const found = new Map<string, { day: string; amount: number }[]>();
  if (orderIds.length === 0) return found;
  const rows = await database
    .selectFrom('ticket_refund')
    .select(['order_id', 'amount', 'settled_at'])
    // One array: PostgreSQL takes at most 65,535 parameters.
    .where(sql<boolean>`order_id = any(${[...orderIds]}::text[])`)
    .where('settled_at', 'is not', null)
    .orderBy('number')
    .execute();
  for (const { order_id: orderId, amount, settled_at: at } of rows) {
    if (at === null) continue;
    found.set(orderId, [...(found.get(orderId) ?? []), { day: toSeoulDate(at), amount }]);
  }
  return found;
}

/** The paid orders that a range may count, with what was paid back of each. */
async function readOrders(
  { sql }: Database,
  { from, to }: Range,
  basis: AccountBasis,
): Promise<AccountedOrder[]> {
  const [start, end] = [seoulDayStart(from), seoulDayStart(dayAfter(to, 1))];
  const goodwillIn = (where: ExpressionBuilder<Tables, 'ticket_order'>) =>
    where.exists(
      where
        .selectFrom('ticket_refund')
        .select('number')
        .whereRef('order_id', '=', 'ticket_order.id')
        .where('settled_at', '>=', start)
        .where('settled_at', '<', end),
    );
  const rows = await sql
    .selectFrom('ticket_order')
    .select([
      'id',
      'amount',
      'currency',
      'payment_method',
      'trip_date',
      'paid_at',
      'refund_amount',
      'cancelled_at',
    ])
    .where('paid_at', 'is not', null)
    .where((where) =>
      basis === 'tour'
        ? where.between('trip_date', from, to)
        : where.or([
            where.and([where('paid_at', '>=', start), where('paid_at', '<', end)]),
            where.and([where('cancelled_at', '>=', start), where('cancelled_at', '<', end)]),
            goodwillIn(where),
          ]),
    )
    .execute();
  const goodwill = await readPartialRefunds(
    sql,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    if (row.paid_at === null) return [];
    const { amount, currency, payment_method: method, trip_date: tourDay, refund_amount: refunded } = row;
    const cancellation =
      row.cancelled_at === null || refunded === null
        ? []
        : [{ day: toSeoulDate(row.cancelled_at), amount: refunded }];
    const refunds = [...(goodwill.get(row.id) ?? []), ...cancellation];
    return [{ paidDay: toSeoulDate(row.paid_at), tourDay, method, currency, amount, refunds }];
  });
}

/** The tours of a range to which their drivers came, also those whose order was paid back later. */
async function readDrivenTours({ sql }: Database, { from, to }: Range): Promise<DrivenTour[]> {
  const rows = await sql
    .selectFrom('ticket_order')
    .innerJoin('tour', 'tour.order_id', 'ticket_order.id')
    .innerJoin('driver', 'driver.id', 'tour.driver_id')
    .select([
      'trip_date',
      'driver.id as driver_id',
      'driver.name',
      'bought_half_hours',
      'overtime_half_hours',
      'terms',
    ])
    .where('trip_date', '>=', from)
    .where('trip_date', '<=', to)
    .where('tour.state', 'in', drivenStates)
    .execute();
  return rows.map(({ trip_date: day, driver_id: driverId, name: driverName, ...row }) => ({
    day,
    driverId,
    driverName,
    minutes: tourMinutesWith(row.bought_half_hours + row.overtime_half_hours),
    overtimeHalfHours: row.overtime_half_hours,
    overtimeAmount: row.overtime_half_hours * orderTerms(row).overtimePrice,
  }));
}

/** What the accounts of a range are calculated from. */
export async function readAccounts(
  database: Database,
  range: Range,
  basis: AccountBasis,
): Promise<Pick<AccountsInput, 'orders' | 'tours' | 'fees' | 'rates'>> {
  const { sql } = database;
  const fees = await sql
    .selectFrom('payment_fee')
    .selectAll()
    .orderBy('method')
    .orderBy('from_day')
    .execute();
  const rates = await sql
    .selectFrom('driver_rate')
    .selectAll()
    .orderBy('driver_id')
    .orderBy('from_day')
    .execute();
  return {
    orders: await readOrders(database, range, basis),
    tours: await readDrivenTours(database, range),
    fees: fees.map(({ method, from_day: fromDay, basis_points: basisPoints }) => ({
      ...{ method, fromDay, basisPoints },
    })),
    rates: rates.map(({ driver_id: driverId, from_day: fromDay, unit, amount }) => ({
      ...{ driverId, fromDay, unit, amount },
    })),
  };
}

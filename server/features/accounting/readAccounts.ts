import { sql } from 'kysely';
import { z } from 'zod';
import type {
  AccountBasis,
  AccountedOrders,
  AccountsInput,
  DrivenTours,
} from '../../../domain/accounting/accounts.ts';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { seoulDayStart } from '../../../domain/calendar/seoulTime.ts';
import { orderTerms } from '../../../domain/tickets/orderTerms.ts';
import { tourMinutesWith } from '../../../domain/tickets/overtime.ts';
import { orderMethods } from '../../../domain/tickets/paymentMethods.ts';
import { currencies } from '../../../domain/tickets/price.ts';
import { drivenStates } from '../../../domain/tour/tourRules.ts';
import type { Database } from '../../platform/database/database.ts';

interface Range {
  readonly from: string;
  readonly to: string;
}

const orderRowSchema = z.object({
  count: z.int(),
  method: z.enum(orderMethods),
  currency: z.enum(currencies),
  amount: z.int(),
  paidDay: z.string(),
  tourDay: z.string(),
  refunds: z.array(z.object({ day: z.string(), amount: z.int() })),
});

/** A timestamp's day in Asia/Seoul. */
const seoulDay = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Seoul')::date`;

/**
 * The paid orders that a range may count, each with its refunds in their sequence. The database groups identical
 * orders: of a million orders, a few thousand groups arrive here.
 */
async function readOrders(
  database: Database,
  { from, to }: Range,
  basis: AccountBasis,
): Promise<AccountedOrders[]> {
  const [start, end] = [seoulDayStart(from), seoulDayStart(dayAfter(to, 1))];
  const isInRange = (column: string) => sql`(${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end})`;
  // An array, not a subquery, so that the database can use an index for each part of the condition.
  const refundedOrders = sql`array(select order_id from ticket_refund where ${isInRange('settled_at')})`;
  const { rows } = await sql`
    select count(*), method, currency, amount, "paidDay", coalesce("tourDay"::text, '') as "tourDay", refunds
    from (
      select payment_method as method, currency, amount, ${seoulDay('paid_at')} as "paidDay",
        -- Accounts by payment ignore the day of the tour, which would only split the groups.
        ${basis === 'tour' ? sql`trip_date` : sql`null::date`} as "tourDay",
        case when goodwill_settled = 0 then '[]' else (
          select jsonb_agg(jsonb_build_object('day', ${seoulDay('settled_at')}, 'amount', ticket_refund.amount)
            order by number)
          from ticket_refund where order_id = ticket_order.id and settled_at is not null
        ) end || case when cancelled_at is null or refund_amount is null then '[]' else
          jsonb_build_array(jsonb_build_object('day', ${seoulDay('cancelled_at')}, 'amount', refund_amount))
        end as refunds
      from ticket_order
      where paid_at is not null and ${
        basis === 'tour'
          ? sql`trip_date between ${from} and ${to}`
          : sql`(${isInRange('paid_at')} or ${isInRange('cancelled_at')} or id = any(${refundedOrders}))`
      }
    ) orders
    group by method, currency, amount, "paidDay", "tourDay", refunds`.execute(database.sql);
  return z.array(orderRowSchema).parse(rows);
}

/** The tours of a range to which their drivers came, also those whose order was paid back later. */
async function readDrivenTours({ sql }: Database, { from, to }: Range): Promise<DrivenTours[]> {
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
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('trip_date', '>=', from)
    .where('trip_date', '<=', to)
    .where('tour.state', 'in', drivenStates)
    .groupBy(['trip_date', 'driver.id', 'bought_half_hours', 'overtime_half_hours', 'terms'])
    .execute();
  return rows.map(({ count, trip_date: day, driver_id: driverId, name: driverName, ...row }) => ({
    count,
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

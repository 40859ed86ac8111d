import type { StatementLine } from '../../../../contract/desk/resellers.ts';
import { dayAfter } from '../../../../domain/calendar/days.ts';
import { toAmount } from '../../../../domain/tickets/price.ts';
import { commission } from '../../../../domain/tickets/resellerRules.ts';
import type { Database } from '../../../platform/database/database.ts';

/** First and last day of a month. */
function monthDays(month: string): readonly [string, string] {
  const first = `${month}-01`;
  const next = `${dayAfter(first, 31).slice(0, 7)}-01`;
  return [first, dayAfter(next, -1)];
}

/** The confirmed bookings of a reseller whose tours are in a month, also cancelled ones, with what the reseller owes. */
export async function readStatement(
  { sql }: Database,
  resellerId: string,
  month: string,
): Promise<StatementLine[]> {
  const [from, to] = monthDays(month);
  const rows = await sql
    .selectFrom('ticket_order')
    .innerJoin('reseller_booking', 'reseller_booking.order_id', 'ticket_order.id')
    .selectAll('ticket_order')
    .select('commission_basis_points')
    .where('ticket_order.reseller_id', '=', resellerId)
    .where('paid_at', 'is not', null)
    .where('trip_date', '>=', from)
    .where('trip_date', '<=', to)
    .orderBy('trip_date')
    .orderBy('start_time')
    .orderBy('ticket_order.number')
    .execute();
  return rows.map((row) => {
    const refunded = (row.refund_amount ?? 0) + row.goodwill;
    const left = row.amount - refunded;
    const kept = commission(left, row.commission_basis_points);
    const amount = (minor: number) => toAmount(minor, row.currency);
    return {
      orderNumber: row.number,
      reference: row.reseller_reference,
      tripDate: row.trip_date,
      startTime: row.start_time,
      numberOfPeople: row.number_of_people,
      customerName: row.customer_name,
      currency: row.currency,
      price: amount(row.amount),
      refunded: amount(refunded),
      commission: amount(kept),
      owed: amount(left - kept),
    };
  });
}

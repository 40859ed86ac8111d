import type { Selectable } from 'kysely';
import type { AccountData } from '../../../contract/accountData.ts';
import { toAmount } from '../../../domain/tickets/price.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TicketOrderTable } from '../../platform/database/orderTables.ts';
import { type NamedPlaces, toIso } from './values.ts';

type OrderData = AccountData['orders'][number];

/** All orders of an account with their stops, history, refunds, tours and reports, by one query for each table. */
export async function readOrders(
  { sql }: Database,
  accountId: string,
  placeName: NamedPlaces,
): Promise<OrderData[]> {
  const orders = await sql
    .selectFrom('ticket_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ids = sql.selectFrom('ticket_order').select('id').where('account_id', '=', accountId);
  const stops = Map.groupBy(
    await sql
      .selectFrom('ticket_stop')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('order_index')
      .execute(),
    (stop) => stop.order_id,
  );
  const history = Map.groupBy(
    await sql.selectFrom('ticket_audit').selectAll().where('order_id', 'in', ids).orderBy('number').execute(),
    (entry) => entry.order_id,
  );
  const refunds = Map.groupBy(
    await sql
      .selectFrom('ticket_refund')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('number')
      .execute(),
    (refund) => refund.order_id,
  );
  const tours = new Map(
    (await sql.selectFrom('tour').selectAll().where('order_id', 'in', ids).execute()).map((tour) => [
      tour.order_id,
      tour,
    ]),
  );
  const reports = Map.groupBy(
    await sql.selectFrom('problem_report').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
    (report) => report.order_id,
  );
  return orders.map((order) => {
    const tour = tours.get(order.id);
    return {
      ...orderFields(order),
      stops: (stops.get(order.id) ?? []).map(({ place_id, memo, stay_minutes }) => ({
        ...placeName(place_id),
        memo,
        stayMinutes: stay_minutes,
      })),
      history: (history.get(order.id) ?? []).map(({ at, cause, from_status, to_status, detail }) => ({
        at: at.toISOString(),
        cause,
        from: from_status,
        to: to_status,
        detail,
      })),
      goodwill: (refunds.get(order.id) ?? []).map((refund) => ({
        amount: toAmount(refund.amount, order.currency),
        reason: refund.reason,
        requestedAt: refund.requested_at.toISOString(),
        settledAt: toIso(refund.settled_at),
        withdrawnAt: toIso(refund.withdrawn_at),
      })),
      tour: tour
        ? {
            state: tour.state,
            overtimeHalfHours: tour.overtime_half_hours,
            note: tour.note,
            changedAt: tour.changed_at.toISOString(),
          }
        : null,
      reports: (reports.get(order.id) ?? []).map((report) => ({
        kind: report.kind,
        words: report.words,
        language: report.language,
        reportedAt: report.reported_at.toISOString(),
        closedAt: toIso(report.closed_at),
        reply: report.reply,
      })),
    };
  });
}

const orderFields = (order: Selectable<TicketOrderTable>) => ({
  orderId: order.id,
  orderNumber: order.number,
  status: order.status,
  orderName: order.order_name,
  amount: toAmount(order.amount, order.currency),
  currency: order.currency,
  paymentMethod: order.payment_method,
  customerName: order.customer_name,
  customerEmail: order.customer_email,
  customerPhone: order.phone,
  language: order.language,
  tripDate: order.trip_date,
  startTime: order.start_time,
  numberOfPeople: order.number_of_people,
  boughtHalfHours: order.bought_half_hours,
  acceptsEarlyEnd: order.accepts_early_end,
  departure: order.departure,
  refundRuleVersion: order.refund_rule_version,
  terms: order.terms,
  refundStepAtMove: order.step_at_move,
  createdAt: order.created_at.toISOString(),
  confirmingAt: toIso(order.confirming_at),
  paidAt: toIso(order.paid_at),
  method: order.method,
  receiptUrl: order.receipt_url,
  failureCode: order.failure_code,
  calledOffAt: toIso(order.called_off_at),
  calledOffUntil: toIso(order.called_off_until),
  calledOffReason: order.called_off_reason,
  calledOffWords: order.called_off_words,
  cancelRequestedAt: toIso(order.cancel_requested_at),
  cancelReason: order.cancel_reason,
  refundPercent: order.refund_percent,
  refundAmount: order.refund_amount === null ? null : toAmount(order.refund_amount, order.currency),
  cancelledAt: toIso(order.cancelled_at),
});

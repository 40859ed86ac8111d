import { refundAmountOf, refundPercents, refundStepAt } from '../../contract/ticketRules.ts';
import type { Order } from './ticketParts.ts';

/** What refund rule v1 pays back at an instant; null for what was never paid. */
export function refundAt(order: Order, now: Date) {
  if (order.paid_at === null) return null;
  const step = refundStepAt({
    paidAt: order.paid_at,
    tripDate: order.trip_date,
    startTime: order.start_time,
    now,
  });
  return { step, percent: refundPercents[step], amount: refundAmountOf(order.amount, step) };
}

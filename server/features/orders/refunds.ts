import { refundAmountOf, refundPercents, refundStepAt } from '../../../domain/tickets/ticketRules.ts';
import type { RefundRequest } from './orderTransitions.ts';
import type { Order } from './ticketDeps.ts';

/** The refund by rule v1 at an instant; null for unpaid orders. */
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

/** The refund by the rule for a cancellation at an instant; null when nothing is refunded. */
export function refundByRule(order: Order, reason: string, now: Date): RefundRequest | null {
  const refund = refundAt(order, now);
  return refund && refund.amount > 0 ? { reason, percent: refund.percent, amount: refund.amount } : null;
}

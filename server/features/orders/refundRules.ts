import { refundAfterMoves } from '../../../domain/tickets/changeRules.ts';
import { orderTerms } from '../../../domain/tickets/orderTerms.ts';
import { toAmount } from '../../../domain/tickets/price.ts';
import type { ProviderPayment } from '../../providers/payments.ts';
import { failedRefund } from './goodwill.ts';
import type { OrderChange } from './orderTransitions.ts';
import {
  automaticReasons,
  type Cause,
  cancellationAmount,
  currencyIfNotKrw,
  isBookedByReseller,
  isCalledOff,
  isOrphan,
  leftToRefund,
  type Order,
} from './ticketDeps.ts';

/** A requested cancellation: decided and stored before the provider is called. */
export interface RefundRequest {
  readonly reason: string;
  readonly percent: number;
  /** In minor units. */
  readonly amount: number;
}

/**
 * The refund by the order's own terms at an instant; null for unpaid orders. A move of the tour never raises it. A tour
 * that the company has called off is paid back in full. Null for a reseller's other bookings, which the reseller
 * cancels by its contract.
 */
export function refundIfCancelled(order: Order, now: Date) {
  if (order.paid_at === null) return null;
  if (isCalledOff(order)) {
    return {
      step: 'tenDaysBefore',
      percent: 100,
      amount: leftToRefund(order),
      isLimitedByMove: false,
    } as const;
  }
  if (isBookedByReseller(order)) return null;
  const terms = orderTerms(order);
  const { step, isLimitedByMove } = refundAfterMoves(
    {
      paidAt: order.paid_at,
      tripDate: order.trip_date,
      startTime: order.start_time,
      stepAtMove: order.step_at_move,
      now,
    },
    terms,
  );
  const percent = terms.refundPercents[step];
  return { step, percent, amount: cancellationAmount(order, percent), isLimitedByMove };
}

/** The refund by the rule for a cancellation at an instant; null when nothing is refunded. */
export function refundByRule(order: Order, reason: string, now: Date): RefundRequest | null {
  const refund = refundIfCancelled(order, now);
  return refund && refund.amount > 0 ? { reason, percent: refund.percent, amount: refund.amount } : null;
}

/** The order of a refund's key, which is all that a wallet's notification about a refund names; undefined for other texts. */
export function refundOrderId(key: string | undefined): string | undefined {
  return /^cancel_([\w-]{6,64})_g?\d+$/.exec(key ?? '')?.[1];
}

/**
 * The change of an order for which the provider has paid back more than the refunds that don't cancel: because we
 * requested a cancellation, or because of a refund at the provider's console. Null if the refund is known already, or
 * if the money belongs to a refund that doesn't cancel.
 */
export function foundRefund(
  order: Order,
  payment: Pick<ProviderPayment, 'refunded' | 'cancelledAt'>,
  now: Date,
): OrderChange | null {
  const refund_amount = Math.min(payment.refunded, order.amount) - order.goodwill_settled;
  const change = {
    refund_amount,
    // The rule's percent, if the amount is the one that we requested.
    refund_percent:
      order.refund_amount === refund_amount
        ? order.refund_percent
        : Math.floor((refund_amount * 100) / order.amount),
  };
  const detail = {
    refunded: toAmount(payment.refunded - order.goodwill_settled, order.currency),
    ...currencyIfNotKrw(order),
  };
  if (order.status === 'cancelled')
    return refund_amount > (order.refund_amount ?? 0) ? { change, detail } : null;
  // The money belongs to a refund that doesn't cancel, which is applied separately.
  if (order.goodwill > order.goodwill_settled) return null;
  const isDone =
    order.cancel_requested_at === null ? refund_amount > 0 : refund_amount >= (order.refund_amount ?? 0);
  if (!isDone) return null;
  return {
    to: 'cancelled',
    change: {
      ...change,
      cancel_requested_at: order.cancel_requested_at ?? now,
      cancel_reason: order.cancel_reason ?? 'At the provider',
      cancelled_at: payment.cancelledAt ?? now,
      next_check_at: null,
    },
    detail,
  };
}

/**
 * Whether the refund of a cancellation was promised, and stays requested although the provider has refused it:
 * - one that a wallet announced
 * - one for a ticket that nobody can use, also because the company has called the tour off
 * - one that can't be requested again because the account is deleted, unless the operator requested it
 */
export function isRefundPromised(order: Order, code: string, cause: Cause): boolean {
  const isAutomatic =
    order.called_off_at !== null ||
    [automaticReasons.tooLate, automaticReasons.soldOut].some((reason) => reason === order.cancel_reason);
  const isLost = isOrphan(order) && cause !== 'operator';
  return isLost || isAutomatic || code === failedRefund;
}

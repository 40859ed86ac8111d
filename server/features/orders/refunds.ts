import { refundAfterMoves } from '../../../domain/tickets/changeRules.ts';
import { toAmount } from '../../../domain/tickets/price.ts';
import { refundAmount, refundPercents } from '../../../domain/tickets/ticketRules.ts';
import { after } from '../../platform/clock.ts';
import { PaymentRefusal, type ProviderPayment } from '../../providers/payments.ts';
import { handoverDelay } from './nextCheck.ts';
import type { DecidedOrder, OrderTransitions } from './orderTransitions.ts';
import type { SingleFlight } from './singleFlight.ts';
import {
  automaticReasons,
  type Cause,
  isCalledOff,
  isCancellationPending,
  type Order,
  type PendingRefund,
  readOrder,
  type TicketDeps,
} from './ticketDeps.ts';
import { cancelledMail, refundRefusedMail } from './ticketMails.ts';
import { isWalletPayment } from './walletPayment.ts';

/** A requested refund: decided and stored before the provider is called. */
export interface RefundRequest {
  readonly reason: string;
  readonly percent: number;
  /** In minor units. */
  readonly amount: number;
}

/** Our own code for a refund that a wallet announced and then did not carry out. */
const failedRefund = 'REFUND_ABORTED';

/**
 * The refund by rule v1 at an instant, which a move never raised; null for unpaid orders. A tour that the company has called
 * off is paid back in full.
 */
export function refundIfCancelled(order: Order, now: Date) {
  if (order.paid_at === null) return null;
  if (isCalledOff(order)) {
    return { step: 'tenDaysBefore', percent: 100, amount: order.amount, isLimitedByMove: false } as const;
  }
  const { step, isLimitedByMove } = refundAfterMoves({
    paidAt: order.paid_at,
    tripDate: order.trip_date,
    startTime: order.start_time,
    stepAtMove: order.step_at_move,
    now,
  });
  return {
    step,
    percent: refundPercents[step],
    amount: refundAmount(order.amount, step),
    isLimitedByMove,
  };
}

/** The refund by the rule for a cancellation at an instant; null when nothing is refunded. */
export function refundByRule(order: Order, reason: string, now: Date): RefundRequest | null {
  const refund = refundIfCancelled(order, now);
  return refund && refund.amount > 0 ? { reason, percent: refund.percent, amount: refund.amount } : null;
}

/** One key for each decided refund; a new request after a withdrawn one gets another key. */
function refundKey(order: PendingRefund): string {
  return `cancel_${order.id}_${order.cancel_requested_at.getTime()}`;
}

/** The order of such a key, which is all that a wallet's notification about a refund names; undefined for other texts. */
export function refundOrderId(key: string | undefined): string | undefined {
  return /^cancel_([\w-]{6,64})_\d+$/.exec(key ?? '')?.[1];
}

const currencyIfNotKrw = ({ currency }: Order) => (currency === 'KRW' ? {} : { currency });

type RefundDeps = Pick<TicketDeps, 'database' | 'clock' | 'payments' | 'log'> & {
  readonly transitions: OrderTransitions;
  readonly singleFlight: SingleFlight;
};

/** The refund of a paid order: request it, have the provider carry it out, apply the outcome. */
export function createRefunds(deps: RefundDeps) {
  const { database, clock, payments, transitions, singleFlight, log } = deps;

  /**
   * Decides a refund on the locked order, and stores it.
   * @param decide gets the order in any state; returns null to refund nothing
   */
  function request(
    id: string,
    cause: Cause,
    decide: (order: Order) => RefundRequest | null,
  ): Promise<DecidedOrder | undefined> {
    return transitions.change(id, cause, (order) => {
      const refund = decide(order);
      if (!refund || order.status !== 'paid' || order.cancel_requested_at) return null;
      const { reason, percent, amount } = refund;
      return {
        change: {
          cancel_requested_at: clock.now(),
          cancel_reason: reason,
          refund_percent: percent,
          refund_amount: amount,
          next_check_at: after(clock, handoverDelay),
        },
        detail: {
          cancellation: 'requested',
          percent,
          amount: toAmount(amount, order.currency),
          ...currencyIfNotKrw(order),
        },
      };
    });
  }

  /** The provider has refunded `payment.refunded`: requested by us, or at its own console. */
  async function apply(id: string, payment: ProviderPayment, cause: Cause): Promise<void> {
    await transitions.change(id, cause, (order) => {
      const refund_amount = Math.min(payment.refunded, order.amount);
      const change = {
        refund_amount,
        // The rule's percent, if the amount is the one that we requested.
        refund_percent:
          order.refund_amount === payment.refunded
            ? order.refund_percent
            : Math.floor((refund_amount * 100) / order.amount),
      };
      const detail = {
        refunded: toAmount(payment.refunded, order.currency),
        ...currencyIfNotKrw(order),
      };
      if (order.status === 'cancelled')
        return payment.refunded > (order.refund_amount ?? 0) ? { change, detail } : null;
      return {
        to: 'cancelled',
        change: {
          ...change,
          cancel_requested_at: order.cancel_requested_at ?? clock.now(),
          cancel_reason: order.cancel_reason ?? 'At the provider',
          cancelled_at: payment.cancelledAt ?? clock.now(),
          next_check_at: null,
        },
        detail,
        template: (cancelled) => cancelledMail(deps, cancelled),
      };
    });
  }

  /**
   * The provider refused the refund: the ticket stays valid. A refund that was promised stays requested, with its
   * percent, and is retried as a new one: one that a wallet announced, that gives no usable ticket (also since the company
   * has called the tour off), or that cannot be requested again without its account, except for a request of the operator.
   */
  async function refuse(seen: PendingRefund, code: string, cause: Cause): Promise<void> {
    const requestedAt = seen.cancel_requested_at.getTime();
    const refused = await transitions.change(seen.id, cause, (order) => {
      if (!isCancellationPending(order) || order.cancel_requested_at.getTime() !== requestedAt) return null;
      const isAutomatic =
        order.called_off_at !== null ||
        [automaticReasons.tooLate, automaticReasons.soldOut].some((reason) => reason === order.cancel_reason);
      const isOrphan = order.account_id === null && cause !== 'operator';
      if (isOrphan || isAutomatic || code === failedRefund) {
        const requestedAgainAt = new Date(Math.max(requestedAt, clock.now().getTime()) + 1);
        return {
          change: { cancel_requested_at: requestedAgainAt, checks: order.checks },
          detail: { cancellation: 'refused', code },
        };
      }
      return {
        change: {
          cancel_requested_at: null,
          cancel_reason: null,
          refund_percent: null,
          refund_amount: null,
          next_check_at: null,
        },
        detail: { cancellation: 'withdrawn', code },
        // The visitor may have left with the response that the refund is under way; the operator is told at once.
        template: cause === 'operator' ? undefined : (kept) => refundRefusedMail(deps, kept),
      };
    });
    if (refused?.isChanged) log(`The payment provider refused to pay back ${seen.id}: ${code}.`);
  }

  /**
   * Has the provider carry out a requested refund, and applies the outcome. Looks the payment up first, so that a check
   * after a crash repeats no refund.
   * @throws PaymentUnknown when the provider does not respond
   */
  async function carryOut(order: PendingRefund, cause: Cause): Promise<void> {
    database.assertOutsideTransaction('The payment provider');
    const { refund_amount: wanted, payment_key: paymentKey } = order;
    const before = await payments.paymentByKey(paymentKey, order.currency);
    // It was paid: when the provider does not know the payment, it is checked again later.
    if (!before) return;
    if (before.refunded >= wanted) return apply(order.id, before, cause);
    if (before.isRefundUnderWay) return;
    if (before.failedRefunds.includes(refundKey(order))) return refuse(order, failedRefund, cause);
    let payment: ProviderPayment;
    try {
      payment = await payments.cancel({
        paymentKey,
        reason: order.cancel_reason ?? '',
        amount: wanted - before.refunded,
        currency: order.currency,
        isChargedLater: isWalletPayment(order, before),
        idempotencyKey: refundKey(order),
      });
    } catch (error) {
      if (!(error instanceof PaymentRefusal)) throw error;
      const latest = await payments.paymentByKey(paymentKey, order.currency);
      if (latest && latest.refunded >= wanted) return apply(order.id, latest, cause);
      return refuse(order, error.code, cause);
    }
    if (payment.refunded >= wanted) return apply(order.id, payment, cause);
    if (!before.failedRefunds.includes(null)) return;
    // A replay of the request may repeat its first response; with nothing under way, the failed refund was this one.
    const now = await payments.paymentByKey(paymentKey, order.currency);
    if (now && !now.isRefundUnderWay && now.refunded < wanted) await refuse(order, failedRefund, cause);
  }

  /**
   * Carries out a requested refund, and waits for it as long as a visitor waits; the reconciler goes on after that.
   * @returns the order as it is then
   */
  async function settle(order: Order, cause: Cause): Promise<Order> {
    if (!isCancellationPending(order)) return order;
    await singleFlight.run(`cancel ${order.id}`, () => carryOut(order, cause));
    return (await readOrder(deps, order.id)) ?? order;
  }

  return { request, apply, carryOut, settle };
}

export type Refunds = ReturnType<typeof createRefunds>;

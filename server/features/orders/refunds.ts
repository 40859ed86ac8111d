import { refundAfterMoves } from '../../../domain/tickets/changeRules.ts';
import { orderTerms } from '../../../domain/tickets/orderTerms.ts';
import { toAmount } from '../../../domain/tickets/price.ts';
import { after } from '../../platform/clock.ts';
import { PaymentRefusal, type ProviderPayment } from '../../providers/payments.ts';
import { failedRefund, type Goodwill, type PendingGoodwill } from './goodwill.ts';
import { handoverDelay } from './nextCheck.ts';
import type { DecidedOrder, OrderTransitions, StaffMember } from './orderTransitions.ts';
import type { SingleFlight } from './singleFlight.ts';
import {
  automaticReasons,
  type Cause,
  cancellationAmount,
  currencyIfNotKrw,
  isBookedByReseller,
  isCalledOff,
  isCancellationPending,
  isOrphan,
  isPaidByHand,
  isRefundPending,
  leftToRefund,
  type Order,
  readOrder,
  type TicketDeps,
} from './ticketDeps.ts';
import { cancelledMail, refundRefusedMail } from './ticketMails.ts';
import { isWalletPayment } from './walletPayment.ts';

/** A requested cancellation: decided and stored before the provider is called. */
export interface RefundRequest {
  readonly reason: string;
  readonly percent: number;
  /** In minor units. */
  readonly amount: number;
}

/**
 * The refund by the order's own terms at an instant, which a move never raised; null for unpaid orders. A tour that the
 * company has called off is paid back in full. What a reseller has booked it cancels itself, by its contract.
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

/** A refund that is decided and stored, and that the provider has not made yet. */
interface DecidedRefund {
  /** Null for the refund of the cancellation. */
  readonly goodwill: PendingGoodwill | null;
  readonly reason: string;
  /** What the provider has paid back of the order once this refund is made, in minor units. */
  readonly total: number;
  /** One for each decided refund; a new request after a withdrawn one gets another key. */
  readonly key: string;
}

/** The order of such a key, which is all that a wallet's notification about a refund names; undefined for other texts. */
export function refundOrderId(key: string | undefined): string | undefined {
  return /^cancel_([\w-]{6,64})_g?\d+$/.exec(key ?? '')?.[1];
}

type RefundDeps = Pick<
  TicketDeps,
  'database' | 'clock' | 'payments' | 'log' | 'deskEvents' | 'secrets' | 'departures'
> & {
  readonly transitions: OrderTransitions;
  readonly singleFlight: SingleFlight;
  readonly goodwill: Goodwill;
};

/**
 * The refunds of a paid order: request them, have the provider carry them out, apply the outcome. An order has any number
 * of refunds that don't cancel, and at most one cancellation; the provider makes them one after the other.
 */
export function createRefunds(deps: RefundDeps) {
  const { database, clock, payments, transitions, singleFlight, goodwill, log, deskEvents } = deps;

  /**
   * Decides a cancellation on the locked order, and stores it. What was paid by hand is paid back by hand: then the
   * order is cancelled at once.
   * @param decide gets the order in any state; returns null to refund nothing
   * @param by the member of the staff who decides
   */
  function request(
    id: string,
    cause: Cause,
    decide: (order: Order) => RefundRequest | null,
    by?: StaffMember,
  ): Promise<DecidedOrder | undefined> {
    return transitions.change(id, cause, (order) => {
      const refund = decide(order);
      if (!refund || order.status !== 'paid' || order.cancel_requested_at) return null;
      const { reason, percent, amount } = refund;
      const now = clock.now();
      const change = {
        cancel_requested_at: now,
        cancel_reason: reason,
        refund_percent: percent,
        refund_amount: amount,
      };
      const money = toAmount(amount, order.currency);
      if (isPaidByHand(order)) {
        return {
          to: 'cancelled',
          change: { ...change, cancelled_at: now },
          detail: {
            refunded: money,
            percent,
            ...(isBookedByReseller(order) ? { notInvoiced: true } : { byHand: true }),
          },
          template: (cancelled) => cancelledMail(deps, cancelled),
          by,
        };
      }
      return {
        change: { ...change, next_check_at: after(clock, handoverDelay) },
        detail: { cancellation: 'requested', percent, amount: money, ...currencyIfNotKrw(order) },
        by,
      };
    });
  }

  /**
   * The provider has paid back `payment.refunded` in all, and more than the refunds that don't cancel: for a cancellation
   * that we requested, or at its own console.
   */
  async function apply(id: string, payment: ProviderPayment, cause: Cause): Promise<boolean> {
    const applied = await transitions.change(id, cause, (order) => {
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
          cancel_requested_at: order.cancel_requested_at ?? clock.now(),
          cancel_reason: order.cancel_reason ?? 'At the provider',
          cancelled_at: payment.cancelledAt ?? clock.now(),
          next_check_at: null,
        },
        detail,
        template: (cancelled) => cancelledMail(deps, cancelled),
      };
    });
    return applied?.isChanged ?? false;
  }

  /**
   * The provider refused the refund of a cancellation: the ticket stays valid. A refund that was promised stays
   * requested, with its percent, and is retried as a new one:
   * - one that a wallet announced
   * - one for a ticket that nobody can use, also because the company has called the tour off
   * - one that can't be requested again because the account is deleted, unless the operator requested it
   */
  async function refuse(id: string, requestedAt: Date, code: string, cause: Cause): Promise<void> {
    const refused = await transitions.change(id, cause, (order) => {
      if (!isCancellationPending(order) || order.cancel_requested_at.getTime() !== requestedAt.getTime())
        return null;
      const isAutomatic =
        order.called_off_at !== null ||
        [automaticReasons.tooLate, automaticReasons.soldOut].some((reason) => reason === order.cancel_reason);
      const isLost = isOrphan(order) && cause !== 'operator';
      if (isLost || isAutomatic || code === failedRefund) {
        const again = new Date(Math.max(requestedAt.getTime(), clock.now().getTime()) + 1);
        return {
          change: { cancel_requested_at: again, checks: order.checks },
          detail: { cancellation: 'refused', code },
          // The refund is retried until the provider makes it, so one alert is enough.
          afterwards: () =>
            deskEvents.record({
              kind: 'refundRefused',
              orderId: id,
              onceKey: `refundRefused ${id}`,
            }),
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
        afterwards: () => deskEvents.record({ kind: 'refundRefused', orderId: id }),
        // The visitor may have left with the response that the refund is under way; the operator is told at once.
        template: cause === 'operator' ? undefined : (kept) => refundRefusedMail(deps, kept),
      };
    });
    if (refused?.isChanged) log(`The payment provider refused to pay back ${id}: ${code}.`);
  }

  /** The refund that is made next; the cancellation's comes last. Null where none is left. */
  async function nextRefund(order: Order): Promise<DecidedRefund | null> {
    if (order.goodwill > order.goodwill_settled) {
      const first = await goodwill.oldestPending(order.id);
      // Another process has ended it since the order was read, and continues.
      if (!first) return null;
      const { settled, amount, reason, number } = first;
      return { goodwill: first, total: settled + amount, reason, key: `cancel_${order.id}_g${number}` };
    }
    if (!isCancellationPending(order)) return null;
    return {
      goodwill: null,
      total: order.goodwill_settled + order.refund_amount,
      reason: order.cancel_reason ?? '',
      key: `cancel_${order.id}_${order.cancel_requested_at.getTime()}`,
    };
  }

  /** @returns whether the next refund can be made */
  async function carryOutOne(
    order: Order & { readonly payment_key: string },
    refund: DecidedRefund,
    cause: Cause,
  ): Promise<boolean> {
    const { payment_key: paymentKey, cancel_requested_at: requestedAt } = order;
    const settle = (payment: ProviderPayment) =>
      refund.goodwill ? goodwill.settle(order.id, refund.goodwill, cause) : apply(order.id, payment, cause);
    const withdraw = async (code: string) => {
      if (refund.goodwill) return goodwill.refuse(order.id, refund.goodwill, code, cause);
      if (requestedAt !== null) await refuse(order.id, requestedAt, code, cause);
      // A refund that stays requested waits for its next check.
      return false;
    };
    const { total: wanted } = refund;
    const before = await payments.paymentByKey(paymentKey, order.currency);
    // It was paid: when the provider does not know the payment, it is checked again later.
    if (!before) return false;
    if (before.refunded >= wanted) return settle(before);
    if (before.isRefundUnderWay) return false;
    if (before.failedRefunds.includes(refund.key)) return withdraw(failedRefund);
    let payment: ProviderPayment;
    try {
      payment = await payments.cancel({
        paymentKey,
        reason: refund.reason,
        amount: wanted - before.refunded,
        currency: order.currency,
        isChargedLater: isWalletPayment(order, before),
        idempotencyKey: refund.key,
      });
    } catch (error) {
      if (!(error instanceof PaymentRefusal)) throw error;
      const latest = await payments.paymentByKey(paymentKey, order.currency);
      return latest && latest.refunded >= wanted ? settle(latest) : withdraw(error.code);
    }
    if (payment.refunded >= wanted) return settle(payment);
    if (!before.failedRefunds.includes(null)) return false;
    // A replay of the request may repeat its first response; with nothing under way, the failed refund was this one.
    const now = await payments.paymentByKey(paymentKey, order.currency);
    const hasFailed = now !== null && !now.isRefundUnderWay && now.refunded < wanted;
    return hasFailed && withdraw(failedRefund);
  }

  /**
   * Has the provider carry out the requested refunds, and applies the outcome. Looks the payment up first, so that a
   * check after a crash repeats no refund.
   * @throws PaymentUnknown when the provider does not respond
   */
  async function carryOut(order: Order, cause: Cause): Promise<void> {
    database.assertOutsideTransaction('The payment provider');
    let present: Order | undefined = order;
    while (present) {
      const { payment_key } = present;
      const refund = await nextRefund(present);
      if (!refund || payment_key === null) return;
      const isNextPossible = await carryOutOne({ ...present, payment_key }, refund, cause);
      present = isNextPossible ? await readOrder(deps, order.id) : undefined;
    }
  }

  /**
   * Carries out what was requested, and waits for it as long as a visitor waits; the reconciler continues after that.
   * @returns the order as it is then
   */
  async function settle(order: Order, cause: Cause): Promise<Order> {
    if (!isRefundPending(order)) return order;
    await singleFlight.run(`cancel ${order.id}`, () => carryOut(order, cause));
    return (await readOrder(deps, order.id)) ?? order;
  }

  return { request, apply, carryOut, settle };
}

export type Refunds = ReturnType<typeof createRefunds>;

import { toAmount } from '../../../domain/tickets/price.ts';
import { after } from '../../platform/clock.ts';
import { PaymentRefusal, type ProviderPayment } from '../../providers/payments.ts';
import { failedRefund, type Goodwill, type PendingGoodwill } from './goodwill.ts';
import { handoverDelay } from './nextCheck.ts';
import type { DecidedOrder, OrderTransitions, StaffMember } from './orderTransitions.ts';
import { foundRefund, isRefundPromised, type RefundRequest } from './refundRules.ts';
import type { SingleFlight } from './singleFlight.ts';
import {
  type Cause,
  currencyIfNotKrw,
  isBookedByReseller,
  isCancellationPending,
  isPaidByHand,
  isRefundPending,
  type Order,
  readOrder,
  type TicketDeps,
} from './ticketDeps.ts';
import { cancelledMail, refundRefusedMail } from './ticketMails.ts';
import { isWalletPayment } from './walletPayment.ts';

/** A refund that is decided and stored, and that the provider has not made yet. */
interface DecidedRefund {
  /** Null for the refund of the cancellation. */
  readonly goodwill: PendingGoodwill | null;
  readonly reason: string;
  /** The total that the provider will have paid back once this refund is made, in minor units. */
  readonly total: number;
  /** The refund's idempotency key. A new request after a withdrawn refund gets another key. */
  readonly key: string;
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
   * Applies the total that the provider has paid back, `payment.refunded`, if it is more than the refunds that don't
   * cancel: because we requested a cancellation, or because of a refund at the provider's console.
   */
  async function apply(id: string, payment: ProviderPayment, cause: Cause): Promise<boolean> {
    const applied = await transitions.change(id, cause, (order) => {
      const change = foundRefund(order, payment, clock.now());
      return change?.to ? { ...change, template: (cancelled) => cancelledMail(deps, cancelled) } : change;
    });
    return applied?.isChanged ?? false;
  }

  /** The provider refused the refund of a cancellation: the ticket stays valid, unless the refund was promised. */
  async function refuse(id: string, requestedAt: Date, code: string, cause: Cause): Promise<void> {
    const refused = await transitions.change(id, cause, (order) => {
      if (!isCancellationPending(order) || order.cancel_requested_at.getTime() !== requestedAt.getTime())
        return null;
      if (isRefundPromised(order, code, cause)) {
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
        // The visitor may have left while the refund was under way, so a mail tells them. The operator gets the
        // outcome at once.
        template: cause === 'operator' ? undefined : (kept) => refundRefusedMail(deps, kept),
      };
    });
    if (refused?.isChanged) log(`The payment provider refused to pay back ${id}: ${code}.`);
  }

  /** The refund that is made next; the cancellation's comes last. Null where none is left. */
  async function nextRefund(order: Order): Promise<DecidedRefund | null> {
    if (order.goodwill > order.goodwill_settled) {
      const first = await goodwill.oldestPending(order.id);
      // Another process has settled or withdrawn the refund since the order was read, and continues.
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
    // The order was paid, so if the provider does not know the payment now, the order is checked again later.
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
    // The provider may only have repeated its response to an earlier request. If nothing is under way, the failed
    // refund was this one.
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

import { createHash } from 'node:crypto';
import { isChargedLater } from '../../../domain/tickets/paymentMethods.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import { PaymentRefusal, type ProviderPayment } from '../../providers/payments.ts';
import { confirmingEnd, readyEnd, type Unsettled } from './nextCheck.ts';
import { failedRefund, type OrderTransitions } from './orderTransitions.ts';
import { type Cause, isCancellationPending, type Order, readOrder, type TicketDeps } from './ticketDeps.ts';
import { isOfWallet, isOpen } from './walletPayment.ts';
import { createWrongChargeRefund } from './wrongCharge.ts';

/** The provider's code for a confirmation after the time to confirm; also for a payment of another order. */
const sessionIsOver = 'NOT_FOUND_PAYMENT_SESSION';
/** Our own code for a payment that turned out to have another order or amount. */
const foreignPayment = 'PAYMENT_OF_ANOTHER_ORDER';

type PaymentSyncDeps = Pick<TicketDeps, 'database' | 'clock' | 'payments' | 'log'> & {
  readonly transitions: OrderTransitions;
};

/** One key for each payment of an order: repeated confirmations charge once (DESIGN 3). */
function confirmationKey(orderId: string, paymentKey: string): string {
  return `confirm_${orderId}_${createHash('sha256').update(paymentKey).digest('base64url')}`;
}

/** One key for each decided refund; a new request after a withdrawn one gets another key. */
function refundKey(order: Order & { cancel_requested_at: Date }): string {
  return `cancel_${order.id}_${order.cancel_requested_at.getTime()}`;
}

/** The order of such a key, which is all that a wallet's notification about a refund names; undefined for other texts. */
export function orderOfRefund(key: string | undefined): string | undefined {
  return /^cancel_([\w-]{6,64})_\d+$/.exec(key ?? '')?.[1];
}

const isUnpaid = ({ status }: Order) => status !== 'paid' && status !== 'cancelled';

/** Brings our orders in line with the provider. */
export function createPaymentSync({ database, clock, payments, transitions, log }: PaymentSyncDeps) {
  const isOurs = (order: Order, payment: ProviderPayment) =>
    payment.orderId === order.id && payment.amount === order.amount && payment.currency === order.currency;
  const refundWrongCharge = createWrongChargeRefund({ payments, transitions, log });
  const tourHasBegun = (order: Order) => clock.now() >= tourStart(order.trip_date, order.start_time);

  /** Applies the provider's state of a payment to its order. */
  async function apply(order: Order, payment: ProviderPayment, cause: Cause): Promise<void> {
    if (!isOurs(order, payment)) {
      if (order.status === 'confirming') await transitions.refuse(order, foreignPayment, cause, null);
      return;
    }
    if (payment.status === 'paid') await transitions.pay(order.id, payment, cause);
    if (payment.status === 'cancelled') await applyRefund(order, payment, cause);
    // A wallet's refusal is final without our confirmation.
    const isDecided = order.status === 'ready' && isChargedLater(order.payment_method);
    if (order.status !== 'confirming' && !isDecided) return;
    if (payment.status === 'aborted')
      await transitions.refuse(order, payment.failureCode ?? 'ABORTED', cause, payment.paymentKey);
    if (payment.status === 'expired') await transitions.expire(order, cause);
  }

  async function applyRefund(order: Order, payment: ProviderPayment, cause: Cause): Promise<void> {
    await database.transaction(async () => {
      await transitions.pay(order.id, payment, cause);
      await transitions.cancel(order.id, payment, cause);
      await transitions.noteRefund(order.id, payment, cause);
    });
  }

  async function askToConfirm(order: Order, paymentKey: string, cause: Cause): Promise<void> {
    // A ticket for a tour that has started is useless; an unconfirmed payment lapses by itself.
    if (tourHasBegun(order)) return;
    let payment: ProviderPayment;
    try {
      payment = await payments.confirm({
        paymentKey,
        orderId: order.id,
        amount: order.amount,
        currency: order.currency,
        idempotencyKey: confirmationKey(order.id, paymentKey),
      });
    } catch (error) {
      if (!(error instanceof PaymentRefusal)) throw error;
      return syncRefused(order, error.code, cause);
    }
    await apply(order, payment, cause);
  }

  /** Before an order is given up, checks that the provider has not taken the money after all. */
  async function syncRefused(order: Order, code: string, cause: Cause): Promise<void> {
    const payment = await payments.paymentOfOrder(order.id, order.currency);
    if (payment && isOurs(order, payment)) {
      if (['paid', 'cancelled'].includes(payment.status)) return apply(order, payment, cause);
      // Another payment of the wallet's window is not decided yet.
      if (isOfWallet(order, payment) && isOpen(payment)) return;
    }
    if (code === sessionIsOver || payment?.status === 'expired') await transitions.expire(order, cause);
    else await transitions.refuse(order, code, cause);
  }

  async function syncConfirming(
    order: Order,
    cause: Cause,
    known?: ProviderPayment,
  ): Promise<ProviderPayment | null> {
    const { payment_key: paymentKey, confirming_at: since } = order;
    if (paymentKey === null || since === null) return null;
    const payment = known ?? (await payments.paymentByKey(paymentKey, order.currency));
    const isWallet = isOfWallet(order, payment);
    const isWaiting = payment?.status === 'authorised' && isWallet;
    const hasEnded = payment?.status === 'aborted' || payment?.status === 'expired';
    if (isWallet && hasEnded && isOurs(order, payment)) {
      // Another payment of the same window may have been approved.
      const code = payment.status === 'expired' ? sessionIsOver : (payment.failureCode ?? 'ABORTED');
      await syncRefused(order, code, cause);
    } else if (payment?.status === 'authorised' && !isWaiting && isOurs(order, payment)) {
      await askToConfirm(order, paymentKey, cause);
    } else if (payment && payment.status !== 'begun' && !isWaiting) {
      await apply(order, payment, cause);
    } else if (clock.now() > confirmingEnd(order, since, payment)) {
      await transitions.expire(order, cause, payment);
    }
    return payment;
  }

  async function syncReady(order: Order, cause: Cause): Promise<ProviderPayment | null> {
    const payment = await payments.paymentInAnyShop(order.id, order.currency);
    // Authorised only: the visitor has not returned to confirm it, so it is not charged.
    if (payment) await apply(order, payment, cause);
    if (clock.now() >= readyEnd(order)) await transitions.expire(order, cause, payment);
    return payment;
  }

  async function syncRefund(order: Order, cause: Cause): Promise<void> {
    if (!isCancellationPending(order)) return;
    const { refund_amount: wanted, payment_key: paymentKey } = order;
    const before = await payments.paymentByKey(paymentKey, order.currency);
    // It was paid: when the provider does not know the payment, it is checked again later.
    if (!before) return;
    if (before.refunded >= wanted) return applyRefund(order, before, cause);
    if (before.isRefundUnderWay) return;
    if (before.failedRefunds.includes(refundKey(order))) return refuseRefund(order, failedRefund, cause);
    let payment: ProviderPayment;
    try {
      payment = await payments.cancel({
        paymentKey,
        reason: order.cancel_reason ?? '',
        amount: wanted - before.refunded,
        currency: order.currency,
        isChargedLater: isOfWallet(order, before),
        idempotencyKey: refundKey(order),
      });
    } catch (error) {
      if (!(error instanceof PaymentRefusal)) throw error;
      const after = await payments.paymentByKey(paymentKey, order.currency);
      if (after && after.refunded >= wanted) return applyRefund(order, after, cause);
      return refuseRefund(order, error.code, cause);
    }
    if (payment.refunded >= wanted) return applyRefund(order, payment, cause);
    if (!before.failedRefunds.includes(null)) return;
    // A replay of the request may repeat its first answer; with nothing under way, the failed refund was this one.
    const now = await payments.paymentByKey(paymentKey, order.currency);
    if (now && !now.isRefundUnderWay && now.refunded < wanted) await refuseRefund(order, failedRefund, cause);
  }

  async function refuseRefund(
    order: Order & { cancel_requested_at: Date },
    code: string,
    cause: Cause,
  ): Promise<void> {
    const refused = await transitions.refuseCancellation(order.id, order.cancel_requested_at, code, cause);
    if (refused) log(`The payment provider refused to pay back ${order.id}: ${code}.`);
  }

  /** A paid, cancelled or lost order: applies changes made at the provider itself. */
  async function syncClosed(
    order: Order,
    cause: Cause,
    known?: ProviderPayment,
  ): Promise<ProviderPayment | null> {
    const isPaid = order.status === 'paid' || order.status === 'cancelled';
    const payment =
      isPaid && order.payment_key !== null
        ? await payments.paymentByKey(order.payment_key, order.currency)
        : known?.status === 'paid'
          ? known
          : await payments.paymentInAnyShop(order.id, order.currency);
    if (payment) await apply(order, payment, cause);
    // The visitor has come back to a wallet's order that ended too early.
    const mayBePaid = payment && isOpen(payment) && isOfWallet(order, payment);
    if (!isPaid && cause === 'visitor' && mayBePaid && isOurs(order, payment))
      await transitions.confirm(order.id, payment.paymentKey, cause);
    return payment;
  }

  return {
    /**
     * Looks an order up at the provider and applies the result. Never inside a transaction.
     * @param known the provider's latest state of the payment that is to be confirmed
     * @throws PaymentUnknown when the provider does not respond
     */
    async sync(orderId: string, cause: Cause, known?: ProviderPayment): Promise<Unsettled | undefined> {
      database.assertOutsideTransaction('The payment provider');
      const order = await database.sql
        .updateTable('ticket_order')
        .set({ checked_at: clock.now() })
        .where('id', '=', orderId)
        .returningAll()
        .executeTakeFirst();
      if (!order) return undefined;
      let found: ProviderPayment | null = null;
      if (order.status === 'ready') found = await syncReady(order, cause);
      else if (order.status === 'confirming') found = await syncConfirming(order, cause, known);
      else if (isCancellationPending(order)) await syncRefund(order, cause);
      else found = await syncClosed(order, cause, known);
      // A refund decided in this run (of a payment that came too late) is requested at once.
      const after = await readOrder({ database }, orderId);
      if (after && order.status !== 'paid' && isCancellationPending(after)) await syncRefund(after, cause);
      if (!found) return undefined;
      // Last, since a transition sets the time of the next check.
      if (isUnpaid(order) && (await refundWrongCharge(order, found, cause))) return 'owed';
      return isOpen(found) && isOfWallet(order, found) ? 'open' : undefined;
    },
  };
}

export type PaymentSync = ReturnType<typeof createPaymentSync>;

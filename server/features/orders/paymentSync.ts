import { createHash } from 'node:crypto';
import { isChargedLater } from '../../../domain/tickets/paymentMethods.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import { PaymentRefusal, type ProviderPayment } from '../../providers/payments.ts';
import { confirmingEnd, readyEnd, type UnsettledPayment } from './nextCheck.ts';
import type { PaymentTransitions } from './paymentTransitions.ts';
import type { Refunds } from './refunds.ts';
import { type Cause, isPaidByHand, isRefundPending, type Order, type TicketDeps } from './ticketDeps.ts';
import { isOpen, isWalletPayment } from './walletPayment.ts';
import type { RefundWrongCharge } from './wrongCharge.ts';

/** The provider's code for a confirmation that came too late, and for a payment of another order. */
const sessionIsOver = 'NOT_FOUND_PAYMENT_SESSION';
/** Our own code for a payment that turned out to have another order or amount. */
const foreignPayment = 'PAYMENT_OF_ANOTHER_ORDER';

type PaymentSyncDeps = Pick<TicketDeps, 'database' | 'clock' | 'payments'> & {
  readonly paymentTransitions: PaymentTransitions;
  readonly refunds: Refunds;
  readonly refundWrongCharge: RefundWrongCharge;
};

/**
 * One key for each payment of an order: repeated confirmations charge once
 * (docs/product/payments.md#confirming-a-payment).
 */
function confirmationKey(orderId: string, paymentKey: string): string {
  return `confirm_${orderId}_${createHash('sha256').update(paymentKey).digest('base64url')}`;
}

const isUnpaid = ({ status }: Order) => status !== 'paid' && status !== 'cancelled';

/** Brings our orders in line with the provider. */
export function createPaymentSync(deps: PaymentSyncDeps) {
  const { database, clock, payments, paymentTransitions: transitions, refunds, refundWrongCharge } = deps;
  const isOurs = (order: Order, payment: ProviderPayment) =>
    payment.orderId === order.id && payment.amount === order.amount && payment.currency === order.currency;
  const tourHasBegun = (order: Order) => clock.now() >= tourStart(order.trip_date, order.start_time);

  /** Applies the provider's state of a payment to its order. */
  async function apply(order: Order, payment: ProviderPayment, cause: Cause): Promise<void> {
    if (!isOurs(order, payment)) {
      if (order.status === 'confirming') await transitions.refuse(order, foreignPayment, cause, null);
      return;
    }
    if (payment.status === 'paid') await pay(order, payment, cause);
    if (payment.status === 'cancelled') {
      await database.transaction(async () => {
        await transitions.pay(order.id, payment, cause);
        await refunds.apply(order.id, payment, cause);
      });
    }
    // A wallet decides without our confirmation, so its refusal also ends an order that is still ready.
    const isDecided = order.status === 'ready' && isChargedLater(order.payment_method);
    if (order.status !== 'confirming' && !isDecided) return;
    if (payment.status === 'aborted')
      await transitions.refuse(order, payment.failureCode ?? 'ABORTED', cause, payment.paymentKey);
    if (payment.status === 'expired') await transitions.expire(order, cause);
  }

  /** Records that an order is paid. A ticket that nobody can use is paid back at once. */
  async function pay({ id }: Order, payment: ProviderPayment, cause: Cause): Promise<void> {
    const paid = await transitions.pay(id, payment, cause);
    if (paid?.isChanged && isRefundPending(paid.order)) await refunds.carryOut(paid.order, cause);
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
    const payment = await payments.findPaymentByOrder(order.id, order.currency);
    if (payment && isOurs(order, payment)) {
      if (['paid', 'cancelled'].includes(payment.status)) return apply(order, payment, cause);
      // Another payment of the wallet's window is not decided yet.
      if (isWalletPayment(order, payment) && isOpen(payment)) return;
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
    const isWallet = isWalletPayment(order, payment);
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
    // A reseller's reservation never has a payment at the provider.
    const payment = isPaidByHand(order) ? null : await payments.paymentInAnyShop(order.id, order.currency);
    // This changes nothing for a payment that is only authorised: it is not charged before the visitor returns to
    // confirm it.
    if (payment) await apply(order, payment, cause);
    if (clock.now() >= readyEnd(order)) await transitions.expire(order, cause, payment);
    return payment;
  }

  /** Applies changes that were made at the provider itself to an order that is paid, cancelled, refused or expired. */
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
    const mayBePaid = payment && isOpen(payment) && isWalletPayment(order, payment);
    if (!isPaid && cause === 'visitor' && mayBePaid && isOurs(order, payment))
      await transitions.confirm(order.id, payment.paymentKey, cause);
    return payment;
  }

  function syncPayment(order: Order, cause: Cause, known?: ProviderPayment): Promise<ProviderPayment | null> {
    if (order.status === 'ready') return syncReady(order, cause);
    return order.status === 'confirming'
      ? syncConfirming(order, cause, known)
      : syncClosed(order, cause, known);
  }

  return {
    /**
     * Looks an order up at the provider and applies the result. Never inside a transaction.
     * @param known the provider's latest state of the payment that is to be confirmed
     * @throws PaymentUnknown when the provider does not respond
     */
    async sync(
      orderId: string,
      cause: Cause,
      known?: ProviderPayment,
    ): Promise<UnsettledPayment | undefined> {
      database.assertOutsideTransaction('The payment provider');
      const order = await database.sql
        .updateTable('ticket_order')
        .set({ checked_at: clock.now() })
        .where('id', '=', orderId)
        .returningAll()
        .executeTakeFirst();
      if (!order) return undefined;
      if (isRefundPending(order)) {
        await refunds.carryOut(order, cause);
        return undefined;
      }
      const payment = await syncPayment(order, cause, known);
      if (!payment) return undefined;
      // Last, since a transition sets the time of the next check.
      if (isUnpaid(order) && (await refundWrongCharge(order, payment, cause))) return 'owed';
      return isOpen(payment) && isWalletPayment(order, payment) ? 'open' : undefined;
    },
  };
}

export type PaymentSync = ReturnType<typeof createPaymentSync>;

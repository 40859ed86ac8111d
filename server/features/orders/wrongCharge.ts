import { amountOf, isCurrency } from '../../../domain/tickets/price.ts';
import { PaymentRefusal, type ProviderPayment } from '../../providers/payments.ts';
import type { OrderTransitions } from './orderTransitions.ts';
import type { Cause, Order, TicketDeps } from './ticketDeps.ts';
import { isOfWallet } from './walletPayment.ts';

type WrongChargeDeps = Pick<TicketDeps, 'payments' | 'log'> & { readonly transitions: OrderTransitions };

/**
 * Pays back, in full, a payment that took another amount or currency than its order's: a wallet needs no confirmation
 * of ours. The request follows from the provider's state alone, so that a check after a crash, or by another process,
 * repeats the same one.
 */
export function createWrongChargeRefund({ payments, transitions, log }: WrongChargeDeps) {
  /** @returns whether money of such a payment is still to be paid back */
  return async (order: Order, payment: ProviderPayment, cause: Cause): Promise<boolean> => {
    const { paymentKey, amount, currency } = payment;
    const isRight = amount === order.amount && currency === order.currency;
    if (payment.orderId !== order.id || isRight) return false;
    // A currency that is never ours is refunded by hand.
    const known = isCurrency(currency) ? currency : null;
    const charged = { amount: known ? amountOf(amount, known) : amount, currency };
    const record = (wrongCharge: string, more: { readonly code?: string } = {}) =>
      transitions.recordWrongCharge(order.id, cause, { wrongCharge, ...charged, ...more });
    if (payment.refunded > 0) {
      await record(payment.refunded < amount ? 'partlyRefunded' : 'refunded');
      return false;
    }
    if (payment.status !== 'paid') return false;
    if (await record('charged')) log(`A payment of ${order.id} took another amount or currency.`);
    if (payment.isRefundUnderWay || !known) return true;
    try {
      await payments.cancel({
        paymentKey,
        reason: 'Not the price of the order',
        amount,
        currency: known,
        isChargedLater: isOfWallet(order, payment),
        // Another one after each refund that the wallet did not carry out.
        idempotencyKey: `cancel_${order.id}_${payment.failedRefunds.length}`,
      });
    } catch (error) {
      if (!(error instanceof PaymentRefusal)) throw error;
      const isNew = await record('refundRefused', { code: error.code });
      if (isNew)
        log(`The payment provider refused to pay back a wrong charge of ${order.id}: ${error.code}.`);
    }
    return true;
  };
}

import { sql as expression } from 'kysely';
import type { HistoryDetails } from '../../../domain/tickets/orderHistory.ts';
import { isCurrency, toAmount } from '../../../domain/tickets/price.ts';
import { after } from '../../platform/clock.ts';
import { PaymentRefusal, type ProviderPayment } from '../../providers/payments.ts';
import { handoverDelay } from './nextCheck.ts';
import type { OrderTransitions } from './orderTransitions.ts';
import type { Cause, Order, TicketDeps } from './ticketDeps.ts';
import { isWalletPayment } from './walletPayment.ts';

type WrongChargeDeps = Pick<TicketDeps, 'database' | 'clock' | 'payments' | 'log' | 'deskEvents'> & {
  readonly transitions: OrderTransitions;
};

/**
 * Pays back, in full, a payment that took another amount or currency than its order's: a wallet needs no confirmation
 * of ours. The request follows from the provider's state alone, so that a check after a crash, or by another process,
 * repeats the same one.
 */
export function createWrongChargeRefund({
  database,
  clock,
  payments,
  transitions,
  log,
  deskEvents,
}: WrongChargeDeps) {
  /**
   * Adds a line to the order's history, once, and has the order checked again soon.
   * @returns false if the history already contains the line
   */
  async function record(id: string, cause: Cause, detail: HistoryDetails['wrongCharge']): Promise<boolean> {
    const recorded = await transitions.change(id, cause, async ({ checks }) => {
      const known = await database.sql
        .selectFrom('ticket_audit')
        .select('number')
        .where('order_id', '=', id)
        .where(expression<boolean>`detail = ${JSON.stringify(detail)}::jsonb`)
        .executeTakeFirst();
      const next_check_at = after(clock, handoverDelay);
      if (known) return null;
      const isRefused = detail.wrongCharge === 'refundRefused';
      const alert = () => deskEvents.record({ kind: 'refundRefused', orderId: id });
      return { change: { checks, next_check_at }, detail, ...(isRefused ? { afterwards: alert } : {}) };
    });
    return recorded?.isChanged ?? false;
  }

  /** @returns whether a wrong charge still has to be paid back */
  return async (order: Order, payment: ProviderPayment, cause: Cause): Promise<boolean> => {
    const { paymentKey, amount, currency } = payment;
    const isRight = amount === order.amount && currency === order.currency;
    if (payment.orderId !== order.id || isRight) return false;
    // A charge in a currency that we never use is refunded by hand.
    const known = isCurrency(currency) ? currency : null;
    const charged = { amount: known ? toAmount(amount, known) : amount, currency };
    const recordStep = (
      wrongCharge: HistoryDetails['wrongCharge']['wrongCharge'],
      more: { readonly code?: string } = {},
    ) => record(order.id, cause, { wrongCharge, ...charged, ...more });
    if (payment.refunded > 0) {
      await recordStep(payment.refunded < amount ? 'partlyRefunded' : 'refunded');
      return false;
    }
    if (payment.status !== 'paid') return false;
    if (await recordStep('charged')) log(`A payment of ${order.id} took another amount or currency.`);
    if (payment.isRefundUnderWay || !known) return true;
    try {
      await payments.cancel({
        paymentKey,
        reason: 'Not the price of the order',
        amount,
        currency: known,
        isChargedLater: isWalletPayment(order, payment),
        // A new key after each refund that the wallet did not carry out.
        idempotencyKey: `cancel_${order.id}_${payment.failedRefunds.length}`,
      });
    } catch (error) {
      if (!(error instanceof PaymentRefusal)) throw error;
      const isNew = await recordStep('refundRefused', { code: error.code });
      if (isNew)
        log(`The payment provider refused to pay back a wrong charge of ${order.id}: ${error.code}.`);
    }
    return true;
  };
}

export type RefundWrongCharge = ReturnType<typeof createWrongChargeRefund>;

import { createHash } from 'node:crypto';
import { type TicketStatus, tourStart } from '../../../contract/ticketRules.ts';
import { PaymentRefusal, type ProviderPayment } from '../../providers/payments.ts';
import { lateLookAfter, type OrderTransitions, readyLife } from './orderTransitions.ts';
import { type Cause, isCancellationPending, type Order, readOrder, type TicketParts } from './ticketParts.ts';

const second = 1000;
const minute = 60 * second;
/** What was approved must be confirmed within 10 minutes; after them a payment that is not known will not be. */
const sessionLife = 11 * minute;
/** The provider's word at a confirmation after that time; also for a payment of another order. */
const sessionIsOver = 'NOT_FOUND_PAYMENT_SESSION';
/** Our own word, where a payment turned out to be of another order or amount. */
const foreignPayment = 'PAYMENT_OF_ANOTHER_ORDER';

/** Pauses between two questions about one order. */
const confirmingPauses = [5, 10, 10, 20, 30, 60].map((seconds) => seconds * second);
const refundPauses = [5, 10, 30, 60, 300, 900].map((seconds) => seconds * second);

/** How far ahead the next question about an order can lie, by its status (ms). */
export const longestPauses: ReadonlyMap<TicketStatus, number> = new Map([
  ['ready', readyLife],
  ['confirming', Math.max(...confirmingPauses)],
  ['paid', Math.max(...refundPauses)],
  ['refused', lateLookAfter],
  ['expired', lateLookAfter],
  // News of one.
  ['cancelled', minute],
]);

type PaymentSyncParts = Pick<TicketParts, 'database' | 'clock' | 'payments' | 'log'> & {
  readonly moves: OrderTransitions;
};

/** One key for a payment of an order: however often it is confirmed, it is charged once (DESIGN 3). */
function confirmationKey(orderId: string, paymentKey: string): string {
  return `confirm_${orderId}_${createHash('sha256').update(paymentKey).digest('base64url')}`;
}

/** One key for a decided refund; a withdrawn one that is asked for anew is another. */
function refundKey(order: Order & { cancel_requested_at: Date }): string {
  return `cancel_${order.id}_${order.cancel_requested_at.getTime()}`;
}

/** A fifth less at most, by chance: what became unknown together is not asked for together. */
const pauseOf = (pauses: readonly number[], checks: number) =>
  (pauses[Math.min(Math.max(checks, 1), pauses.length) - 1] ?? minute) * (1 - 0.2 * Math.random());

/** When the provider is to be asked next about an order as it stands; null where there is nothing to ask. */
export function nextLook(order: Order, now: Date): Date | null {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  // No further ahead than from now on: an order may be of a day that a clock has dreamt of.
  const ahead = (since: Date, pause: number) => new Date(Math.min(since.getTime(), now.getTime()) + pause);
  const notBefore = (moment: Date) => (moment > now ? moment : after(minute));
  if (order.status === 'ready') return notBefore(ahead(order.created_at, readyLife));
  if (order.status === 'confirming') return after(pauseOf(confirmingPauses, order.checks));
  if (isCancellationPending(order)) return after(pauseOf(refundPauses, order.checks));
  if (
    (order.status === 'refused' || order.status === 'expired') &&
    order.payment_key &&
    order.confirming_at
  ) {
    const last = ahead(order.confirming_at, lateLookAfter);
    return last > now ? last : null;
  }
  return null;
}

/** Makes our orders say what the provider says, by asking it. */
export function createPaymentSync({ database, clock, payments, moves, log }: PaymentSyncParts) {
  const isOurs = (order: Order, payment: ProviderPayment) =>
    payment.orderId === order.id && payment.amount === order.amount && payment.currency === order.currency;
  const tourHasBegun = (order: Order) => clock.now() >= tourStart(order.trip_date, order.start_time);

  /** Writes down what the provider says of a payment of this order. */
  async function apply(order: Order, payment: ProviderPayment, cause: Cause): Promise<void> {
    if (!isOurs(order, payment)) {
      if (order.status === 'confirming') await moves.refuse(order.id, foreignPayment, cause, true);
      return;
    }
    if (payment.status === 'paid') await moves.pay(order.id, payment, cause);
    if (payment.status === 'cancelled') await applyRefund(order, payment, cause);
    if (order.status !== 'confirming') return;
    if (payment.status === 'aborted') await moves.refuse(order.id, payment.failureCode ?? 'ABORTED', cause);
    if (payment.status === 'expired') await moves.expire(order.id, cause);
  }

  async function applyRefund(order: Order, payment: ProviderPayment, cause: Cause): Promise<void> {
    await database.transaction(async () => {
      await moves.pay(order.id, payment, cause);
      await moves.cancel(order.id, payment, cause);
      await moves.noteRefund(order.id, payment, cause);
    });
  }

  async function askToConfirm(order: Order, paymentKey: string, cause: Cause): Promise<void> {
    // Nobody can use a ticket for a tour that has begun: unconfirmed the payment lapses by itself.
    if (tourHasBegun(order)) return;
    let payment: ProviderPayment;
    try {
      payment = await payments.confirm({
        paymentKey,
        orderId: order.id,
        amount: order.amount,
        idempotencyKey: confirmationKey(order.id, paymentKey),
      });
    } catch (error) {
      if (!(error instanceof PaymentRefusal)) throw error;
      return settleRefusal(order, error.code, cause);
    }
    await apply(order, payment, cause);
  }

  /** Before an order is given up the provider is asked whether it has not taken the money after all. */
  async function settleRefusal(order: Order, code: string, cause: Cause): Promise<void> {
    const payment = await payments.paymentOfOrder(order.id);
    if (payment && isOurs(order, payment) && ['paid', 'cancelled'].includes(payment.status)) {
      return apply(order, payment, cause);
    }
    if (code === sessionIsOver || payment?.status === 'expired') await moves.expire(order.id, cause);
    else await moves.refuse(order.id, code, cause);
  }

  async function settleConfirming(order: Order, cause: Cause, known?: ProviderPayment): Promise<void> {
    const { payment_key: paymentKey, confirming_at: since } = order;
    if (paymentKey === null || since === null) return;
    const payment = known ?? (await payments.paymentByKey(paymentKey));
    if (payment?.status === 'authorised' && isOurs(order, payment)) {
      return askToConfirm(order, paymentKey, cause);
    }
    if (payment && payment.status !== 'begun') return apply(order, payment, cause);
    if (clock.now().getTime() - since.getTime() > sessionLife) await moves.expire(order.id, cause);
  }

  async function settleReady(order: Order, cause: Cause): Promise<void> {
    const payment = await payments.paymentOfOrder(order.id);
    // Authorised only: the visitor has not come back to confirm it, so it is not charged.
    if (payment) await apply(order, payment, cause);
    if (clock.now().getTime() >= order.created_at.getTime() + readyLife) {
      await moves.expire(order.id, cause);
    }
  }

  async function settleRefund(order: Order, cause: Cause): Promise<void> {
    if (!isCancellationPending(order)) return;
    const { refund_amount: wanted, payment_key: paymentKey } = order;
    const before = await payments.paymentByKey(paymentKey);
    // It was paid: a provider that knows nothing of it is asked again later.
    if (!before) return;
    if (before.refunded >= wanted) return applyRefund(order, before, cause);
    let payment: ProviderPayment;
    try {
      payment = await payments.cancel({
        paymentKey,
        reason: order.cancel_reason ?? '',
        amount: wanted - before.refunded,
        idempotencyKey: refundKey(order),
      });
    } catch (error) {
      if (!(error instanceof PaymentRefusal)) throw error;
      const after = await payments.paymentByKey(paymentKey);
      if (after && after.refunded >= wanted) return applyRefund(order, after, cause);
      const refused = await moves.refuseCancellation(order.id, order.cancel_requested_at, error.code, cause);
      if (refused) log(`The payment provider refused to pay back ${order.id}: ${error.code}.`);
      return;
    }
    if (payment.refunded >= wanted) await applyRefund(order, payment, cause);
  }

  /** A paid, cancelled or lost order: what has happened at the provider without us. */
  async function settleNews(order: Order, cause: Cause): Promise<void> {
    const isPaid = order.status === 'paid' || order.status === 'cancelled';
    const payment =
      isPaid && order.payment_key !== null
        ? await payments.paymentByKey(order.payment_key)
        : await payments.paymentOfOrder(order.id);
    if (payment) await apply(order, payment, cause);
  }

  return {
    /**
     * Asks the provider about an order and settles what it says. Never inside a transaction.
     * @param known what the provider has just said of the payment that is to be confirmed
     * @throws PaymentUnknown where the provider gives no word
     */
    async settle(orderId: string, cause: Cause, known?: ProviderPayment): Promise<void> {
      database.assertOutsideTransaction('The payment provider');
      const order = await database.sql
        .updateTable('ticket_order')
        .set({ checked_at: clock.now() })
        .where('id', '=', orderId)
        .returningAll()
        .executeTakeFirst();
      if (!order) return;
      if (order.status === 'ready') await settleReady(order, cause);
      else if (order.status === 'confirming') await settleConfirming(order, cause, known);
      else if (isCancellationPending(order)) await settleRefund(order, cause);
      else await settleNews(order, cause);
      // What was decided on the way (a refund of what came too late) is asked for at once.
      const after = await readOrder({ database }, orderId);
      if (after && order.status !== 'paid' && isCancellationPending(after)) await settleRefund(after, cause);
    },
  };
}

export type PaymentSync = ReturnType<typeof createPaymentSync>;

import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { isWalletPayment, paymentBehaviour } from './payers.ts';
import {
  cancelObject,
  koreanTime,
  paymentObject,
  type StoredCancel,
  type StoredPayment,
} from './paymentObject.ts';

export interface PaymentDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Base of the addresses in a Payment, as browsers reach them. */
  readonly browserOrigin: () => string;
}

const minute = 60_000;
/** A payment window is open for 30 minutes; an authorised payment must be confirmed within 10. */
const windowLimit = 30 * minute;
const sessionLimit = 10 * minute;
/** How long a wallet takes to report its result; at the real provider up to 10 minutes. */
const settleDelay = 3_000;

export const newKey = (prefix: string) => `${prefix}${randomBytes(16).toString('base64url')}`;

type Change = Partial<
  Pick<
    StoredPayment,
    | 'status'
    | 'balance'
    | 'authenticated_at'
    | 'approved_at'
    | 'failure_code'
    | 'last_transaction_key'
    | 'faults_left'
    | 'settles_at'
  >
>;

/** Changes the sandbox's payments, each with its webhook in the same transaction, on request and as time passes. */
export function createChanges({ database, clock, browserOrigin }: PaymentDeps) {
  const { sql } = database;

  async function currentPaymentObject(payment: StoredPayment) {
    const cancels = await sql
      .selectFrom('sandbox_payment_cancel')
      .selectAll()
      .where('payment_key', '=', payment.payment_key)
      .orderBy('number')
      .execute();
    return paymentObject(payment, cancels, browserOrigin());
  }

  /** Queues a webhook; it is posted after the transaction. */
  async function queue(eventType: string, data: unknown): Promise<void> {
    const now = clock.now();
    await sql
      .insertInto('sandbox_payment_news')
      .values({
        transmission_id: randomUUID(),
        body: JSON.stringify({ eventType, createdAt: koreanTime(now), data }),
        made_at: now,
        next_try_at: now,
      })
      .execute();
  }

  const queueWebhook = async (payment: StoredPayment) =>
    queue('PAYMENT_STATUS_CHANGED', await currentPaymentObject(payment));

  async function transition(payment: StoredPayment, change: Change): Promise<StoredPayment> {
    const changed = await sql
      .updateTable('sandbox_payment')
      .set(change)
      .where('payment_key', '=', payment.payment_key)
      .returningAll()
      .executeTakeFirstOrThrow();
    const isNews = changed.status !== payment.status || changed.balance !== payment.balance;
    if (isNews && paymentBehaviour(payment) !== 'unannounced') await queueWebhook(changed);
    return changed;
  }

  /** Whether another payment of the order has taken money: the provider charges each order id only once. */
  async function isOrderPaid({ order_id: orderId, payment_key: paymentKey }: StoredPayment) {
    const other = await sql
      .selectFrom('sandbox_payment')
      .select('payment_key')
      .where('order_id', '=', orderId)
      .where('payment_key', '!=', paymentKey)
      .where('approved_at', 'is not', null)
      .executeTakeFirst();
    return other !== undefined;
  }

  const approval = (): Change => ({
    status: 'DONE',
    approved_at: clock.now(),
    last_transaction_key: newKey('txrd_'),
  });

  /** The wallet's decision about a payment that the buyer has approved. */
  async function settlement(payment: StoredPayment): Promise<Change> {
    if (paymentBehaviour(payment) === 'refused')
      return { status: 'ABORTED', failure_code: 'REJECT_ACCOUNT_PAYMENT' };
    if (await isOrderPaid(payment)) return { status: 'ABORTED', failure_code: 'DUPLICATED_ORDER_ID' };
    return approval();
  }

  /** The buyer of a wallet approves, which asks the wallet for the money. */
  async function approveAtWallet(payment: StoredPayment): Promise<StoredPayment> {
    const now = clock.now();
    const asked = { status: 'IN_PROGRESS', authenticated_at: now } as const;
    if (paymentBehaviour(payment) === 'atOnce')
      return transition(payment, { ...asked, ...(await settlement(payment)) });
    return transition(payment, { ...asked, settles_at: new Date(now.getTime() + settleDelay) });
  }

  async function settleRefund(cancel: StoredCancel): Promise<void> {
    const payment = await sql
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('payment_key', '=', cancel.payment_key)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isPaidBack = paymentBehaviour(payment) !== 'refundFails';
    const balance = isPaidBack ? payment.balance - cancel.amount : payment.balance;
    const settled = await sql
      .updateTable('sandbox_payment_cancel')
      .set({ status: isPaidBack ? 'DONE' : 'ABORTED', refundable: balance, settles_at: null })
      .where('transaction_key', '=', cancel.transaction_key)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (paymentBehaviour(payment) !== 'unannounced')
      await queue('CANCEL_STATUS_CHANGED', cancelObject(settled, payment.currency));
    if (!isPaidBack) return;
    await transition(payment, {
      status: balance === 0 ? 'CANCELED' : 'PARTIAL_CANCELED',
      balance,
      last_transaction_key: cancel.transaction_key,
    });
  }

  async function settleDue(): Promise<void> {
    const now = clock.now();
    const payments = await sql
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('settles_at', '<=', now)
      .forUpdate()
      .execute();
    for (const payment of payments)
      await transition(payment, { ...(await settlement(payment)), settles_at: null });
    const cancels = await sql
      .selectFrom('sandbox_payment_cancel')
      .selectAll()
      .where('settles_at', '<=', now)
      .forUpdate()
      .execute();
    for (const cancel of cancels) await settleRefund(cancel);
  }

  /** Makes the changes that are due: wallets decide on payments and refunds, and overdue payments expire. */
  async function settleByTime(): Promise<void> {
    const before = (limit: number) => new Date(clock.now().getTime() - limit);
    await database.transaction(async () => {
      await settleDue();
      const ended = await sql
        .updateTable('sandbox_payment')
        .set({ status: 'EXPIRED', failure_code: 'EXPIRED_PAYMENT' })
        .where((where) =>
          where.or([
            where.and([where('status', '=', 'READY'), where('requested_at', '<=', before(windowLimit))]),
            where.and([
              where('status', '=', 'IN_PROGRESS'),
              where('authenticated_at', '<=', before(sessionLimit)),
            ]),
          ]),
        )
        .returningAll()
        .execute();
      for (const payment of ended) await queueWebhook(payment);
    });
  }

  /** Stores a refund; a wallet's is under way until it has decided. */
  async function storeCancel(
    payment: StoredPayment,
    cancel: { readonly reason: string; readonly amount: number; readonly requestId: string | null },
  ): Promise<string> {
    const isUnderWay = isWalletPayment(payment);
    const transactionKey = newKey('txrd_');
    const now = clock.now();
    await sql
      .insertInto('sandbox_payment_cancel')
      .values({
        transaction_key: transactionKey,
        payment_key: payment.payment_key,
        amount: cancel.amount,
        reason: cancel.reason,
        refundable: isUnderWay ? payment.balance : payment.balance - cancel.amount,
        canceled_at: now,
        request_id: cancel.requestId,
        ...(isUnderWay
          ? { status: 'IN_PROGRESS' as const, settles_at: new Date(now.getTime() + settleDelay) }
          : {}),
      })
      .execute();
    return transactionKey;
  }

  return {
    currentPaymentObject,
    queueWebhook,
    transition,
    isOrderPaid,
    approval,
    approveAtWallet,
    settleByTime,
    storeCancel,
  };
}

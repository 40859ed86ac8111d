import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { fateOf } from './cards.ts';
import { type Answer, refusal, success } from './errors.ts';
import { koreanTime, paymentObject, type StoredPayment } from './paymentObject.ts';

export interface PaymentParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Base of the addresses in a Payment, as browsers reach them. */
  readonly browserOrigin: () => string;
}

export interface PaymentRequest {
  readonly orderId: string;
  readonly orderName: string;
  readonly amount: number;
  readonly card: string;
  /** Where the browser returns to; null without a browser, when the card is authorised already. */
  readonly back: { readonly successUrl: string; readonly failUrl: string } | null;
}

const minute = 60_000;
/** A payment window is open for 30 minutes; an authorised payment must be confirmed within 10. */
const windowLimit = 30 * minute;
const sessionLimit = 10 * minute;

const newKey = (prefix: string) => `${prefix}${randomBytes(16).toString('base64url')}`;

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
  >
>;

/** The sandbox's payments: every transition is one transaction with its webhook. */
export function createPayments({ database, clock, browserOrigin }: PaymentParts) {
  const { sql } = database;

  async function objectOf(payment: StoredPayment) {
    const cancels = await sql
      .selectFrom('sandbox_payment_cancel')
      .selectAll()
      .where('payment_key', '=', payment.payment_key)
      .orderBy('number')
      .execute();
    return paymentObject(payment, cancels, browserOrigin());
  }

  /** Queues the webhook of a change; it is posted after the transaction. */
  async function queueWebhook(payment: StoredPayment): Promise<void> {
    const now = clock.now();
    const data = await objectOf(payment);
    const body = { eventType: 'PAYMENT_STATUS_CHANGED', createdAt: koreanTime(now), data };
    await sql
      .insertInto('sandbox_payment_news')
      .values({
        transmission_id: randomUUID(),
        body: JSON.stringify(body),
        made_at: now,
        next_try_at: now,
      })
      .execute();
  }

  async function transition(payment: StoredPayment, change: Change): Promise<StoredPayment> {
    const changed = await sql
      .updateTable('sandbox_payment')
      .set(change)
      .where('payment_key', '=', payment.payment_key)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (changed.status !== payment.status || changed.balance !== payment.balance) await queueWebhook(changed);
    return changed;
  }

  /** Expires overdue payments, as the provider does by itself. */
  async function expireOverdue(): Promise<void> {
    const before = (limit: number) => new Date(clock.now().getTime() - limit);
    await database.transaction(async () => {
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

  /** Locks a payment until the end of the transaction. */
  async function lock(paymentKey: string): Promise<StoredPayment | undefined> {
    await expireOverdue();
    return sql
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('payment_key', '=', paymentKey)
      .forUpdate()
      .executeTakeFirst();
  }

  /** Whether another payment of the order has taken money: the provider accepts an order's number once. */
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

  async function confirmLocked(payment: StoredPayment): Promise<Answer> {
    if (payment.status === 'READY' || payment.status === 'EXPIRED') {
      return refusal('NOT_FOUND_PAYMENT_SESSION');
    }
    if (payment.status !== 'IN_PROGRESS') return refusal('ALREADY_PROCESSED_PAYMENT');
    if (await isOrderPaid(payment)) return refusal('DUPLICATED_ORDER_ID');
    if (fateOf(payment.card) === 'refused') {
      await transition(payment, { status: 'ABORTED', failure_code: 'REJECT_CARD_PAYMENT' });
      return refusal('REJECT_CARD_PAYMENT');
    }
    if (payment.faults_left > 0) {
      await transition(payment, { faults_left: payment.faults_left - 1 });
      return refusal('PROVIDER_ERROR');
    }
    const done = await transition(payment, {
      status: 'DONE',
      approved_at: clock.now(),
      last_transaction_key: newKey('txrd_'),
    });
    return success(await objectOf(done));
  }

  async function cancelLocked(payment: StoredPayment, request: { reason: string; amount: number | null }) {
    if (payment.status === 'CANCELED') return refusal('ALREADY_CANCELED_PAYMENT');
    if (payment.status !== 'DONE' && payment.status !== 'PARTIAL_CANCELED') {
      return refusal('NOT_CANCELABLE_PAYMENT');
    }
    const amount = request.amount ?? payment.balance;
    if (amount > payment.balance) return refusal('NOT_CANCELABLE_AMOUNT');
    const balance = payment.balance - amount;
    const transactionKey = newKey('txrd_');
    await sql
      .insertInto('sandbox_payment_cancel')
      .values({
        transaction_key: transactionKey,
        payment_key: payment.payment_key,
        amount,
        reason: request.reason,
        refundable: balance,
        canceled_at: clock.now(),
      })
      .execute();
    const status = balance === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
    return success(
      await objectOf(await transition(payment, { status, balance, last_transaction_key: transactionKey })),
    );
  }

  async function answerWith(payment: StoredPayment | undefined): Promise<Answer> {
    return payment ? success(await objectOf(payment)) : refusal('NOT_FOUND_PAYMENT');
  }

  return {
    expireOverdue,

    /** Starts a payment; without a browser the card is authorised at once. */
    async begin(request: PaymentRequest): Promise<string> {
      const now = clock.now();
      const payment = {
        payment_key: newKey('tsand_'),
        order_id: request.orderId,
        order_name: request.orderName,
        amount: request.amount,
        balance: request.amount,
        card: request.card,
        status: request.back ? ('READY' as const) : ('IN_PROGRESS' as const),
        requested_at: now,
        authenticated_at: request.back ? null : now,
        faults_left: fateOf(request.card) === 'failsOnce' ? 1 : 0,
        success_url: request.back?.successUrl ?? null,
        fail_url: request.back?.failUrl ?? null,
      };
      await database.transaction(async () => {
        const begun = await sql
          .insertInto('sandbox_payment')
          .values(payment)
          .returningAll()
          .executeTakeFirstOrThrow();
        if (!request.back) await queueWebhook(begun);
      });
      return payment.payment_key;
    },

    /** For the card company's page; undefined for an unknown payment. */
    async find(paymentKey: string): Promise<StoredPayment | undefined> {
      return database.transaction(() => lock(paymentKey));
    },

    /** Applies the visitor's decision on the card company's page, once; returns the resulting payment. */
    async decide(paymentKey: string, isApproved: boolean): Promise<StoredPayment | undefined> {
      return database.transaction(async () => {
        const payment = await lock(paymentKey);
        if (payment?.status !== 'READY') return payment;
        return isApproved
          ? transition(payment, { status: 'IN_PROGRESS', authenticated_at: clock.now() })
          : transition(payment, { status: 'ABORTED', failure_code: 'PAY_PROCESS_CANCELED' });
      });
    },

    async confirm(request: { paymentKey: string; orderId: string; amount: number }): Promise<Answer> {
      const payment = await lock(request.paymentKey);
      if (!payment) return refusal('NOT_FOUND_PAYMENT');
      if (payment.order_id !== request.orderId) return refusal('NOT_FOUND_PAYMENT_SESSION');
      if (payment.amount !== request.amount) return refusal('FORBIDDEN_REQUEST');
      return confirmLocked(payment);
    },

    async cancel(paymentKey: string, request: { reason: string; amount: number | null }): Promise<Answer> {
      const payment = await lock(paymentKey);
      return payment ? cancelLocked(payment, request) : refusal('NOT_FOUND_PAYMENT');
    },

    async byKey(paymentKey: string): Promise<Answer> {
      return answerWith(await database.transaction(() => lock(paymentKey)));
    },

    /** The payment of an order that took money, otherwise the latest attempt. */
    async byOrder(orderId: string): Promise<Answer> {
      await expireOverdue();
      const payment = await sql
        .selectFrom('sandbox_payment')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy((by) => by('approved_at', 'is not', null), 'desc')
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      return answerWith(payment);
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;

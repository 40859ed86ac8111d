import { type Currency, toMinor } from '../../../domain/tickets/price.ts';
import { refusal, type SandboxResponse, success } from './errors.ts';
import { isWalletPayment, paymentBehaviour } from './payers.ts';
import { createChanges, newKey, type PaymentDeps } from './paymentChanges.ts';
import type { StoredPayment } from './paymentObject.ts';

interface PaymentRequest {
  readonly orderId: string;
  readonly orderName: string;
  /** In minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** The provider's code. */
  readonly method: string;
  readonly card: string;
  /** The addresses to which the browser returns; null without a browser: then the payer has approved already. */
  readonly back: {
    readonly successUrl: string;
    readonly failUrl: string;
    readonly pendingUrl: string | null;
  } | null;
}

interface CancelRequest {
  readonly reason: string;
  /** In the main unit of the currency; null for the whole balance. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly requestId: string | null;
}

/** The sandbox's payments: every transition is one transaction with its webhook. */
export function createPayments(deps: PaymentDeps) {
  const { database, clock } = deps;
  const { sql } = database;
  const changes = createChanges(deps);
  const { currentPaymentObject, transition } = changes;

  /** Locks a payment until the end of the transaction. */
  async function lock(paymentKey: string): Promise<StoredPayment | undefined> {
    await changes.settleByTime();
    return sql
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('payment_key', '=', paymentKey)
      .forUpdate()
      .executeTakeFirst();
  }

  async function confirmLocked(payment: StoredPayment): Promise<SandboxResponse> {
    // These wallets charge by themselves. The provider's response to such a confirmation is not documented.
    if (isWalletPayment(payment)) return refusal('FORBIDDEN_REQUEST');
    if (payment.status === 'READY' || payment.status === 'EXPIRED') {
      return refusal('NOT_FOUND_PAYMENT_SESSION');
    }
    if (payment.status !== 'IN_PROGRESS') return refusal('ALREADY_PROCESSED_PAYMENT');
    if (await changes.isOrderPaid(payment)) return refusal('DUPLICATED_ORDER_ID');
    if (paymentBehaviour(payment) === 'refused') {
      const code = payment.method === 'CARD' ? 'REJECT_CARD_PAYMENT' : 'REJECT_ACCOUNT_PAYMENT';
      await transition(payment, { status: 'ABORTED', failure_code: code });
      return refusal(code);
    }
    if (payment.faults_left > 0) {
      await transition(payment, { faults_left: payment.faults_left - 1 });
      return refusal('PROVIDER_ERROR');
    }
    return success(await currentPaymentObject(await transition(payment, changes.approval())));
  }

  async function cancelLocked(payment: StoredPayment, request: CancelRequest): Promise<SandboxResponse> {
    if (payment.status === 'CANCELED') return refusal('ALREADY_CANCELED_PAYMENT');
    if (payment.status !== 'DONE' && payment.status !== 'PARTIAL_CANCELED') {
      return refusal('NOT_CANCELABLE_PAYMENT');
    }
    const isForeign = payment.currency !== 'KRW';
    if (isForeign && request.amount !== null && request.currency !== payment.currency)
      return refusal('INVALID_REQUEST', '잘못된 요청입니다. (currency)');
    if (isWalletPayment(payment) && request.requestId === null)
      return refusal('INVALID_REQUEST', '잘못된 요청입니다. (cancelRequestId)');
    const amount = request.amount === null ? payment.balance : toMinor(request.amount, payment.currency);
    if (amount === null) return refusal('INVALID_REQUEST');
    if (amount > payment.balance - (await underWay(payment))) return refusal('NOT_CANCELABLE_AMOUNT');
    const transactionKey = await changes.storeCancel(payment, { ...request, amount });
    if (isWalletPayment(payment)) return success(await currentPaymentObject(payment));
    const balance = payment.balance - amount;
    const status = balance === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
    return success(
      await currentPaymentObject(
        await transition(payment, { status, balance, last_transaction_key: transactionKey }),
      ),
    );
  }

  /** Refunds that a wallet has not decided yet. */
  async function underWay({ payment_key: paymentKey }: StoredPayment): Promise<number> {
    const cancels = await sql
      .selectFrom('sandbox_payment_cancel')
      .select('amount')
      .where('payment_key', '=', paymentKey)
      .where('status', '=', 'IN_PROGRESS')
      .execute();
    return cancels.reduce((sum, { amount }) => sum + amount, 0);
  }

  async function paymentResponse(payment: StoredPayment | undefined): Promise<SandboxResponse> {
    return payment ? success(await currentPaymentObject(payment)) : refusal('NOT_FOUND_PAYMENT');
  }

  return {
    settleByTime: changes.settleByTime,

    /** Starts a payment; without a browser the payer has approved at once. */
    async begin({ back, ...request }: PaymentRequest): Promise<string> {
      const now = clock.now();
      const paymentKey = newKey('tsand_');
      const isApproved = !back && !isWalletPayment(request);
      await database.transaction(async () => {
        const begun = await sql
          .insertInto('sandbox_payment')
          .values({
            payment_key: paymentKey,
            order_id: request.orderId,
            order_name: request.orderName,
            amount: request.amount,
            balance: request.amount,
            currency: request.currency,
            method: request.method,
            card: request.card,
            status: isApproved ? 'IN_PROGRESS' : 'READY',
            requested_at: now,
            authenticated_at: isApproved ? now : null,
            faults_left: paymentBehaviour(request) === 'failsOnce' ? 1 : 0,
            success_url: back?.successUrl ?? null,
            fail_url: back?.failUrl ?? null,
            pending_url: back?.pendingUrl ?? null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        if (isApproved) await changes.queueWebhook(begun);
        else if (!back) await changes.approveAtWallet(begun);
      });
      return paymentKey;
    },

    /** For the page of the card company or the wallet; undefined for an unknown payment. */
    async find(paymentKey: string): Promise<StoredPayment | undefined> {
      return database.transaction(() => lock(paymentKey));
    },

    /** Applies the visitor's decision on that page, once; returns the resulting payment. */
    async decide(paymentKey: string, isApproved: boolean): Promise<StoredPayment | undefined> {
      return database.transaction(async () => {
        const payment = await lock(paymentKey);
        if (payment?.status !== 'READY') return payment;
        if (!isApproved)
          return transition(payment, { status: 'ABORTED', failure_code: 'PAY_PROCESS_CANCELED' });
        if (isWalletPayment(payment)) return changes.approveAtWallet(payment);
        return transition(payment, { status: 'IN_PROGRESS', authenticated_at: clock.now() });
      });
    },

    async confirm(request: {
      paymentKey: string;
      orderId: string;
      amount: number;
    }): Promise<SandboxResponse> {
      const payment = await lock(request.paymentKey);
      if (!payment) return refusal('NOT_FOUND_PAYMENT');
      if (payment.order_id !== request.orderId) return refusal('NOT_FOUND_PAYMENT_SESSION');
      if (payment.amount !== toMinor(request.amount, payment.currency)) return refusal('FORBIDDEN_REQUEST');
      return confirmLocked(payment);
    },

    async cancel(paymentKey: string, request: CancelRequest): Promise<SandboxResponse> {
      const payment = await lock(paymentKey);
      return payment ? cancelLocked(payment, request) : refusal('NOT_FOUND_PAYMENT');
    },

    async byKey(paymentKey: string): Promise<SandboxResponse> {
      return paymentResponse(await database.transaction(() => lock(paymentKey)));
    },

    /** The payment of an order that took money, otherwise the latest attempt. */
    async byOrder(orderId: string): Promise<SandboxResponse> {
      await changes.settleByTime();
      const payment = await sql
        .selectFrom('sandbox_payment')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy((by) => by('approved_at', 'is not', null), 'desc')
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      return paymentResponse(payment);
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;

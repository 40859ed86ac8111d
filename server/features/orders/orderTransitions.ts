import { sql as expression, type Updateable } from 'kysely';
import { isChargedLater } from '../../../domain/tickets/paymentMethods.ts';
import { amountOf } from '../../../domain/tickets/price.ts';
import { type TicketStatus, tourStart } from '../../../domain/tickets/ticketRules.ts';
import type { MailTemplate } from '../../mail/templates/mailTemplate.ts';
import type { TicketOrderTable } from '../../platform/database/tables.ts';
import type { ProviderPayment } from '../../providers/payments.ts';
import { handoverDelay, lateCheck } from './nextCheck.ts';
import { type Cause, isCancellationPending, type Order, type TicketDeps } from './ticketDeps.ts';
import { cancelledMail, paidMail, refundRefusedMail } from './ticketMails.ts';

/**
 * All transitions of an order (DESIGN 3). `refused` and `expired` are left only when the provider turns out to have
 * taken the money, or a wallet may still take it: every approved payment ends as paid or refunded.
 */
const allowed: Record<TicketStatus, readonly TicketStatus[]> = {
  // Refused without a confirmation: only by a wallet, which decides by itself.
  ready: ['confirming', 'paid', 'refused', 'expired'],
  confirming: ['paid', 'refused', 'expired'],
  paid: ['cancelled'],
  refused: ['paid', 'confirming'],
  cancelled: [],
  expired: ['paid', 'confirming'],
};

/** Our own code for a refund that a wallet announced and then did not carry out. */
export const failedRefund = 'REFUND_ABORTED';
/** Why we pay back by ourselves a ticket that nobody can use. */
const tooLateReason = 'The tour had begun before the payment was known';

interface Note {
  readonly change: Updateable<TicketOrderTable>;
  readonly detail?: Readonly<Record<string, unknown>>;
  /** The mail about it, written in its transaction. */
  readonly template?: ((order: Order) => Promise<MailTemplate>) | undefined;
}

interface Transition extends Note {
  readonly to: TicketStatus;
}

/** A requested refund: decided and stored before the provider is called. */
export interface RefundRequest {
  readonly reason: string;
  readonly percent: number;
  /** In minor units. */
  readonly amount: number;
}

/**
 * The only place that changes an order's status. Each transition is a conditional update in one transaction with its
 * audit line and its mail. A transition that is no longer possible returns undefined and changes nothing.
 */
export function createTransitions(
  deps: Pick<TicketDeps, 'database' | 'clock' | 'outbox' | 'onTransition' | 'tourPorts'>,
) {
  const { database, clock, outbox, tourPorts } = deps;
  const { sql } = database;
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  const lock = (id: string) =>
    sql.selectFrom('ticket_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

  async function audit(
    order_id: string,
    cause: Cause,
    from_status: TicketStatus | null,
    to_status: TicketStatus,
    detail: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    const move = { order_id, at: clock.now(), cause, from_status, to_status, detail: JSON.stringify(detail) };
    await sql.insertInto('ticket_audit').values(move).execute();
  }

  /** A cancellation, requested or found at the provider, frees the driver of the tour in its own transaction. */
  async function releaseDriver(before: Order, after: Order): Promise<void> {
    if (before.cancel_requested_at === null && after.cancel_requested_at !== null) {
      await tourPorts.release(after.id);
    }
  }

  async function postMail(order: Order, { template }: Note): Promise<void> {
    if (!template) return;
    const { customer_email: to, language } = order;
    await outbox.post({ to, language, template: await template(order) });
  }

  /** Decides on the locked row of the order. */
  async function transition(
    id: string,
    cause: Cause,
    decide: (order: Order) => Transition | null | false,
  ): Promise<Order | undefined> {
    const changed = await database.transaction(async () => {
      const before = await lock(id);
      const decided = before ? decide(before) : null;
      if (!before || !decided || !allowed[before.status].includes(decided.to)) return undefined;
      const after = await sql
        .updateTable('ticket_order')
        .set({ ...decided.change, status: decided.to, checks: 0 })
        .where('id', '=', id)
        .where('status', '=', before.status)
        .returningAll()
        .executeTakeFirst();
      if (!after) return undefined;
      await audit(id, cause, before.status, after.status, decided.detail);
      await releaseDriver(before, after);
      await postMail(after, decided);
      return after;
    });
    if (changed) deps.onTransition?.(changed.status, cause);
    return changed;
  }

  /** Changes fields that belong to a status and keeps the status; writes an audit line. */
  function updateInPlace(
    id: string,
    cause: Cause,
    decide: (order: Order) => Note | null | Promise<Note | null>,
  ): Promise<Order | undefined> {
    return database.transaction(async () => {
      const before = await lock(id);
      const decided = before ? await decide(before) : null;
      if (!before || !decided) return undefined;
      const after = await sql
        .updateTable('ticket_order')
        .set({ checks: 0, ...decided.change })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await audit(id, cause, before.status, before.status, decided.detail);
      await releaseDriver(before, after);
      await postMail(after, decided);
      return after;
    });
  }

  return {
    /** The audit line of a new order; placeOrder writes the row in the same transaction. */
    begun: (id: string) => audit(id, 'visitor', null, 'ready'),

    /** From here on money may move, so the payment's key is stored before the provider is called. */
    confirm: (id: string, paymentKey: string, cause: Cause) =>
      transition(id, cause, (order) =>
        order.status === 'ready' || isChargedLater(order.payment_method)
          ? {
              to: 'confirming',
              change: {
                payment_key: paymentKey,
                confirming_at: clock.now(),
                failure_code: null,
                next_check_at: later(handoverDelay),
              },
            }
          : null,
      ),

    /**
     * The provider has taken the money. When the tour had already started, or the account is gone, the ticket can be
     * neither used nor cancelled: the full amount is refunded, regardless of the rule (terms, article 9).
     */
    pay: (id: string, payment: ProviderPayment, cause: Cause) =>
      transition(id, cause, (order) => {
        const now = clock.now();
        const isTooLate = now >= tourStart(order.trip_date, order.start_time);
        const hasNoAccount = order.account_id === null;
        const isUnusable = isTooLate || hasNoAccount;
        const isPaidBack = payment.status === 'cancelled';
        const refund = {
          cancel_requested_at: now,
          cancel_reason: isTooLate ? tooLateReason : 'The account was deleted before the payment was known',
          refund_percent: 100,
          refund_amount: order.amount,
          next_check_at: now,
        };
        return {
          to: 'paid',
          change: {
            payment_key: payment.paymentKey,
            paid_at: payment.paidAt ?? now,
            method: payment.method,
            receipt_url: payment.receiptUrl,
            failure_code: null,
            next_check_at: null,
            ...(isUnusable && !isPaidBack ? refund : {}),
          },
          detail: isTooLate ? { tooLate: true } : hasNoAccount ? { noAccount: true } : {},
          template: isUnusable || isPaidBack ? undefined : (paid) => paidMail(deps, paid),
        };
      }),

    /**
     * Ends the order without a charge. The key is that of the refused payment, which the browser may still bring; null
     * when the order's payment turned out to belong to another order.
     */
    refuse: (seen: Order, code: string, cause: Cause, paymentKey?: string | null) =>
      transition(
        seen.id,
        cause,
        (order) =>
          isAsSeen(order, seen) && {
            to: 'refused',
            change: {
              failure_code: code,
              next_check_at: lateCheck(order, clock.now()),
              ...(paymentKey === undefined ? {} : { payment_key: paymentKey }),
              // Another payment of a wallet's window may still be approved.
              ...(paymentKey === null && !isChargedLater(order.payment_method)
                ? { next_check_at: null }
                : {}),
            },
            detail: { code },
          },
      ),

    /** The time to pay is over. The payment is the provider's, which a wallet may still take, or may have to pay back. */
    expire: (seen: Order, cause: Cause, payment: ProviderPayment | null = null) =>
      transition(
        seen.id,
        cause,
        (order) =>
          isAsSeen(order, seen) && {
            to: 'expired',
            change: { next_check_at: lateCheck(order, clock.now(), payment) },
          },
      ),

    /** Decides a cancellation; `decide` returns null when there is nothing to cancel. */
    requestCancellation: (id: string, cause: Cause, decide: (order: Order) => RefundRequest | null) =>
      updateInPlace(id, cause, (order) => {
        if (order.status !== 'paid' || order.cancel_requested_at) return null;
        const refund = decide(order);
        if (!refund) return null;
        const { reason, percent, amount } = refund;
        return {
          change: {
            cancel_requested_at: clock.now(),
            cancel_reason: reason,
            refund_percent: percent,
            refund_amount: amount,
            next_check_at: later(handoverDelay),
          },
          detail: {
            cancellation: 'requested',
            percent,
            amount: amountOf(amount, order.currency),
            ...currencyIfNotKrw(order),
          },
        };
      }),

    /**
     * The provider refused the refund: the ticket stays valid. A refund that was promised stays requested, with its
     * percent, and is retried as a new one: one that a wallet announced, that gives no usable ticket, or that cannot be
     * requested again without its account, except for a request of the operator.
     */
    refuseCancellation: (id: string, requestedAt: Date, code: string, cause: Cause) =>
      updateInPlace(id, cause, (order) => {
        if (!isCancellationPending(order) || order.cancel_requested_at.getTime() !== requestedAt.getTime())
          return null;
        const isAutomatic = order.cancel_reason === tooLateReason;
        const isOrphan = order.account_id === null && cause !== 'operator';
        if (isOrphan || isAutomatic || code === failedRefund) {
          const requestedAgainAt = new Date(Math.max(requestedAt.getTime(), clock.now().getTime()) + 1);
          return {
            change: { cancel_requested_at: requestedAgainAt, checks: order.checks },
            detail: { cancellation: 'refused', code },
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
          // The visitor may have left with the answer that the refund is under way; the operator is told at once.
          template: cause === 'operator' ? undefined : (kept) => refundRefusedMail(deps, kept),
        };
      }),

    /** The provider has refunded `payment.refunded`, requested by us or at its own console. */
    cancel: (id: string, payment: ProviderPayment, cause: Cause) =>
      transition(id, cause, (order) => ({
        to: 'cancelled',
        change: {
          cancel_requested_at: order.cancel_requested_at ?? clock.now(),
          cancel_reason: order.cancel_reason ?? 'At the provider',
          ...refundedBy(payment, order),
          cancelled_at: payment.cancelledAt ?? clock.now(),
          next_check_at: null,
        },
        detail: { refunded: amountOf(payment.refunded, order.currency), ...currencyIfNotKrw(order) },
        template: (cancelled) => cancelledMail(deps, cancelled),
      })),

    /** A further refund of a ticket that is already cancelled. */
    noteRefund: (id: string, payment: ProviderPayment, cause: Cause) =>
      updateInPlace(id, cause, (order) =>
        order.status === 'cancelled' && payment.refunded > (order.refund_amount ?? 0)
          ? {
              change: refundedBy(payment, order),
              detail: { refunded: amountOf(payment.refunded, order.currency), ...currencyIfNotKrw(order) },
            }
          : null,
      ),

    /**
     * Adds a line, once, about money that is no payment of the order, and has the order checked again soon.
     * @returns undefined when the line is known
     */
    recordWrongCharge: (id: string, cause: Cause, detail: Readonly<Record<string, unknown>>) =>
      updateInPlace(id, cause, async (order) => {
        const known = await sql
          .selectFrom('ticket_audit')
          .select('number')
          .where('order_id', '=', id)
          .where(expression<boolean>`detail = ${JSON.stringify(detail)}::jsonb`)
          .executeTakeFirst();
        return known
          ? null
          : { change: { checks: order.checks, next_check_at: later(handoverDelay) }, detail };
      }),
  };
}

/** What the provider said of an order counts only while the order waits for the same payment. */
const isAsSeen = (order: Order, seen: Order) =>
  order.status === seen.status && order.payment_key === seen.payment_key;

export type OrderTransitions = ReturnType<typeof createTransitions>;

/** Beside an amount that is not in won. */
const currencyIfNotKrw = ({ currency }: Order) => (currency === 'KRW' ? {} : { currency });

/** The columns of what the provider has refunded; the percent is the rule's where it is the amount that we requested. */
const refundedBy = ({ refunded }: ProviderPayment, order: Order) => {
  const refund_amount = Math.min(refunded, order.amount);
  const percent = Math.floor((refund_amount * 100) / order.amount);
  return { refund_amount, refund_percent: order.refund_amount === refunded ? order.refund_percent : percent };
};

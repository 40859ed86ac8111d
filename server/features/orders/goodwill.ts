import { sql as expression, type Selectable } from 'kysely';
import { toAmount } from '../../../domain/tickets/price.ts';
import { invalidField } from '../../desk/invalidField.ts';
import { after } from '../../platform/clock.ts';
import type { TicketRefundTable } from '../../platform/database/orderTables.ts';
import { ProblemError } from '../../platform/problem.ts';
import { handoverDelay } from './nextCheck.ts';
import type { OrderTransitions, StaffMember } from './orderTransitions.ts';
import {
  type Cause,
  cancellationAmount,
  currencyIfNotKrw,
  isBookedByReseller,
  isPaidByHand,
  isTourPlanned,
  leftToRefund,
  type Order,
  type TicketDeps,
} from './ticketDeps.ts';
import { goodwillMail } from './ticketMails.ts';

/** A refund that doesn't cancel, and that the provider has not made yet. */
export interface PendingGoodwill extends Selectable<TicketRefundTable> {
  /** The sum of the order's refunds of this kind that are paid back already, in minor units. */
  readonly settled: number;
}

export interface GoodwillRequest {
  /** In minor units. */
  readonly amount: number;
  /** As the visitor reads it. */
  readonly reason: string;
  /** The member of the staff who decides. */
  readonly by?: StaffMember;
}

/** Our own code for a refund that a wallet announced and then did not carry out; the refund is requested again. */
export const failedRefund = 'REFUND_ABORTED';

/** An order's refunds that don't cancel, the oldest first, as its buyer and the desk see them. */
export async function readGoodwill({ database }: Pick<TicketDeps, 'database'>, order: Order) {
  if (order.goodwill === 0) return [];
  const rows = await database.sql
    .selectFrom('ticket_refund')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('withdrawn_at', 'is', null)
    .orderBy('number')
    .execute();
  return rows.map(({ amount, reason, requested_at, settled_at }) => ({
    amount: toAmount(amount, order.currency),
    reason,
    requestedAt: requested_at.toISOString(),
    settledAt: settled_at?.toISOString() ?? null,
  }));
}

type GoodwillDeps = Pick<
  TicketDeps,
  'database' | 'clock' | 'log' | 'secrets' | 'deskEvents' | 'departures'
> & {
  readonly transitions: OrderTransitions;
};

/** The refunds of a paid order that leave its ticket valid, each decided and stored before the provider is called. */
export function createGoodwill(deps: GoodwillDeps) {
  const { database, clock, transitions, log, deskEvents } = deps;
  const { sql } = database;

  const money = (order: Order, amount: number) => ({
    amount: toAmount(amount, order.currency),
    ...currencyIfNotKrw(order),
  });

  /** Reads everything in one statement, because another process may settle a refund between two statements. */
  const oldestPending = (orderId: string): Promise<PendingGoodwill | undefined> =>
    sql
      .selectFrom('ticket_refund')
      .selectAll()
      .select((select) =>
        select
          .selectFrom('ticket_refund as settled')
          .select(expression<number>`coalesce(sum(settled.amount), 0)::int`.as('sum'))
          .where('settled.order_id', '=', orderId)
          .where('settled.settled_at', 'is not', null)
          .$asScalar()
          .as('settled'),
      )
      .where('order_id', '=', orderId)
      .where('settled_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();

  async function store(orderId: string, { amount, reason }: GoodwillRequest, settledAt: Date | null) {
    const row = { order_id: orderId, amount, reason, requested_at: clock.now(), settled_at: settledAt };
    const { number } = await sql
      .insertInto('ticket_refund')
      .values(row)
      .returning('number')
      .executeTakeFirstOrThrow();
    return number;
  }

  /** Settles or withdraws a refund, under the lock of its order. @returns whether it was still pending */
  async function end(
    number: number,
    change: { settled_at: Date } | { withdrawn_at: Date },
  ): Promise<boolean> {
    const ended = await sql
      .updateTable('ticket_refund')
      .set(change)
      .where('number', '=', number)
      .where('settled_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    return ended.numUpdatedRows > 0n;
  }

  return {
    oldestPending,

    /**
     * Decides a refund on the locked order, and stores it. What was paid by hand is paid back by hand, and is recorded as
     * paid back.
     * @param record runs in the same transaction
     * @returns the order and the refund's number; undefined for an unknown order
     * @throws ProblemError 'notPossibleNow' unless the order is paid and not cancelled; 'invalidRequest' for more than is left
     */
    async request(id: string, cause: Cause, refund: GoodwillRequest, record: () => Promise<void>) {
      let number: number | undefined;
      const decided = await transitions.change(id, cause, async (order) => {
        if (!isTourPlanned(order)) throw new ProblemError('notPossibleNow');
        const left = leftToRefund(order);
        if (refund.amount > left) {
          throw invalidField(
            'amount',
            'tooMuch',
            `at most ${toAmount(left, order.currency)} ${order.currency}`,
          );
        }
        const goodwill = order.goodwill + refund.amount;
        const isByHand = isPaidByHand(order);
        number = await store(id, refund, isByHand ? clock.now() : null);
        return {
          change: isByHand
            ? { goodwill, goodwill_settled: goodwill }
            : { goodwill, next_check_at: after(clock, handoverDelay) },
          detail: {
            goodwill: isByHand ? 'refunded' : 'requested',
            ...money(order, refund.amount),
            ...(isByHand ? { byHand: true } : {}),
          },
          by: refund.by,
          afterwards: record,
          // A reseller pays its guest back itself.
          template:
            isByHand && !isBookedByReseller(order) ? (paid) => goodwillMail(deps, paid, refund) : undefined,
        };
      });
      return decided && number !== undefined ? { order: decided.order, number } : undefined;
    },

    /** The outcome of a refund. */
    async outcome(number: number): Promise<'refunded' | 'pending' | 'refused'> {
      const { settled_at, withdrawn_at } = await sql
        .selectFrom('ticket_refund')
        .select(['settled_at', 'withdrawn_at'])
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      if (settled_at !== null) return 'refunded';
      return withdrawn_at === null ? 'pending' : 'refused';
    },

    /** Records that the provider has made a refund. @returns whether that was new */
    async settle(id: string, refund: PendingGoodwill, cause: Cause): Promise<boolean> {
      const settled = await transitions.change(id, cause, async (order) => {
        if (!(await end(refund.number, { settled_at: clock.now() }))) return null;
        const goodwill_settled = order.goodwill_settled + refund.amount;
        const isLast = goodwill_settled === order.goodwill && order.cancel_requested_at === null;
        return {
          change: { goodwill_settled, ...(isLast ? { next_check_at: null } : {}) },
          detail: { goodwill: 'refunded', ...money(order, refund.amount) },
          template: (paid) => goodwillMail(deps, paid, refund),
        };
      });
      return settled?.isChanged ?? false;
    },

    /**
     * Withdraws a refund that the provider refused. If a cancellation was requested meanwhile, its refund is calculated
     * again without this one. A refund that a wallet announced but did not carry out is requested again, as a new one.
     * @returns whether it is withdrawn for good
     */
    async refuse(id: string, refund: PendingGoodwill, code: string, cause: Cause): Promise<boolean> {
      const isAskedAgain = code === failedRefund;
      const refused = await transitions.change(id, cause, async (order) => {
        if (!(await end(refund.number, { withdrawn_at: clock.now() }))) return null;
        if (isAskedAgain) {
          await store(id, refund, null);
          return { change: { checks: order.checks }, detail: { goodwill: 'refused', code } };
        }
        const goodwill = order.goodwill - refund.amount;
        const { refund_percent: percent } = order;
        const isLast = goodwill === order.goodwill_settled && percent === null;
        return {
          change: {
            goodwill,
            ...(isLast ? { next_check_at: null } : {}),
            ...(percent === null
              ? {}
              : { refund_amount: cancellationAmount({ ...order, goodwill }, percent) }),
          },
          detail: { goodwill: 'withdrawn', code, ...money(order, refund.amount) },
          afterwards: () => deskEvents.record({ kind: 'refundRefused', orderId: id }),
        };
      });
      if (!refused?.isChanged) return false;
      log(`The payment provider refused to pay back a part of ${id}: ${code}.`);
      return !isAskedAgain;
    },
  };
}

export type Goodwill = ReturnType<typeof createGoodwill>;

import { sql } from 'kysely';
import { isChargedLater, paymentMethods } from '../../../domain/tickets/paymentMethods.ts';
import type { CancelledTour } from '../../mail/templates/mailTemplate.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { PaymentSync } from './paymentSync.ts';
import { refundByRule } from './refundRules.ts';
import type { Refunds } from './refunds.ts';
import type { SingleFlight } from './singleFlight.ts';
import type { TicketDeps } from './ticketDeps.ts';

/** The effects of an account deletion on its orders. */
export interface AccountOrders {
  /**
   * Removes the account from its orders. Runs in the transaction that deletes the account, after its row is locked:
   * upcoming tours are cancelled by the refund rule, unpaid orders are deleted, and other paid orders are kept without
   * the account for as long as the law requires.
   * @throws ProblemError 'paymentUnderWay' while a payment is being confirmed: it may be charged
   */
  release(accountId: string): Promise<readonly CancelledTour[]>;
  /** Requests the refunds from the provider once the deletion is committed; the reconciler retries failures. */
  refund(tours: readonly CancelledTour[]): void;
}

/** Methods that are charged by our confirmation alone. */
const confirmedMethods = paymentMethods.filter((method) => !isChargedLater(method));

interface AccountOrdersDeps extends Pick<TicketDeps, 'database' | 'clock'> {
  readonly refunds: Refunds;
  readonly paymentSync: PaymentSync;
  readonly singleFlight: SingleFlight;
}

export function createAccountOrders(deps: AccountOrdersDeps): AccountOrders {
  const { database, clock, refunds, paymentSync, singleFlight } = deps;

  async function cancelTour(orderId: string): Promise<CancelledTour | null> {
    const requested = await refunds.request(orderId, 'visitor', (order) =>
      refundByRule(order, 'The account was deleted', clock.now()),
    );
    if (!requested?.isChanged) return null;
    const {
      number: orderNumber,
      trip_date: tripDate,
      start_time: startTime,
      amount,
      currency,
      refund_amount: refund,
    } = requested.order;
    return { orderId, orderNumber, tripDate, startTime, amount, currency, refund: refund ?? 0 };
  }

  return {
    async release(accountId) {
      // A confirmation updates the order's row: it has either started before this lock, or will find no order.
      const orders = await database.sql
        .selectFrom('ticket_order')
        .select(['id', 'status'])
        .where('account_id', '=', accountId)
        .orderBy('id')
        .forUpdate()
        .execute();
      if (orders.some(({ status }) => status === 'confirming')) throw new ProblemError('paymentUnderWay');
      const cancelled: CancelledTour[] = [];
      for (const { id } of orders.filter(({ status }) => status === 'paid')) {
        const tour = await cancelTour(id);
        if (tour) cancelled.push(tour);
      }
      await database.sql
        .deleteFrom('ticket_order')
        .where('account_id', '=', accountId)
        .where('status', 'in', ['ready', 'refused', 'expired'])
        // Orders that the provider may still charge stay until their outcome is known.
        .where((where) =>
          where.or([
            where('next_check_at', 'is', null),
            where.and([
              where('payment_key', 'is', null),
              where('payment_method', 'in', confirmedMethods),
              // A wallet's charge may have to be paid back.
              where.not(
                where.exists(
                  where
                    .selectFrom('ticket_audit')
                    .select('number')
                    .whereRef('order_id', '=', 'ticket_order.id')
                    .where(sql<boolean>`detail -> 'wrongCharge' is not null`),
                ),
              ),
            ]),
          ]),
        )
        .execute();
      // The law requires us to keep the name, but not the telephone number.
      await database.sql
        .updateTable('ticket_order')
        .set({ phone: null })
        .where('account_id', '=', accountId)
        .where('phone', 'is not', null)
        .execute();
      return cancelled;
    },

    refund(tours) {
      for (const { orderId } of tours) {
        void singleFlight.run(`cancel ${orderId}`, () => paymentSync.sync(orderId, 'visitor'), 0);
      }
    },
  };
}

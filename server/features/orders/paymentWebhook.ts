import { sql } from 'kysely';
import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ownWord } from './orderTransitions.ts';
import type { TicketParts } from './ticketParts.ts';

/** An order is asked about at most this often (ms), however much news of it comes. */
const askedEvery = 2_000;

/**
 * News of a payment is a hint (DESIGN 3): it only brings the next question about an order that we know forward. The
 * reconciler asks, so that the provider has its answer at once, and a flood ends here. A confirmation under way is left to
 * the call that began it.
 */
export function receivePaymentWebhook(
  { database, clock, limits }: TicketParts,
  wake: () => void,
): RouteHandler<Api['receivePaymentWebhook']> {
  return async ({ body }, call) => {
    await limits.take('webhookByClient', call.client);
    const { orderId, paymentKey } = body.data ?? {};
    if (orderId === undefined && paymentKey === undefined) return {};
    const now = clock.now();
    // Never later than that: the clock may have been set back since those moments.
    const soonest = sql<Date>`least(${now}::timestamptz + ${`${ownWord} ms`}::interval, greatest(${now}::timestamptz,
      coalesce(checked_at, '-infinity') + ${`${askedEvery} ms`}::interval,
      case when status = 'confirming' then confirming_at + ${`${ownWord} ms`}::interval end))`;
    const known = await database.sql
      .updateTable('ticket_order')
      .set({ next_check_at: sql<Date>`least(coalesce(next_check_at, 'infinity'), ${soonest})` })
      .where((where) =>
        where.or([
          ...(orderId === undefined ? [] : [where('id', '=', orderId)]),
          ...(paymentKey === undefined ? [] : [where('payment_key', '=', paymentKey)]),
        ]),
      )
      .returning('id')
      .execute();
    if (known.length > 0) wake();
    return {};
  };
}

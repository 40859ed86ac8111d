import { sql } from 'kysely';
import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { handoverDelay } from './nextCheck.ts';
import { refundOrderId } from './refundRules.ts';
import type { TicketDeps } from './ticketDeps.ts';

/** Shortest interval between two checks of an order (ms), regardless of the number of webhooks. */
const askedEvery = 2_000;

/**
 * A webhook is a hint (docs/product/payments.md#confirming-a-payment): it only brings forward the next check of a known
 * order. The reconciler does the check, so that the provider gets its response at once and a flood ends here. A
 * confirmation under way is left to the request that started it.
 */
export function receivePaymentWebhook(
  { database, clock, limits }: TicketDeps,
  wake: () => void,
): RouteHandler<Api['receivePaymentWebhook']> {
  return async ({ body }, context) => {
    await limits.take('webhookByClient', context.client);
    const { orderId = refundOrderId(body.data?.cancelRequestId), paymentKey } = body.data ?? {};
    if (orderId === undefined && paymentKey === undefined) return {};
    const now = clock.now();
    // Capped: the clock may have been set back since those times.
    const soonest = sql<Date>`least(${now}::timestamptz + ${`${handoverDelay} ms`}::interval, greatest(${now}::timestamptz,
      coalesce(checked_at, '-infinity') + ${`${askedEvery} ms`}::interval,
      case when status = 'confirming' then confirming_at + ${`${handoverDelay} ms`}::interval end))`;
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

import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { keptTerms, refundRuleVersion } from '../../../domain/tickets/orderTerms.ts';
import type { ResellerQuota } from '../../../domain/tickets/resellerRules.ts';
import type { OrderTerms } from '../../../domain/tickets/saleTerms.ts';
import { ticketNames } from '../../../domain/tickets/ticketNames.ts';
import type { TicketOrderTable } from '../../platform/database/orderTables.ts';
import { insertStops, type OrderStops } from './orderInput.ts';
import { type Order, type TicketDeps, takeCar } from './ticketDeps.ts';

/** What differs from order to order; the rest follows from it. */
type NewOrder = Omit<
  Insertable<TicketOrderTable>,
  'status' | 'order_name' | 'refund_rule_version' | 'terms' | 'holds_car'
> & { readonly trip_date: string; readonly start_time: string };

/**
 * `order_` and a timestamp; the random ending of 128 bits makes ids impossible to guess
 * (docs/product/screens.md#entities).
 */
export function newOrderId(now: Date): string {
  return `order_${now.getTime()}_${randomBytes(16).toString('base64url')}`;
}

/**
 * Stores an order that is not paid yet, with the terms under which it is sold, its stops and a car; in the transaction of
 * its caller.
 * @param quota of the reseller that books it
 * @returns the order as it is stored
 * @throws ProblemError 'soldOut' for a departure without a car
 */
export async function storeOrder(
  deps: Pick<TicketDeps, 'database' | 'cars'>,
  order: NewOrder,
  terms: OrderTerms,
  stops: OrderStops,
  quota?: ResellerQuota,
): Promise<Order> {
  await takeCar(deps, {
    quota,
    date: order.trip_date,
    startTime: order.start_time,
    boughtHalfHours: order.bought_half_hours ?? 0,
  });
  const stored = await deps.database.sql
    .insertInto('ticket_order')
    .values({
      ...order,
      status: 'ready',
      order_name: ticketNames[order.language],
      refund_rule_version: refundRuleVersion(terms.refundPercents),
      terms: keptTerms(terms),
      holds_car: true,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (stops.length > 0) await insertStops(deps.database, order.id, stops);
  return stored;
}

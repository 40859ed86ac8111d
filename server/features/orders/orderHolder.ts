import type { RequestContext } from '../../http/requestContext.ts';
import { hasSignedLink } from '../../mail/ticketAddress.ts';
import { ProblemError } from '../../platform/problem.ts';
import { readTicketToken } from '../../platform/secrets/ticketLinks.ts';
import { type Order, readOrder, type TicketDeps } from './ticketDeps.ts';

/** The caller who may act for a buyer: their account, or the link to one order. */
export interface OrderHolder {
  /** The key of the rate limits. */
  readonly key: string;
  holds(order: Order): boolean;
}

/** @throws ProblemError 'unauthorized' for a guest without a link, 'notFound' for a link that is not ours */
export function orderHolder({ secrets }: Pick<TicketDeps, 'secrets'>, context: RequestContext): OrderHolder {
  if (context.ticketLink === null) {
    const { accountId } = context.account();
    return { key: accountId, holds: (order) => order.account_id === accountId };
  }
  const linked = readTicketToken(secrets.ticketLinks, context.ticketLink);
  if (!linked) throw new ProblemError('notFound', undefined, [], { securityDetail: { event: 'forgedLink' } });
  return {
    key: linked.id,
    holds: (order) =>
      hasSignedLink(order) && order.id === linked.id && order.link_number === linked.link_number,
  };
}

/** @throws ProblemError 'notFound' also for another user's order, so that its existence stays hidden */
export function assertHeld(holder: OrderHolder, order: Order | undefined): asserts order is Order {
  if (!order) throw new ProblemError('notFound');
  if (!holder.holds(order))
    throw new ProblemError('notFound', undefined, [], { securityDetail: { event: 'othersOrder' } });
}

/** The order of a request. @throws ProblemError as orderHolder and assertHeld do */
export async function heldOrder(
  deps: Pick<TicketDeps, 'database'>,
  orderId: string,
  holder: OrderHolder,
): Promise<Order> {
  const order = await readOrder(deps, orderId);
  assertHeld(holder, order);
  return order;
}

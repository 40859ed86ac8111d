import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { assertHeld, orderHolder } from './orderHolder.ts';
import { refundByRule } from './refundRules.ts';
import type { Refunds } from './refunds.ts';
import { isBookedByReseller, isCancellationPending, type TicketDeps } from './ticketDeps.ts';
import { ticketResponse } from './ticketResponses.ts';

/** Decides the refund, stores it with the order, requests it from the provider, and applies the outcome. */
export function cancelTicket(
  deps: TicketDeps & { readonly refunds: Refunds },
): RouteHandler<Api['cancelTicket']> {
  const { clock, refunds } = deps;
  return async ({ params: { orderId }, query, body: { reason } }, context) => {
    const holder = orderHolder(deps, context);
    const requested = await refunds.request(orderId, 'visitor', (order) => {
      assertHeld(holder, order);
      // A reseller's guest has to cancel with the reseller.
      return isBookedByReseller(order) ? null : refundByRule(order, reason, clock.now());
    });
    if (!requested) throw new ProblemError('notFound');
    const order = await refunds.settle(requested.order, 'visitor');
    if (isCancellationPending(order)) context.setStatus(202);
    // The ticket can't be cancelled any more, or the provider refused the refund and the ticket stays valid.
    else if (order.status !== 'cancelled') throw new ProblemError('notCancellable');
    return ticketResponse(deps, order, query.locale);
  };
}

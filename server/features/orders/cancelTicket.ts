import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { type ConfirmDeps, visitorTimeout } from './confirmPayment.ts';
import { refundByRule } from './refunds.ts';
import { isCancellationPending, ownOrder } from './ticketDeps.ts';
import { ticketOf } from './ticketResponses.ts';

/** Decides the refund, stores it with the order, requests it from the provider, and applies the outcome. */
export function cancelTicket(deps: ConfirmDeps): RouteHandler<Api['cancelTicket']> {
  const { clock, transitions, paymentSync, singleFlight, timeout = visitorTimeout } = deps;
  return async ({ params: { orderId }, body: { reason } }, context) => {
    const { accountId } = context.account();
    await ownOrder(deps, orderId, accountId);
    await transitions.requestCancellation(orderId, 'visitor', (order) =>
      refundByRule(order, reason, clock.now()),
    );
    const decided = await ownOrder(deps, orderId, accountId);
    if (decided.status === 'cancelled') return ticketOf(deps, decided);
    if (!isCancellationPending(decided)) throw new ProblemError('notCancellable');
    await singleFlight.run(`cancel ${orderId}`, () => paymentSync.sync(orderId, 'visitor'), timeout);
    const order = await ownOrder(deps, orderId, accountId);
    if (isCancellationPending(order)) context.answerWith(202);
    // The provider has refused, and the ticket stays valid.
    else if (order.status !== 'cancelled') throw new ProblemError('notCancellable');
    return ticketOf(deps, order);
  };
}

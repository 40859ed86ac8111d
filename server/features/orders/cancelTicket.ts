import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { type ConfirmParts, visitorTimeout } from './confirmPayment.ts';
import { refundByRule } from './refunds.ts';
import { isCancellationPending, ownOrder } from './ticketParts.ts';
import { ticketOf } from './ticketResponses.ts';

/** Decides the refund, stores it with the order, requests it from the provider, and applies the outcome. */
export function cancelTicket(parts: ConfirmParts): RouteHandler<Api['cancelTicket']> {
  const { clock, transitions, paymentSync, singleFlight, timeout = visitorTimeout } = parts;
  return async ({ params: { orderId }, body: { reason } }, context) => {
    const { accountId } = context.account();
    await ownOrder(parts, orderId, accountId);
    await transitions.requestCancellation(orderId, 'visitor', (order) =>
      refundByRule(order, reason, clock.now()),
    );
    const decided = await ownOrder(parts, orderId, accountId);
    if (decided.status === 'cancelled') return ticketOf(parts, decided);
    if (!isCancellationPending(decided)) throw new ProblemError('notCancellable');
    await singleFlight.run(`cancel ${orderId}`, () => paymentSync.sync(orderId, 'visitor'), timeout);
    const order = await ownOrder(parts, orderId, accountId);
    if (isCancellationPending(order)) context.answerWith(202);
    // The provider has refused, and the ticket stays valid.
    else if (order.status !== 'cancelled') throw new ProblemError('notCancellable');
    return ticketOf(parts, order);
  };
}

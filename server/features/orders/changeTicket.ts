import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { ChangeOrder } from './changeOrder.ts';
import type { TicketDeps } from './ticketDeps.ts';
import { changeableUntil, ticketDetail } from './ticketResponses.ts';

/** Changes the visitor's own tour, until the limit that was shown before paying. */
export function changeTicket(
  deps: TicketDeps & { readonly changeOrder: ChangeOrder },
): RouteHandler<Api['changeTicket']> {
  const { clock, limits, changeOrder } = deps;
  return async ({ params: { orderId }, query, body: { version, ...changes } }, context) => {
    const { accountId } = context.account();
    await limits.take('changeByAccount', accountId);
    const order = await changeOrder(orderId, changes, {
      cause: 'visitor',
      version,
      assertAllowed(found) {
        // The order of another account stays hidden.
        if (found.account_id !== accountId) throw new ProblemError('notFound');
        if (clock.now() >= changeableUntil(found)) throw new ProblemError('notPossibleNow');
      },
    });
    if (!order) throw new ProblemError('notFound');
    return ticketDetail(deps, order, query.locale);
  };
}

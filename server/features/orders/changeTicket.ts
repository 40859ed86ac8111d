import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { ChangeOrder } from './changeOrder.ts';
import { readVisitorPhone } from './customerPhone.ts';
import { assertHeld, orderHolder } from './orderHolder.ts';
import type { TicketDeps } from './ticketDeps.ts';
import { changeableUntil, ticketDetail } from './ticketResponses.ts';

/** Changes the visitor's own tour, until the limit that was shown before paying. */
export function changeTicket(
  deps: TicketDeps & { readonly changeOrder: ChangeOrder },
): RouteHandler<Api['changeTicket']> {
  const { clock, limits, changeOrder } = deps;
  return async ({ params: { orderId }, query, body: { version, customerPhone, ...changes } }, context) => {
    const holder = orderHolder(deps, context);
    await limits.take('changeByAccount', holder.key);
    const phone =
      customerPhone === undefined
        ? {}
        : { customerPhone: await readVisitorPhone(deps, customerPhone, query.locale) };
    const order = await changeOrder(
      orderId,
      { ...changes, ...phone },
      {
        cause: 'visitor',
        version,
        assertAllowed(found) {
          assertHeld(holder, found);
          if (clock.now() >= changeableUntil(found)) throw new ProblemError('notPossibleNow');
        },
      },
    );
    if (!order) throw new ProblemError('notFound');
    return ticketDetail(deps, order, query.locale);
  };
}

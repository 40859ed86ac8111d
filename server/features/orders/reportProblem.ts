import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { assertHeld, heldOrder, orderHolder } from './orderHolder.ts';
import { canReport, type TicketDeps } from './ticketDeps.ts';
import { ticketDetail } from './ticketResponses.ts';

/** Something went wrong with a tour: stores the visitor's report for the desk. */
export function reportProblem(deps: TicketDeps): RouteHandler<Api['reportProblem']> {
  const { database, clock, limits, reports } = deps;
  return async ({ params: { orderId }, query: { locale }, body: { kind, words } }, context) => {
    const holder = orderHolder(deps, context);
    await heldOrder(deps, orderId, holder);
    await limits.take('reportByAccount', holder.key);
    await database.transaction(async () => {
      // Locked, so that concurrent reports count each other.
      const order = await database.sql
        .selectFrom('ticket_order')
        .selectAll()
        .where('id', '=', orderId)
        .forUpdate()
        .executeTakeFirst();
      assertHeld(holder, order);
      const { length: reported } = await reports.ticketReports(orderId);
      if (!canReport(order, reported, clock.now())) {
        throw new ProblemError('notPossibleNow', 'unpaid, too long after the tour, or reported too often');
      }
      await reports.add({ orderId, kind, words, language: locale });
    });
    return ticketDetail(deps, await heldOrder(deps, orderId, holder), locale);
  };
}

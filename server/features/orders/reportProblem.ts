import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { canReport, ownOrder, type TicketDeps } from './ticketDeps.ts';
import { ticketDetail } from './ticketResponses.ts';

/** Something went wrong with a tour: stores the visitor's report for the desk. */
export function reportProblem(deps: TicketDeps): RouteHandler<Api['reportProblem']> {
  const { database, clock, limits, reports } = deps;
  return async ({ params: { orderId }, query: { locale }, body: { kind, words } }, context) => {
    const { accountId } = context.account();
    await ownOrder(deps, orderId, accountId);
    await limits.take('reportByAccount', accountId);
    await database.transaction(async () => {
      // Locked, so that concurrent reports count each other.
      const order = await database.sql
        .selectFrom('ticket_order')
        .selectAll()
        .where('id', '=', orderId)
        .forUpdate()
        .executeTakeFirst();
      if (order?.account_id !== accountId) throw new ProblemError('notFound');
      const { length: reported } = await reports.ticketReports(orderId);
      if (!canReport(order, reported, clock.now())) {
        throw new ProblemError('notPossibleNow', 'unpaid, too long after the tour, or reported too often');
      }
      await reports.add({ orderId, kind, words, language: locale });
    });
    return ticketDetail(deps, await ownOrder(deps, orderId, accountId), locale);
  };
}

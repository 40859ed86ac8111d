import type { DeskApi } from '../../../contract/desk/api.ts';
import { writeAudit } from '../../desk/audit.ts';
import { type DeskDeps, staffActor } from '../../desk/deskDeps.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { hasSignedLink, ticketAddress } from '../../mail/ticketAddress.ts';
import { ProblemError } from '../../platform/problem.ts';
import { toTourReport } from './tourReports.ts';

/** Reports on one page. */
const pageSize = 50;

/** Open reports first, the oldest of them on top; then the closed ones, the latest on top. */
export function listTourReports({ database }: DeskDeps): RouteHandler<DeskApi['listTourReports']> {
  return async ({ query: { page } }) => {
    const rows = await database.sql
      .selectFrom('problem_report')
      .innerJoin('ticket_order', 'ticket_order.id', 'problem_report.order_id')
      .selectAll('problem_report')
      .select(['ticket_order.customer_name', 'ticket_order.trip_date'])
      .orderBy('closed_at', (order) => order.desc().nullsFirst())
      .orderBy('reported_at')
      .orderBy('problem_report.id')
      .limit(pageSize + 1)
      .offset((page - 1) * pageSize)
      .execute();
    const { open } = await database.sql
      .selectFrom('problem_report')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return {
      content: rows.slice(0, pageSize).map((row) => ({
        ...toTourReport(row),
        customerName: row.customer_name,
        tripDate: row.trip_date,
      })),
      open: Number(open),
      hasMore: rows.length > pageSize,
    };
  };
}

/** Closes a report once, with a reply that is mailed in the frame of the visitor's language. */
export function closeTourReport(deps: DeskDeps): RouteHandler<DeskApi['closeTourReport']> {
  const { database, clock, outbox } = deps;
  return ({ params: { reportId }, body: { reply } }, context) =>
    database.transaction(async () => {
      const report = await database.sql
        .selectFrom('problem_report')
        .innerJoin('ticket_order', 'ticket_order.id', 'problem_report.order_id')
        .select([
          'problem_report.closed_at',
          'problem_report.language',
          'ticket_order.number',
          'ticket_order.id',
          'ticket_order.account_id',
          'ticket_order.sold_by',
          'ticket_order.reseller_id',
          'ticket_order.link_number',
          'ticket_order.customer_email',
          'ticket_order.origin',
        ])
        .where('problem_report.id', '=', reportId)
        .forUpdate('problem_report')
        .executeTakeFirst();
      if (!report) throw new ProblemError('notFound');
      if (report.closed_at) throw new ProblemError('notPossibleNow', 'this report is closed');
      const closed = await database.sql
        .updateTable('problem_report')
        .set({ closed_at: clock.now(), reply })
        .where('id', '=', reportId)
        .returningAll()
        .executeTakeFirstOrThrow();
      const { id: orderId } = report;
      await outbox.post({
        to: report.customer_email,
        language: report.language,
        template: {
          kind: 'reportClosed',
          orderId,
          orderNumber: report.number,
          reply,
          link: ticketAddress(deps.secrets, report),
          hasNoAccount: report.account_id === null && !hasSignedLink(report),
        },
      });
      await writeAudit(deps, staffActor(context), {
        action: 'close',
        subject: 'report',
        subjectId: reportId,
        after: { orderId },
      });
      return toTourReport(closed);
    });
}

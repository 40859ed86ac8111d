import type { DeskApi } from '../../../../contract/desk/api.ts';
import { toSeoulDate } from '../../../../domain/calendar/seoulTime.ts';
import { writeAudit } from '../../../desk/audit.ts';
import { type SalesDeskDeps, staffActor } from '../../../desk/deskDeps.ts';
import { invalidField } from '../../../desk/invalidField.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';

export function addSalesClosure(deps: SalesDeskDeps): RouteHandler<DeskApi['addSalesClosure']> {
  const { database, clock } = deps;
  return ({ body }, context) =>
    database.transaction(async () => {
      const { from, to, departures, reason } = body;
      if (to < toSeoulDate(clock.now())) throw invalidField('to', 'past', 'not before today');
      const row = {
        from_day: from,
        to_day: to,
        first_departure: departures?.first ?? null,
        last_departure: departures?.last ?? null,
        reason,
      };
      const { id } = await database.sql
        .insertInto('sales_closure')
        .values({ ...row, created_at: clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await writeAudit(deps, staffActor(context), {
        action: 'closeSales',
        subject: 'salesClosure',
        subjectId: id,
        after: closureAudit(row),
      });
      return { id, ...body };
    });
}

export function removeSalesClosure(deps: SalesDeskDeps): RouteHandler<DeskApi['removeSalesClosure']> {
  const { database } = deps;
  return ({ params: { closureId } }, context) =>
    database.transaction(async () => {
      const row = await database.sql
        .deleteFrom('sales_closure')
        .where('id', '=', closureId)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new ProblemError('notFound');
      await writeAudit(deps, staffActor(context), {
        action: 'reopenSales',
        subject: 'salesClosure',
        subjectId: closureId,
        before: closureAudit(row),
      });
      return undefined;
    });
}

interface ClosureColumns {
  readonly from_day: string;
  readonly to_day: string;
  readonly first_departure: string | null;
  readonly last_departure: string | null;
  readonly reason: string;
}

const closureAudit = ({
  from_day: from,
  to_day: to,
  first_departure: first,
  last_departure: last,
  reason,
}: ClosureColumns) => ({
  from,
  to,
  ...(first !== null && last !== null && { departures: `${first}–${last}` }),
  reason,
});

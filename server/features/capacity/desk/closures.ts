import type { DeskApi } from '../../../../contract/desk/api.ts';
import { toSeoulDate } from '../../../../domain/calendar/seoulTime.ts';
import type { DepartureRange } from '../../../../domain/tickets/availability.ts';
import { type Actor, writeAudit } from '../../../desk/audit.ts';
import { type SalesDeskDeps, staffActor } from '../../../desk/deskDeps.ts';
import { invalidField } from '../../../desk/invalidField.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';

/** Closes days, or some departures of them, for sale. @returns the number of the closure */
export type CloseSales = (
  actor: Actor,
  closure: {
    readonly from: string;
    readonly to: string;
    readonly departures: DepartureRange | null;
    readonly reason: string;
  },
) => Promise<number>;

export function createCloseSales(deps: Pick<SalesDeskDeps, 'database' | 'clock'>): CloseSales {
  const { database, clock } = deps;
  return (actor, { from, to, departures, reason }) =>
    database.transaction(async () => {
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
      await writeAudit(deps, actor, {
        action: 'closeSales',
        subject: 'salesClosure',
        subjectId: id,
        after: closureAudit(row),
      });
      return id;
    });
}

export function addSalesClosure(deps: SalesDeskDeps): RouteHandler<DeskApi['addSalesClosure']> {
  const closeSales = createCloseSales(deps);
  return async ({ body }, context) => {
    if (body.to < toSeoulDate(deps.clock.now())) throw invalidField('to', 'past', 'not before today');
    return { id: await closeSales(staffActor(context), body), ...body };
  };
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

import type { DeskApi } from '../../../../contract/desk/api.ts';
import { writeAudit } from '../../../desk/audit.ts';
import { type SalesDeskDeps, staffActor } from '../../../desk/deskDeps.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import { lockDayRow } from '../cars.ts';

/** Sets the number of cars of a day. Sales lock the same row, so this waits for those under way. */
export function setDayCars(deps: SalesDeskDeps): RouteHandler<DeskApi['setDayCars']> {
  const { database } = deps;
  return ({ params: { day }, body: { cars } }, context) =>
    database.transaction(async () => {
      await lockDayRow(database, day);
      const before = await database.sql
        .selectFrom('sales_day')
        .select('cars')
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
      if (before.cars === cars) return undefined;
      await database.sql.updateTable('sales_day').set({ cars }).where('day', '=', day).execute();
      await writeAudit(deps, staffActor(context), {
        action: 'setDayCars',
        subject: 'salesDay',
        subjectId: day,
        before,
        after: { cars },
      });
      return undefined;
    });
}

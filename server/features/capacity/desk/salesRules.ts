import type { Selectable } from 'kysely';
import type { DeskApi } from '../../../../contract/desk/api.ts';
import { type SalesRulesFields, salesRulesSchema } from '../../../../contract/desk/salesFields.ts';
import { weekDays } from '../../../../domain/calendar/weekDays.ts';
import { defaultSalesRules } from '../../../../domain/tickets/availability.ts';
import { writeAudit } from '../../../desk/audit.ts';
import { type SalesDeskDeps, staffActor } from '../../../desk/deskDeps.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import type { SalesRulesTable } from '../../../platform/database/deskTables.ts';
import { ProblemError } from '../../../platform/problem.ts';

type RulesRow = Selectable<SalesRulesTable>;

const rulesColumns = ({
  turnaroundMinutes,
  leadMinutes,
  daysAhead,
  maxBoughtHalfHours,
  weekdays,
  needsPhone,
}: SalesRulesFields) => ({
  turnaround_minutes: turnaroundMinutes,
  lead_minutes: leadMinutes,
  days_ahead: daysAhead,
  max_bought_half_hours: maxBoughtHalfHours,
  weekdays: JSON.stringify(weekdays),
  needs_phone: needsPhone,
});

const storedRules = (row: RulesRow): SalesRulesFields => ({
  turnaroundMinutes: row.turnaround_minutes,
  leadMinutes: row.lead_minutes,
  daysAhead: row.days_ahead,
  maxBoughtHalfHours: row.max_bought_half_hours,
  weekdays: salesRulesSchema.shape.weekdays.parse(row.weekdays),
  needsPhone: row.needs_phone,
});

/** The rules as the audit trail shows them: a line for each weekday. */
function rulesAudit({ weekdays, ...rules }: SalesRulesFields): Record<string, unknown> {
  const departures = weekDays.map((name, index) => {
    const range = weekdays[index];
    return [name, range ? `${range.first}–${range.last}` : null];
  });
  return { ...rules, ...Object.fromEntries(departures) };
}

/** Locks the one row of the rules until the transaction ends; the desk's first change stores the defaults. */
async function lockRules({ database: { sql } }: SalesDeskDeps): Promise<RulesRow> {
  const defaults = { ...defaultSalesRules, needsPhone: false, weekdays: [...defaultSalesRules.weekdays] };
  await sql
    .insertInto('sales_rules')
    .values({ ...rulesColumns(defaults), stopped_at: null, version: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return sql.selectFrom('sales_rules').selectAll().forUpdate().executeTakeFirstOrThrow();
}

export function changeSalesRules(deps: SalesDeskDeps): RouteHandler<DeskApi['changeSalesRules']> {
  const { database } = deps;
  return ({ body: { version, ...sent } }, context) =>
    database.transaction(async () => {
      const row = await lockRules(deps);
      if (row.version !== version) throw new ProblemError('changedMeanwhile');
      const rules = {
        ...sent,
        maxBoughtHalfHours: sent.maxBoughtHalfHours ?? row.max_bought_half_hours,
        needsPhone: sent.needsPhone ?? row.needs_phone,
      };
      await database.sql
        .updateTable('sales_rules')
        .set({ ...rulesColumns(rules), version: version + 1 })
        .execute();
      await writeAudit(deps, staffActor(context), {
        action: 'changeSalesRules',
        subject: 'salesRules',
        subjectId: row.id,
        before: rulesAudit(storedRules(row)),
        after: rulesAudit(rules),
      });
      return { ...rules, stoppedAt: row.stopped_at?.toISOString() ?? null, version: version + 1 };
    });
}

export function setSalesStopped(deps: SalesDeskDeps): RouteHandler<DeskApi['setSalesStopped']> {
  const { database, clock } = deps;
  return ({ body: { isStopped } }, context) =>
    database.transaction(async () => {
      const { id, stopped_at: before } = await lockRules(deps);
      // Repeated, or pressed by two at once: the first press counts.
      if (isStopped === (before !== null)) return { stoppedAt: before?.toISOString() ?? null };
      const stoppedAt = isStopped ? clock.now() : null;
      await database.sql.updateTable('sales_rules').set({ stopped_at: stoppedAt }).execute();
      await writeAudit(deps, staffActor(context), {
        action: isStopped ? 'stopSales' : 'resumeSales',
        subject: 'salesRules',
        subjectId: id,
        ...(before && { before: { stoppedAt: before.toISOString() } }),
      });
      return { stoppedAt: stoppedAt?.toISOString() ?? null };
    });
}

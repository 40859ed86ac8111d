import { sql } from 'kysely';
import type { DeskApi } from '../../../contract/desk/api.ts';
import type { AuditLine } from '../../../contract/desk/auditTrail.ts';
import type { RouteRequest } from '../../../contract/route.ts';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { seoulDayStart } from '../../../domain/calendar/seoulTime.ts';
import { parseOrderNumber } from '../../../domain/tickets/orderNumber.ts';
import { selectAudit, toAuditEntry } from '../../desk/audit.ts';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import type { Database } from '../../platform/database/database.ts';

const auditPageSize = 50;
const maxExported = 5_000;

type AuditFilter = RouteRequest<DeskApi['listAudit']>['query'];

/** Lines with the name of what was changed, as long as it is kept. */
const selectNamed = (database: Database) =>
  selectAudit(database)
    .leftJoin('ticket_order as o', (join) =>
      join.on('a.subject', 'in', ['order', 'tour']).onRef('o.id', '=', 'a.subject_id'),
    )
    .leftJoin('driver as d', (join) =>
      join.on('a.subject', '=', 'driver').on(sql<boolean>`d.id::text = a.subject_id`),
    )
    .leftJoin('staff as m', (join) =>
      join.on('a.subject', '=', 'staff').on(sql<boolean>`m.id::text = a.subject_id`),
    )
    .leftJoin('reseller as r', (join) =>
      join.on('a.subject', '=', 'reseller').on(sql<boolean>`r.id::text = a.subject_id`),
    )
    .select(({ fn }) => fn.coalesce('o.number', 'd.name', 'm.name', 'r.name').as('subject_name'));

const searchedColumns = ['a.who', 'a.subject_id', 'd.name', 'm.name', 'a.before', 'a.after'] as const;

/** Whether a text is part of a value, without regard to case. */
const isPart = (column: (typeof searchedColumns)[number] | 's.email', text: string) =>
  sql<boolean>`strpos(lower(coalesce(${sql.ref(column)}::text, '')), lower(${text})) > 0`;

/** The lines that match, the newest first. */
async function readLines(
  database: Database,
  { q, who, subject, day, before }: AuditFilter,
  limit: number,
): Promise<{ content: AuditLine[]; hasMore: boolean }> {
  let query = selectNamed(database);
  if (before !== undefined) query = query.where('a.number', '<', before);
  if (subject !== undefined) query = query.where('a.subject', '=', subject);
  if (day !== undefined) {
    query = query.where('a.at', '>=', seoulDayStart(day)).where('a.at', '<', seoulDayStart(dayAfter(day, 1)));
  }
  if (who) query = query.where((where) => where.or([isPart('a.who', who), isPart('s.email', who)]));
  if (q) {
    const number = parseOrderNumber(q);
    query = query.where((where) =>
      where.or([
        ...(number === null ? [] : [where('o.number', '=', number)]),
        ...searchedColumns.map((column) => isPart(column, q)),
      ]),
    );
  }
  const rows = await query
    .orderBy('a.number', 'desc')
    .limit(limit + 1)
    .execute();
  return {
    content: rows.slice(0, limit).map((row) => ({
      ...toAuditEntry(row),
      number: row.number,
      subject: `${row.subject} ${row.subject_id}`,
      subjectName: row.subject_name,
    })),
    hasMore: rows.length > limit,
  };
}

export function listAudit({ database }: DeskDeps): RouteHandler<DeskApi['listAudit']> {
  return ({ query }) => readLines(database, query, auditPageSize);
}

export function exportAudit({ database }: DeskDeps): RouteHandler<DeskApi['exportAudit']> {
  return ({ query }) => readLines(database, query, maxExported);
}

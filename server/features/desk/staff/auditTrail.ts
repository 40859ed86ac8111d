import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import type { DeskParts } from '../deskParts.ts';

const linesOfPage = 50;

export function listAudit({ database }: DeskParts): RouteHandler<DeskApi['listAudit']> {
  return async ({ query: { before } }) => {
    let query = database.sql
      .selectFrom('desk_audit')
      .selectAll()
      .orderBy('number', 'desc')
      .limit(linesOfPage + 1);
    if (before !== undefined) query = query.where('number', '<', before);
    const rows = await query.execute();
    return {
      content: rows.slice(0, linesOfPage).map((row) => ({
        number: row.number,
        at: row.at.toISOString(),
        who: row.who,
        action: row.action,
        subject: `${row.subject} ${row.subject_id}`,
        before: row.before,
        after: row.after,
      })),
      hasMore: rows.length > linesOfPage,
    };
  };
}

import type { DeskApi } from '../../../contract/desk/api.ts';
import { selectAudit, toAuditEntry } from '../../desk/audit.ts';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import type { RouteHandler } from '../../http/requestContext.ts';

const auditPageSize = 50;

export function listAudit({ database }: DeskDeps): RouteHandler<DeskApi['listAudit']> {
  return async ({ query: { before } }) => {
    const rows = await selectAudit(database)
      .$if(before !== undefined, (query) => query.where('a.number', '<', before ?? 0))
      .orderBy('a.number', 'desc')
      .limit(auditPageSize + 1)
      .execute();
    return {
      content: rows.slice(0, auditPageSize).map((row) => ({
        ...toAuditEntry(row),
        number: row.number,
        subject: `${row.subject} ${row.subject_id}`,
      })),
      hasMore: rows.length > auditPageSize,
    };
  };
}

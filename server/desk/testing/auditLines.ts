import type { Database } from '../../platform/database/database.ts';
import type { DeskAuditTable } from '../../platform/database/deskTables.ts';

/** The lines of the audit trail about one subject, the oldest first. */
export function auditLines(database: Database, subject: DeskAuditTable['subject'], id: string | number) {
  return database.sql
    .selectFrom('desk_audit')
    .selectAll()
    .where('subject', '=', subject)
    .where('subject_id', '=', String(id))
    .orderBy('number')
    .execute();
}

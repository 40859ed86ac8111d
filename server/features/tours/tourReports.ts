import type { Selectable } from 'kysely';
import type { TourReport } from '../../../contract/desk/tourReports.ts';
import type { TicketDetail } from '../../../contract/tickets.ts';
import type { Language } from '../../../domain/languages.ts';
import type { ReportKind } from '../../../domain/tour/tourRules.ts';
import { type Actor, writeAudit } from '../../desk/audit.ts';
import type { DeskEvents } from '../../desk/deskEvents.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ProblemReportTable } from '../../platform/database/deskTables.ts';

interface ReportDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly deskEvents: Pick<DeskEvents, 'record'>;
}

/** Does not name the account, which the audit trail outlives. The order names the account as long as it is kept. */
const visitor: Actor = { kind: 'visitor', id: null, name: 'visitor' };

export const toTourReport = (row: Selectable<ProblemReportTable>): TourReport => ({
  id: row.id,
  orderId: row.order_id,
  kind: row.kind,
  words: row.words,
  language: row.language,
  reportedAt: row.reported_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  reply: row.reply,
});

async function reportsAbout(
  { database }: Pick<ReportDeps, 'database'>,
  orderId: string,
): Promise<TourReport[]> {
  const rows = await database.sql
    .selectFrom('problem_report')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(toTourReport);
}

/** The reports of visitors as orders and tickets need them. */
export function createTourReports(deps: ReportDeps) {
  const { database, clock, deskEvents } = deps;
  return {
    /** For the desk, in the sequence in which they were made. */
    aboutOrder: (orderId: string) => reportsAbout(deps, orderId),

    /** For the visitor's ticket. */
    async ticketReports(orderId: string): Promise<TicketDetail['reports']> {
      const reports = await reportsAbout(deps, orderId);
      return reports.map(({ kind, words, reportedAt, reply }) => ({ kind, words, reportedAt, reply }));
    },

    /** Stores a report with its audit line, in the surrounding transaction. */
    async add({
      orderId,
      kind,
      words,
      language,
    }: {
      readonly orderId: string;
      readonly kind: ReportKind;
      readonly words: string;
      readonly language: Language;
    }): Promise<void> {
      const { id } = await database.sql
        .insertInto('problem_report')
        .values({ order_id: orderId, kind, words, language, reported_at: clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await writeAudit(deps, visitor, {
        action: 'report',
        subject: 'report',
        subjectId: id,
        after: { orderId, kind },
      });
      await deskEvents.record({ kind: 'complaint', orderId });
    },
  };
}

export type TourReports = ReturnType<typeof createTourReports>;

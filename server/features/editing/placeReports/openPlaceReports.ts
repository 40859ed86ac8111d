import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { deskPlaceReportsApi } from '../../../../contract/desk/placeReports.ts';
import type { placeReportsApi } from '../../../../contract/placeReports.ts';
import { needsReply } from '../../../../domain/places/placeReportRules.ts';
import { writeAudit } from '../../../desk/audit.ts';
import { type DeskDeps, staffActor } from '../../../desk/deskDeps.ts';
import { invalidField } from '../../../desk/invalidField.ts';
import type { RouteHandler, RouteHandlers } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { selectPlaceReports, toPlaceReport } from './placeReportRows.ts';
import { type ReportPlaceDeps, reportPlace } from './reportPlace.ts';

export interface PlaceReportHandlers {
  readonly handlers: RouteHandlers<typeof deskPlaceReportsApi>;
  readonly visitorHandlers: RouteHandlers<typeof placeReportsApi>;
}

/** Reports on one page. */
const pageSize = 50;

/** Open reports first, the oldest of them on top; then the closed ones, the latest on top. */
function listPlaceReports({ database, guideOrigin }: DeskDeps): RouteHandler<DeskApi['listPlaceReports']> {
  return async ({ query: { page, placeId } }) => {
    const rows = await selectPlaceReports(database)
      .$if(placeId !== undefined, (query) => query.where('r.place_id', '=', placeId ?? 0))
      .orderBy('r.closed_at', (order) => order.desc().nullsFirst())
      .orderBy('r.reported_at')
      .orderBy('r.id')
      .limit(pageSize + 1)
      .offset((page - 1) * pageSize)
      .execute();
    const { open } = await database.sql
      .selectFrom('place_report')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('closed_at', 'is', null)
      .$if(placeId !== undefined, (query) => query.where('place_id', '=', placeId ?? 0))
      .executeTakeFirstOrThrow();
    return {
      content: rows.slice(0, pageSize).map(toPlaceReport),
      open: Number(open),
      guideOrigin,
      hasMore: rows.length > pageSize,
    };
  };
}

/** Closes a report once. The visitor's address is erased with it; a reply is mailed there first. */
function closePlaceReport(deps: DeskDeps): RouteHandler<DeskApi['closePlaceReport']> {
  const { database, clock, outbox } = deps;
  return ({ params: { reportId }, body: { outcome, reply } }, context) =>
    database.transaction(async () => {
      const report = await selectPlaceReports(database)
        .where('r.id', '=', reportId)
        .forUpdate('r')
        .executeTakeFirst();
      if (!report) throw new ProblemError('notFound');
      if (report.closed_at) throw new ProblemError('notPossibleNow', 'this report is closed');
      if (reply === '' && needsReply({ wantsReply: report.email !== null }, outcome))
        throw invalidField('reply', 'replyMissing', 'the visitor left an address for an answer');
      const { email, language, place_names: names, place_id: placeId, kind } = report;
      await database.sql
        .updateTable('place_report')
        .set({
          closed_at: clock.now(),
          closed_by: context.staff().staffId,
          outcome,
          reply: reply === '' ? null : reply,
          email: null,
          email_confirmed: false,
        })
        .where('id', '=', reportId)
        .execute();
      if (email !== null && reply !== '') {
        const placeName = names[language] ?? names.ko ?? '';
        await outbox.post({ to: email, language, template: { kind: 'placeReportClosed', placeName, reply } });
      }
      await writeAudit(deps, staffActor(context), {
        action: 'closePlaceReport',
        subject: 'placeReport',
        subjectId: reportId,
        after: { placeId, kind, outcome },
      });
      return toPlaceReport(
        await selectPlaceReports(database).where('r.id', '=', reportId).executeTakeFirstOrThrow(),
      );
    });
}

/** What visitors report about places, and how editors close it. */
export function openPlaceReports(deps: ReportPlaceDeps): PlaceReportHandlers {
  return {
    handlers: {
      listPlaceReports: listPlaceReports(deps),
      closePlaceReport: closePlaceReport(deps),
    },
    visitorHandlers: { reportPlace: reportPlace(deps) },
  };
}

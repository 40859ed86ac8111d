import { sql } from 'kysely';
import type { PlaceReport } from '../../../../contract/desk/placeReports.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Reports with their place and who closed them, in no order yet. */
export function selectPlaceReports({ sql: handle }: Database) {
  return handle
    .selectFrom('place_report as r')
    .innerJoin('place as p', 'p.id', 'r.place_id')
    .innerJoin('place_content as c', 'c.place_id', 'r.place_id')
    .leftJoin('staff as s', 's.id', 'r.closed_by')
    .selectAll('r')
    .select((column) => [
      'p.type as place_type',
      'c.name as place_names',
      's.name as closer',
      column
        .selectFrom('place_report as o')
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .whereRef('o.place_id', '=', 'r.place_id')
        .where('o.closed_at', 'is', null)
        .as('open_of_place'),
    ]);
}

type PlaceReportRow = Awaited<ReturnType<ReturnType<typeof selectPlaceReports>['executeTakeFirstOrThrow']>>;

export const toPlaceReport = (row: PlaceReportRow): PlaceReport => ({
  id: row.id,
  placeId: row.place_id,
  placeType: row.place_type,
  placeName: row.place_names.ko ?? '',
  kind: row.kind,
  words: row.words,
  language: row.language,
  reportedAt: row.reported_at.toISOString(),
  wantsReply: row.email !== null,
  openOfPlace: Number(row.open_of_place),
  closedAt: row.closed_at?.toISOString() ?? null,
  closedBy: row.closer,
  outcome: row.outcome,
  reply: row.reply,
});

/** Privacy policy, article 1: reports about places are removed 90 days after they were closed. */
export async function removeOldPlaceReports({ sql: handle }: Database, clock: Clock): Promise<void> {
  await handle
    .deleteFrom('place_report')
    .where(sql<boolean>`closed_at <= ${clock.now()}::timestamptz - interval '90 days'`)
    .execute();
}

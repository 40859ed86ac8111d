import type { GuideDeps } from '../../../desk/deskDeps.ts';

interface Counts {
  readonly likes: number;
  readonly openReports: number;
  readonly openProposals: number;
}

/** Counts the likes, open reports and open proposals of one place, or of every place. */
export async function readCounts(
  { database }: Pick<GuideDeps, 'database'>,
  placeId?: number,
): Promise<(placeId: number) => Counts> {
  const likes = await database.sql
    .selectFrom('place')
    .select(['id', 'like_count'])
    .$if(placeId !== undefined, (query) => query.where('id', '=', placeId ?? 0))
    .execute();
  const reports = await database.sql
    .selectFrom('place_report')
    .select(({ fn }) => ['place_id', fn.countAll<number>().as('open')])
    .where('closed_at', 'is', null)
    .$if(placeId !== undefined, (query) => query.where('place_id', '=', placeId ?? 0))
    .groupBy('place_id')
    .execute();
  const proposals = await database.sql
    .selectFrom('proposal')
    .select(({ fn }) => ['place_id', fn.countAll<number>().as('open')])
    .where('state', '=', 'open')
    .where('place_id', placeId === undefined ? 'is not' : '=', placeId ?? null)
    .groupBy('place_id')
    .execute();
  const openProposals = new Map(proposals.map((row) => [row.place_id, Number(row.open)]));
  const likeCounts = new Map(likes.map((row) => [row.id, row.like_count]));
  const openReports = new Map(reports.map((row) => [row.place_id, Number(row.open)]));
  return (id) => ({
    likes: likeCounts.get(id) ?? 0,
    openReports: openReports.get(id) ?? 0,
    openProposals: openProposals.get(id) ?? 0,
  });
}

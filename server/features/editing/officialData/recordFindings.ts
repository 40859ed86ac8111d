import { toSeoulDate } from '../../../../domain/calendar/seoulTime.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Finding, valueForRefusal } from './compareGuide.ts';
import type { OfficialContent } from './officialContent.ts';
import { isSameJson } from './toJson.ts';

/** The source of a value, as the desk and the dates of checks name it. */
export function sourceAddress(contentId: string, day: string): string {
  return `한국관광공사 TourAPI ${contentId}, ${day}`;
}

interface Recorded {
  readonly content: OfficialContent;
  readonly placeId: number | null;
  readonly findings: readonly Finding[];
}

/**
 * Stores the findings about one content as proposals, in an open transaction, and returns how many are new. A finding
 * that was decided before is not proposed again; an open proposal that is not found any more becomes outdated.
 */
export async function recordFindings(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { content, placeId, findings }: Recorded,
): Promise<number> {
  const { contentId } = content;
  const now = clock.now();
  const known = await database.sql
    .selectFrom('proposal')
    .selectAll()
    .where('content_id', '=', contentId)
    .orderBy('id', 'desc')
    .execute();
  const isSameFinding = (finding: Pick<Finding, 'kind' | 'part'>) => (row: Pick<Finding, 'kind' | 'part'>) =>
    row.kind === finding.kind && row.part === finding.part;
  const isStillTrue = (finding: Finding) => {
    const last = known.find(isSameFinding(finding));
    if (!last || last.state === 'outdated') return false;
    return last.state === 'open'
      ? isSameJson(last.proposed, finding.proposed)
      : isSameJson(valueForRefusal(last), valueForRefusal(finding));
  };
  const added = findings.filter((finding) => !isStillTrue(finding));
  const outdated = known.filter(
    (row) => row.state === 'open' && (added.some(isSameFinding(row)) || !findings.some(isSameFinding(row))),
  );
  if (outdated.length > 0) {
    await database.sql
      .updateTable('proposal')
      .set({ state: 'outdated', decided_at: now })
      .where(
        'id',
        'in',
        outdated.map(({ id }) => id),
      )
      .where('state', '=', 'open')
      .execute();
  }
  if (added.length === 0) return 0;
  await database.sql
    .insertInto('proposal')
    .values(
      added.map(({ kind, part, proposed }) => ({
        content_id: contentId,
        place_id: placeId,
        kind,
        part,
        name: content.title,
        proposed: JSON.stringify(proposed),
        source: sourceAddress(contentId, toSeoulDate(now)),
        found_at: now,
      })),
    )
    .execute();
  return added.length;
}

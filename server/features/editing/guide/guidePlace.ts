import type { GuidePlace } from '../../../../contract/desk/guide.ts';
import type { GuideDeps } from '../../../desk/deskDeps.ts';
import type { MergedPlace } from '../../../guide/mergedGuide.ts';
import { findFieldAdvice } from '../../../guide/placeFaults.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { readCounts } from './counts.ts';
import { draftedFields, shownVersion } from './drafts.ts';
import { missingLanguages } from './guideTable.ts';

/** @throws ProblemError 'notFound' */
export async function findPlace({ publishing }: GuideDeps, placeId: number): Promise<MergedPlace> {
  const place = await publishing.readPlace(placeId);
  if (!place) throw new ProblemError('notFound', `There is no place ${placeId}`);
  return place;
}

/** One place with its published fields and its draft. */
export async function readGuidePlace(deps: GuideDeps, placeId: number): Promise<GuidePlace> {
  const place = await findPlace(deps, placeId);
  const { id, key, origin, isHidden, isPublished, fields, draft } = place;
  const { likes, openReports } = (await readCounts(deps, id))(id);
  const drafted = draftedFields(place);
  return {
    id,
    key,
    origin,
    isHidden,
    published: isPublished ? fields : null,
    publishedAt: place.publishedAt?.toISOString() ?? null,
    draft: { version: shownVersion(draft), fields: draft.fields, edits: draft.edits },
    faults: await deps.publishing.findFaults(place, drafted),
    advice: findFieldAdvice(place, drafted),
    missingLanguages: missingLanguages(drafted),
    upstreamConflicts: [...place.upstreamConflicts],
    likes,
    openReports,
    visitorPath: isPublished && !isHidden ? `/content/${fields.type}/${id}` : null,
  };
}

import type { Publication } from '../../../../contract/desk/guide.ts';
import type { SomePlaceFields } from '../../../../contract/desk/placeFields.ts';
import { somePlaceFieldsSchema } from '../../../../contract/desk/placeFields.ts';
import { historyPageSize } from '../../../../domain/places/guideRules.ts';
import type { GuideDeps } from '../../../desk/deskDeps.ts';
import { ProblemError } from '../../../platform/problem.ts';

function selectPublications({ database }: Pick<GuideDeps, 'database'>, placeId: number) {
  return database.sql
    .selectFrom('place_publication')
    .selectAll()
    .where('place_id', '=', placeId)
    .orderBy('id', 'desc');
}

/** A page of the publications of a place, the newest first. */
export async function readHistory(
  deps: Pick<GuideDeps, 'database'>,
  placeId: number,
  page: number,
): Promise<{ content: Publication[]; hasMore: boolean }> {
  const rows = await selectPublications(deps, placeId)
    .limit(historyPageSize + 1)
    .offset((page - 1) * historyPageSize)
    .execute();
  return {
    content: rows
      .slice(0, historyPageSize)
      .map(({ id, kind, at, who, changes }) => ({ id, kind, at: at.toISOString(), by: who, changes })),
    hasMore: rows.length > historyPageSize,
  };
}

/** The numbers of the latest publications of a place, the newest first. */
export async function latestPublications(
  deps: Pick<GuideDeps, 'database'>,
  placeId: number,
  max: number,
): Promise<number[]> {
  const rows = await selectPublications(deps, placeId).limit(max).execute();
  return rows.map(({ id }) => id);
}

interface Earlier {
  /** The previous values of the fields that have changed since. */
  readonly fields: SomePlaceFields;
  /** The latest publication that was undone. */
  readonly upTo: number;
}

/**
 * The fields of a place as they were before one of its publications.
 * @throws ProblemError 'notFound'; 'notPossibleNow' before the first publication of a place of the desk
 */
export async function fieldsBefore(
  deps: Pick<GuideDeps, 'database'>,
  { placeId, publicationId, origin }: { placeId: number; publicationId: number; origin: 'files' | 'desk' },
): Promise<Earlier> {
  const since = await selectPublications(deps, placeId).where('id', '>=', publicationId).execute();
  const oldest = since.at(-1);
  if (oldest?.id !== publicationId) throw new ProblemError('notFound');
  if (origin === 'desk') {
    const first = await selectPublications(deps, placeId).clearOrderBy().orderBy('id').limit(1).execute();
    if (first[0]?.id === publicationId)
      throw new ProblemError('notPossibleNow', 'the place did not exist before its first publication');
  }
  const fields: Record<string, unknown> = {};
  // Goes from the newest to the oldest, so that the oldest value of a field wins.
  for (const { changes } of since) for (const { field, before } of changes) fields[field] = before;
  return { fields: somePlaceFieldsSchema.parse(fields), upTo: since[0]?.id ?? 0 };
}

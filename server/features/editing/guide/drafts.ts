import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { FieldChange } from '../../../../contract/desk/guide.ts';
import {
  type PlaceFieldName,
  type PlaceFields,
  placeFieldsSchema,
  somePlaceFieldsSchema,
} from '../../../../contract/desk/placeFields.ts';
import type { FieldError } from '../../../../contract/problems.ts';
import { type Actor, writeAudit } from '../../../desk/audit.ts';
import type { GuideDeps } from '../../../desk/deskDeps.ts';
import { invalidField } from '../../../desk/invalidField.ts';
import { type MergedPlace, withChanges } from '../../../guide/mergedGuide.ts';
import { knownPhotographs } from '../../../guide/photographRows.ts';
import { fieldErrors } from '../../../http/validation.ts';
import { ProblemError } from '../../../platform/problem.ts';

/** What editors have drafted of a place. */
type Draft = MergedPlace['draft'];

/** The version that editors see: 0 without a draft. The stored version only ever grows, so that no later draft repeats it. */
export function shownVersion({ fields, version }: Draft): number {
  return Object.keys(fields).length === 0 ? 0 : version;
}

/** The fields as they would be published now. */
export function draftedFields({ fields, draft }: Pick<MergedPlace, 'fields' | 'draft'>): PlaceFields {
  return withChanges(fields, draft.fields);
}

/**
 * Locks a place for a change of its draft, in a transaction.
 * @throws ProblemError 'notFound'
 */
async function lockPlace({ database, publishing }: GuideDeps, placeId: number): Promise<MergedPlace> {
  const known = await publishing.readPlace(placeId);
  if (known?.origin === 'files') {
    await database.sql
      .insertInto('desk_place')
      .values({ place_id: placeId, key: known.key, origin: 'files', is_published: true })
      // Ignores conflicts in any unique column: PostgreSQL may notice another editor's new row by its key first.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const locked = await database.sql
    .selectFrom('desk_place')
    .select('place_id')
    .where('place_id', '=', placeId)
    .forUpdate()
    .executeTakeFirst();
  if (known && !locked)
    throw new Error(`the key of place ${placeId}, ${known.key}, belongs to another place`);
  // Read again, because it may have changed before the lock was taken.
  const place = await publishing.readPlace(placeId);
  if (!place) throw new ProblemError('notFound');
  return place;
}

/** @throws ProblemError 'changedMeanwhile' unless the draft is the one that the editor saw */
export function assertVersion({ draft }: MergedPlace, version: number): void {
  if (shownVersion(draft) !== version) throw new ProblemError('changedMeanwhile', 'the draft is another one');
}

async function storeDraft({ database }: GuideDeps, placeId: number, draft: Draft): Promise<void> {
  await database.sql
    .updateTable('desk_place')
    .set({
      draft: JSON.stringify(draft.fields),
      draft_edits: JSON.stringify(draft.edits),
      draft_version: draft.version,
    })
    .where('place_id', '=', placeId)
    .execute();
}

/**
 * Empties the draft in the transaction that publishes or discards it.
 * @throws ProblemError 'changedMeanwhile' unless the draft still has this version
 */
export async function clearDraft(
  { database }: Pick<GuideDeps, 'database'>,
  placeId: number,
  version: number,
): Promise<void> {
  const cleared = await database.sql
    .updateTable('desk_place')
    .set({ draft: '{}', draft_edits: '{}', draft_version: version + 1 })
    .where('place_id', '=', placeId)
    .where('draft_version', '=', version)
    .returning('place_id')
    .executeTakeFirst();
  if (!cleared) throw new ProblemError('changedMeanwhile', 'the draft is another one');
}

/** The values to save, as their schemas read them. */
function readChanges(changes: readonly FieldChange[]): (Omit<FieldChange, 'after'> & { after: unknown })[] {
  const errors: FieldError[] = [];
  const read = changes.map((change) => {
    const schema: z.ZodType = placeFieldsSchema.shape[change.field];
    const result = schema.safeParse(change.after);
    if (result.error)
      errors.push(...fieldErrors(schema, result.error, (path) => [change.field, ...path].join('.')));
    return { ...change, after: result.success ? (result.data ?? null) : null };
  });
  const repeated = changes.find(
    ({ field }, index) => changes.findIndex((one) => one.field === field) < index,
  );
  if (repeated) errors.push({ field: repeated.field, code: 'repeated', message: 'is there twice' });
  if (errors.length > 0) {
    const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
    throw new ProblemError('invalidRequest', detail, errors);
  }
  return read;
}

/** Refuses photographs that were never uploaded, since nobody could see them. */
async function refuseUnknownPhotographs(
  { database }: GuideDeps,
  changes: readonly { field: string; after: unknown }[],
): Promise<void> {
  const pictures = placeFieldsSchema.shape.pictures
    .catch([])
    .parse(changes.find(({ field }) => field === 'pictures')?.after);
  const hashes = pictures.flatMap((picture) => ('photograph' in picture ? picture.photograph : []));
  const known = await knownPhotographs(database, hashes);
  const unknown = hashes.find((hash) => !known.has(hash));
  if (unknown !== undefined)
    throw invalidField('pictures', 'unknownPhotograph', `${unknown} was not uploaded`);
}

interface DraftSave {
  readonly placeId: number;
  readonly changes: readonly FieldChange[];
  readonly staff: Actor;
}

/**
 * Saves fields of a place's draft, all of them or none. If a field's current value is neither what the editor saw nor
 * what they want, somebody else has changed it: 409 changedMeanwhile, naming each such field. Joins an open
 * transaction.
 */
export async function saveDraft(deps: GuideDeps, { placeId, changes, staff }: DraftSave): Promise<void> {
  const read = readChanges(changes);
  await deps.database.transaction(async () => {
    const place = await lockPlace(deps, placeId);
    await refuseUnknownPhotographs(deps, read);
    const { draft } = place;
    const present: Readonly<Record<string, unknown>> = { ...place.fields, ...draft.fields };
    const conflicts = read.filter(
      ({ field, before, after }) =>
        !isDeepStrictEqual(present[field], before) && !isDeepStrictEqual(present[field], after),
    );
    if (conflicts.length > 0) {
      throw new ProblemError(
        'changedMeanwhile',
        undefined,
        conflicts.map(({ field }) => ({ field, code: 'changedMeanwhile', message: 'has another value now' })),
      );
    }
    const changed = read.filter(({ field, after }) => !isDeepStrictEqual(present[field], after));
    if (changed.length === 0) return;
    const fields: Partial<Record<PlaceFieldName, unknown>> = { ...draft.fields };
    const edits = { ...draft.edits };
    const begun: PlaceFieldName[] = [];
    for (const { field, after } of changed) {
      if (edits[field]?.by !== staff.name) begun.push(field);
      // A field that is back at its published value leaves the draft. An unpublished place has no such values.
      if (place.isPublished && isDeepStrictEqual(place.fields[field], after)) {
        delete fields[field];
        delete edits[field];
      } else {
        fields[field] = after;
        edits[field] = { by: staff.name, at: deps.clock.now().toISOString() };
      }
    }
    await storeDraft(deps, placeId, {
      version: draft.version + 1,
      fields: somePlaceFieldsSchema.parse(fields),
      edits,
    });
    // One line when an editor begins to change a field, not one for each save while they type.
    if (begun.length > 0)
      await writeAudit(deps, staff, {
        action: 'draftGuidePlace',
        subject: 'guidePlace',
        subjectId: placeId,
        after: { fields: begun },
      });
  });
}

/** Discards the draft that the editor saw, or the whole place if it was never published. */
export async function discardDraft(
  deps: GuideDeps,
  { placeId, version, staff }: { placeId: number; version: number; staff: Actor },
): Promise<void> {
  const { database } = deps;
  await database.transaction(async () => {
    const place = await lockPlace(deps, placeId);
    assertVersion(place, version);
    if (place.isPublished && version === 0) return;
    if (place.isPublished) await clearDraft(deps, placeId, version);
    else await database.sql.deleteFrom('desk_place').where('place_id', '=', placeId).execute();
    await writeAudit(deps, staff, {
      action: place.isPublished ? 'discardGuideDraft' : 'discardGuidePlace',
      subject: 'guidePlace',
      subjectId: placeId,
      before: { fields: Object.keys(place.draft.fields) },
    });
  });
}

import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { FieldChange, PlaceFault } from '../../contract/desk/guide.ts';
import {
  type PlaceFields,
  placeFieldNames,
  type SomePlaceFields,
  somePlaceFieldsSchema,
} from '../../contract/desk/placeFields.ts';
import type { PublicationKind } from '../../domain/places/guideRules.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ProblemError } from '../platform/problem.ts';
import type { ContentGuide } from './contentGuide.ts';
import { photographHashes } from './contentPictures.ts';
import { type GuideState, prepareGuide, readGuideState, writeGuide } from './loadGuide.ts';
import { guideContent, type MergedPlace, readMergedPlaces, withChanges } from './mergedGuide.ts';
import { knownPhotographs } from './photographRows.ts';
import { findFieldFaults } from './placeFaults.ts';
import type { PlaceIdentity } from './placeFields.ts';
import { readIndexChanges } from './search/indexChanges.ts';

/** A change of a place: new values of some fields, or whether visitors see it. */
export type PlaceChange = { readonly fields: SomePlaceFields } | { readonly isHidden: boolean };

export interface Publication {
  readonly placeId: number;
  readonly kind: PublicationKind;
  readonly staff: { readonly staffId: string | null; readonly name: string };
  /** Called again if the guide has changed meanwhile. Publishing a field with its present value resolves its upstream conflict. */
  readonly change: (place: MergedPlace) => PlaceChange;
  /** Runs in the transaction after all else, with the guide's state locked: a throw publishes nothing. */
  readonly beforeCommit?: (written: WrittenPublication) => Promise<void>;
}

interface WrittenPublication {
  /** The fields that changed for visitors; all fields if the place was never published before. */
  readonly changes: readonly FieldChange[];
  /** The id of the entry in the place's history; null if nothing was published. */
  readonly publicationId: number | null;
}

export interface Publishing {
  /** All places by id, hidden and unpublished ones too. */
  readPlaces(): Promise<ReadonlyMap<number, MergedPlace>>;
  readPlace(placeId: number): Promise<MergedPlace | null>;
  /** The faults because of which these fields may not be published. */
  findFaults(place: PlaceIdentity, fields: PlaceFields): Promise<PlaceFault[]>;
  /**
   * Publishes a change of one place, and with it a whole new version of the guide.
   * @throws ProblemError notFound; invalidRequest with every fault by field; notPossibleNow if the guide was loaded from
   * other content files than those of this process
   */
  publish(publication: Publication): Promise<void>;
}

interface PublishingDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly contentGuide: ContentGuide;
  /** Called after the commit. */
  readonly onPublished: (version: number) => unknown;
}

/** Everything that publishing one change writes. */
interface Step {
  readonly before: MergedPlace;
  readonly after: MergedPlace;
  readonly changes: readonly FieldChange[];
  /** Whether the place itself must be written. */
  readonly isChanged: boolean;
}

const json = z.json();

/** Attempts while others publish at the same time. Each failed attempt means that another publication succeeded. */
const maxAttempts = 100;

/** The one service that changes what visitors see of the guide. */
export function createPublishing({ database, clock, contentGuide, onPublished }: PublishingDeps): Publishing {
  const readPlaces = () => readMergedPlaces(database, contentGuide);
  const readPlace = async (placeId: number) =>
    (await readMergedPlaces(database, contentGuide, placeId)).get(placeId) ?? null;

  /** Returns the version of the guide, or null if the guide has changed meanwhile. */
  async function attempt(publication: Publication): Promise<number | null> {
    const state = await readGuideState(database);
    if (state.starter !== contentGuide.digest)
      throw new ProblemError('notPossibleNow', 'The guide was loaded from the files of another release');
    const places = await readPlaces();
    const before = places.get(publication.placeId);
    if (!before) throw new ProblemError('notFound');
    const step = publicationStep(before, publication.change(before), publication.kind);
    if (step.changes.length > 0)
      refuseFaults(await faultsIn(database, places, step.after, step.after.fields));
    // A draft may equal the published fields: then there is nothing to write.
    const next = step.isChanged ? await prepare(new Map(places).set(before.id, step.after)) : null;
    return database.transaction(async () => {
      const locked = await readGuideState(database, 'lock');
      if (locked.version !== state.version) return null;
      const { version, publicationId } = next
        ? await write(publication, step, { ...next, ...locked })
        : { version: locked.version, publicationId: null };
      await publication.beforeCommit?.({ changes: step.changes, publicationId });
      return version;
    });
  }

  async function prepare(places: ReadonlyMap<number, MergedPlace>) {
    const guide = await prepareGuide(guideContent(places.values(), contentGuide));
    return { guide, indexChanges: await readIndexChanges(database, guide.index) };
  }

  async function write(
    publication: Publication,
    step: Step,
    { guide, ...replaced }: Awaited<ReturnType<typeof prepare>> & GuideState,
  ) {
    const now = clock.now();
    await writeStep(database, step, now, publication.kind);
    const publicationId = await writePublication(database, publication, step, now);
    const { version } = await writeGuide(database, guide, { ...replaced, now });
    return { version, publicationId };
  }

  async function publishNow(publication: Publication): Promise<void> {
    for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
      const version = await attempt(publication);
      if (version === null) continue;
      await onPublished(version);
      return;
    }
    throw new ProblemError('unavailable', 'Too many publications at the same time');
  }

  /** The last publication. They run one at a time: of two guides computed from the same version, one would be discarded. */
  let last: Promise<unknown> = Promise.resolve();
  return {
    readPlaces,
    readPlace,
    findFaults: async (place, fields) => faultsIn(database, await readPlaces(), place, fields),
    publish(publication) {
      const published = last.then(() => publishNow(publication));
      last = published.catch(() => undefined);
      return published;
    },
  };
}

async function faultsIn(
  database: Database,
  places: ReadonlyMap<number, MergedPlace>,
  identity: PlaceIdentity,
  fields: PlaceFields,
): Promise<PlaceFault[]> {
  const others = [...places.values()].filter(({ id, isPublished }) => isPublished && id !== identity.id);
  return findFieldFaults(identity, fields, {
    otherNames: new Set(others.map((other) => other.fields['name.ko'])),
    drawings: places.get(identity.id)?.drawings ?? [],
    photographs: await knownPhotographs(database, photographHashes(fields.pictures)),
  });
}

function refuseFaults(faults: readonly PlaceFault[]): void {
  if (faults.length === 0) return;
  const errors = faults.map(({ field, path, message }) => ({
    field: path ? `${field}.${path}` : field,
    code: 'custom',
    message,
  }));
  throw new ProblemError(
    'invalidRequest',
    errors.map(({ field, message }) => `${field}: ${message}`).join('; '),
    errors,
  );
}

function publicationStep(before: MergedPlace, change: PlaceChange, kind: PublicationKind): Step {
  if ('isHidden' in change) {
    if (!before.isPublished) throw new ProblemError('notPossibleNow', 'The place was never published');
    const after = { ...before, isHidden: change.isHidden };
    return { before, after, changes: [], isChanged: after.isHidden !== before.isHidden };
  }
  // Parsed, so that the keys of each value are in the order of the files.
  const changed = somePlaceFieldsSchema.parse(change.fields);
  const fields = withChanges(before.fields, changed);
  const after = { ...before, fields, isPublished: true, editorChanges: nextEditorChanges(before, changed) };
  const changes = placeFieldNames.flatMap((field): FieldChange[] => {
    if (before.isPublished && isDeepStrictEqual(before.fields[field], fields[field])) return [];
    const former = before.isPublished ? json.parse(before.fields[field]) : null;
    return [{ field, before: former, after: json.parse(fields[field]) }];
  });
  return { before, after, changes, isChanged: changes.length > 0 || kind === 'release' };
}

/** The editor changes after one more change. A field that has the files' value again is dropped from them. */
function nextEditorChanges(
  { editorChanges, contentFields }: MergedPlace,
  changed: SomePlaceFields,
): MergedPlace['editorChanges'] {
  const fields = { ...editorChanges.fields };
  const remembered = { ...editorChanges.contentFields };
  for (const field of placeFieldNames) {
    const value = changed[field];
    if (value === undefined) continue;
    delete fields[field];
    delete remembered[field];
    if (contentFields && isDeepStrictEqual(value, contentFields[field])) continue;
    Object.assign(fields, { [field]: value });
    if (contentFields) Object.assign(remembered, { [field]: contentFields[field] });
  }
  return { fields, contentFields: remembered };
}

async function writeStep(
  database: Database,
  { after, changes }: Step,
  now: Date,
  kind: PublicationKind,
): Promise<void> {
  const changesFields = changes.length > 0 || kind === 'release';
  const values = {
    is_published: after.isPublished,
    is_hidden: after.isHidden,
    fields: JSON.stringify(after.editorChanges.fields),
    starter: JSON.stringify(after.editorChanges.contentFields),
    ...(changesFields ? { published_at: now } : {}),
  };
  await database.sql
    .insertInto('desk_place')
    .values({
      place_id: after.id,
      key: after.key,
      origin: after.origin,
      draft: '{}',
      draft_edits: '{}',
      ...values,
    })
    .onConflict((conflict) => conflict.column('place_id').doUpdateSet(values))
    .execute();
}

async function writePublication(
  database: Database,
  { kind, staff }: Publication,
  { after, changes }: Step,
  now: Date,
): Promise<number> {
  const { id } = await database.sql
    .insertInto('place_publication')
    .values({
      place_id: after.id,
      kind,
      at: now,
      staff_id: staff.staffId,
      who: staff.name,
      changes: JSON.stringify(changes),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

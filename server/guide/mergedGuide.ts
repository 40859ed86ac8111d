import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { emptyPlaceFields } from '../../contract/desk/emptyPlaceFields.ts';
import { editSchema, type UpstreamConflict } from '../../contract/desk/guide.ts';
import {
  type PlaceFields,
  placeFieldNameSchema,
  placeFieldNames,
  type SomePlaceFields,
  somePlaceFieldsSchema,
} from '../../contract/desk/placeFields.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { ContentGuide } from './contentGuide.ts';
import type { GuideContent, PlaceContent } from './contentSchema.ts';
import { guideDigest } from './guideRows.ts';
import { type LoadedGuide, prepareGuide, readGuideState, unchanged, writeGuide } from './loadGuide.ts';
import type { NamedPicture } from './pictureFile.ts';
import { contentFromFields, placeToFields } from './placeFields.ts';
import { writeContentSynonyms } from './synonyms.ts';

/** A place of the content files or of the desk, with its published fields and its draft. */
export interface MergedPlace {
  readonly id: number;
  readonly key: string;
  readonly origin: 'files' | 'desk';
  readonly isHidden: boolean;
  /** False for a place of the desk before its first publication: then its fields are empty. */
  readonly isPublished: boolean;
  readonly fields: PlaceFields;
  /** The time of the last publication from the desk. */
  readonly publishedAt: Date | null;
  /** Fields that a release of the files changed and the desk had changed too. */
  readonly upstreamConflicts: readonly UpstreamConflict[];
  readonly draft: {
    readonly version: number;
    readonly fields: SomePlaceFields;
    readonly edits: DeskRow['draft_edits'];
  };
  /** The files' fields now; null for a place of the desk. */
  readonly contentFields: PlaceFields | null;
  /** The named pictures of its file. */
  readonly drawings: readonly NamedPicture[];
  /** The fields published from the desk, and the files' values of them when the desk changed them. */
  readonly editorChanges: { readonly fields: SomePlaceFields; readonly contentFields: SomePlaceFields };
}

const deskRowSchema = z.object({
  place_id: z.int(),
  key: z.string(),
  origin: z.enum(['files', 'desk']),
  is_published: z.boolean(),
  is_hidden: z.boolean(),
  fields: somePlaceFieldsSchema,
  starter: somePlaceFieldsSchema,
  published_at: z.date().nullable(),
  draft: somePlaceFieldsSchema,
  draft_edits: z.partialRecord(placeFieldNameSchema, editSchema),
  draft_version: z.int(),
});
type DeskRow = z.infer<typeof deskRowSchema>;

/** Applies changes to fields. A key of `changed` is present or absent, never undefined. */
export function withChanges(fields: PlaceFields, changed: SomePlaceFields): PlaceFields {
  return Object.assign({ ...fields }, changed);
}

/** The files' fields, computed once for each ContentGuide. */
const fieldsByGuide = new WeakMap<ContentGuide, ReadonlyMap<number, PlaceFields>>();

function readContentFields(contentGuide: ContentGuide): ReadonlyMap<number, PlaceFields> {
  const known = fieldsByGuide.get(contentGuide);
  if (known) return known;
  const fields = new Map(
    [...contentGuide.places].map(([id, { content, pictures }]) => [
      id,
      placeToFields(
        content,
        pictures.map(({ picture }) => picture),
      ),
    ]),
  );
  fieldsByGuide.set(contentGuide, fields);
  return fields;
}

/** All places by id, or just one: the files' places, then the desk's. Without places that a release removed from the files. */
export async function readMergedPlaces(
  database: Database,
  contentGuide: ContentGuide,
  placeId?: number,
): Promise<ReadonlyMap<number, MergedPlace>> {
  const found = await database.sql
    .selectFrom('desk_place')
    .selectAll()
    .$if(placeId !== undefined, (query) => query.where('place_id', '=', placeId ?? 0))
    .orderBy('place_id')
    .execute();
  const rows = new Map(
    z
      .array(deskRowSchema)
      .parse(found)
      .map((row) => [row.place_id, row]),
  );
  const fromFiles = readContentFields(contentGuide);
  const places = new Map<number, MergedPlace>();
  for (const [id, fields] of fromFiles) {
    if (placeId !== undefined && id !== placeId) continue;
    const { content, pictures } = contentGuide.places.get(id) ?? {};
    if (content && pictures)
      places.set(
        id,
        merged({ id, key: content.key, contentFields: fields, drawings: pictures }, rows.get(id)),
      );
  }
  for (const row of rows.values()) {
    if (row.origin === 'desk' && !places.has(row.place_id))
      places.set(
        row.place_id,
        merged({ id: row.place_id, key: row.key, contentFields: null, drawings: [] }, row),
      );
  }
  return places;
}

function merged(
  place: Pick<MergedPlace, 'id' | 'key' | 'contentFields' | 'drawings'>,
  row: DeskRow | undefined,
): MergedPlace {
  const editorChanges = { fields: row?.fields ?? {}, contentFields: row?.starter ?? {} };
  return {
    ...place,
    origin: place.contentFields ? 'files' : 'desk',
    isHidden: row?.is_hidden ?? false,
    isPublished: place.contentFields !== null || row?.is_published === true,
    fields: withChanges(place.contentFields ?? emptyPlaceFields, editorChanges.fields),
    publishedAt: row?.published_at ?? null,
    upstreamConflicts: place.contentFields ? upstreamConflicts(place.contentFields, editorChanges) : [],
    draft: { version: row?.draft_version ?? 0, fields: row?.draft ?? {}, edits: row?.draft_edits ?? {} },
    editorChanges,
  };
}

const json = z.json();

function upstreamConflicts(
  release: PlaceFields,
  { fields, contentFields }: MergedPlace['editorChanges'],
): UpstreamConflict[] {
  return placeFieldNames.flatMap((field) => {
    const [desk, before, now] = [fields[field], contentFields[field], release[field]];
    if (desk === undefined || before === undefined) return [];
    if (isDeepStrictEqual(now, before) || isDeepStrictEqual(now, desk)) return [];
    return [{ field, desk: json.parse(desk), before: json.parse(before), release: json.parse(now) }];
  });
}

/** The place as visitors see it; null if it is hidden or unpublished. */
export function shownContent(place: MergedPlace, contentGuide: ContentGuide): PlaceContent | null {
  if (place.isHidden || !place.isPublished) return null;
  // An unedited place keeps the files' own object, so that its digest does not depend on the conversion to fields and back.
  const fromFiles = contentGuide.places.get(place.id)?.content;
  if (fromFiles && Object.keys(place.editorChanges.fields).length === 0) return fromFiles;
  return contentFromFields(place, place.fields, place.drawings);
}

/** The guide that visitors see. */
export function guideContent(places: Iterable<MergedPlace>, contentGuide: ContentGuide): GuideContent {
  return {
    themes: contentGuide.themes,
    places: [...places].flatMap((place) => shownContent(place, contentGuide) ?? []),
  };
}

/**
 * Updates the database to the content files and the editor changes, in one transaction. Writes nothing if the database
 * has that guide already.
 */
export async function loadMergedGuide(
  database: Database,
  contentGuide: ContentGuide,
  clock: Clock,
): Promise<LoadedGuide> {
  for (;;) {
    const state = await readGuideState(database);
    const content = guideContent((await readMergedPlaces(database, contentGuide)).values(), contentGuide);
    const isSame = state.digest === guideDigest(content);
    if (isSame && state.starter === contentGuide.digest) return unchanged(state);
    const guide = isSame ? null : await prepareGuide(content);
    const loaded = await database.transaction(async () => {
      const locked = await readGuideState(database, 'lock');
      // Another process has published or loaded a guide meanwhile.
      if (locked.version !== state.version) return null;
      const hasNewSynonyms = await writeContentSynonyms(database, contentGuide.synonyms);
      if (guide)
        return writeGuide(database, guide, {
          ...locked,
          starter: contentGuide.digest,
          now: clock.now(),
        });
      const version = locked.version + (hasNewSynonyms ? 1 : 0);
      await database.sql
        .updateTable('guide_state')
        .set({ starter: contentGuide.digest, version })
        .where('id', '=', 1)
        .execute();
      return { ...unchanged(locked), version };
    });
    if (!loaded) continue;
    if (loaded.changed) await database.analyze();
    return loaded;
  }
}

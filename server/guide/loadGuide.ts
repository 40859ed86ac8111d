import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { GuideContent } from './contentSchema.ts';
import {
  contentRow,
  countRows,
  guideDigest,
  hoursRows,
  orderRows,
  type PlacePositions,
  placeDigest,
  placePositions,
  placeRow,
  positionColumnNames,
  positionColumns,
  sortByOrdinal,
} from './guideRows.ts';
import { type IndexChanges, writeIndexChanges } from './search/indexChanges.ts';
import { SearchIndexBuilder } from './search/searchRows.ts';
import { insertRows, upsertRows } from './writeRows.ts';

export interface LoadedGuide {
  /** Whether anything was written. */
  readonly changed: boolean;
  /** Listed places. */
  readonly places: number;
  /** Incremented with every change of the content. */
  readonly version: number;
}

/** Number of rows that one statement updates. */
const numbersChunk = 5_000;

const stateSchema = z.object({
  digest: z.string(),
  version: z.int(),
  places: z.int(),
  starter: z.string().nullable(),
});
export type GuideState = z.infer<typeof stateSchema>;

const knownSchema = z.object({ id: z.int(), listed: z.boolean(), digest: z.string().nullable() });

/** A guide that is ready to be written. */
export interface PreparedGuide extends GuideContent {
  readonly digest: string;
  readonly index: SearchIndexBuilder;
}

/**
 * Updates the database to the content, in one transaction (docs/product/environment.md#commands). Unchanged content
 * writes nothing. like_count and all data of users stay; a removed place stays too, unlisted. Replicas that start
 * together wait for each other, and the later ones find nothing to do.
 */
export async function loadGuide(
  database: Database,
  content: GuideContent,
  clock: Clock,
): Promise<LoadedGuide> {
  const digest = guideDigest(content);
  const state = await readGuideState(database);
  if (state.digest === digest) return unchanged(state);
  const guide = await prepareGuide(content);
  const loaded = await database.transaction(async () => {
    const locked = await readGuideState(database, 'lock');
    if (locked.digest === digest) return unchanged(locked);
    return writeGuide(database, guide, { ...locked, now: clock.now() });
  });
  if (loaded.changed) await database.analyze();
  return loaded;
}

export function unchanged({ places, version }: GuideState): LoadedGuide {
  return { changed: false, places, version };
}

/** The guide's state. Every change of the guide locks this row first. */
export async function readGuideState(database: Database, how: 'read' | 'lock' = 'read'): Promise<GuideState> {
  const query = database.sql
    .selectFrom('guide_state')
    .select(['digest', 'version', 'places', 'starter'])
    .where('id', '=', 1);
  return stateSchema.parse(await (how === 'lock' ? query.forUpdate() : query).executeTakeFirstOrThrow());
}

/**
 * Sorts and indexes a guide. Outside the transaction that writes it: with many places it takes longer than PostgreSQL's
 * idle timeout in a transaction.
 */
export async function prepareGuide({ themes, places: listed }: GuideContent): Promise<PreparedGuide> {
  const places = sortByOrdinal(listed);
  const index = await indexPlaces({ themes, places });
  return { themes, places, index, digest: guideDigest({ themes, places: listed }) };
}

async function indexPlaces({ themes, places }: GuideContent): Promise<SearchIndexBuilder> {
  const index = new SearchIndexBuilder(themes);
  for (const [ordinal, place] of places.entries()) {
    index.add(place);
    // The process may be serving requests meanwhile.
    if (ordinal % 200 === 199) await new Promise(setImmediate);
  }
  return index;
}

interface Writing {
  /** The version that is replaced. */
  readonly version: number;
  /** Digest of the content files. */
  readonly starter: string | null;
  readonly now: Date;
  /** Changes of the search index, if they were computed; otherwise the whole index is written. */
  readonly indexChanges?: IndexChanges;
}

/** Writes a guide in the caller's transaction, which has locked the guide's state. */
export async function writeGuide(
  database: Database,
  { themes, places, index, digest }: PreparedGuide,
  { version: replaced, starter, now, indexChanges }: Writing,
): Promise<LoadedGuide> {
  await replaceRows(
    database,
    'theme',
    themes.map(({ id, key, name }) => ({ id, key, name })),
  );
  const positions = placePositions(places);
  const isChanged = await writePlaces(database, { themes, places, positions, now });
  await replaceRows(database, 'place_count', countRows({ themes, places }));
  await replaceRows(database, 'place_order', orderRows(places, positions));
  await replaceRows(database, 'hours_posting', hoursRows(places));
  // The previous release searches this table. It gets only the places of each type and theme, so it can list them, but
  // not find them by words.
  if (isChanged) await replaceRows(database, 'search_posting', index.scopes());
  if (indexChanges) {
    await writeIndexChanges(database, indexChanges);
  } else {
    await replaceRows(database, 'search_term', index.postings());
    await replaceRows(database, 'search_word', index.words());
  }
  const version = replaced + 1;
  await database.sql
    .updateTable('guide_state')
    .set({ digest, version, places: places.length, loaded_at: now, starter })
    .where('id', '=', 1)
    .execute();
  return { changed: true, places: places.length, version };
}

type GuideTable =
  | 'theme'
  | 'place_count'
  | 'place_order'
  | 'hours_posting'
  | 'search_term'
  | 'search_word'
  | 'search_posting';

async function replaceRows(database: Database, table: GuideTable, rows: Iterable<object>): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(database.sql);
  await insertRows(database, table, toRows(rows));
}

function* toRows(rows: Iterable<object>): Generator<Record<string, unknown>> {
  for (const row of rows) yield { ...row };
}

interface PlacesToWrite extends GuideContent {
  readonly positions: ReadonlyMap<number, PlacePositions>;
  readonly now: Date;
}

/** Whether a place has been added, changed or unlisted. */
async function writePlaces(
  database: Database,
  { places, themes, positions, now }: PlacesToWrite,
): Promise<boolean> {
  const known = await readKnown(database);
  const changed = places
    .map((place) => ({ place, digest: placeDigest(place, themes) }))
    .filter(({ place, digest }) => {
      const before = known.get(place.id);
      return before?.digest !== digest || !before.listed;
    });
  await upsertRows(
    database,
    'place',
    'id',
    changed.map(({ place }) => ({
      ...placeRow(place, themes),
      ...positionColumns(positions.get(place.id)),
      changed_at: now,
    })),
  );
  await upsertRows(
    database,
    'place_content',
    'place_id',
    changed.map(({ place, digest }) => contentRow(place, themes, digest)),
  );

  const listed = new Set(places.map(({ id }) => id));
  const left = [...known.values()].filter((row) => row.listed && !listed.has(row.id)).map(({ id }) => id);
  await sql`update place set listed = false, changed_at = ${now} where id = any(${left}::int[])`.execute(
    database.sql,
  );
  await writePositions(database, [...positions.values()]);
  return changed.length + left.length > 0;
}

async function readKnown(database: Database): Promise<Map<number, z.infer<typeof knownSchema>>> {
  const rows = await database.sql
    .selectFrom('place')
    .leftJoin('place_content', 'place_content.place_id', 'place.id')
    .select(['id', 'listed', 'digest'])
    .execute();
  return new Map(
    z
      .array(knownSchema)
      .parse(rows)
      .map((row) => [row.id, row]),
  );
}

/** Updates ordinals and name orders of places whose own content is unchanged: one new name shifts the others. */
async function writePositions(database: Database, positions: readonly PlacePositions[]): Promise<void> {
  const assignments = sql.join(
    positionColumnNames.map((name) => sql`${sql.ref(name)} = ${sql.ref(`o.${name}`)}`),
  );
  const present = sql.join(positionColumnNames.map((name) => sql.ref(`place.${name}`)));
  const given = sql.join(positionColumnNames.map((name) => sql.ref(`o.${name}`)));
  for (let at = 0; at < positions.length; at += numbersChunk) {
    const chunk = positions
      .slice(at, at + numbersChunk)
      .map((place) => ({ id: place.id, ...positionColumns(place) }));
    await sql`update place set ${assignments}
      from json_populate_recordset(null::place, ${JSON.stringify(chunk)}::json) as o
      where place.id = o.id and (${present}) is distinct from (${given})`.execute(database.sql);
  }
}

import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { GuideContent } from './contentSchema.ts';
import {
  byOrdinal,
  contentRow,
  countRows,
  digestOfGuide,
  digestOfPlace,
  hoursRows,
  orderRows,
  type PlacePositions,
  placeRow,
  positionColumnNames,
  positionColumns,
  positionsOf,
} from './guideRows.ts';
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

const stateSchema = z.object({ digest: z.string(), version: z.int(), places: z.int() });
type State = z.infer<typeof stateSchema>;

const knownSchema = z.object({ id: z.int(), listed: z.boolean(), digest: z.string().nullable() });

/**
 * Updates the database to the content, in one transaction (DESIGN 5). Unchanged content writes nothing. like_count and
 * all data of users stay; a removed place stays too, unlisted. Replicas that start together wait for each other, and
 * the later ones find nothing to do.
 */
export async function loadGuide(
  database: Database,
  content: GuideContent,
  clock: Clock,
): Promise<LoadedGuide> {
  const digest = digestOfGuide(content);
  const state = await readState(database, 'read');
  if (state.digest === digest) return unchanged(state);
  // Computed before the transaction: with many places it takes longer than PostgreSQL's idle timeout in a transaction.
  const places = byOrdinal(content.places);
  const index = await indexPlaces({ themes: content.themes, places });
  const loaded = await database.transaction(async () => {
    const locked = await readState(database, 'lock');
    if (locked.digest === digest) return unchanged(locked);
    const version = locked.version + 1;
    await writeGuide(database, { themes: content.themes, places, index, now: clock.now() });
    await database.sql
      .updateTable('guide_state')
      .set({ digest, version, places: places.length, loaded_at: clock.now() })
      .where('id', '=', 1)
      .execute();
    return { changed: true, places: places.length, version };
  });
  if (loaded.changed) await database.analyze();
  return loaded;
}

function unchanged({ places, version }: State): LoadedGuide {
  return { changed: false, places, version };
}

async function readState(database: Database, how: 'read' | 'lock'): Promise<State> {
  const query = database.sql
    .selectFrom('guide_state')
    .select(['digest', 'version', 'places'])
    .where('id', '=', 1);
  return stateSchema.parse(await (how === 'lock' ? query.forUpdate() : query).executeTakeFirstOrThrow());
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

interface GuideToWrite extends GuideContent {
  readonly index: SearchIndexBuilder;
  readonly now: Date;
}

async function writeGuide(database: Database, { themes, places, index, now }: GuideToWrite): Promise<void> {
  await replaceRows(
    database,
    'theme',
    themes.map(({ id, key, name }) => ({ id, key, name })),
  );
  const positions = positionsOf(places);
  const isChanged = await writePlaces(database, { themes, places, positions, now });
  await replaceRows(database, 'place_count', countRows({ themes, places }));
  await replaceRows(database, 'place_order', orderRows(places, positions));
  await replaceRows(database, 'hours_posting', hoursRows(places));
  await replaceRows(database, 'search_term', index.postings());
  // The previous release searches here. Of other places it still lists all, but finds none by a word.
  if (isChanged) await replaceRows(database, 'search_posting', index.scopes());
  await replaceRows(database, 'search_word', index.words());
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
  await insertRows(database, table, rowsOf(rows));
}

function* rowsOf(rows: Iterable<object>): Generator<Record<string, unknown>> {
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
    .map((place) => ({ place, digest: digestOfPlace(place, themes) }))
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

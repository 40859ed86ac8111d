import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { GuideContent, PlaceContent } from './contentSchema.ts';
import {
  contentRow,
  countRows,
  digestOfContent,
  digestOfGuide,
  digestOfSearch,
  nameOrders,
  placeRow,
  searchRow,
  wordRows,
} from './guideRows.ts';

export interface LoadedGuide {
  /** Whether anything was written. */
  readonly changed: boolean;
  /** Listed places. */
  readonly places: number;
  /** Grows by one with every change of the content. */
  readonly version: number;
}

/** Rows that go into one statement. */
const chunkSize = 500;

const stateSchema = z.object({ digest: z.string(), version: z.int(), places: z.int() });
const knownSchema = z.object({
  id: z.int(),
  listed: z.boolean(),
  digest: z.string().nullable(),
  searchDigest: z.string().nullable(),
});

/**
 * Brings the database to what the content says, in one transaction (DESIGN 5). The same content again writes nothing.
 * like_count and all that users own stay; a place that left the content stays too, unlisted. Replicas that start
 * together wait for each other, and the later ones find the work done.
 */
export async function loadGuide(
  database: Database,
  content: GuideContent,
  clock: Clock,
): Promise<LoadedGuide> {
  const digest = digestOfGuide(content);
  const state = await readState(database, false);
  if (state.digest === digest) return { changed: false, places: state.places, version: state.version };
  const loaded = await database.transaction(() => loadInside(database, content, digest, clock));
  if (loaded.changed) await database.analyze();
  return loaded;
}

async function readState(database: Database, lock: boolean): Promise<z.infer<typeof stateSchema>> {
  const query = database.sql
    .selectFrom('guide_state')
    .select(['digest', 'version', 'places'])
    .where('id', '=', 1);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  // An import into an empty database may have left none.
  if (!row) {
    await database.sql
      .insertInto('guide_state')
      .values({ id: 1, digest: '', version: 0, places: 0, loaded_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return readState(database, lock);
  }
  return stateSchema.parse(row);
}

async function loadInside(
  database: Database,
  content: GuideContent,
  digest: string,
  clock: Clock,
): Promise<LoadedGuide> {
  const state = await readState(database, true);
  if (state.digest === digest) return { changed: false, places: state.places, version: state.version };

  await writeThemes(database, content);
  await writePlaces(database, content, clock.now());
  await replaceAll(database, 'place_count', countRows(content));
  await replaceAll(database, 'search_word', wordRows(content));

  const places = content.places.length;
  const version = state.version + 1;
  await database.sql
    .updateTable('guide_state')
    .set({ digest, version, places, loaded_at: clock.now() })
    .where('id', '=', 1)
    .execute();
  return { changed: true, places, version };
}

async function writeThemes(database: Database, { themes }: GuideContent): Promise<void> {
  await database.sql.deleteFrom('theme').execute();
  await insertRows(
    database,
    'theme',
    themes.map(({ id, key, name }) => ({ id, key, name })),
  );
}

async function writePlaces(database: Database, { places, themes }: GuideContent, now: Date): Promise<void> {
  const known = new Map(
    z
      .array(knownSchema)
      .parse(
        await database.sql
          .selectFrom('place')
          .leftJoin('place_content', 'place_content.place_id', 'place.id')
          .leftJoin('place_search', 'place_search.place_id', 'place.id')
          .select(['id', 'listed', 'place_content.digest as digest', 'place_search.digest as searchDigest'])
          .execute(),
      )
      .map((row) => [row.id, row]),
  );

  for (const chunk of chunksOf(places)) {
    const changed = chunk
      .map((place) => ({ place, digest: digestOfContent(place) }))
      .filter(({ place, digest }) => {
        const before = known.get(place.id);
        return before?.digest !== digest || !before.listed;
      });
    await upsertRows(
      database,
      'place',
      'id',
      changed.map(({ place }) => placeRow(place, themes, now)),
    );
    await upsertRows(
      database,
      'place_content',
      'place_id',
      changed.map(({ place, digest }) => contentRow(place, digest)),
    );
    await upsertRows(
      database,
      'place_search',
      'place_id',
      chunk
        .map((place) => ({ place, digest: digestOfSearch(place, themes) }))
        .filter(({ place, digest }) => known.get(place.id)?.searchDigest !== digest)
        .map(({ place, digest }) => searchRow(place, themes, digest)),
    );
  }

  const listed = new Set(places.map(({ id }) => id));
  const left = [...known.values()].filter((row) => row.listed && !listed.has(row.id)).map(({ id }) => id);
  if (left.length > 0) {
    await sql`update place set listed = false, changed_at = ${now} where id = any(${left}::int[])`.execute(
      database.sql,
    );
    await sql`delete from place_search where place_id = any(${left}::int[])`.execute(database.sql);
  }
  await writeNameOrders(database, places);
}

async function writeNameOrders(database: Database, places: readonly PlaceContent[]): Promise<void> {
  const orders = [...nameOrders(places)];
  for (const chunk of chunksOf(orders, 5_000)) {
    const column = (pick: (entry: (typeof chunk)[number]) => number) => chunk.map(pick);
    await sql`update place set name_order_ko = o.ko, name_order_en = o.en, name_order_cn = o.cn, name_order_ja = o.ja
      from unnest(${column(([id]) => id)}::int[], ${column(([, o]) => o.ko)}::int[], ${column(([, o]) => o.en)}::int[],
        ${column(([, o]) => o.cn)}::int[], ${column(([, o]) => o.ja)}::int[]) as o (id, ko, en, cn, ja)
      where place.id = o.id and (name_order_ko, name_order_en, name_order_cn, name_order_ja)
        is distinct from (o.ko, o.en, o.cn, o.ja)`.execute(database.sql);
  }
}

type GuideTable = 'theme' | 'place' | 'place_content' | 'place_count' | 'place_search' | 'search_word';
type Row = Readonly<Record<string, unknown>>;

async function replaceAll(database: Database, table: GuideTable, rows: readonly Row[]): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(database.sql);
  for (const chunk of chunksOf(rows, 2_000)) await insertRows(database, table, chunk);
}

async function insertRows(database: Database, table: GuideTable, rows: readonly Row[]): Promise<void> {
  await writeRows(database, table, rows, sql``);
}

/** Writes new rows, and over those whose key is there, all given columns. */
async function upsertRows(
  database: Database,
  table: GuideTable,
  key: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== key);
  const assignments = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  await writeRows(
    database,
    table,
    rows,
    sql`on conflict (${sql.ref(key)}) do update set ${sql.join(assignments)}`,
  );
}

/**
 * One statement for all rows, with one JSON parameter: thousands of parameters would cost more than the rows. The
 * column types are the table's own.
 */
async function writeRows(
  database: Database,
  table: GuideTable,
  rows: readonly Row[],
  conflict: ReturnType<typeof sql>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  const document = JSON.stringify(rows);
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${document}::json) ${conflict}`.execute(
    database.sql,
  );
}

function* chunksOf<Item>(items: readonly Item[], size = chunkSize): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { type Row, upsertRows } from '../writeRows.ts';
import type { SearchIndexBuilder } from './searchRows.ts';

interface TableChanges {
  readonly changed: readonly Row[];
  readonly gone: readonly string[];
}

/** The differences between the stored search index and a new one. */
export interface IndexChanges {
  readonly terms: TableChanges;
  readonly words: TableChanges;
}

const formerSchema = z.object({
  /** With the hexadecimal form of its places. */
  terms: z.array(z.tuple([z.string(), z.string()])),
  words: z.array(z.tuple([z.string(), z.array(z.string())])),
});

const hexadecimal = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');

/**
 * Compares the stored index with a new one, before the transaction that writes the difference: one corrected text changes
 * only a few dozen of 27,000 rows.
 */
export async function readIndexChanges(database: Database, index: SearchIndexBuilder): Promise<IndexChanges> {
  // Read as two JSON values: PGlite would take several times as long for that many rows.
  const { rows } = await sql`
    select (select coalesce(json_agg(json_build_array(term, encode(places, 'hex'))), '[]') from search_term) as terms,
      (select coalesce(json_agg(json_build_array(word, deletes)), '[]') from search_word) as words`.execute(
    database.sql,
  );
  const former = formerSchema.parse(rows[0]);
  return {
    terms: await rowChanges(
      index.postings(),
      ({ term }) => term,
      new Map(former.terms),
      ({ places }, stored) => hexadecimal(places) === stored,
    ),
    words: await rowChanges(
      index.words(),
      ({ word }) => word,
      new Map(former.words),
      ({ deletes }, stored) => isDeepStrictEqual(deletes, stored),
    ),
  };
}

async function rowChanges<Made extends object, Stored>(
  rows: Iterable<Made>,
  rowKey: (row: Made) => string,
  stored: Map<string, Stored>,
  isSame: (row: Made, stored: Stored) => boolean,
): Promise<TableChanges> {
  const changed: Row[] = [];
  let count = 0;
  for (const row of rows) {
    const former = stored.get(rowKey(row));
    const plain: object = row;
    if (former === undefined || !isSame(row, former)) changed.push({ ...plain });
    stored.delete(rowKey(row));
    // The process is serving requests meanwhile.
    count += 1;
    if (count % 2_000 === 0) await new Promise(setImmediate);
  }
  return { changed, gone: [...stored.keys()] };
}

export async function writeIndexChanges(database: Database, { terms, words }: IndexChanges): Promise<void> {
  await sql`delete from search_term where term = any(${terms.gone}::text[])`.execute(database.sql);
  await sql`delete from search_word where word = any(${words.gone}::text[])`.execute(database.sql);
  await upsertRows(database, 'search_term', 'term', terms.changed);
  await upsertRows(database, 'search_word', 'word', words.changed);
}

import { sql } from 'kysely';
import { z } from 'zod';
import { OrdinalSet } from '../../../../domain/search/ordinalSet.ts';
import type { TermIndex } from '../../../../domain/search/placeMatches.ts';
import { maxRangeLength, termRanges } from '../../../../domain/search/termRanges.ts';
import type { Database } from '../../../platform/database/database.ts';

const rowSchema = z.object({
  version: z.int(),
  size: z.int(),
  postings: z.array(z.tuple([z.string(), z.string()])),
  words: z.array(z.string()),
});

/** Words that are compared with a misspelt one. */
const maxWords = 2_000;

/** The stored index. Reads only what the searches ask for. */
export class SearchIndex implements TermIndex {
  version: number | undefined;
  size = 0;
  readonly #database: Database;
  readonly #sets = new Map<string, OrdinalSet>();
  readonly #asked = new Set<string>();

  constructor(database: Database) {
    this.#database = database;
  }

  async read(terms: Iterable<string>, deletes: readonly string[]): Promise<string[] | undefined> {
    const missing = [...new Set(terms)].filter((one) => !this.#asked.has(one));
    if (missing.length === 0 && deletes.length === 0) return [];
    const ranges = missing.flatMap((one) => termRanges(one).map((range) => ({ term: one, ...range })));
    const { rows } = await sql`
      select version, places as size,
        (select coalesce(json_agg(json_build_array(found.term, encode(found.places, 'base64'))), '[]') from (
          select term, places from search_term where term = any(${missing}::text[])
          union all
          select asked.term, found.places
          from unnest(${ranges.map(({ term }) => term)}::text[], ${ranges.map(({ first }) => first)}::text[],
            ${ranges.map(({ last }) => last)}::text[]) as asked (term, first, last)
          cross join lateral (
            select places from search_term
            where (select true from search_term as own where own.term = asked.term) is null
              and term >= asked.first and term < asked.last || chr(1114111)
            order by search_term.term limit ${maxRangeLength}
          ) as found
        ) as found) as postings,
        (select coalesce(json_agg(distinct word), '[]') from unnest(${[...deletes]}::text[]) as typed (remains)
          join search_word on search_word.deletes @> array[typed.remains]) as words
      from guide_state where id = 1`.execute(this.#database.sql);
    const { version, size, postings, words } = rowSchema.parse(rows[0]);
    if (this.version !== undefined && this.version !== version) return undefined;
    this.version = version;
    this.size = size;
    for (const one of missing) this.#asked.add(one);
    for (const [one, stored] of postings) {
      const set = this.#sets.get(one) ?? new OrdinalSet(size);
      set.addStored(Buffer.from(stored, 'base64'));
      this.#sets.set(one, set);
    }
    return words;
  }

  async wordsWithin(first: string, last: string): Promise<string[]> {
    const rows = await this.#database.sql
      .selectFrom('search_word')
      .select('word')
      .where('word', '>=', first)
      .where('word', '<', last)
      .orderBy('word')
      .limit(maxWords)
      .execute();
    return rows.map(({ word }) => word);
  }

  mergePages(term: string): OrdinalSet | undefined {
    return this.#sets.get(term);
  }
}

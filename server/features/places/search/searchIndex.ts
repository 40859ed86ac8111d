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
  words: z.array(z.tuple([z.string(), z.string()])),
});

/** Words that are compared with a misspelt one. */
const maxWords = 2_000;

/** An index that has read more than this is replaced by an empty one (bytes, estimated). */
const maxBytes = 4 * 1024 * 1024;
/** Bytes of a term with the promise of its read, and of a set apart from its bits (estimated). */
const overhead = 250;

/**
 * The stored index of one version of the guide. Reads only what searches ask for, and only once, because a single page
 * of results searches for each category, for the themes and for similar words.
 */
export class SearchIndex implements TermIndex {
  version: number | undefined;
  size = 0;
  readonly #database: Database;
  readonly #sets = new Map<string, OrdinalSet>();
  /** The words of the guide by the deletion variants that searches asked for. */
  readonly #words = new Map<string, string[]>();
  /** The reads of terms, deletion variants and ranges of words, under way or done. */
  readonly #termReads = new Map<string, Promise<boolean>>();
  readonly #deleteReads = new Map<string, Promise<boolean>>();
  readonly #rangeReads = new Map<string, Promise<string[]>>();

  constructor(database: Database) {
    this.#database = database;
  }

  get isFull(): boolean {
    const read = this.#termReads.size + this.#deleteReads.size;
    return (read + this.#sets.size) * overhead + (this.#sets.size * this.size) / 8 > maxBytes;
  }

  async read(terms: Iterable<string>, deletes: readonly string[]): Promise<string[] | undefined> {
    const asked = [...new Set(terms)];
    const missing = asked.filter((one) => !this.#termReads.has(one));
    const missingDeletes = deletes.filter((one) => !this.#deleteReads.has(one));
    if (missing.length + missingDeletes.length > 0) {
      const reading = this.#readMissing(missing, missingDeletes);
      for (const one of missing) this.#termReads.set(one, reading);
      for (const one of missingDeletes) this.#deleteReads.set(one, reading);
    }
    const reads = new Set([
      ...asked.map((one) => this.#termReads.get(one)),
      ...deletes.map((one) => this.#deleteReads.get(one)),
    ]);
    if ((await Promise.all(reads)).includes(false)) return undefined;
    return [...new Set(deletes.flatMap((one) => this.#words.get(one) ?? []))];
  }

  /** @returns false if the guide has another version by now */
  async #readMissing(terms: readonly string[], deletes: readonly string[]): Promise<boolean> {
    const ranges = terms.flatMap((one) => termRanges(one).map((range) => ({ term: one, ...range })));
    const { rows } = await sql`
      select version, places as size,
        (select coalesce(json_agg(json_build_array(found.term, encode(found.places, 'base64'))), '[]') from (
          select term, places from search_term where term = any(${terms}::text[])
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
        (select coalesce(json_agg(json_build_array(typed.remains, word)), '[]')
          from unnest(${deletes}::text[]) as typed (remains)
          join search_word on search_word.deletes @> array[typed.remains]) as words
      from guide_state where id = 1`.execute(this.#database.sql);
    const { version, size, postings, words } = rowSchema.parse(rows[0]);
    if (this.version !== undefined && this.version !== version) return false;
    this.version = version;
    this.size = size;
    for (const [one, stored] of postings) {
      const set = this.#sets.get(one) ?? new OrdinalSet(size);
      set.addStored(Buffer.from(stored, 'base64'));
      this.#sets.set(one, set);
    }
    for (const [remains, word] of words)
      this.#words.set(remains, [...(this.#words.get(remains) ?? []), word]);
    return true;
  }

  wordsWithin(first: string, last: string): Promise<string[]> {
    const range = `${first} ${last}`;
    const known = this.#rangeReads.get(range);
    if (known) return known;
    const reading = this.#readWords(first, last);
    this.#rangeReads.set(range, reading);
    return reading;
  }

  async #readWords(first: string, last: string): Promise<string[]> {
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

  placesOf(term: string): OrdinalSet | undefined {
    return this.#sets.get(term);
  }
}

/** The one index that all searches use until it is full, or the guide changes. */
export class SharedSearchIndex {
  readonly #database: Database;
  #index: SearchIndex;

  constructor(database: Database) {
    this.#database = database;
    this.#index = new SearchIndex(database);
  }

  current(): SearchIndex {
    if (this.#index.isFull) this.empty();
    return this.#index;
  }

  /** Drops an index that has failed, unless another one has replaced it already. */
  drop(index: SearchIndex): void {
    if (index === this.#index) this.empty();
  }

  /** Called when a new guide version is loaded. */
  empty(): void {
    this.#index = new SearchIndex(this.#database);
  }
}

import { joinWords, type SearchWord, searchWords } from './searchText.ts';

/** Words that visitors type, and searches that use the guide's words. */
export interface SynonymLine {
  readonly words: readonly string[];
  readonly searches: readonly string[];
}

/** The synonyms of one language, as content/synonyms and the desk keep them. */
export interface SynonymList {
  /** A search for one of the words also finds what the searches find. */
  readonly finds: readonly SynonymLine[];
  /** A search for one of the words that finds nothing offers the searches instead. */
  readonly offers: readonly SynonymLine[];
}

export const noSynonyms: SynonymList = { finds: [], offers: [] };

/** Limits of what editors may type. */
export const maxSynonymLines = 200;
export const maxSynonymWords = 30;
export const maxSynonymLength = 40;

/** Maximum number of searches that replace one query: each of its words may have several synonyms. */
const maxOtherQueries = 24;

function* entries(lines: readonly SynonymLine[]) {
  for (const { words, searches } of lines)
    for (const word of words) yield [joinWords(searchWords(word)), searches] as const;
}

/** The synonyms of a language, by which the searches of its pages find more. */
export class Synonyms {
  readonly #finds = new Map<string, SearchWord[][]>();
  readonly #offers = new Map<string, string[]>();
  /** Every word that has a synonym, as it was written. */
  readonly words: readonly string[];

  constructor({ finds, offers }: SynonymList) {
    for (const [key, searches] of entries(finds))
      this.#finds.set(key, [...(this.#finds.get(key) ?? []), ...searches.map(searchWords)]);
    for (const [key, searches] of entries(offers))
      this.#offers.set(key, [...(this.#offers.get(key) ?? []), ...searches]);
    this.words = [...finds, ...offers].flatMap(({ words }) => words);
  }

  /** Whether a typed word is one of the table, and thus no misspelling. */
  has(word: SearchWord): boolean {
    return this.#finds.has(word.text) || this.#offers.has(word.text);
  }

  /** The queries that mean the same: of the query as a whole, otherwise with its words replaced. */
  otherQueries(words: readonly SearchWord[]): readonly (readonly SearchWord[])[] {
    const whole = this.#finds.get(joinWords(words));
    if (whole) return whole.slice(0, maxOtherQueries);
    const [, ...others] = words.reduce<(readonly SearchWord[])[]>(
      (queries, word) => {
        const meanings = [[word], ...(this.#finds.get(word.text) ?? [])];
        // Cut to the limit after every word: twenty words would make millions of combinations.
        return meanings
          .flatMap((meaning) => queries.map((query) => [...query, ...meaning]))
          .slice(0, maxOtherQueries + 1);
      },
      [[]],
    );
    return others;
  }

  /** The searches to offer where the query finds nothing. */
  offered(words: readonly SearchWord[]): readonly string[] {
    const keys = new Set([joinWords(words), ...words.map(({ text }) => text)]);
    return [...keys].flatMap((key) => this.#offers.get(key) ?? []);
  }
}

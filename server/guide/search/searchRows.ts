import type { PlaceContent, ThemeContent } from '../contentSchema.ts';
import { OrdinalSetWriter } from './ordinalSet.ts';
import { inWords, type SearchedPlace, termsOfPlace, vocabularyOfPlace } from './searchTerms.ts';
import { wordsOf } from './searchText.ts';
import { deletesOfWord } from './slips.ts';

export interface PostingRow {
  readonly term: string;
  readonly places: Uint8Array;
}

export interface WordRow {
  readonly word: string;
  readonly deletes: string[];
}

/** A theme with its name segmented, once for all its places. */
interface Tag {
  readonly id: number;
  readonly texts: SearchedPlace['otherTexts'];
}

const hangulWord = /^[가-힣]+$/u;

/** The search index of places in the order of their ordinals. */
export class SearchIndexBuilder {
  readonly #themes: ReadonlyMap<string, Tag>;
  readonly #postings = new Map<string, OrdinalSetWriter>();
  readonly #words = new Set<string>();
  readonly #nameWords = new Set<string>();

  constructor(themes: readonly ThemeContent[]) {
    this.#themes = new Map(themes.map(({ id, key, name }) => [key, { id, texts: inWords(name) }]));
  }

  add(place: PlaceContent, ordinal: number): void {
    const searched = this.#searched(place);
    for (const term of termsOfPlace(searched)) {
      let posting = this.#postings.get(term);
      if (!posting) {
        posting = new OrdinalSetWriter();
        this.#postings.set(term, posting);
      }
      posting.push(ordinal);
    }
    const { words, nameWords } = vocabularyOfPlace(searched);
    for (const word of words) this.#words.add(word);
    for (const word of nameWords) this.#nameWords.add(word);
  }

  *postings(): Generator<PostingRow> {
    // In key order, so that the index fills page after page.
    for (const term of [...this.#postings.keys()].sort()) {
      const places = this.#postings.get(term)?.stored();
      if (places) yield { term, places };
    }
  }

  /** Words that typos are matched with: Latin ones of all texts, Korean ones of names. */
  *words(): Generator<WordRow> {
    for (const word of [...this.#words].sort()) {
      const deletes = hangulWord.test(word) && !this.#nameWords.has(word) ? [] : deletesOfWord(word);
      if (deletes.length > 0) yield { word, deletes };
    }
  }

  #searched({ type, name, reading, summary, address, themes }: PlaceContent): SearchedPlace {
    const tags = themes.flatMap((key) => this.#themes.get(key) ?? []);
    return {
      type,
      name: [
        ...inWords(name),
        { language: 'ja', words: wordsOf(reading.kana) },
        { language: 'en', words: wordsOf(reading.roman) },
      ],
      otherTexts: [...inWords(summary), ...inWords(address), ...tags.flatMap(({ texts }) => texts)],
      themeIds: tags.map(({ id }) => id),
    };
  }
}

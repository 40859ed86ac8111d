import { OrdinalSet, OrdinalSetWriter } from '../../../contract/search/ordinalSet.ts';
import {
  addTermsOfPlace,
  inWords,
  type SearchedPlace,
  type StoredKind,
  storedKinds,
  vocabularyOfPlace,
} from '../../../contract/search/searchTerms.ts';
import { wordsOf } from '../../../contract/search/searchText.ts';
import { deletesOfWord } from '../../../contract/search/slips.ts';
import { commonStarts, indexesWithin, rangesOf } from '../../../contract/search/termRanges.ts';
import type { PlaceContent, ThemeContent } from '../contentSchema.ts';

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
  /** By kind of term, without its letter: small maps are quicker. */
  readonly #postings = new Map<StoredKind, Map<string, OrdinalSetWriter>>();
  readonly #words = new Set<string>();
  readonly #nameWords = new Set<string>();
  #size = 0;

  constructor(themes: readonly ThemeContent[]) {
    this.#themes = new Map(themes.map(({ id, key, name }) => [key, { id, texts: inWords(name) }]));
  }

  add(place: PlaceContent, ordinal: number): void {
    const searched = this.#searched(place);
    addTermsOfPlace(searched, (kind, text) => this.#posting(kind, text).push(ordinal));
    this.#size = ordinal + 1;
    const { words, nameWords } = vocabularyOfPlace(searched);
    for (const word of words) this.#words.add(word);
    for (const word of nameWords) this.#nameWords.add(word);
  }

  *postings(): Generator<PostingRow> {
    // In key order, so that the index fills page after page.
    const sorted = [...this.#postings]
      .flatMap(([kind, ofKind]) => [...ofKind].map(([text, posting]) => ({ term: kind + text, posting })))
      .sort(({ term: one }, { term: other }) => (one < other ? -1 : 1));
    for (const { term, posting } of sorted) yield { term, places: posting.stored() };
    const terms = sorted.map(({ term }) => term);
    for (const start of new Set(commonStarts(terms))) {
      const places = new OrdinalSet(this.#size);
      for (const index of rangesOf(start).flatMap((range) => indexesWithin(terms, range))) {
        sorted[index]?.posting.addTo(places);
      }
      const posting = new OrdinalSetWriter();
      for (const ordinal of places.ordinals()) posting.push(ordinal);
      yield { term: start, places: posting.stored() };
    }
  }

  /** The sets of places by type and by theme. */
  *scopes(): Generator<PostingRow> {
    for (const kind of [storedKinds.type, storedKinds.theme]) {
      for (const [text, posting] of this.#postings.get(kind) ?? [])
        yield { term: kind + text, places: posting.stored() };
    }
  }

  /** Words that typos are matched with: Latin ones of all texts, Korean ones of names. */
  *words(): Generator<WordRow> {
    for (const word of [...this.#words].sort()) {
      const deletes = hangulWord.test(word) && !this.#nameWords.has(word) ? [] : deletesOfWord(word);
      if (deletes.length > 0) yield { word, deletes };
    }
  }

  #posting(kind: StoredKind, text: string): OrdinalSetWriter {
    const ofKind = this.#postings.get(kind) ?? new Map<string, OrdinalSetWriter>();
    this.#postings.set(kind, ofKind);
    const known = ofKind.get(text);
    if (known) return known;
    const posting = new OrdinalSetWriter();
    ofKind.set(text, posting);
    return posting;
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

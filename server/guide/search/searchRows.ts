import { GatheredTerms } from '../../../domain/search/gatheredTerms.ts';
import { OrdinalSet, OrdinalSetWriter } from '../../../domain/search/ordinalSet.ts';
import { type SearchedTheme, searchedPlace, searchedTheme } from '../../../domain/search/searchedPlace.ts';
import { placeVocabulary, storedKinds } from '../../../domain/search/searchTerms.ts';
import { wordDeletions } from '../../../domain/search/slips.ts';
import { commonStarts, indexesWithin, termRanges } from '../../../domain/search/termRanges.ts';
import type { PlaceContent, ThemeContent } from '../contentSchema.ts';

export interface PostingRow {
  readonly term: string;
  readonly places: Uint8Array;
}

export interface WordRow {
  readonly word: string;
  readonly deletes: string[];
}

/** The rows of the search index of places in the order of their ordinals. */
export class SearchIndexBuilder {
  readonly #themes: ReadonlyMap<string, SearchedTheme>;
  readonly #gathered = new GatheredTerms();
  /** Words that typos are matched with. */
  readonly #words = new Set<string>();

  constructor(themes: readonly ThemeContent[]) {
    this.#themes = new Map(themes.map((theme) => [theme.key, searchedTheme(theme)]));
  }

  add(place: PlaceContent): void {
    const themes = place.themes.flatMap((key) => this.#themes.get(key) ?? []);
    const searched = searchedPlace(place, themes);
    this.#gathered.add(searched);
    for (const word of placeVocabulary(searched)) this.#words.add(word);
  }

  *postings(): Generator<PostingRow> {
    // In key order, so that the index fills page after page.
    const sorted = [...this.#gathered.kinds()]
      .flatMap(([kind, termsOfKind]) =>
        [...termsOfKind].map(([text, places]) => ({ term: kind + text, places })),
      )
      .sort(({ term: one }, { term: other }) => (one < other ? -1 : 1));
    for (const { term, places } of sorted) yield { term, places: places.stored() };
    const terms = sorted.map(({ term }) => term);
    for (const start of new Set(commonStarts(terms))) {
      const places = new OrdinalSet(this.#gathered.size);
      for (const index of termRanges(start).flatMap((range) => indexesWithin(terms, range))) {
        sorted[index]?.places.addTo(places);
      }
      const posting = new OrdinalSetWriter();
      for (const ordinal of places.ordinals()) posting.push(ordinal);
      yield { term: start, places: posting.stored() };
    }
  }

  /** The sets of places by type and by theme. */
  *scopes(): Generator<PostingRow> {
    for (const kind of [storedKinds.type, storedKinds.theme]) {
      for (const [text, places] of this.#gathered.kinds().get(kind) ?? [])
        yield { term: kind + text, places: places.stored() };
    }
  }

  *words(): Generator<WordRow> {
    for (const word of [...this.#words].sort()) {
      const deletes = wordDeletions(word);
      if (deletes.length > 0) yield { word, deletes };
    }
  }
}

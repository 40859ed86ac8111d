import type { OfflinePlace, OfflineSynonyms } from '../../../../contract/offlineGuide.ts';
import { openStatusIn } from '../../../../domain/openingHours/openStatus.ts';
import { byPlaceType, type PlaceType } from '../../../../domain/places/placeTypes.ts';
import { buildMemoryIndex } from '../../../../domain/search/memoryIndex.ts';
import { nearWords } from '../../../../domain/search/nearWords.ts';
import { OrdinalSet } from '../../../../domain/search/ordinalSet.ts';
import {
  type MatchDeps,
  type Matches,
  matchEachType,
  matchPlaces,
  type OpenHours,
  type PlaceQuestion,
  type TermIndex,
} from '../../../../domain/search/placeMatches.ts';
import { type SearchedPlace, searchedPlace, searchedTheme } from '../../../../domain/search/searchedPlace.ts';
import { Synonyms } from '../../../../domain/search/synonyms.ts';
import type { OfflinePlaces } from './OfflinePlaces.ts';

/** The places that a query selects. */
export interface SelectedPlaces {
  /** Best class first; each place is in one class only. */
  readonly classes: readonly (readonly OfflinePlace[])[];
  /** Number of places left out because their hours then are unknown. */
  readonly unknown: number;
}

/** Lets the page handle waiting tasks. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Selects places by category, theme, opening hours and a search word, as the server does. */
export class PlaceSearch {
  readonly #places: OfflinePlaces;
  readonly #openPlaces: OpenHours;
  readonly #synonyms: OfflineSynonyms;
  #read: Synonyms | undefined;
  #index: Promise<TermIndex> | undefined;

  constructor(places: OfflinePlaces, synonyms: OfflineSynonyms) {
    this.#places = places;
    this.#synonyms = synonyms;
    this.#openPlaces = {
      read: (_, size, minute) => {
        const sets = { open: new OrdinalSet(size), unknown: new OrdinalSet(size) };
        for (const [ordinal, place] of places.listed.entries()) {
          const status = openStatusIn(place, minute);
          if (status !== 'closed') sets[status].addOrdinal(ordinal);
        }
        return sets;
      },
    };
  }

  /** The search index, built at the first call. */
  index(): Promise<TermIndex> {
    this.#index ??= buildMemoryIndex(this.#searched(), pause);
    return this.#index;
  }

  async select(question: PlaceQuestion): Promise<SelectedPlaces> {
    if (question.q === undefined) return this.#filter(question);
    return this.#selected(await matchPlaces(await this.#deps(), question));
  }

  /** The selected places of every category, found by a single search. */
  async selectEachType(question: Omit<PlaceQuestion, 'types'>): Promise<Record<PlaceType, SelectedPlaces>> {
    const matches = await matchEachType(await this.#deps(), question);
    return byPlaceType((type) => this.#selected(matches?.[type]));
  }

  #selected(matches: Matches | undefined): SelectedPlaces {
    const { listed } = this.#places;
    return {
      classes: (matches?.classes ?? []).map((set) =>
        set.ordinals().flatMap((ordinal) => listed[ordinal] ?? []),
      ),
      unknown: matches?.unknown.count() ?? 0,
    };
  }

  /** What to search instead of a word that finds nothing in any category. */
  async near(q: string): Promise<readonly string[]> {
    return (await nearWords(await this.#deps(), q)) ?? [];
  }

  async #deps(): Promise<MatchDeps> {
    this.#read ??= new Synonyms(this.#synonyms);
    const synonyms = this.#read;
    return { index: await this.index(), openPlaces: this.#openPlaces, synonyms: { read: () => synonyms } };
  }

  #filter({ types, themeId, open }: PlaceQuestion): SelectedPlaces {
    const within = this.#places.listed.filter(
      ({ type, themeIds }) => types.includes(type) && (themeId === undefined || themeIds.includes(themeId)),
    );
    if (!open) return { classes: [within], unknown: 0 };
    const withStatus = (status: 'open' | 'unknown') =>
      within.filter((place) => openStatusIn(place, open.time) === status);
    return { classes: [withStatus('open')], unknown: withStatus('unknown').length };
  }

  /** Yields one place at a time, so that the caller can pause in between. */
  *#searched(): Generator<SearchedPlace> {
    const { listed, themes } = this.#places;
    const tags = new Map(themes.map((theme) => [theme.id, searchedTheme(theme)]));
    for (const place of listed) {
      const reading = { kana: place.kana ?? '', roman: place.romanisation ?? '' };
      yield searchedPlace(
        { ...place, reading },
        place.themeIds.flatMap((id) => tags.get(id) ?? []),
      );
    }
  }
}

import type { MapPlace } from '../../../../contract/mapPlaces.ts';
import type {
  OfflineDocuments,
  OfflineOrder,
  OfflinePlace,
  OfflineSynonyms,
  OfflineTexts,
  OfflineThemes,
} from '../../../../contract/offlineGuide.ts';
import type { PlaceItem } from '../../../../contract/places.ts';
import { type Language, type Translated, textIn } from '../../../../domain/languages.ts';
import { itemTypes } from '../../../../domain/places/placeTypes.ts';
import { readingScripts } from '../../../../domain/reading/readings.ts';

/** The contents of all parts of one language, except the pictures. */
export interface OfflineContents {
  readonly language: Language;
  readonly places: readonly OfflinePlace[];
  readonly texts: readonly OfflineTexts[];
  readonly order: OfflineOrder;
  readonly themes: OfflineThemes;
  readonly documents: OfflineDocuments;
  readonly synonyms: OfflineSynonyms;
}

/** The places of the offline guide, and how they are shown in its language. */
export class OfflinePlaces {
  readonly themes: OfflineThemes['themes'];
  /** The listed places by rank (descending) and id; the index of a place is its ordinal. */
  readonly listed: readonly OfflinePlace[];
  readonly #language: Language;
  readonly #byId: ReadonlyMap<number, OfflinePlace>;
  readonly #texts: ReadonlyMap<number, OfflineTexts>;
  readonly #likes: ReadonlyMap<number, number>;
  readonly #namePositions: ReadonlyMap<number, number>;

  constructor({ language, places, texts, order, themes: { themes, likes } }: OfflineContents) {
    this.themes = themes;
    this.listed = places
      .filter(({ isListed }) => isListed)
      .sort((one, other) => other.rank - one.rank || one.id - other.id);
    this.#language = language;
    this.#byId = new Map(places.map((place) => [place.id, place]));
    this.#texts = new Map(texts.map((text) => [text.id, text]));
    this.#likes = new Map(likes);
    this.#namePositions = new Map(order.flatMap((ids, position) => ids.map((id) => [id, position])));
  }

  find(id: number): OfflinePlace | undefined {
    return this.#byId.get(id);
  }

  localTexts({ id }: OfflinePlace): OfflineTexts | undefined {
    return this.#texts.get(id);
  }

  likeCount({ id }: OfflinePlace): number {
    return this.#likes.get(id) ?? 0;
  }

  /** The position of a place in the order of names. */
  namePosition({ id }: OfflinePlace): number {
    return this.#namePositions.get(id) ?? 0;
  }

  /** A text in the guide's language; Korean where it is missing (docs/product/languages.md#missing-texts). */
  text(text: Partial<Translated>): string | null {
    return textIn(text, this.#language);
  }

  /** A field of an API response, absent where there is no reading. */
  readingField({ kana, romanisation, readIn }: OfflinePlace): { reading?: string } {
    if (!readIn.includes(this.#language)) return {};
    const reading = readingScripts[this.#language] === 'kana' ? kana : romanisation;
    return reading === null ? {} : { reading };
  }

  toPlaceItem(place: OfflinePlace): PlaceItem {
    return {
      id: place.id,
      thumbnailUrl: place.picture,
      name: this.text(place.name) ?? '',
      ...this.readingField(place),
      summary: this.text(place.summary) ?? '',
      type: itemTypes[place.type],
    };
  }

  toMapPlace({ id, type, name: names, lat, lng }: OfflinePlace): MapPlace {
    const name = this.text(names) ?? '';
    const { ko } = names;
    return { id, type, name, ...(ko === undefined || ko === name ? {} : { koreanName: ko }), lat, lng };
  }
}

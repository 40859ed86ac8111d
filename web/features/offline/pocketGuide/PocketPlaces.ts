import type { PlaceItem } from '../../../../contract/places.ts';
import type {
  PocketDocuments,
  PocketOrder,
  PocketPlace,
  PocketTexts,
  PocketThemes,
} from '../../../../contract/pocketGuide.ts';
import { type Language, type Translated, textIn } from '../../../../domain/languages.ts';
import { itemTypeOf } from '../../../../domain/places/placeTypes.ts';
import { readingScripts } from '../../../../domain/reading/readings.ts';

/** The contents of all parts of one language but the pictures. */
export interface PocketContents {
  readonly language: Language;
  readonly places: readonly PocketPlace[];
  readonly texts: readonly PocketTexts[];
  readonly order: PocketOrder;
  readonly themes: PocketThemes;
  readonly documents: PocketDocuments;
}

/** The places of the pocket guide, and how they are shown in its language. */
export class PocketPlaces {
  readonly themes: PocketThemes['themes'];
  /** The listed places by rank desc, id: the number of each is its ordinal. */
  readonly listed: readonly PocketPlace[];
  readonly #language: Language;
  readonly #byId: ReadonlyMap<number, PocketPlace>;
  readonly #texts: ReadonlyMap<number, PocketTexts>;
  readonly #likes: ReadonlyMap<number, number>;
  readonly #namePositions: ReadonlyMap<number, number>;

  constructor({ language, places, texts, order, themes: { themes, likes } }: PocketContents) {
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

  find(id: number): PocketPlace | undefined {
    return this.#byId.get(id);
  }

  textsOf({ id }: PocketPlace): PocketTexts | undefined {
    return this.#texts.get(id);
  }

  likesOf({ id }: PocketPlace): number {
    return this.#likes.get(id) ?? 0;
  }

  /** Its position in the order of the names. */
  namePositionOf({ id }: PocketPlace): number {
    return this.#namePositions.get(id) ?? 0;
  }

  /** A text in the guide's language; Korean where it is missing (DESIGN 3). */
  text(text: Partial<Translated>): string | null {
    return textIn(text, this.#language);
  }

  /** A field of an API response, absent where there is no reading. */
  readingOf({ kana, romanisation, readIn }: PocketPlace): { reading?: string } {
    if (!readIn.includes(this.#language)) return {};
    const reading = readingScripts[this.#language] === 'kana' ? kana : romanisation;
    return reading === null ? {} : { reading };
  }

  itemOf(place: PocketPlace): PlaceItem {
    return {
      id: place.id,
      thumbnailUrl: place.picture,
      name: this.text(place.name) ?? '',
      ...this.readingOf(place),
      summary: this.text(place.summary) ?? '',
      type: itemTypeOf[place.type],
    };
  }
}

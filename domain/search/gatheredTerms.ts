import { OrdinalSetWriter } from './ordinalSet.ts';
import type { SearchedPlace } from './searchedPlace.ts';
import { addPlaceTerms, type StoredKind } from './searchTerms.ts';

/** The terms of places, with the places that have them. */
export class GatheredTerms {
  /** One map per kind of term, whose keys leave out the kind's letter: small maps are faster. */
  readonly #kinds = new Map<StoredKind, Map<string, OrdinalSetWriter>>();
  /** Number of places. */
  size = 0;

  /** Places must come in the order of their ordinals, from 0. */
  add(place: SearchedPlace): void {
    const ordinal = this.size;
    addPlaceTerms(place, (kind, text) => this.#placesOf(kind, text).push(ordinal));
    this.size = ordinal + 1;
  }

  #placesOf(kind: StoredKind, text: string): OrdinalSetWriter {
    const termsOfKind = this.#kinds.get(kind) ?? new Map<string, OrdinalSetWriter>();
    this.#kinds.set(kind, termsOfKind);
    const known = termsOfKind.get(text);
    if (known) return known;
    const places = new OrdinalSetWriter();
    termsOfKind.set(text, places);
    return places;
  }

  kinds(): ReadonlyMap<StoredKind, ReadonlyMap<string, OrdinalSetWriter>> {
    return this.#kinds;
  }
}

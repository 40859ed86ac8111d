import { OrdinalSetWriter } from './ordinalSet.ts';
import type { SearchedPlace } from './searchedPlace.ts';
import { addTermsOfPlace, type StoredKind } from './searchTerms.ts';

/** The terms of places, with the places that have them. */
export class GatheredTerms {
  /** By kind of term, without its letter: small maps are quicker. */
  readonly #kinds = new Map<StoredKind, Map<string, OrdinalSetWriter>>();
  /** Number of places. */
  size = 0;

  /** Places must come in the order of their ordinals, from 0. */
  add(place: SearchedPlace): void {
    const ordinal = this.size;
    addTermsOfPlace(place, (kind, text) => this.#mergePages(kind, text).push(ordinal));
    this.size = ordinal + 1;
  }

  #mergePages(kind: StoredKind, text: string): OrdinalSetWriter {
    const ofKind = this.#kinds.get(kind) ?? new Map<string, OrdinalSetWriter>();
    this.#kinds.set(kind, ofKind);
    const known = ofKind.get(text);
    if (known) return known;
    const places = new OrdinalSetWriter();
    ofKind.set(text, places);
    return places;
  }

  kinds(): ReadonlyMap<StoredKind, ReadonlyMap<string, OrdinalSetWriter>> {
    return this.#kinds;
  }
}

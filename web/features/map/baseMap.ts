import type { Map as LeafletMap } from 'leaflet';
import type { Language } from '../../../contract/languages.ts';
import type { Box } from './labels.ts';

/** A base map that stands in a Leaflet map. It also goes with the map: Leaflet removes its layers. */
export interface ShownBase {
  /**
   * Called after the map has got its first place, after each move and with each new view: often, so what is the same
   * again should cost nothing. `taken` is what the markers cover at this zoom, in px of `map.project`: nothing is written
   * there.
   */
  update(language: Language, taken: readonly Box[]): void;
  /** Takes the base away from a map that stays; another may take its place. */
  remove(): void;
}

/** What lies beneath the markers of a stage: our own drawing, or vector tiles. */
export interface BaseMap {
  /** Whom the map is owed to: text, or an element with links. */
  credit(): string | Node;
  /** Draws into a map that has a place and a zoom already. */
  addTo(map: LeafletMap): ShownBase;
}

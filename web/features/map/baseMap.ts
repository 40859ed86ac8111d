import type { Map as LeafletMap } from 'leaflet';
import type { Language } from '../../../domain/languages.ts';
import type { Box } from './labels.ts';

/** A base map in a Leaflet map. It is also removed together with the map, whose layers Leaflet removes. */
export interface ShownBase {
  /**
   * Called after the map has its first position, after each move and with each new view. It runs often, so unchanged
   * input should cost nothing. `taken` is the area that the markers cover at this zoom, in px of `map.project`: no
   * labels are drawn there.
   */
  update(language: Language, taken: readonly Box[]): void;
  /** Removes the base from a map that stays; another may replace it. */
  remove(): void;
}

/** What lies beneath the markers: our own drawing, or vector tiles. */
export interface BaseMap {
  /** Attribution of the map: text, or an element with links. */
  credit(): string | Node;
  /** Draws into a map that already has a position and a zoom. */
  addTo(map: LeafletMap): ShownBase;
}

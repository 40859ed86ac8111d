import type { Language } from '../../../domain/languages.ts';

/** Degrees, WGS84. */
export interface MapPoint {
  lat: number;
  lng: number;
}

/** One of the five colours that the stops of a plan cycle through (docs/product/plans.md#the-trip-plan). */
export type MarkerColour = 0 | 1 | 2 | 3 | 4;

export interface MapMarker extends MapPoint {
  /** Unique within one view. */
  id: number;
  /**
   * The place's name in the view's language: beside a single marker without a number, else in its popup; and its
   * accessible name.
   */
  label: string;
  /** The place's name in Korean, beneath the label in the popup: as on local signs. */
  korean?: string;
  /** Text in the marker: the place's number in a plan. */
  number?: number;
  /** Default: 0. */
  colour?: MarkerColour;
}

/**
 * Everything that a map shows; changes are passed to `ShownMap.update`. Several markers are fitted into view together:
 * then `zoom` is the upper limit.
 */
export interface MapView {
  /** Where a map without markers looks. */
  center: MapPoint;
  /** In the scale of web maps (256 px for the world at 0). SPEC's 'zoom 4' is a Kakao level, here about 15. */
  zoom: number;
  /** In the order of the journey, where there is one. */
  markers: readonly MapMarker[];
  /** A route, drawn beneath the markers from point to point. */
  line?: readonly MapPoint[];
  /** The reader's own position, which never moves the map. Shown where `clusters` is set; requires `labels.position`. */
  position?: MapPoint | null;
  /** The language of the names on the map. */
  language: Language;
  /**
   * Overlapping markers become one round marker with their count, which zooms in when pressed. For lists; the numbered
   * stops of a plan are never clustered. Requires `labels.places`. A map either has clusters in all its views or in none.
   */
  clusters?: boolean;
  /** The highlighted marker, such as that of the card under the mouse. It is shown even if it is in a cluster. */
  highlighted?: number | null;
  /**
   * Accessible names in the same language: of the map's own buttons, of a cluster by its size, and of the reader's
   * position.
   */
  labels: { zoomIn: string; zoomOut: string; places?: (count: number) => string; position?: string };
}

/** Callbacks for the reader's actions on markers. None is called after the map is destroyed. */
export interface MapListener {
  /** A marker was pressed by mouse, finger or key; its popup opens too. */
  onChoose?: ((id: number) => void) | undefined;
  /** A mouse rests on the marker or it has the focus; null when neither is true any longer. */
  onHover?: ((id: number | null) => void) | undefined;
}

/** A map in a page. Neither function may be called after `destroy`. */
export interface ShownMap {
  /**
   * Shows another view. A marker with a known id moves to its new position and keeps the focus. If the target (centre
   * and zoom, or the set of places of several markers) equals that of the last view, the map stays where the reader has
   * moved it; otherwise it moves there. Another `highlighted` never moves the map.
   */
  update(view: MapView): void;
  /** Removes the map and all its listeners and leaves the container empty. */
  destroy(): void;
}

/**
 * The interface of a map adapter: our own drawing through Leaflet, vector tiles, or Kakao.
 *
 * Preconditions of `show`: it runs in a browser; the container is in the document, is empty, has a size other than
 * zero, and shows no other map; coordinates and zoom are finite numbers; marker ids are unique. A zoom or a centre out
 * of range is clamped. Labels are plain text, never markup.
 *
 * The container keeps its own accessible name: the adapter makes it focusable and handles the arrow keys, + and -. A
 * wheel without ctrl or command, and a single finger, still scroll the page.
 *
 * The promise rejects if the map cannot be created; the container is then empty, and `show` may be called again.
 */
export interface MapAdapter {
  show(container: HTMLElement, view: MapView, listener?: MapListener): Promise<ShownMap>;
}

import type { Language } from '../../../contract/languages.ts';

/** Degrees, WGS84. */
export interface MapPoint {
  lat: number;
  lng: number;
}

/** One of the five colours that the stops of a plan cycle through (SPEC 2). */
export type MarkerColour = 0 | 1 | 2 | 3 | 4;

export interface MapMarker extends MapPoint {
  /** Unique within one view. */
  id: number;
  /**
   * The place's name in the view's language: beside a lone marker without a number, else in its popup; and its
   * accessible name.
   */
  label: string;
  /** The place's name in Korean, beneath the label in the popup: what the signs on the spot say. */
  korean?: string;
  /** Written into the marker: the place's turn in a plan. */
  number?: number;
  /** Without it: 0. */
  colour?: MarkerColour;
}

/**
 * Everything that a map shows; a change of it is given to `ShownMap.update`. Several markers are shown all at once: then
 * their places say where the map looks, `center` says nothing, and `zoom` how near it comes at most.
 */
export interface MapView {
  center: MapPoint;
  /** In the scale of web maps (256 px for the world at 0). SPEC's 'zoom 4' is a Kakao level, here about 15. */
  zoom: number;
  /** In the order of the journey, where there is one. */
  markers: readonly MapMarker[];
  /** A route, drawn beneath the markers from point to point. */
  line?: readonly MapPoint[];
  /** The language of the names on the map. */
  language: Language;
  /**
   * Markers that would cover one another become one round marker with their count, which shows them nearer when it is
   * pressed. For lists; the stops of a plan, which have numbers, stay apart. With it `words.places` is needed.
   */
  clusters?: boolean;
  /** The marker that stands out, such as that of the card under the mouse. It is shown even if it is in a cluster. */
  highlighted?: number | null;
  /** Accessible names of the map's own buttons, in the same language; `places` says how many a cluster holds. */
  words: { zoomIn: string; zoomOut: string; places?: (count: number) => string };
}

/** What the reader does to the markers. None is called once the map is destroyed. */
export interface MapListener {
  /** A marker was pressed by mouse, finger or key; its popup opens besides. */
  onChoose?: ((id: number) => void) | undefined;
  /** A mouse rests on the marker or the focus is there; null when neither is so any longer. */
  onHover?: ((id: number | null) => void) | undefined;
}

/** A map that stands in a page. Neither function may be called after `destroy`. */
export interface ShownMap {
  /**
   * Shows another view. A marker with a known id moves to its new place and keeps the focus. Where what the map looks at
   * (centre and zoom, or the places of several markers in whatever order) is that of the last view given, the map stays
   * where the reader has moved it; else it goes there. Another `highlighted` never moves the map.
   */
  update(view: MapView): void;
  /** Takes the map and all its listeners away and leaves the container empty. */
  destroy(): void;
}

/**
 * What a maker of maps offers us: our own drawing through Leaflet today; vector tiles and Kakao fit the same port.
 *
 * Preconditions of `show`: it runs in a browser; the container is in the document, is empty, has a size other than
 * zero, and shows no other map; coordinates and zoom are finite numbers; marker ids differ. A zoom or a centre beyond
 * what the maker can show is moved to the nearest that it can. Labels are plain text, never markup.
 *
 * The container keeps its own accessible name: the adapter makes it focusable and takes the arrow keys, + and -.
 * A wheel without ctrl or command, and a single finger, go on scrolling the page.
 *
 * The promise is rejected when the map cannot be made; the container is then empty, and `show` may be tried again.
 */
export interface MapAdapter {
  show(container: HTMLElement, view: MapView, listener?: MapListener): Promise<ShownMap>;
}

import {
  divIcon,
  type LatLngTuple,
  type Map as LeafletMap,
  marker as leafletMarker,
  type Marker,
  polyline,
  svg,
} from 'leaflet';
import type { ClusterMarkersOn } from './clusterMarkers.ts';
import { openOnHover } from './hover.ts';
import { type Box, textBox } from './labels.ts';
import { hasOtherKorean, markerName, pinElement, pinSize, popupElement, showsLabel } from './pin.ts';
import type { MapListener, MapMarker, MapPoint, MapView } from './port.ts';

const at = ({ lat, lng }: MapPoint): LatLngTuple => [lat, lng];

/** Padding around a marker whose popup opens, in px; the right side holds the map's buttons. */
const room = { left: 60, top: 130, right: 90, bottom: 40 };

/** Events that highlight a marker, and those that end it. */
const tells = [
  ['pointerenter', true],
  ['focus', true],
  ['pointerleave', false],
  ['blur', false],
] as const;

interface ShownMarker {
  marker: Marker;
  /** Inputs from which it was rendered; equal inputs are not rendered again. */
  look: string;
}

/** The properties that determine a marker's element: all but its position. */
function markerLook({ id, label, korean, number, colour }: MapMarker, withLabel: boolean): string {
  return JSON.stringify([id, label, korean, number, colour, withLabel]);
}

function markerIcon(marker: MapMarker, withLabel: boolean) {
  return divIcon({
    className: 'map-spot',
    html: pinElement(marker, withLabel),
    iconSize: [pinSize.width, pinSize.height],
    iconAnchor: [pinSize.width / 2, pinSize.height],
    popupAnchor: [0, -pinSize.height],
  });
}

/** The route line: a lighter band, and the dots on it. */
function routeLine(map: LeafletMap): (points: readonly MapPoint[]) => void {
  const common = { interactive: false, fill: false, renderer: svg({ padding: 0.5 }) };
  const lines = ['map-route-band', 'map-route'].map((className) =>
    polyline([], { ...common, className }).addTo(map),
  );
  return (points) => {
    for (const line of lines) line.setLatLngs(points.map(at));
  };
}

export interface Markers {
  /** Shows a view's markers and route line, and moves existing ones instead of creating them again. */
  show(view: MapView): void;
  /** To be called when the zoom changes: other markers may overlap now. */
  zoomed(): void;
  /** The areas that the markers cover at this zoom, in px of `map.project`. */
  boxes(): Box[];
}

interface MarkersOptions {
  still: boolean;
  listener: MapListener;
  /** For views with clusters. */
  clusterMarkersOn: ClusterMarkersOn | undefined;
}

/** The markers of a map, their popups and clusters, and the route line. */
export function markersOn(map: LeafletMap, { still, listener, clusterMarkersOn }: MarkersOptions): Markers {
  const shown = new Map<number, ShownMarker>();
  const drawLine = routeLine(map);
  const clusters = clusterMarkersOn?.(map, still);
  let current: MapView | undefined;
  let arrangedAt: number | undefined;

  /** Whether the map had to move to show a marker's whole popup. */
  const reveal = (marker: Marker): boolean => {
    const size = map.getSize();
    const { x, y } = map.latLngToContainerPoint(marker.getLatLng());
    const isInside = x >= room.left && x <= size.x - room.right && y >= room.top && y <= size.y - room.bottom;
    // In a box too small for the padding the map would move back and forth.
    if (isInside || size.x < room.left + room.right + pinSize.width || size.y < room.top + room.bottom)
      return false;
    map.panInside(marker.getLatLng(), {
      paddingTopLeft: [room.left, room.top],
      paddingBottomRight: [room.right, room.bottom],
      animate: !still,
    });
    return true;
  };

  /** Keys of a focused marker that Leaflet does not handle: it supports Enter only. */
  const onKey = (marker: Marker, event: KeyboardEvent, id: number) => {
    if (event.key === ' ') {
      event.preventDefault();
      marker.togglePopup();
    }
    if (event.key === ' ' || event.key === 'Enter') {
      listener.onChoose?.(id);
    } else if (event.key === 'Escape' && marker.isPopupOpen()) {
      // The first Escape closes the popup; a dialog or sheet around the map gets the next.
      event.stopPropagation();
      marker.closePopup();
    }
  };

  const dress = (marker: Marker, { id }: MapMarker, name: string, speaks: boolean) => {
    const element = marker.getElement();
    if (!element) return;
    element.dataset.marker = String(id);
    element.ariaLabel = name;
    if (!speaks) element.setAttribute('role', 'img');
  };

  const add = (entry: MapMarker, withLabel: boolean): Marker => {
    // A single marker with its name beside it has nothing more to show.
    const speaks = !withLabel || hasOtherKorean(entry);
    const marker = leafletMarker(at(entry), {
      icon: markerIcon(entry, withLabel),
      interactive: speaks,
      keyboard: speaks,
      // Leaflet would animate the map despite prefers-reduced-motion.
      autoPanOnFocus: false,
    }).addTo(map);
    const element = marker.getElement();
    dress(marker, entry, markerName(entry), speaks);
    if (!speaks || !element) return marker;
    element.ariaExpanded = 'false';
    openOnHover(marker, element, () => reveal(marker));
    marker.bindPopup(popupElement(entry), {
      className: 'map-popup',
      closeButton: false,
      autoPan: false,
      maxWidth: 240,
    });
    marker.on('popupopen popupclose', ({ type }) => {
      element.ariaExpanded = String(type === 'popupopen');
    });
    element.addEventListener('keydown', (event) => onKey(marker, event, entry.id));
    element.addEventListener('focus', () => {
      // By keyboard only: under a pressed pointer the marker would move away, and the press would be lost.
      if (element.matches(':focus-visible')) reveal(marker);
    });
    marker.on('click', () => listener.onChoose?.(entry.id));
    for (const [type, id] of tells)
      element.addEventListener(type, () => listener.onHover?.(id ? entry.id : null));
    return marker;
  };

  const change = (marker: Marker, entry: MapMarker) => {
    marker.setIcon(markerIcon(entry, false));
    marker.setPopupContent(popupElement(entry));
    dress(marker, entry, markerName(entry), true);
  };

  const showOne = (entry: MapMarker, withLabel: boolean) => {
    const look = markerLook(entry, withLabel);
    let known = shown.get(entry.id);
    // A marker that loses or gains its popup is created again: it is the page's only marker.
    if (known && known.look !== look && (withLabel || !known.marker.getPopup())) {
      known.marker.remove();
      known = undefined;
    }
    if (!known) {
      shown.set(entry.id, { marker: add(entry, withLabel), look });
      return;
    }
    if (!known.marker.getLatLng().equals(at(entry))) known.marker.setLatLng(at(entry));
    if (known.look !== look) change(known.marker, entry);
    known.look = look;
  };

  const arrange = () => {
    if (!current) return;
    const view = current;
    arrangedAt = map.getZoom();
    const withLabel = showsLabel(view);
    const { alone, elements } = clusters?.show(view) ?? {
      alone: view.markers,
      elements: new Map<number, HTMLElement>(),
    };
    const ids = new Set(alone.map(({ id }) => id));
    for (const [id, { marker }] of shown) {
      if (ids.has(id)) continue;
      marker.remove();
      shown.delete(id);
    }
    for (const entry of alone) showOne(entry, withLabel);
    for (const [id, { marker }] of shown) {
      const isHighlighted = id === view.highlighted;
      marker.setZIndexOffset(isHighlighted ? 10_000 : 0);
      marker.getElement()?.classList.toggle('map-spot-highlighted', isHighlighted);
    }
    const inOrder = view.markers.flatMap(
      ({ id }) => shown.get(id)?.marker.getElement() ?? elements.get(id) ?? [],
    );
    orderElements([...new Set(inOrder)]);
    clusters?.passFocusOn((id) => shown.get(id)?.marker.getElement() ?? elements.get(id));
  };

  return {
    show: (view) => {
      current = view;
      arrange();
      drawLine(view.line ?? []);
    },
    zoomed: () => {
      if (clusters && arrangedAt !== map.getZoom()) arrange();
    },
    boxes: () => {
      if (!current) return [];
      const withLabel = showsLabel(current);
      const half = pinSize.width / 2;
      return [
        ...(clusters?.boxes() ?? []),
        ...current.markers.flatMap((entry) => {
          if (!shown.has(entry.id)) return [];
          const tip = map.project(at(entry));
          const pin = { left: tip.x - half, right: tip.x + half, top: tip.y - pinSize.height, bottom: tip.y };
          return withLabel ? [pin, textBox(entry.label, tip.add([0, 14]))] : [pin];
        }),
      ];
    },
  };
}

/** The tab order follows the view's order, whatever the previous order was. */
function orderElements(elements: readonly HTMLElement[]): void {
  const pane = elements[0]?.parentElement;
  if (!pane || elements.every((element, index) => pane.children[index] === element)) return;
  const focused = elements.find((element) => element === document.activeElement);
  pane.append(...elements);
  focused?.focus({ preventScroll: true });
}

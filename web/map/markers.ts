import {
  divIcon,
  type LatLngTuple,
  type Map as LeafletMap,
  marker as leafletMarker,
  type Marker,
  polyline,
  svg,
} from 'leaflet';
import { openOnHover } from './hover.ts';
import { hasOtherKorean, nameOf, pinElement, pinSize, popupElement } from './pin.ts';
import type { MapMarker, MapPoint, MapView } from './port.ts';

const at = ({ lat, lng }: MapPoint): LatLngTuple => [lat, lng];

/** Room about a marker whose popup opens, in px; the right side holds the map's buttons. */
const room = { left: 60, top: 130, right: 90, bottom: 40 };

/** Whether a view's one marker carries its name beside it. */
export function showsLabel(view: MapView): boolean {
  return view.markers.length === 1 && view.markers[0]?.number === undefined;
}

interface ShownMarker {
  marker: Marker;
  /** What it was made of; the same again is not drawn again. */
  look: string;
}

/** A marker's parts that its element is made of: all but its position. */
function lookOf({ id, label, korean, number, colour }: MapMarker, withLabel: boolean): string {
  return JSON.stringify([id, label, korean, number, colour, withLabel]);
}

function iconOf(marker: MapMarker, withLabel: boolean) {
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

/** Shows a view's markers and route line, and moves what is there already instead of drawing it anew. */
export function markersOn(map: LeafletMap, still: boolean): (view: MapView) => void {
  const shown = new Map<number, ShownMarker>();
  const drawLine = routeLine(map);

  /** Whether the map had to move, so that a marker's popup is seen whole. */
  const reveal = (marker: Marker): boolean => {
    const size = map.getSize();
    const { x, y } = map.latLngToContainerPoint(marker.getLatLng());
    const isInside = x >= room.left && x <= size.x - room.right && y >= room.top && y <= size.y - room.bottom;
    // A box too small for the room would be moved to and fro.
    if (isInside || size.x < room.left + room.right + pinSize.width || size.y < room.top + room.bottom)
      return false;
    map.panInside(marker.getLatLng(), {
      paddingTopLeft: [room.left, room.top],
      paddingBottomRight: [room.right, room.bottom],
      animate: !still,
    });
    return true;
  };

  /** Keys of a focused marker that Leaflet leaves out: it knows Enter alone. */
  const onKey = (marker: Marker, event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault();
      marker.togglePopup();
    } else if (event.key === 'Escape' && marker.isPopupOpen()) {
      // The first Escape is the popup's; a dialog or sheet about the map gets the next.
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
    // A lone name that stands beside its marker has no more to say.
    const speaks = !withLabel || hasOtherKorean(entry);
    const marker = leafletMarker(at(entry), {
      icon: iconOf(entry, withLabel),
      interactive: speaks,
      keyboard: speaks,
      // It would move the map with motion even for those who want none.
      autoPanOnFocus: false,
    }).addTo(map);
    const element = marker.getElement();
    dress(marker, entry, nameOf(entry), speaks);
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
    element.addEventListener('keydown', (event) => onKey(marker, event));
    element.addEventListener('focus', () => reveal(marker));
    return marker;
  };

  const change = (marker: Marker, entry: MapMarker) => {
    marker.setIcon(iconOf(entry, false));
    marker.setPopupContent(popupElement(entry));
    dress(marker, entry, nameOf(entry), true);
  };

  const showOne = (entry: MapMarker, withLabel: boolean) => {
    const look = lookOf(entry, withLabel);
    let known = shown.get(entry.id);
    // What has no popup, or shall have none, is made anew: it is the page's only marker.
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

  return (view) => {
    const ids = new Set(view.markers.map(({ id }) => id));
    for (const [id, { marker }] of shown) {
      if (ids.has(id)) continue;
      marker.remove();
      shown.delete(id);
    }
    for (const entry of view.markers) showOne(entry, showsLabel(view));
    orderElements(view.markers.flatMap(({ id }) => shown.get(id)?.marker ?? []));
    drawLine(view.line ?? []);
  };
}

/** The Tab key goes through the markers in the view's order, wherever they were in the last one. */
function orderElements(markers: readonly Marker[]): void {
  const elements = markers.flatMap((marker) => marker.getElement() ?? []);
  const pane = elements[0]?.parentElement;
  if (!pane || elements.every((element, index) => pane.children[index] === element)) return;
  const focused = elements.find((element) => element === document.activeElement);
  pane.append(...elements);
  focused?.focus({ preventScroll: true });
}

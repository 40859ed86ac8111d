import { divIcon, type Map as LeafletMap, marker as leafletMarker, type Marker } from 'leaflet';
import type { MapView } from './port.ts';
import { positionElement } from './positionElement.ts';

/** A function that shows the reader's own position on a map, above the markers that are not highlighted. */
export function readerPositionOn(map: LeafletMap): (view: MapView) => void {
  let shown: Marker | undefined;
  return ({ position, labels }) => {
    shown?.remove();
    shown = undefined;
    if (!position) return;
    const icon = divIcon({ className: '', html: positionElement(labels.position), iconSize: [0, 0] });
    shown = leafletMarker(position, { icon, interactive: false, keyboard: false, zIndexOffset: 9_000 });
    shown.addTo(map);
  };
}

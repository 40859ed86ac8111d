import { type LatLngTuple, type Map as LeafletMap, latLngBounds } from 'leaflet';
import type { MapPoint, MapView } from './port.ts';
import { viewCenter } from './viewTarget.ts';

const at = ({ lat, lng }: MapPoint): LatLngTuple => [lat, lng];

/** Padding around several markers, in px: for the pins, which stand above their places, and for the map's buttons. */
const margin = { left: 32, top: 60, right: 66, bottom: 32 };

function go(map: LeafletMap, view: MapView, animate: boolean): void {
  if (view.markers.length < 2) {
    map.setView(at(viewCenter(view)), view.zoom, { animate });
    return;
  }
  const size = map.getSize();
  const hasRoom = size.x > 2 * (margin.left + margin.right) && size.y > 2 * (margin.top + margin.bottom);
  map.fitBounds(latLngBounds(view.markers.map(at)), {
    maxZoom: view.zoom,
    animate,
    ...(hasRoom && {
      paddingTopLeft: [margin.left, margin.top],
      paddingBottomRight: [margin.right, margin.bottom],
    }),
  });
}

export interface Aim {
  /** Moves the map to the view as soon as a running animation has ended. */
  at(view: MapView, animate: boolean): void;
  /** To be called when the box is resized: unless the reader has moved the map, it is fitted to the view again. */
  sizeChanged(): void;
}

/**
 * Where a map looks. Leaflet drops a move that is requested during a zoom, and keeps only the centre of a box that
 * shrinks: either would leave markers out of sight.
 */
export function aimOn(map: LeafletMap): Aim {
  let view: MapView | undefined;
  let isMovedByReader = false;
  let isAiming = false;
  let isInMotion = false;
  let isSizing = false;
  let isDue: 'no' | 'gently' | 'at once' = 'no';

  const look = (animate: boolean) => {
    if (!view) return;
    isMovedByReader = false;
    isAiming = true;
    isInMotion = true;
    go(map, view, animate);
  };

  map.on('movestart', () => {
    if (!isAiming) isMovedByReader = true;
    isInMotion = true;
  });
  map.on('moveend', () => {
    if (isSizing) return;
    isAiming = false;
    isInMotion = false;
    const due = isDue;
    isDue = 'no';
    if (due !== 'no') look(due === 'gently');
  });

  return {
    at: (next, animate) => {
      view = next;
      if (isInMotion) isDue = animate ? 'gently' : 'at once';
      else look(animate);
    },
    sizeChanged: () => {
      isSizing = true;
      map.invalidateSize({ animate: false });
      isSizing = false;
      if (isMovedByReader || isDue !== 'no') return;
      if (isInMotion) isDue = 'at once';
      else look(false);
    },
  };
}

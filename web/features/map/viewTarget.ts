import type { MapPoint, MapView } from './port.ts';

/** Where a map looks that has no markers to fit into view together. */
export function viewCenter({ center, markers: [only] }: MapView): MapPoint {
  return only ?? center;
}

/** The target of a view as a string key: a different key is a different target. */
export function viewTarget(view: MapView): string {
  const { zoom, markers } = view;
  if (markers.length > 1)
    return JSON.stringify([zoom, ...markers.map(({ lat, lng }) => `${lat} ${lng}`).toSorted()]);
  const { lat, lng } = viewCenter(view);
  return JSON.stringify([lat, lng, zoom]);
}

import type { MapView } from './port.ts';

/** The target of a view as a string key: a different key is a different target. */
export function viewTarget({ center, zoom, markers }: MapView): string {
  if (markers.length < 2) return JSON.stringify([center.lat, center.lng, zoom]);
  return JSON.stringify([zoom, ...markers.map(({ lat, lng }) => `${lat} ${lng}`).toSorted()]);
}

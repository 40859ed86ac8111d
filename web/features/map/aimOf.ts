import type { MapView } from './port.ts';

/** What a view looks at, as text: another text is another place to go to. */
export function aimOf({ center, zoom, markers }: MapView): string {
  if (markers.length < 2) return JSON.stringify([center.lat, center.lng, zoom]);
  return JSON.stringify([zoom, ...markers.map(({ lat, lng }) => `${lat} ${lng}`).toSorted()]);
}

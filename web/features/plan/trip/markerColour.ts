/** SPEC 2: the markers' five colours, equal to the map's pins (leafletMap.css). */
const colours = [
  'bg-(--color-marker-0)',
  'bg-(--color-marker-1)',
  'bg-(--color-marker-2)',
  'bg-(--color-marker-3)',
  'bg-(--color-marker-4)',
] as const;

/** The class of a stop's colour, by its index from 0. */
export function markerColour(turn: number): string {
  return colours[turn % colours.length] ?? colours[0];
}

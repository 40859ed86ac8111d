/** SPEC 2: the markers' five colours, equal to the map's pins (leafletMap.css). */
export function markerColour(turn: number): string {
  return `var(--color-marker-${turn % 5})`;
}

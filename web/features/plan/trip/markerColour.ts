/** The markers' five colours, equal to the map's pins (leafletMap.css; docs/product/plans.md#the-trip-plan). */
export function markerColour(turn: number): string {
  return `var(--color-marker-${turn % 5})`;
}

/** Degrees, WGS84. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** The earth's mean radius in metres (IUGG). */
const earthRadius = 6_371_009;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres between two positions (haversine). */
export function metresBetween(one: Position, other: Position): number {
  const halfChord =
    Math.sin(radians(other.lat - one.lat) / 2) ** 2 +
    Math.cos(radians(one.lat)) *
      Math.cos(radians(other.lat)) *
      Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(halfChord)));
}

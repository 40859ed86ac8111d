/** Reference latitude of the projection in degrees: the middle of the region. */
const middleLatitude = 37.75;
const kilometresPerDegree = 111.195;
const earthRadius = 6_371_009;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export interface Position {
  /** Degrees, WGS84. */
  readonly lat: number;
  readonly lng: number;
}

const eastOf = (lng: number) => lng * Math.cos(radians(middleLatitude)) * kilometresPerDegree;
const northOf = (lat: number) => lat * kilometresPerDegree;

/** A position as kilometres east and north on a plane. */
export function planePoint({ lat, lng }: Position): string {
  return `(${eastOf(lng).toFixed(6)},${northOf(lat).toFixed(6)})`;
}

/**
 * Metres between two positions on that plane. The database sorts by it, so a list must show the same measure: distances
 * then never fall while the order rises. Within the region it differs by at most 0.5 % from the distance over the
 * ground.
 */
export function metresOnPlane(one: Position, other: Position): number {
  return 1000 * Math.hypot(eastOf(one.lng) - eastOf(other.lng), northOf(one.lat) - northOf(other.lat));
}

/** Great-circle distance in metres between two positions (haversine). */
export function metresBetween(one: Position, other: Position): number {
  const halfChord =
    Math.sin(radians(other.lat - one.lat) / 2) ** 2 +
    Math.cos(radians(one.lat)) *
      Math.cos(radians(other.lat)) *
      Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(halfChord)));
}

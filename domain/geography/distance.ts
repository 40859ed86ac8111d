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

/** Reference latitude of the projection in degrees: the middle of the region. */
const middleLatitude = 37.75;
const kilometresPerDegree = 111.195;

/** Kilometres east and north on a plane. */
export interface PlanePosition {
  readonly east: number;
  readonly north: number;
}

/**
 * A position on a plane, by which neighbours are found; to the millimetre, as the database stores it. Within the region
 * a distance on it differs by at most 0.5 % from that over the ground.
 */
export function toPlane({ lat, lng }: Position): PlanePosition {
  const toMillimetres = (kilometres: number) => Number(kilometres.toFixed(6));
  return {
    east: toMillimetres(lng * Math.cos(radians(middleLatitude)) * kilometresPerDegree),
    north: toMillimetres(lat * kilometresPerDegree),
  };
}

import type { RoutedTimes } from '../../../../contract/drivingTimes.ts';
import { departurePoint } from '../../../../contract/planRules.ts';

/** A point of the tour in WGS84 degrees. */
export interface TourPoint {
  /** Of a place; 0 is the departure. */
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
}
type Point = Pick<TourPoint, 'lat' | 'lng'>;

/** Where the tour begins and ends. */
export const departure: TourPoint = { id: 0, ...departurePoint };

/** Whole minutes from one point to another, stopping included; the way back may take longer. */
export type DrivingMinutes = (from: TourPoint, to: TourPoint) => number;

const earthRadius = 6371;
/** West of it the roads climb into the Taebaek mountains. */
const mountainsWestOf = 128.8;
/** East of it they follow the shore, with fewer lights than in town. */
const shoreEastOf = 128.915;

/** How much longer the road is than the straight line, and how fast one drives on it (km/h), lights included. */
const roads = {
  town: { factor: 1.35, speed: 26 },
  coast: { factor: 1.3, speed: 38 },
  mountain: { factor: 1.55, speed: 40 },
} as const;
type Terrain = keyof typeof roads;

/** Getting in, getting out, and finding the spot to stop at. */
const minutesOfStopping = 2;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres in a straight line (haversine). */
export function straightKilometres(a: Point, b: Point): number {
  const [dLat, dLng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)];
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

function terrainOf({ lng }: Point): Terrain {
  if (lng < mountainsWestOf) return 'mountain';
  return lng > shoreEastOf ? 'coast' : 'town';
}

/**
 * Whole minutes of a drive, estimated: the straight line times a road factor, at the speed of town, coast or mountain,
 * half by where it begins and half by where it ends. The same both ways; nothing for no way at all.
 */
export function estimatedMinutes(a: Point, b: Point): number {
  const straight = straightKilometres(a, b);
  if (straight < 0.05) return 0;
  const hours = [a, b].map((point) => {
    const { factor, speed } = roads[terrainOf(point)];
    return ((straight / 2) * factor) / speed;
  });
  return Math.ceil(hours.reduce((sum, part) => sum + part, 0) * 60 + minutesOfStopping);
}

/** Driving times of a routing service; estimated between points of which it knows no way. */
export function routedMinutes({ ids, minutes }: Pick<RoutedTimes, 'ids' | 'minutes'>): DrivingMinutes {
  const indexOf = new Map([departure.id, ...ids].map((id, index) => [id, index]));
  return (from, to) => {
    const routed = minutes[indexOf.get(from.id) ?? -1]?.[indexOf.get(to.id) ?? -1] ?? null;
    if (routed === null) return estimatedMinutes(from, to);
    return routed === 0 ? 0 : routed + minutesOfStopping;
  };
}

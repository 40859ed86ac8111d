import { metresBetween } from '../geography/distance.ts';
import { departurePoint } from './planRules.ts';

/** A point of the tour in WGS84 degrees. */
export interface TourPoint {
  /** Visiting time at a place; 0 for the departure. */
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
}
type Point = Pick<TourPoint, 'lat' | 'lng'>;

/** Where the tour begins and ends. */
export const departure: TourPoint = { id: 0, ...departurePoint };

/** Whole minutes from one point to another, stopping included; not necessarily symmetric. */
export type DrivingMinutes = (from: TourPoint, to: TourPoint) => number;

/** West of it the roads climb into the Taebaek mountains. */
const mountainsEastEdge = 128.8;
/** East of it they follow the coast, with fewer traffic lights than in town. */
const shoreWestEdge = 128.915;

/** Road distance relative to the straight line, and average speed (km/h), traffic lights included. */
const roads = {
  town: { factor: 1.35, speed: 26 },
  coast: { factor: 1.3, speed: 38 },
  mountain: { factor: 1.55, speed: 40 },
} as const;
type Terrain = keyof typeof roads;

/** Getting in and out, and finding a place to stop. */
const stoppingMinutes = 2;

function terrainAt({ lng }: Point): Terrain {
  if (lng < mountainsEastEdge) return 'mountain';
  return lng > shoreWestEdge ? 'coast' : 'town';
}

/**
 * Estimated whole minutes of a drive: the straight line times a road factor, at the speed of town, coast or mountain,
 * averaged over start and end. Symmetric; zero for the same point.
 */
export function estimatedMinutes(a: Point, b: Point): number {
  const straight = metresBetween(a, b) / 1000;
  if (straight < 0.05) return 0;
  const hours = [a, b].map((point) => {
    const { factor, speed } = roads[terrainAt(point)];
    return ((straight / 2) * factor) / speed;
  });
  return Math.ceil(hours.reduce((sum, part) => sum + part, 0) * 60 + stoppingMinutes);
}

/** Whole minutes of driving, rounded up, from the row to the column: 0 is the departure, then the ids. Null: no route. */
interface RoutedTimes {
  readonly ids: readonly number[];
  readonly minutes: readonly (readonly (number | null)[])[];
}

/** Driving times of a routing service; estimated between points for which it has no route. */
export function routedMinutes({ ids, minutes }: RoutedTimes): DrivingMinutes {
  const indexOf = new Map([departure.id, ...ids].map((id, index) => [id, index]));
  return (from, to) => {
    const routed = minutes[indexOf.get(from.id) ?? -1]?.[indexOf.get(to.id) ?? -1] ?? null;
    if (routed === null) return estimatedMinutes(from, to);
    return routed === 0 ? 0 : routed + stoppingMinutes;
  };
}

import { metresBetween, type Position } from '../geography/distance.ts';
import { readSteps } from '../geography/mapLines.ts';
import {
  createRoadNetwork,
  type DrivingSpeeds,
  type Road,
  type RoadNetwork,
  roadKinds,
} from '../geography/roadNetwork.ts';
import { drawnRoads } from './drawnRoads.ts';
import { departurePoint } from './planRules.ts';

/** A point of the tour in WGS84 degrees. */
export interface TourPoint {
  /** The id of a place; 0 for the departure. */
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
}

/** The point at which a tour from a position begins and ends; by default the station. */
export const tourEnds = ({ lat, lng }: Position = departurePoint): TourPoint => ({ id: 0, lat, lng });

/** Gangneung Station. */
export const departure: TourPoint = tourEnds();

/** Whole minutes from one point to another, stopping included; not necessarily symmetric. */
export type DrivingMinutes = (from: TourPoint, to: TourPoint) => number;

/**
 * Average speeds in km/h, traffic lights included, on the roads as the map draws them. Those on streets and national roads
 * fit published driving times (testing/publishedTimes.ts). The others are assumptions, since no times are published for such
 * roads: the map draws the passes of the regional roads with few of their bends.
 */
export const drivingSpeeds: DrivingSpeeds = {
  expressway: 85,
  national: 45,
  regional: 30,
  street: 34,
  offRoad: 15,
};
/** Extra minutes of every drive: turning, and the first and the last crossing. They fit the published times. */
export const minutesOfStart = 1.5;

/** Getting in and out, and finding a place to stop. */
const stoppingMinutes = 2;

/** The roads of the drawn map, with their points. */
export function readDrawnRoads(): Road[] {
  const known: Position[] = [];
  return roadKinds.flatMap((kind) =>
    drawnRoads[kind].split(',').map((steps) => ({ kind, points: readSteps(steps, known) })),
  );
}

/** Made for the first drive. */
let network: RoadNetwork | undefined;

function drivingNetwork(): RoadNetwork {
  network ??= createRoadNetwork(readDrawnRoads(), drivingSpeeds);
  return network;
}

/** Estimated minutes of a drive over the roads of the drawn map, not rounded. Symmetric; zero for the same point. */
export function roadMinutes(from: Position, to: Position): number {
  if (metresBetween(from, to) < 50) return 0;
  return minutesOfStart + drivingNetwork().minutesBetween(from, to);
}

/** The points of the estimated way, both ends included. */
export function roadWay(from: Position, to: Position): Position[] {
  return drivingNetwork().wayBetween(from, to);
}

/** Estimated whole minutes of a drive, stopping included. */
export function estimatedMinutes(from: Position, to: Position): number {
  const minutes = roadMinutes(from, to);
  return minutes === 0 ? 0 : Math.ceil(minutes + stoppingMinutes);
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

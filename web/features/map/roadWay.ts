import {
  createRoadNetwork,
  type Road,
  type RoadNetwork,
  roadKinds,
} from '../../../domain/geography/roadNetwork.ts';
import { drivingSpeeds } from '../../../domain/tour/drivingTime.ts';
import type { MapFeature } from './geoJson.ts';
import type { MapPoint } from './port.ts';

/** The way along the drawn roads through all points, by which driving times are estimated too. */
export function createRoadWay(features: readonly MapFeature[]): (points: readonly MapPoint[]) => MapPoint[] {
  const roads = features.flatMap(({ kind, points }): Road[] => {
    const known = roadKinds.find((one) => one === kind);
    return known ? [{ kind: known, points }] : [];
  });
  /** Made for the first way; most maps show none. */
  let network: RoadNetwork | undefined;
  return (points) =>
    points.flatMap((to, index) => {
      const from = points[index - 1];
      if (!from) return [to];
      network ??= createRoadNetwork(roads, drivingSpeeds);
      return network.wayBetween(from, to).slice(1);
    });
}

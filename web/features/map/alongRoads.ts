import { roundedLine } from '../../../domain/geography/mapLines.ts';
import { roadWay } from '../../../domain/tour/drivingTime.ts';
import type { MapPoint } from './port.ts';

/** The way over the drawn roads through all points, as driving times are estimated; rounded like the roads. */
export function alongRoads(points: readonly MapPoint[]): MapPoint[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    return from ? roundedLine(roadWay(from, to)).slice(1) : [to];
  });
}

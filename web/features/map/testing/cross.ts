import type { MapPoint } from '../port.ts';

/** Whether the segments ab and cd cross; touching ends do not count. */
export function cross(a: MapPoint, b: MapPoint, c: MapPoint, d: MapPoint): boolean {
  const side = (p: MapPoint, q: MapPoint, r: MapPoint) =>
    Math.sign((q.lng - p.lng) * (r.lat - p.lat) - (q.lat - p.lat) * (r.lng - p.lng));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

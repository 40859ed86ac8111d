import { type Position, toPlane } from '../../domain/geography/distance.ts';

/** A position as PostgreSQL's text of a point on the plane, by which the database finds neighbours. */
export function planePoint(position: Position): string {
  const { east, north } = toPlane(position);
  return `(${east.toFixed(6)},${north.toFixed(6)})`;
}

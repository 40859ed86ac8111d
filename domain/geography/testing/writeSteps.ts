import type { Position } from '../distance.ts';
import { stepsPerDegree } from '../mapLines.ts';

/** Writes a line as readSteps reads it. `known` has the numbers of the points so far, and receives the new ones. */
export function writeSteps(points: readonly Position[], known = new Map<string, number>()): string {
  let before = { lng: 0, lat: 0 };
  const steps = points.map((point) => {
    const here = { lng: Math.round(point.lng * stepsPerDegree), lat: Math.round(point.lat * stepsPerDegree) };
    const step = `${here.lng - before.lng} ${here.lat - before.lat}`;
    before = here;
    const key = `${here.lng} ${here.lat}`;
    const number = known.get(key);
    if (number !== undefined) return `#${number}`;
    known.set(key, known.size);
    return step;
  });
  return steps.join(' ').replaceAll(/ (?=[-#])/g, '');
}

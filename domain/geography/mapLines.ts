/** A point of a drawing of content/map, in degrees. */
interface LinePoint {
  lat: number;
  lng: number;
}

function between(a: LinePoint, b: LinePoint, part: number): LinePoint {
  return { lat: a.lat + (b.lat - a.lat) * part, lng: a.lng + (b.lng - a.lng) * part };
}

/**
 * Rounds the corners of a drawn line twice (Chaikin): the files of content/map store few points, but the map shows
 * smooth lines. The ends stay; a ring's first point is its last, so that a ring stays closed. Used by the map of the
 * pages and the pictures of the server.
 */
export function roundedLine(points: readonly LinePoint[], times = 2): LinePoint[] {
  const first = points[0];
  const last = points.at(-1);
  if (times === 0 || !first || !last || points.length < 3) return [...points];
  const cut = points.slice(1).flatMap((end, index) => {
    const start = points[index] ?? end;
    return [between(start, end, 0.2), between(start, end, 0.8)];
  });
  return roundedLine([first, ...cut, last], times - 1);
}

const pointKey = ({ lat, lng }: LinePoint) => `${lat} ${lng}`;

/** Rounds roads or railways, except at junctions, where all lines share a point. */
export function roundedNetwork(lines: readonly (readonly LinePoint[])[]): LinePoint[][] {
  const times = new Map<string, number>();
  for (const point of lines.flat()) times.set(pointKey(point), (times.get(pointKey(point)) ?? 0) + 1);
  return lines.map((line) => {
    const parts: LinePoint[][] = [[]];
    for (const point of line) {
      parts.at(-1)?.push(point);
      if ((times.get(pointKey(point)) ?? 0) > 1) parts.push([point]);
    }
    return parts.flatMap((part, index) => roundedLine(part).slice(index === 0 ? 0 : 1));
  });
}

/** A step is a ten-thousandth of a degree. */
export const stepsPerDegree = 10_000;

/**
 * Reads a line in the form in which a browser loads content/map. Each point is either a longitude and a latitude in
 * ten-thousandths of a degree, as the difference from the previous point, or `#` and the index of a point in `known`. Points of
 * the first form are added to `known`.
 */
export function readSteps(text: string, known: LinePoint[] = []): LinePoint[] {
  let [lng, lat] = [0, 0];
  return [...text.matchAll(/#(\d+)|(-?\d+) ?(-?\d+)/g)].map(([, number, east, north]) => {
    const point = known[Number(number)] ?? {
      lat: (lat + Number(north)) / stepsPerDegree,
      lng: (lng + Number(east)) / stepsPerDegree,
    };
    if (number === undefined) known.push(point);
    [lng, lat] = [Math.round(point.lng * stepsPerDegree), Math.round(point.lat * stepsPerDegree)];
    return point;
  });
}

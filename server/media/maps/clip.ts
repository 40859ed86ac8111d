/** A point of a picture, in px. */
export type PicturePoint = readonly [x: number, y: number];

/** A rectangle that starts at 0, 0. */
interface Size {
  width: number;
  height: number;
}

/** Margin around a picture in px, so that the ends and edges of strokes stay invisible. */
const room = 12;

type Side = (point: PicturePoint) => number;

/** Distance of a point from each edge of the picture with its margin; below 0 it is outside. */
function frameSides({ width, height }: Size): Side[] {
  return [([x]) => x + room, ([x]) => width + room - x, ([, y]) => y + room, ([, y]) => height + room - y];
}

function crossing(a: PicturePoint, b: PicturePoint, side: Side): PicturePoint {
  const part = side(a) / (side(a) - side(b));
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** The part of an area that is inside a picture (Sutherland and Hodgman). */
export function clippedRing(ring: readonly PicturePoint[], size: Size): PicturePoint[] {
  return frameSides(size).reduce<PicturePoint[]>(
    (points, side) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const isIn = side(point) >= 0;
        const comes = side(before) >= 0 !== isIn ? [crossing(before, point, side)] : [];
        return isIn ? [...comes, point] : comes;
      }),
    [...ring],
  );
}

/** The parts of a line that are inside a picture. */
export function clippedLine(line: readonly PicturePoint[], size: Size): PicturePoint[][] {
  const parts: PicturePoint[][] = [];
  let end: PicturePoint | undefined;
  for (const [index, to] of line.slice(1).entries()) {
    let [a, b] = [line[index] ?? to, to];
    const isSeen = frameSides(size).every((side) => {
      if (side(a) < 0 && side(b) < 0) return false;
      if (side(a) < 0) a = crossing(a, b, side);
      else if (side(b) < 0) b = crossing(a, b, side);
      return true;
    });
    if (!isSeen) continue;
    if (end && a[0] === end[0] && a[1] === end[1]) parts.at(-1)?.push(b);
    else parts.push([a, b]);
    end = b;
  }
  return parts;
}

/** A spot on the screen, in px. */
export interface Spot {
  x: number;
  y: number;
}

/** A rectangle on the screen, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How wide a line of text is, in px. Estimated, since measuring would make the browser lay out each name. */
export function widthOf(text: string, size = 13): number {
  let width = 0;
  // Hangul, Kana and Han are as wide as the type is high; Latin letters a little more than half.
  for (const sign of text) width += sign > '\u2e7f' ? 1.04 : 0.6;
  return width * size;
}

/** The box of a line of text about a point, level or turned by an angle (radians). */
export function textBox(text: string, { x, y }: Spot, size = 13, angle = 0): Box {
  const [wide, high] = [widthOf(text, size) / 2 + 4, size / 2 + 3.5];
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [halfWidth, halfHeight] = [wide * cos + high * sin, wide * sin + high * cos];
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Those names, the more important first, that fit beside each other and beside what is taken already. */
export function thatFit<T extends { box: Box }>(names: readonly T[], taken: readonly Box[]): T[] {
  const boxes = [...taken];
  return names.filter(({ box }) => {
    const fits = !boxes.some((other) => overlap(box, other));
    if (fits) boxes.push(box);
    return fits;
  });
}

interface LineSpot extends Spot {
  /** In which the line runs there, in radians, turned so that text on it stands upright. */
  angle: number;
}

/**
 * Spots on a line, `every` px from one another and in the middle where there is one alone, each with room for
 * `length` px along the line. None on a line that is shorter.
 */
export function spotsAlong(line: readonly Spot[], length: number, every: number): LineSpot[] {
  const ends = [0];
  for (const [index, point] of line.slice(1).entries()) {
    const before = line[index] ?? point;
    ends.push((ends[index] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  }
  const whole = ends.at(-1) ?? 0;
  const pointAt = (distance: number): Spot => {
    const next = Math.max(
      1,
      ends.findIndex((end) => end >= distance),
    );
    const [a, b] = [line[next - 1], line[next]];
    const [start, end] = [ends[next - 1] ?? 0, ends[next] ?? 0];
    if (!a || !b) return { x: 0, y: 0 };
    const part = end > start ? (distance - start) / (end - start) : 0;
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  };
  const count = line.length < 2 || whole < length ? 0 : Math.max(1, Math.floor(whole / every));
  return Array.from({ length: count }, (_, index) => {
    const middle = (whole * (index + 0.5)) / count;
    const [from, to] = [pointAt(middle - length / 2), pointAt(middle + length / 2)];
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const upright = angle > Math.PI / 2 ? angle - Math.PI : angle < -Math.PI / 2 ? angle + Math.PI : angle;
    return { ...pointAt(middle), angle: upright };
  });
}

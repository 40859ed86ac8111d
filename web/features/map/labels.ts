/** A point on the screen, in px. */
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

/** Width of a line of text, in px. Estimated, since measuring would force a layout for each label. */
export function textWidth(text: string, size = 13): number {
  let width = 0;
  // Hangul, Kana and Han are as wide as the font size; Latin letters a little more than half.
  for (const sign of text) width += sign > '\u2e7f' ? 1.04 : 0.6;
  return width * size;
}

/** The box of a line of text around a point, horizontal or rotated by an angle (radians). */
export function textBox(text: string, { x, y }: Spot, size = 13, angle = 0): Box {
  const [wide, high] = [textWidth(text, size) / 2 + 4, size / 2 + 3.5];
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [halfWidth, halfHeight] = [wide * cos + high * sin, wide * sin + high * cos];
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The labels, most important first, that overlap neither each other nor the taken areas. */
export function withoutOverlaps<T extends { box: Box }>(names: readonly T[], taken: readonly Box[]): T[] {
  const boxes = [...taken];
  return names.filter(({ box }) => {
    const fits = !boxes.some((other) => overlap(box, other));
    if (fits) boxes.push(box);
    return fits;
  });
}

interface LineSpot extends Spot {
  /** Direction of the line there, in radians, flipped so that text on it is upright. */
  angle: number;
}

/**
 * Points on a line, `every` px apart, or its middle if there is only one, each with room for `length` px along the
 * line. None on a line that is shorter.
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

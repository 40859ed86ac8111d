/** A rectangle on the screen, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box of a line of text about a point. Estimated, since measuring would make the browser lay out each name. */
export function textBox(text: string, { x, y }: { x: number; y: number }): Box {
  let width = 0;
  // Hangul, Kana and Han are as wide as the 13 px type is high; Latin letters a little more than half.
  for (const sign of text) width += sign > '\u2e7f' ? 13.5 : 7.8;
  return { left: x - width / 2 - 4, right: x + width / 2 + 4, top: y - 10, bottom: y + 10 };
}

function overlap(a: Box, b: Box): boolean {
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

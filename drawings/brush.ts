/*
 * The primitives of every drawing. A drawing is 800 wide and 600 high. A part is drawn about its own origin, the middle of
 * its foot, and is placed in the picture by `put`.
 */

/** The picture's size in its own units. */
export const canvas = { width: 800, height: 600 } as const;

/** A number with one decimal, or none from 100 on, to keep drawings short. */
export function n(value: number): string {
  return String(Math.abs(value) < 100 ? Math.round(value * 10) / 10 : Math.round(value));
}

/** The text of an SVG path: numbers are rounded, the rest is unchanged. */
export function d(strings: TemplateStringsArray, ...values: readonly number[]): string {
  return strings.reduce((text, piece, index) => `${text}${n(values[index - 1] ?? 0)}${piece}`);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, round = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round ? ` rx="${n(round)}"` : ''} fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, across: number, down: number, fill: string): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(across)}" ry="${n(down)}" fill="${fill}"/>`;
}

/** A filled shape. */
export function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** A line of even width with round ends; with square ends for woodwork. */
export function line(
  path: string,
  stroke: string,
  width: number,
  ends: 'round' | 'square' = 'round',
): string {
  const round = ends === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${round}/>`;
}

/** Puts a part at its place in the picture. `flip` mirrors its light too, which then comes from the wrong side. */
export function put(x: number, y: number, scale: number, part: string, flip = false): string {
  const size =
    scale === 1 && !flip ? '' : `scale(${flip ? n2(-scale) : n2(scale)}${flip ? ` ${n2(scale)}` : ''})`;
  return `<g transform="translate(${n(x)} ${n(y)})${size}">${part}</g>`;
}

function n2(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Parts that lie over each other, the first at the bottom. */
export function layers(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part).join('');
}

import type { Air, Hour } from '../air.ts';
import { d, layers, line, rect, shape } from '../brush.ts';
import { mix, type Pigment, palette } from '../palette.ts';
import type { Random } from '../random.ts';

/** The number of lit windows out of ten. */
const litWindowsPerTen: Record<Hour, number> = { dawn: 1.6, day: 0.5, dusk: 4, night: 4.6, mist: 1.4 };

/** Glass of an unlit window. */
export function glassColour(air: Air): string {
  return air.isDark ? mix(palette.night, palette.deep, 0.5) : air.of('sea');
}

/** Glass of a lit window. */
export function litGlassColour(air: Air): string {
  return air.isDark || air.hour === 'dusk' ? air.window : air.of('apricot');
}

/** The left side of a wall, in shadow; white walls reflect the blue of the sky. */
export function shadedWall(air: Air, wall: Pigment): string {
  return wall === 'white' || wall === 'foam' ? mix(air.of('white'), air.of('spray'), 0.62) : air.shaded(wall);
}

interface Grid {
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** The share of its cell that a pane fills. */
  across?: number;
  down?: number;
  glass?: string;
}

/** Windows in rows and columns, some of them lit. */
export function panes(
  air: Air,
  random: Random,
  { x, y, width, height, columns, rows, across = 0.62, down = 0.58, glass = glassColour(air) }: Grid,
): string {
  const cell = { width: width / columns, height: height / rows };
  const pane = { width: cell.width * across, height: cell.height * down };
  let dark = '';
  let lit = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = x + column * cell.width + (cell.width - pane.width) / 2;
      const top = y + row * cell.height + (cell.height - pane.height) / 2;
      const one = d`M${left} ${top}h${pane.width}v${pane.height}h${-pane.width}z`;
      if (random.between(0, 10) < litWindowsPerTen[air.hour]) lit += one;
      else dark += one;
    }
  }
  return layers(dark && shape(dark, glass), lit && shape(lit, litGlassColour(air)));
}

/** Horizontal lines at the floors of a front. */
function floorLines(x: number, width: number, ys: readonly number[], stroke: string, weight: number): string {
  return line(ys.map((y) => d`M${x} ${y}h${width}`).join(''), stroke, weight, 'square');
}

export const faces = ['windows', 'balconies', 'bands', 'fins'] as const;
export type Face = (typeof faces)[number];

export interface BlockOptions {
  width: number;
  floors: number;
  floorHeight?: number;
  bays?: number;
  wall?: Pigment;
  rail?: Pigment;
  face?: Face;
  /** The width of the shaded side; 0 for none. */
  side?: number;
}

/** The height of a block of these floors. */
export function blockHeight({
  floors,
  floorHeight = 36,
}: Pick<BlockOptions, 'floors' | 'floorHeight'>): number {
  return floors * floorHeight + 10;
}

/** A house of several floors without its roof: a lit front and a narrow shaded side. */
export function block(air: Air, random: Random, options: BlockOptions): string {
  const {
    width,
    floors,
    floorHeight = 36,
    bays = 5,
    wall = 'white',
    rail = 'stone',
    face = 'windows',
  } = options;
  const { side = width * 0.27 } = options;
  const height = blockHeight(options);
  const left = -width / 2;
  const front = { x: left + side, width: width - side };
  const top = -height + 10;
  const rows = Array.from({ length: floors }, (_, index) => top + index * floorHeight);
  return layers(
    rect(left, -height, width, height, air.of(wall)),
    face === 'windows' &&
      panes(air, random, {
        x: front.x + 5,
        y: top - 2,
        width: front.width - 10,
        height: floors * floorHeight,
        columns: bays,
        rows: floors,
      }),
    face === 'balconies' && balconies(air, random, { front, top, floors, floorHeight, bays, wall, rail }),
    face === 'bands' &&
      panes(air, random, {
        x: front.x,
        y: top - 2,
        width: front.width,
        height: floors * floorHeight,
        columns: bays,
        rows: floors,
        across: 0.97,
        down: 0.52,
      }),
    face === 'fins' &&
      panes(air, random, {
        x: front.x + 6,
        y: top,
        width: front.width - 12,
        height: floors * floorHeight - 6,
        columns: bays,
        rows: floors,
        across: 0.46,
        down: 0.86,
      }),
    side > 0 && rect(left, -height, side, height, shadedWall(air, wall)),
    side > 0 &&
      panes(air, random, {
        x: left + side * 0.1,
        y: top - 2,
        width: side * 0.8,
        height: floors * floorHeight,
        columns: side > 70 ? 2 : 1,
        rows: floors,
        across: 0.5,
        down: 0.5,
        glass: air.isDark ? palette.night : air.of('deep'),
      }),
    face === 'windows' &&
      floorLines(front.x, front.width, rows.slice(1), mix(air.of(wall), air.of(rail), 0.75), 3),
  );
}

function balconies(
  air: Air,
  random: Random,
  {
    front,
    top,
    floors,
    floorHeight,
    bays,
    wall,
    rail,
  }: {
    front: { x: number; width: number };
    top: number;
    floors: number;
    floorHeight: number;
    bays: number;
    wall: Pigment;
    rail: Pigment;
  },
): string {
  const bay = front.width / bays;
  const walls = Array.from({ length: bays + 1 }, (_, index) => d`M${front.x + index * bay} ${top}V-2`).join(
    '',
  );
  const rails = Array.from({ length: floors }, (_, index) => top + (index + 0.72) * floorHeight);
  return layers(
    panes(air, random, {
      x: front.x,
      y: top,
      width: front.width,
      height: floors * floorHeight,
      columns: bays,
      rows: floors,
      across: 1,
      down: 0.8,
    }),
    floorLines(front.x, front.width, rails, air.of(rail), floorHeight * 0.3),
    line(walls, air.of(wall), 6, 'square'),
  );
}

/** The lowest floor, wider than the house above it: doors of glass under a roof. */
export function podium(
  air: Air,
  {
    width,
    height = 60,
    wall = 'dune',
    roof = 'sunrise',
  }: { width: number; height?: number; wall?: Pigment; roof?: Pigment },
): string {
  const left = -width / 2;
  const doors = Math.floor((width * 0.66) / 56);
  const start = left + width * 0.3;
  const glass = Array.from(
    { length: doors },
    (_, index) => d`M${start + index * 56} ${-height * 0.8}h42v${height * 0.8}h-42z`,
  ).join('');
  return layers(
    rect(left, -height, width, height, air.of(wall)),
    rect(left, -height, width * 0.27, height, shadedWall(air, wall)),
    shape(glass, litGlassColour(air)),
    line(
      Array.from({ length: doors }, (_, index) => d`M${start + index * 56 + 21} ${-height * 0.8}V0`).join(''),
      mix(litGlassColour(air), air.of('wood'), 0.35),
      3,
      'square',
    ),
    rect(left - 12, -height - 10, width + 24, 15, air.of(roof)),
    rect(left - 12, -height - 10, width * 0.27 + 12, 15, air.shaded(roof)),
  );
}

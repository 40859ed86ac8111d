import type { Air } from '../air.ts';
import { d, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { dashed } from './stitches.ts';

/** Paper behind lattice: pale by day, lamp light after sunset. */
export function paperColour(air: Air): string {
  return air.isDark || air.hour === 'dusk' ? air.window : air.of('cream');
}

/**
 * A tiled roof with lifted eaves, about the middle of its eaves. `half` is half its width; `ridge` is the share of the width
 * that the ridge takes: 0.62 for a hipped roof, 0.9 for a plain gable seen from the front.
 */
export function tiledRoof(air: Air, half: number, height: number, ridge = 0.62): string {
  const top = half * ridge;
  const tile = mix(air.of('roof'), air.of('spray'), air.isDark ? 0.36 : 0.22);
  const count = Math.max(5, Math.round(half / 24));
  const rows = Array.from({ length: count }, (_, index) => {
    const at = (2 * (index + 0.5)) / count - 1;
    return d`M${at * top * 0.96} ${-height + 5}L${at * half * 0.9} ${-3 - at * at * half * 0.05}`;
  });
  const lift = half * 0.09;
  return layers(
    shape(
      d`M${-half} ${-lift}Q${-half * 0.7} ${-lift * 2} ${-top} ${-height}Q0 ${-height + 7} ${top} ${-height}Q${half * 0.7} ${-lift * 2} ${half} ${-lift}Q${half * 0.55} ${lift * 0.35} 0 ${lift * 0.35}T${-half} ${-lift}Z`,
      air.of('roof'),
    ),
    line(rows.join(''), tile, Math.max(2, half * 0.02), 'square'),
    line(d`M${-top - 4} ${-height - 1}Q0 ${-height + 8} ${top + 4} ${-height - 1}`, tile, half * 0.055),
    line(
      d`M${-half} ${-lift}Q${-half * 0.55} ${lift * 0.35} 0 ${lift * 0.35}T${half} ${-lift}`,
      air.of('rock'),
      Math.max(3, half * 0.028),
    ),
  );
}

interface HanokOptions {
  width?: number;
  /** From the platform to the eaves. */
  height?: number;
  bays?: number;
  /** The bays, counted from the left, that stand open as a wooden floor. */
  open?: readonly number[];
  /** Whether it has the red posts and the green beam of temples and offices. */
  isPainted?: boolean;
  /** The height of the stone platform; from 40 on it has steps. */
  platform?: number;
  ridge?: number;
  roof?: number;
}

/** A bay that stands open as a wooden floor, with the garden behind it. */
function openBay(air: Air, x: number, width: number, height: number): string {
  return layers(
    rect(x, -height, width, height, air.shaded('wood')),
    rect(x + width * 0.2, -height * 0.76, width * 0.6, height * 0.44, mix(air.hills[2], air.of('moss'), 0.4)),
    rect(x, -height * 0.2, width, height * 0.2, air.of('plank')),
  );
}

/** The paper doors of the bays that begin at `xs`. */
function paperDoors(air: Air, xs: readonly number[], width: number, height: number): string {
  const inner = width * 0.72;
  const low = -height * 0.08;
  const high = -height * 0.82;
  const lefts = xs.map((x) => x + width * 0.14);
  const doors = lefts.map((x) => d`M${x} ${high}h${inner}V${low}h${-inner}Z`).join('');
  const bars = lefts.flatMap((x) => [
    ...[0.25, 0.5, 0.75].map((part) => d`M${x + inner * part} ${high}V${low}`),
    ...[0.22, 0.44, 0.66].map((part) => d`M${x} ${high + (low - high) * part}h${inner}`),
  ]);
  return layers(
    shape(doors, paperColour(air)),
    line(bars.join(''), air.of('timber'), 3, 'square'),
    line(doors, air.of('wood'), 5, 'square'),
  );
}

/** The stone platform of a house, its left part in shadow, with steps in the middle when it is high. */
export function stonePlatform(air: Air, width: number, height: number): string {
  const rows = Math.max(1, Math.round(height / 22));
  const joints = Array.from({ length: rows - 1 }, (_, row) => {
    const y = -height + ((row + 1) * height) / rows;
    return d`M${-width / 2} ${y}H${width / 2}`;
  });
  return layers(
    rect(-width / 2, -height, width, height, air.of('stone')),
    rect(-width / 2, -height, width * 0.22, height, air.of('rock')),
    joints.length > 0 && line(joints.join(''), mix(air.of('stone'), air.of('rock'), 0.6), 3, 'square'),
    rect(-width / 2 - 6, -height - 6, width + 12, 10, air.of('foam')),
    height >= 40 &&
      layers(
        ...[0, 1, 2].map((step) =>
          rect(
            -46 - step * 8,
            -height + (step * height) / 3,
            92 + step * 16,
            height / 3 + 1,
            step % 2 ? air.of('foam') : air.of('dune'),
          ),
        ),
      ),
  );
}

/** A Korean house or hall of wooden posts and paper doors, about the middle of its platform's foot. */
export function hanok(
  air: Air,
  {
    width = 380,
    height = 104,
    bays = 5,
    open = [],
    isPainted = false,
    platform = 24,
    ridge = 0.62,
    roof = 0.27,
  }: HanokOptions = {},
): string {
  const step = width / bays;
  const starts = Array.from({ length: bays }, (_, index) => -width / 2 + index * step);
  const floor = -platform;
  const post = isPainted ? 'brick' : 'wood';
  const posts = Array.from({ length: bays + 1 }, (_, index) => {
    const x = -width / 2 + index * step;
    return d`M${x} ${floor - height}V${floor}`;
  });
  const eaves = floor - height;
  return layers(
    platform > 0 && stonePlatform(air, width + 56, platform),
    put(
      0,
      floor,
      1,
      layers(
        rect(-width / 2, -height, width, height, air.of('sand')),
        paperDoors(
          air,
          starts.filter((_, index) => !open.includes(index)),
          step,
          height,
        ),
        ...open.map((index) => openBay(air, starts[index] ?? 0, step, height)),
      ),
    ),
    line(posts.join(''), air.of(post), Math.max(7, step * 0.13), 'square'),
    rect(-width / 2 - 8, eaves - 4, width + 16, 16, air.of(isPainted ? 'leaf' : 'wood')),
    isPainted && dashed(d`M${-width / 2} ${eaves + 4}H${width / 2}`, air.of('apricot'), 8, '8 22'),
    put(0, Math.round(eaves + 2), 1, tiledRoof(air, width * 0.62, width * roof, ridge)),
  );
}

/** A wall of field stones in clay under a cap of tiles, from the left end at its foot. */
export function stoneWall(air: Air, width: number, height = 92): string {
  const row = (drop: number, shift: number, pigment: 'rock' | 'stone', thick = 0.2) =>
    dashed(d`M${shift} ${-height + drop}H${width}`, air.of(pigment), height * thick, '36 7 52 7');
  const cap = height * 0.24;
  return layers(
    rect(0, -height, width, height, air.of('sand')),
    row(height * 0.4, 4, 'rock'),
    row(height * 0.66, -20, 'stone'),
    row(height * 0.92, 0, 'rock', 0.13),
    rect(-4, -height - cap * 0.5, width + 8, cap, air.of('roof')),
    dashed(
      d`M4 ${-height + cap * 0.3}H${width}`,
      mix(air.of('roof'), air.of('spray'), 0.3),
      cap * 0.36,
      '5 13',
    ),
    line(d`M-4 ${-height - cap * 0.5}H${width + 4}`, mix(air.of('roof'), air.of('spray'), 0.22), cap * 0.3),
  );
}

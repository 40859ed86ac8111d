import type { Air } from '../air.ts';
import { canvas, d, layers, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import type { Random } from '../random.ts';

interface RangeOptions {
  /** The height of the ridge in the middle. */
  y: number;
  /** How far its peaks rise above that. */
  height: number;
  /** The number of peaks across the picture. */
  tops?: number;
  fill: string;
  /** The lower edge of the filled area. */
  foot?: number;
  isSharp?: boolean;
}

/** One range of hills across the picture, soft or sharp. */
export function range(
  random: Random,
  { y, height, tops = 4, fill, foot = canvas.height, isSharp = false }: RangeOptions,
): string {
  const step = canvas.width / tops;
  let path = d`M-20 ${foot}V${y + random.between(-0.3, 0.3) * height}`;
  for (let index = 0; index < tops; index += 1) {
    const start = index * step;
    const top = y - height * random.between(0.55, 1);
    const valley = y + height * random.between(-0.1, 0.25);
    path += isSharp
      ? d`L${start + step * random.between(0.4, 0.6)} ${top}L${start + step} ${valley}`
      : d`C${start + step * 0.25} ${top} ${start + step * 0.6} ${top} ${start + step} ${valley}`;
  }
  return shape(path + d`L820 ${y}V${foot}Z`, fill);
}

/** Mountain ranges behind each other, the farthest palest: the western horizon of Gangneung. */
export function mountains(
  air: Air,
  random: Random,
  {
    y,
    height,
    rows = 2,
    isSharp = false,
  }: { y: number; height: number; rows?: 1 | 2 | 3; isSharp?: boolean },
): string {
  return air.hills
    .slice(3 - rows)
    .map((fill, index) =>
      range(random, {
        y: y + index * height * 0.32,
        height: height * (1 - index * 0.22),
        tops: 3 + index,
        fill,
        isSharp,
      }),
    )
    .join('');
}

/** A low wooded shore far away on one side. */
export function farShore(
  air: Air,
  random: Random,
  { y, side }: { y: number; side: 'left' | 'right' },
): string {
  const reach = random.between(300, 420);
  const rise = random.between(26, 44);
  const path = d`M0 ${y - rise}Q${reach * 0.3} ${y - rise * 1.6} ${reach * 0.5} ${y - rise * 0.8}Q${reach * 0.75} ${y - rise * 0.5} ${reach} ${y + 4}H0Z`;
  const fill = mix(air.hills[1], air.water[0], 0.12);
  return side === 'left'
    ? shape(path, fill)
    : `<g transform="translate(800 0)scale(-1 1)">${shape(path, fill)}</g>`;
}

/** Sand from the left or the right with a wet edge and foam, as a beach seen from its end. */
export function beach(
  air: Air,
  random: Random,
  { y, side = 'left' }: { y: number; side?: 'left' | 'right' },
): string {
  const lift = random.between(24, 48);
  const edge = (drop: number) =>
    d`M0 ${y + drop}Q220 ${y - lift + drop} 420 ${y + drop - 6}T800 ${y + drop - lift * 0.6}V600H0Z`;
  const parts = [
    shape(edge(0), air.of('foam')),
    shape(edge(18), air.of('sand')),
    shape(d`M0 ${y + 74}Q260 ${y + 26} 480 ${y + 80}T800 ${y + 74}V600H0Z`, air.of('dune')),
  ].join('');
  return side === 'left' ? parts : `<g transform="translate(800 0)scale(-1 1)">${parts}</g>`;
}

/** Sand across the picture under the surf's foam, from `y` down. */
export function strand(air: Air, y: number): string {
  return layers(
    shape(d`M0 ${y}Q200 ${y - 22} 420 ${y + 2}T800 ${y - 8}V600H0Z`, air.of('foam')),
    shape(d`M0 ${y + 14}Q200 ${y - 8} 420 ${y + 16}T800 ${y + 6}V600H0Z`, air.of('sand')),
  );
}

/** Ground of one colour with a softly bent edge: grass, a terrace, a street. */
export function ground(y: number, fill: string, bend = -14): string {
  return shape(d`M0 ${y}Q400 ${y + bend} 800 ${y}V600H0Z`, fill);
}

import type { Air } from '../air.ts';
import { circle, d, layers, line, put } from '../brush.ts';
import type { Random } from '../random.ts';
import { mugunghwa } from './flowers.ts';

/** An old rose of Sharon: a short thick trunk that forks low, a broad crown with flowers. */
export function broadCrown(air: Air, random: Random, height: number): string {
  const h = height;
  const puffs = [
    [-0.42, 0.46, 0.18],
    [-0.3, 0.66, 0.2],
    [-0.08, 0.78, 0.2],
    [0.16, 0.76, 0.2],
    [0.36, 0.62, 0.19],
    [0.44, 0.44, 0.16],
    [0.02, 0.56, 0.24],
  ] as const;
  const spots = [
    [-0.44, 0.44],
    [-0.36, 0.64],
    [-0.2, 0.54],
    [-0.14, 0.8],
    [0.02, 0.64],
    [0.14, 0.88],
    [0.2, 0.56],
    [0.34, 0.72],
    [0.44, 0.48],
    [-0.06, 0.44],
  ] as const;
  return layers(
    line(
      d`M0 0Q${-h * 0.02} ${-h * 0.16} ${-h * 0.02} ${-h * 0.22}M${-h * 0.02} ${-h * 0.16}Q${-h * 0.2} ${-h * 0.3} ${-h * 0.28} ${-h * 0.52}M0 ${-h * 0.16}Q${h * 0.14} ${-h * 0.3} ${h * 0.26} ${-h * 0.52}M${-h * 0.02} ${-h * 0.2}V${-h * 0.5}`,
      air.of('wood'),
      h * 0.058,
    ),
    ...puffs.map(([x, y, radius]) => circle(x * h, -y * h, radius * h, air.of('pine'))),
    ...puffs
      .slice(1, 5)
      .map(([x, y, radius]) => circle((x + 0.05) * h, -(y + 0.05) * h, radius * h * 0.66, air.of('leaf'))),
    ...spots.map(([x, y]) => put(x * h, -y * h, 1, mugunghwa(air, h * random.between(0.085, 0.11)))),
  );
}

import type { Air } from '../air.ts';
import { d, layers, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';
import type { Random } from '../random.ts';

/** Small flowers strewn over a strip of grass whose middle is (x, y). */
export function wildflowers(
  air: Air,
  random: Random,
  {
    x,
    y,
    width,
    tints = ['white', 'apricot'],
  }: { x: number; y: number; width: number; tints?: readonly Pigment[] },
): string {
  const blossoms = tints.map((tint) => {
    const dots = Array.from({ length: Math.round(width / 24) }, () => {
      const radius = random.between(3, 5);
      return d`M${x + random.between(-0.5, 0.5) * width} ${y + random.between(-12, 12)}a${radius} ${radius} 0 0 1 ${radius * 2} 0a${radius} ${radius} 0 0 1 ${-radius * 2} 0z`;
    });
    return shape(dots.join(''), air.of(tint));
  });
  return layers(...blossoms);
}

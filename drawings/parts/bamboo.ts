import type { Air } from '../air.ts';
import { d, layers, line, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { dashed } from './stitches.ts';

function leaves(x: number, y: number, size: number, fill: string): string {
  const s = size;
  return shape(
    d`M${x} ${y}q${20 * s} ${6 * s} ${62 * s} ${44 * s}q${-50 * s} ${-8 * s} ${-62 * s} ${-44 * s}q${-2 * s} ${30 * s} ${-34 * s} ${66 * s}q${-4 * s} ${-40 * s} ${34 * s} ${-66 * s}q${14 * s} ${24 * s} ${16 * s} ${66 * s}q${-22 * s} ${-26 * s} ${-16 * s} ${-66 * s}z`,
    fill,
  );
}

/** A stand of bamboo that rises out of the picture from its foot: black stalks in front, far ones paler. */
export function bamboo(
  air: Air,
  random: Random,
  {
    width,
    height,
    count,
    isBlack = true,
  }: { width: number; height: number; count: number; isBlack?: boolean },
): string {
  const stalk = isBlack ? air.of('ink') : air.of('leaf');
  const far = mix(stalk, air.hills[1], 0.5);
  const draw = (index: number, total: number, fill: string, wide: number) => {
    const x = -width / 2 + (width * (index + 0.5)) / total + random.between(-14, 14);
    const lean = random.between(-18, 18);
    return layers(
      line(d`M${x} 0Q${x} ${-height / 2} ${x + lean} ${-height}`, fill, wide, 'square'),
      dashed(
        d`M${x} 0Q${x} ${-height / 2} ${x + lean} ${-height}`,
        mix(air.of('stone'), fill, 0.2),
        wide * 1.1,
        `3.5 ${Math.round(height / random.between(5, 7))}`,
      ),
    );
  };
  const tufts = Array.from({ length: count + 2 }, () =>
    leaves(
      random.between(-width / 2, width / 2),
      -height * random.between(0.3, 0.95),
      random.between(0.8, 1.25),
      air.of(random.pick(['pine', 'leaf'] as const)),
    ),
  );
  return layers(
    ...Array.from({ length: count }, (_, index) => draw(index, count, far, 12)),
    ...tufts.slice(0, 3),
    ...Array.from({ length: count }, (_, index) => draw(index, count, stalk, random.between(16, 22))),
    ...tufts.slice(3),
  );
}

import type { Air } from '../air.ts';
import { d, layers, line, shape } from '../brush.ts';
import type { Random } from '../random.ts';

/** One cushion of needles with the light on its upper right. */
function cushion(air: Air, x: number, y: number, width: number): string {
  const w = width;
  return layers(
    shape(
      d`M${x - w / 2} ${y}c${-w * 0.08} ${-w * 0.2} ${w * 0.12} ${-w * 0.31} ${w * 0.26} ${-w * 0.26}c${w * 0.08} ${-w * 0.17} ${w * 0.4} ${-w * 0.15} ${w * 0.47} 0c${w * 0.18} ${-w * 0.04} ${w * 0.34} ${w * 0.11} ${w * 0.27} ${w * 0.26}q${-w * 0.5} ${w * 0.09} ${-w} 0z`,
      air.of('pine'),
    ),
    shape(
      d`M${x - w * 0.02} ${y - w * 0.23}c${w * 0.06} ${-w * 0.13} ${w * 0.22} ${-w * 0.11} ${w * 0.25} ${-w * 0.02}c${w * 0.16} ${-w * 0.04} ${w * 0.27} ${w * 0.07} ${w * 0.22} ${w * 0.15}c${-w * 0.12} ${-w * 0.06} ${-w * 0.4} ${-w * 0.03} ${-w * 0.47} ${-w * 0.13}z`,
      air.of('leaf'),
    ),
  );
}

/** A Korean red pine of `height`: a bent trunk and cushions of needles. Gangneung's own tree. */
export function pine(air: Air, random: Random, height: number): string {
  const h = height;
  const lean = random.between(0.04, 0.12) * random.pick([1, -1] as const) * h;
  const trunk = d`M0 0C${lean * 0.9} ${-h * 0.28} ${-lean * 1.3} ${-h * 0.5} ${lean} ${-h * 0.84}`;
  return layers(
    line(trunk, air.of('wood'), h * 0.068),
    line(
      d`M${-lean * 0.2} ${-h * 0.5}Q${h * 0.14} ${-h * 0.58} ${h * 0.24} ${-h * 0.62}M0 ${-h * 0.6}Q${-h * 0.14} ${-h * 0.66} ${-h * 0.22} ${-h * 0.72}`,
      air.of('wood'),
      h * 0.03,
    ),
    cushion(air, h * 0.25, -h * 0.6, h * 0.42),
    cushion(air, -h * 0.24, -h * 0.72, h * 0.46),
    cushion(air, lean * 0.8, -h * 0.84, h * 0.58),
  );
}

/** A grove: pines of uneven height side by side, the middle one tallest. */
export function grove(
  air: Air,
  random: Random,
  { count, width, height }: { count: number; width: number; height: number },
): string {
  return Array.from({ length: count }, (_, index) => {
    const x = count === 1 ? 0 : -width / 2 + (width * index) / (count - 1) + random.between(-10, 10);
    const size =
      height * (1 - 0.22 * Math.abs((2 * index) / Math.max(1, count - 1) - 1)) * random.between(0.9, 1.06);
    return `<g transform="translate(${Math.round(x)} 0)">${pine(air, random, size)}</g>`;
  }).join('');
}

/** A round shrub, half as high as it is wide. */
export function shrub(air: Air, width: number, pigment: 'pine' | 'leaf' | 'moss' = 'pine'): string {
  const w = width;
  return shape(
    d`M${-w / 2} 0a${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.25} ${-w * 0.2}a${w * 0.28} ${w * 0.28} 0 0 1 ${w * 0.5} 0a${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.25} ${w * 0.2}z`,
    air.of(pigment),
  );
}

/** A fir of the mountains: three skirts, the right half in the light. */
export function fir(air: Air, height: number): string {
  const h = height;
  return layers(
    line(d`M0 0V${-h * 0.2}`, air.of('wood'), h * 0.06, 'square'),
    shape(
      d`M0 ${-h}L${h * 0.16} ${-h * 0.6}H${h * 0.1}L${h * 0.22} ${-h * 0.34}H${h * 0.14}L${h * 0.27} ${-h * 0.08}H${-h * 0.27}L${-h * 0.14} ${-h * 0.34}H${-h * 0.22}L${-h * 0.1} ${-h * 0.6}H${-h * 0.16}Z`,
      air.of('pine'),
    ),
    shape(
      d`M0 ${-h}L${h * 0.16} ${-h * 0.6}H${h * 0.1}L${h * 0.22} ${-h * 0.34}H${h * 0.14}L${h * 0.27} ${-h * 0.08}H${h * 0.04}Z`,
      air.of('leaf'),
    ),
  );
}

import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, put, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { dots } from './stitches.ts';

export const blooms = ['cosmos', 'rape', 'tulip', 'hydrangea', 'sunflower'] as const;
export type Bloom = (typeof blooms)[number];

/** The yellow of rape and sunflowers. */
function yellow(air: Air): string {
  return mix(air.of('apricot'), air.of('sand'), 0.35);
}

/** The colours of a flower bed seen from afar. */
export function bedColours(air: Air, bloom: Bloom): readonly [string, string] {
  switch (bloom) {
    case 'cosmos':
      return [mix(air.of('blush'), air.of('apricot'), 0.4), air.of('sunrise')];
    case 'rape':
      return [yellow(air), air.of('apricot')];
    case 'tulip':
      return [air.of('sunrise'), air.of('cream')];
    case 'hydrangea':
      return [air.of('spray'), air.of('shallows')];
    case 'sunflower':
      return [air.of('apricot'), air.of('wood')];
  }
}

function petals(count: number, reach: number, width: number, fill: string): string {
  const one = d`M0 0Q${-width} ${-reach * 0.6} ${-width * 0.5} ${-reach}Q0 ${-reach * 1.12} ${width * 0.5} ${-reach}Q${width} ${-reach * 0.6} 0 0Z`;
  return Array.from(
    { length: count },
    (_, index) =>
      `<path transform="rotate(${Math.round((360 / count) * index)})" d="${one}" fill="${fill}"/>`,
  ).join('');
}

/** One flower with its stem, `height` high, about the foot of its stem. `isPale` picks the second colour of its kind. */
export function flower(air: Air, bloom: Bloom, height: number, isPale = false): string {
  const h = height;
  const stem = layers(
    line(d`M0 0Q${h * 0.04} ${-h * 0.5} 0 ${-h}`, air.of('leaf'), Math.max(3, h * 0.045)),
    bloom !== 'cosmos' &&
      shape(
        d`M0 ${-h * 0.12}Q${-h * 0.24} ${-h * 0.24} ${-h * 0.26} ${-h * 0.52}Q${-h * 0.04} ${-h * 0.4} 0 ${-h * 0.12}ZM0 ${-h * 0.2}Q${h * 0.2} ${-h * 0.3} ${h * 0.24} ${-h * 0.56}Q${h * 0.04} ${-h * 0.46} 0 ${-h * 0.2}Z`,
        air.of('moss'),
      ),
  );
  switch (bloom) {
    case 'cosmos':
      return layers(
        stem,
        line(
          d`M0 ${-h * 0.4}l${-h * 0.16} ${-h * 0.14}M0 ${-h * 0.5}l${h * 0.15} ${-h * 0.12}`,
          air.of('leaf'),
          h * 0.025,
        ),
        put(
          0,
          -h,
          1,
          petals(
            8,
            h * 0.24,
            h * 0.09,
            isPale ? air.of('cream') : mix(air.of('sunrise'), air.of('blush'), 0.35),
          ),
        ),
        circle(0, -h, h * 0.07, air.of(isPale ? 'sunrise' : 'brick')),
      );
    case 'sunflower':
      return layers(
        stem,
        put(0, -h, 1, petals(12, h * 0.26, h * 0.07, isPale ? yellow(air) : air.of('apricot'))),
        circle(0, -h, h * 0.14, air.of('wood')),
        circle(h * 0.03, -h * 1.02, h * 0.08, air.of('timber')),
      );
    case 'tulip':
      return layers(
        stem,
        shape(
          d`M${-h * 0.14} ${-h * 1.2}Q${-h * 0.2} ${-h * 0.9} 0 ${-h * 0.88}Q${h * 0.2} ${-h * 0.9} ${h * 0.14} ${-h * 1.2}L${h * 0.07} ${-h * 1.08}L0 ${-h * 1.24}L${-h * 0.07} ${-h * 1.08}Z`,
          air.of(isPale ? 'cream' : 'sunrise'),
        ),
        shape(
          d`M0 ${-h * 0.88}Q${h * 0.2} ${-h * 0.9} ${h * 0.14} ${-h * 1.2}L${h * 0.07} ${-h * 1.08}Q${h * 0.1} ${-h * 0.96} 0 ${-h * 0.88}Z`,
          air.of('apricot'),
        ),
      );
    case 'hydrangea':
      return layers(
        stem,
        circle(0, -h, h * 0.26, air.of(isPale ? 'spray' : 'shallows')),
        ...(
          [
            [-0.12, -0.92],
            [0.02, -1.12],
            [0.12, -0.96],
            [-0.04, -0.98],
            [-0.15, -1.08],
            [0.16, -1.1],
          ] as const
        ).map(([x, y]) =>
          circle(x * h, y * h, h * 0.06, mix(air.of('spray'), air.of('foam'), isPale ? 0.75 : 0.45)),
        ),
      );
    case 'rape':
      return layers(
        line(
          d`M0 0Q${h * 0.03} ${-h * 0.5} 0 ${-h}M0 ${-h * 0.66}l${-h * 0.12} ${-h * 0.12}M0 ${-h * 0.6}l${h * 0.12} ${-h * 0.14}`,
          air.of('leaf'),
          h * 0.035,
        ),
        ...(
          [
            [0, -1.02],
            [-0.08, -0.94],
            [0.08, -0.94],
            [-0.14, -0.8],
            [0.14, -0.78],
            [0, -0.88],
          ] as const
        ).map(([x, y]) => circle(x * h, y * h, h * 0.062, isPale ? air.of('apricot') : yellow(air))),
      );
  }
}

/** A bed that runs across the picture: rows of dots that grow towards the viewer. */
export function bed(air: Air, bloom: Bloom, y: number, rows = 3): string {
  const [main, accent] = bedColours(air, bloom);
  return layers(
    shape(d`M0 ${y}Q400 ${y - 34} 800 ${y}V600H0Z`, mix(air.of('moss'), main, 0.42)),
    ...Array.from({ length: rows }, (_, index) => {
      const drop = y + 14 + index * 22 + index * index * 3;
      return dots(
        d`M${index * 9 - 10} ${drop}Q400 ${drop - 34} 810 ${drop}`,
        index % 2 ? accent : main,
        9 + index * 4,
        20 + index * 9,
      );
    }),
  );
}

/** A lotus flower about the foot of its cup, `width` across. */
export function lotus(air: Air, width: number): string {
  const w = width / 2;
  return layers(
    shape(
      d`M${-w} ${-w * 0.5}Q${-w * 0.7} 0 0 0Q${w * 0.7} 0 ${w} ${-w * 0.5}Q${w * 0.5} ${-w * 0.5} 0 0Q${-w * 0.5} ${-w * 0.5} ${-w} ${-w * 0.5}Z`,
      air.of('apricot'),
    ),
    shape(
      d`M${-w * 0.66} ${-w * 0.96}Q${-w * 0.8} ${-w * 0.2} 0 0Q${-w * 0.04} ${-w * 0.6} ${-w * 0.66} ${-w * 0.96}ZM${w * 0.66} ${-w * 0.96}Q${w * 0.8} ${-w * 0.2} 0 0Q${w * 0.04} ${-w * 0.6} ${w * 0.66} ${-w * 0.96}Z`,
      air.of('blush'),
    ),
    shape(
      d`M0 ${-w * 1.24}Q${-w * 0.5} ${-w * 0.6} 0 0Q${w * 0.5} ${-w * 0.6} 0 ${-w * 1.24}Z`,
      air.of('cream'),
    ),
  );
}

/** A round leaf that lies on the water, `width` across, with its notch. */
export function lotusLeaf(air: Air, width: number, isPrickly = false): string {
  const w = width / 2;
  const h = w * 0.4;
  const veins = [-0.7, -0.35, 0.1, 0.5, 0.8].map(
    (part) => d`M0 0L${w * part} ${-h * Math.sqrt(1 - part * part) * 0.86}`,
  );
  return layers(
    ellipse(0, h * 0.16, w, h, air.of('pine')),
    shape(
      d`M${-w} 0A${w} ${h} 0 1 1 ${w * 0.3} ${h * 0.95}L0 ${h * 0.1}L${-w * 0.2} ${h * 0.97}A${w} ${h} 0 0 1 ${-w} 0Z`,
      air.of('leaf'),
    ),
    line(veins.join(''), air.of('moss'), Math.max(2, w * 0.03)),
    isPrickly &&
      dots(
        d`M${-w * 0.62} ${-h * 0.1}Q0 ${-h * 0.9} ${w * 0.62} ${-h * 0.1}M${-w * 0.5} ${h * 0.4}Q0 ${h * 0.1} ${w * 0.6} ${h * 0.4}`,
        air.of('haze'),
        w * 0.05,
        w * 0.17,
      ),
  );
}

/** Reeds with brown heads, `height` high, `count` stalks over `width`. */
export function reeds(
  air: Air,
  random: Random,
  { height, width, count }: { height: number; width: number; count: number },
): string {
  const stalks: string[] = [];
  const heads: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = -width / 2 + (width * index) / Math.max(1, count - 1) + random.between(-8, 8);
    const top = -height * random.between(0.66, 1);
    const lean = random.between(-0.12, 0.12) * height;
    stalks.push(d`M${x} 6Q${x} ${top * 0.5} ${x + lean} ${top}`);
    if (index % 2 === 0)
      heads.push(d`M${x + lean * 0.96} ${top + 4}L${x + lean * 0.8} ${top + height * 0.18}`);
    else stalks.push(d`M${x} ${top * 0.2}Q${x + 16} ${top * 0.5} ${x + 30} ${top * 0.6}`);
  }
  return layers(line(stalks.join(''), air.of('pine'), 5), line(heads.join(''), air.of('wood'), 12));
}

/** A rose of Sharon seen from the front, `width` across: five broad petals, a red heart, a pale column. */
export function mugunghwa(air: Air, width: number): string {
  const w = width / 2;
  return layers(
    petals(5, w, w * 0.62, mix(air.of('blush'), air.of('apricot'), 0.25)),
    petals(5, w * 0.92, w * 0.42, mix(air.of('blush'), air.of('cream'), 0.6)),
    petals(5, w * 0.5, w * 0.14, air.of('brick')),
    circle(0, 0, w * 0.2, air.of('brick')),
    line(d`M0 0L${w * 0.05} ${-w * 0.34}`, air.of('cream'), w * 0.11),
  );
}

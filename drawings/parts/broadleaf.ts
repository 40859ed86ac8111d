import type { Air } from '../air.ts';
import { circle, d, layers, line } from '../brush.ts';
import { mix } from '../palette.ts';
import type { Random } from '../random.ts';

export const seasons = ['spring', 'summer', 'autumn', 'gold'] as const;
export type Season = (typeof seasons)[number];

/** The foliage of a season, in shadow and in light: cherry blossom, green, red leaves, or a ginkgo's gold. */
export function crownColours(air: Air, season: Season): readonly [string, string] {
  if (season === 'spring') {
    return [mix(air.of('apricot'), air.of('blush'), 0.45), mix(air.of('blush'), air.of('cream'), 0.55)];
  }
  if (season === 'autumn') return [mix(air.of('sunrise'), air.of('apricot'), 0.35), air.of('apricot')];
  if (season === 'gold') {
    return [mix(air.of('apricot'), air.of('sunrise'), 0.1), mix(air.of('apricot'), air.of('cream'), 0.5)];
  }
  return [air.of('leaf'), air.of('moss')];
}

/** A tree with a round crown, `height` high. */
export function broadleaf(air: Air, random: Random, height: number, season: Season = 'summer'): string {
  const h = height;
  const [shade, light] = crownColours(air, season);
  const puffs = [
    [-0.26, 0.5, 0.17],
    [-0.14, 0.7, 0.2],
    [0.08, 0.8, 0.2],
    [0.24, 0.62, 0.19],
    [0.02, 0.56, 0.22],
  ] as const;
  const lean = random.between(-0.03, 0.03) * h;
  return layers(
    line(
      d`M0 0Q${lean} ${-h * 0.3} ${lean} ${-h * 0.58}M${lean * 0.6} ${-h * 0.3}Q${-h * 0.06} ${-h * 0.42} ${-h * 0.16} ${-h * 0.5}M${lean * 0.7} ${-h * 0.36}Q${h * 0.1} ${-h * 0.46} ${h * 0.18} ${-h * 0.56}`,
      air.of('wood'),
      h * 0.05,
    ),
    ...puffs.map(([x, y, radius]) => circle(lean + x * h, -y * h, radius * h, shade)),
    circle(lean + 0.12 * h, -0.83 * h, 0.11 * h, light),
    circle(lean + 0.28 * h, -0.66 * h, 0.1 * h, light),
    circle(lean - 0.08 * h, -0.74 * h, 0.07 * h, light),
    season !== 'summer' &&
      [-0.3, -0.12, 0.2, 0.34]
        .map((x) => circle(x * h + random.between(-8, 8), random.between(-0.3, -0.03) * h, h * 0.012, light))
        .join(''),
  );
}

/** A persimmon tree in fruit, `height` high. */
export function persimmon(air: Air, random: Random, height: number): string {
  const fruit = [
    [-0.3, 0.5],
    [-0.2, 0.76],
    [0, 0.6],
    [0.12, 0.86],
    [0.22, 0.54],
    [0.3, 0.7],
    [-0.06, 0.88],
  ] as const;
  return layers(
    broadleaf(air, random, height),
    ...fruit.map(([x, y]) => circle(x * height, -y * height, height * 0.028, air.of('sunrise'))),
  );
}

/** A bare-branched plum in flower, `height` high: the tree of scholars, which blooms before spring. */
export function plum(air: Air, random: Random, height: number): string {
  const h = height;
  const twigs = [
    [-0.42, -0.5],
    [-0.4, -0.76],
    [-0.16, -0.96],
    [0.14, -0.98],
    [0.36, -0.8],
    [0.46, -0.54],
  ] as const;
  const blossoms = twigs.flatMap(([x, y]) =>
    [0.42, 0.58, 0.74, 0.88, 1].map((part, index) =>
      circle(
        x * part * h + random.between(-0.05, 0.05) * h,
        (-0.34 + (y + 0.34) * part) * h + random.between(-0.05, 0.05) * h,
        h * random.between(0.026, 0.042),
        index % 3 === 0
          ? air.of('apricot')
          : index % 3 === 1
            ? air.of('cream')
            : mix(air.of('apricot'), air.of('blush'), 0.5),
      ),
    ),
  );
  return layers(
    line(d`M0 0Q${-h * 0.08} ${-h * 0.2} ${h * 0.03} ${-h * 0.36}`, air.of('wood'), h * 0.06),
    line(
      twigs
        .map(
          ([x, y]) => d`M${h * 0.02} ${-h * 0.34}Q${x * h * 0.3} ${(y + 0.06) * h * 0.9} ${x * h} ${y * h}`,
        )
        .join(''),
      air.of('wood'),
      h * 0.022,
    ),
    ...blossoms,
  );
}

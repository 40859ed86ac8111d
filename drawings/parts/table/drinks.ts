import type { Air } from '../../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../../brush.ts';
import { mix, type Pigment } from '../../palette.ts';

/* Drinks and the tools to make them. Each stands on its origin, seen from the side, and is some 200 to 400 high. */

const under = (air: Air) => mix(air.of('wood'), air.of('ink'), 0.3);

/** A cup on its saucer; the drink's face shows a little. */
export function cup(air: Air, glaze: Pigment, band: Pigment, drink: Pigment = 'wood'): string {
  const base = air.of(glaze);
  const dark = mix(base, air.of('night'), 0.22);
  return layers(
    ellipse(-14, 6, 176, 20, under(air)),
    ellipse(0, -6, 170, 27, dark),
    ellipse(3, -9, 166, 25, base),
    ellipse(0, -10, 104, 14, dark),
    `<path d="M96-150Q186-164 176-96Q166-50 76-56" fill="none" stroke="${base}" stroke-width="22"/>`,
    shape('M-112-190H112Q116-62 52-16H-52Q-116-62-112-190Z', base),
    shape('M-112-190H-60Q-60-70-16-16H-52Q-116-62-112-190Z', dark),
    line('M-96-100Q0-78 100-106', air.of(band), 11),
    ellipse(0, -190, 112, 26, mix(base, air.of('white'), 0.4)),
    ellipse(0, -187, 97, 20, air.of(drink)),
    shape(
      'M0-172q-40-12-32-22 10-9 32 2 22-11 32-2 8 10-32 22z',
      mix(air.of('blush'), air.of(drink), drink === 'wood' ? 0.05 : 0.3),
    ),
  );
}

/** A cup without a handle, for tea or for drip coffee. */
export function teacup(air: Air, glaze: Pigment, drink: Pigment): string {
  const base = air.of(glaze);
  return layers(
    ellipse(-8, 4, 84, 14, under(air)),
    shape('M-84-100H84Q86-16 40 0H-40Q-86-16-84-100Z', base),
    shape('M40-100H84Q86-16 40 0H16Q46-30 40-100Z', mix(base, air.of('white'), 0.35)),
    ellipse(0, -100, 84, 20, mix(base, air.of('white'), 0.4)),
    ellipse(0, -98, 72, 15, air.of(drink)),
  );
}

/** A tall glass filled in bands from the bottom up, with ice or a cap of cream. */
export function glass(
  air: Air,
  bands: readonly Pigment[],
  { top = 'ice', straw = false }: { top?: 'ice' | 'cream' | 'sesame' | 'grapes'; straw?: boolean } = {},
): string {
  const height = 300 / bands.length;
  const pane = mix(air.of('white'), air.window, 0.35);
  return layers(
    ellipse(-14, 4, 120, 18, under(air)),
    straw && line('M30-80L84-470', air.of('sunrise'), 13),
    shape('M-112-380H112L86 0Q0 14-86 0Z', pane),
    ...bands.map((pigment, index) => {
      const foot = -14 - index * height;
      const head = foot - height - 1;
      const half = (y: number) => Math.round(80 - y * 0.058);
      return shape(
        `M${-half(head)} ${head}H${half(head)}L${half(foot)} ${foot}Q0 ${foot + 14} ${-half(foot)} ${foot}Z`,
        air.of(pigment),
      );
    }),
    top === 'ice' &&
      put(-40, -270, 1, rect(-34, -30, 62, 58, mix(air.of('foam'), air.of('spray'), 0.4), 12)) +
        put(36, -240, 1, `<g transform="rotate(18)">${rect(-30, -28, 58, 54, air.of('foam'), 12)}</g>`),
    (top === 'cream' || top === 'sesame') &&
      shape(
        'M-104-300Q-112-372-60-366Q-34-400 6-384Q50-404 70-368Q110-372 104-300Q60-280 0-284T-104-300Z',
        air.of(top === 'sesame' ? 'stone' : 'cream'),
      ) +
        shape(
          'M6-384Q50-404 70-368Q110-372 104-300Q80-292 60-290Q80-350 6-384Z',
          air.of(top === 'sesame' ? 'sand' : 'white'),
        ) +
        line(
          'M-40-340l4 2M-10-356l4 2M20-340l4-2M-4-320l4 2M46-350l3 2',
          air.of(top === 'sesame' ? 'ink' : 'wood'),
          7,
        ),
    top === 'grapes' &&
      [-50, 0, 50]
        .map(
          (x, index) =>
            circle(x, -306 - (index % 2) * 30, 40, air.of('deep')) +
            circle(x + 12, -318 - (index % 2) * 30, 11, air.of('shallows')),
        )
        .join('') + shape('M0-366Q40-420 84-390Q50-350 0-366Z', air.of('leaf')),
    shape('M60-376H88L68-6Q56 0 48 0Z', mix(pane, air.of('white'), 0.6)),
    ellipse(0, -380, 112, 16, 'none') +
      `<ellipse cy="-380" rx="110" ry="15" fill="none" stroke="${mix(air.of('white'), air.of('spray'), 0.2)}" stroke-width="6"/>`,
  );
}

/** A dripper on its glass server, with coffee in it. */
export function dripSet(air: Air, cone: Pigment): string {
  const base = air.of(cone);
  const pane = mix(air.of('white'), air.of('spray'), 0.22);
  return layers(
    ellipse(-12, 4, 176, 18, under(air)),
    line('M112-130Q196-146 188-84Q180-36 124-30', air.of('stone'), 16),
    shape('M-90-164H90Q100-136 120-86Q140-6 100 0H-100Q-140-6-120-86Q-100-136-90-164Z', pane),
    shape('M-126-66H126Q136-6 100 0H-100Q-136-6-126-66Z', air.of('wood')),
    shape('M40-66H126Q136-6 100 0H50Q70-36 40-66Z', air.of('brick')),
    line('M0-160V-70', air.of('wood'), 6),
    rect(-100, -180, 200, 22, air.of('ink'), 7),
    shape('M-124-318H124L44-196H-44Z', base),
    shape('M-124-318H-62L-16-196H-44Z', mix(base, air.of('night'), 0.25)),
    line('M84-310L26-200', mix(base, air.of('night'), 0.16), 5),
    rect(-62, -200, 124, 20, mix(base, air.of('night'), 0.2), 6),
    line('M124-296Q182-296 166-250Q148-222 96-238', base, 14),
    shape('M-112-316L-104-338H104L112-316Z', air.of('sand')),
    ellipse(0, -316, 118, 20, air.of('wood')),
    ellipse(0, -317, 62, 10, air.of('ink')),
  );
}

/** A kettle with a long spout that pours to the left; its spout ends at (-212, 8) over the origin. */
export function kettle(air: Air, body: Pigment): string {
  const base = air.of(body);
  return layers(
    line('M-64 96Q-130 92-158 40Q-178 2-210 8', base, 17),
    line('M142 6Q204 6 196 96', air.of('ink'), 19),
    shape('M-50-16H130L150 114H-70Z', base),
    shape('M70-16H130L150 114H90Z', mix(base, air.of('white'), 0.28)),
    shape('M-20-16Q40-44 100-16Z', air.of('ink')),
    circle(40, -38, 11, air.of('ink')),
  );
}

/** A moka pot of eight sides. */
export function mokaPot(air: Air, metal: Pigment): string {
  const base = air.of(metal);
  const light = mix(base, air.of('white'), 0.45);
  const dark = mix(base, air.of('ink'), 0.3);
  return layers(
    ellipse(-12, 4, 130, 18, under(air)),
    shape('M-78-150H78L108 0H-108Z', base),
    shape('M-78-150H-34L-50 0H-108Z', dark),
    shape('M34-150H78L108 0H50Z', light),
    rect(-84, -170, 168, 24, dark, 6),
    shape('M-68-170H68L104-320H-104Z', base),
    shape('M-68-170H-28L-44-320H-104Z', dark),
    shape('M28-170H68L104-320H44Z', light),
    shape('M-104-320L-150-300-90-260Z', dark),
    shape('M-104-320Q0-372 104-320Z', base),
    shape('M10-346Q72-344 104-320H44Q40-336 10-346Z', light),
    circle(0, -358, 17, air.of('ink')),
    line('M108-300Q178-304 172-250L162-180', air.of('ink'), 24),
  );
}

/** A round teapot with a bail of bamboo. */
export function teapot(air: Air, glaze: Pigment): string {
  const base = air.of(glaze);
  return layers(
    ellipse(-12, 4, 150, 18, under(air)),
    line('M-96-190Q-60-320 10-320T116-190', air.of('plank'), 14),
    shape('M-120-100L-206-168-190-190Q-140-176-110-140Z', base),
    ellipse(0, -96, 140, 96, base),
    shape('M30-190Q140-180 140-96Q136-10 30-2Q110-60 30-190Z', mix(base, air.of('white'), 0.3)),
    ellipse(0, -176, 66, 16, mix(base, air.of('ink'), 0.2)),
    ellipse(0, -182, 60, 13, base),
    circle(0, -202, 15, mix(base, air.of('ink'), 0.2)),
  );
}

/** A glass of beer with its head of foam. */
export function beer(air: Air, brew: Pigment, glassShape: 'pint' | 'tulip' = 'pint'): string {
  const base = air.of(brew);
  const light = mix(base, air.of('white'), 0.3);
  const body =
    glassShape === 'tulip'
      ? 'M-84-300Q-120-150-30-96L-24-40H24L30-96Q120-150 84-300Z'
      : 'M-100-330H100L72 0Q0 12-72 0Z';
  const head = glassShape === 'pint' ? -330 : -300;
  const half = glassShape === 'tulip' ? 88 : 102;
  return layers(
    ellipse(-12, 4, 110, 16, under(air)),
    glassShape === 'tulip' &&
      shape('M-16-60H16V-14Q70-12 76 0H-76Q-70-12-16-14Z', mix(air.of('white'), air.of('spray'), 0.4)),
    shape(body, base),
    shape(
      glassShape === 'tulip'
        ? 'M34-300H84Q120-150 30-96Q66-180 34-300Z'
        : `M36${head}H${half - 6}L70-4Q50 2 30 4Z`,
      light,
    ),
    line('M-40-90v1M-10-150v1M-44-200v1M10-70v1M-6-230v1', mix(base, air.of('white'), 0.5), 10),
    shape(
      `M${-half} ${head + 34}Q${-half - 16} ${head - 20}-66 ${head - 22}Q-40 ${head - 52} 0 ${head - 36}Q40 ${head - 56} 66 ${head - 24}Q${half + 18} ${head - 20} ${half} ${head + 30}Q60 ${head + 46} 20 ${head + 32}T${-half} ${head + 34}Z`,
      air.of('cream'),
    ),
  );
}

/** Bags of roasted beans: a tall one with a round label. */
export function beanBag(air: Air, paper: Pigment, label: Pigment): string {
  const base = air.of(paper);
  return layers(
    ellipse(-12, 4, 140, 16, under(air)),
    shape('M-110-300H110L124 0H-124Z', base),
    shape('M50-300H110L124 0H70Z', mix(base, air.of('white'), 0.35)),
    rect(-112, -334, 224, 42, mix(base, air.of('ink'), 0.4), 4),
    circle(-16, -150, 66, air.of('foam')),
    circle(-16, -150, 54, air.of(label)),
    ellipse(-16, -150, 20, 30, air.of('sand')),
    line('M-16-176q-9 26 0 52', air.of(label), 5),
  );
}

/** Loose coffee beans on the table. */
export function beans(air: Air, count = 5): string {
  return [0, 1, 2, 3, 4, 5, 6]
    .slice(0, count)
    .map((index) => {
      const turn = (index * 53) % 90;
      return `<g transform="translate(${index * 44 - 90} ${(index * 37) % 26})rotate(${turn - 45})">${ellipse(0, 0, 22, 15, air.of(index % 2 ? 'wood' : 'brick'))}${line('M-18 0Q-6-8 0 0T18 0', air.of('plank'), 4)}</g>`;
    })
    .join('');
}

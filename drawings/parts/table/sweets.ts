import type { Air } from '../../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../../brush.ts';
import { mix, type Pigment } from '../../palette.ts';
import { morsels } from './morsels.ts';

/* Ices, cakes and finger food. Each stands on its origin, seen from the side, some 200 to 400 high. */

const under = (air: Air) => mix(air.of('wood'), air.of('ink'), 0.3);

function scoop(air: Air, x: number, y: number, flavour: Pigment): string {
  const base = air.of(flavour);
  return layers(
    circle(x, y, 74, base),
    shape(
      `M${x - 82} ${y + 30}q14-22 28 0 14-18 27 0 14-18 27 0 14-18 27 0 14-18 27 0 14-14 28-4-6 40-82 40t-82-36z`,
      base,
    ),
    shape(
      `M${x} ${y - 74}A74 74 0 0 1 ${x + 66} ${y + 32}Q${x + 30} ${y + 10} ${x + 34}-${-(y - 20)}Q${x + 30} ${y - 60} ${x} ${y - 74}Z`.replaceAll(
        '--',
        '-',
      ),
      mix(base, air.of('white'), 0.4),
    ),
    line(
      `M${x - 40} ${y - 20}l5 3M${x - 20} ${y + 6}l5-2M${x - 8} ${y - 40}l4 3`,
      mix(base, air.of('ink'), 0.22),
      6,
    ),
  );
}

/** Two or three scoops in a paper cup, with a small spoon. */
export function gelatoCup(air: Air, paper: Pigment, flavours: readonly Pigment[]): string {
  const [first = 'white', second = 'apricot', third] = flavours;
  const base = air.of(paper);
  return layers(
    ellipse(-12, 4, 120, 16, under(air)),
    line('M96-176L186-330', air.of('plank'), 16),
    third && scoop(air, 4, -290, third),
    scoop(air, -58, -196, first),
    scoop(air, 60, -200, second),
    shape('M-146-168H146L100 0H-100Z', base),
    shape('M-146-168H-80L-56 0H-100Z', mix(base, air.of('ink'), 0.18)),
    shape('M90-168H146L100 0H66Z', mix(base, air.of('white'), 0.3)),
    line('M-138-140H138', air.of('cream'), 8),
  );
}

/** A cone with one or two scoops. It floats over the origin, so it needs a stand or a hand. */
export function cone(air: Air, flavours: readonly Pigment[]): string {
  const [first = 'white', second] = flavours;
  return layers(
    second && scoop(air, 6, -366, second),
    scoop(air, 0, -262, first),
    shape('M-72-232H72L0 0Z', air.of('plank')),
    shape('M20-232H72L0 0Z', air.of('apricot')),
    line('M-52-190L20-60M-20-230L40-130M52-190L-14-60M20-230L-40-130', air.of('timber'), 5),
    rect(-82, -246, 164, 24, air.of('plank'), 10),
  );
}

/** A stand of wood with a hole for a cone. */
export function coneStand(air: Air, part: string): string {
  return layers(
    ellipse(-12, 4, 130, 14, under(air)),
    rect(-110, -14, 220, 16, air.of('timber'), 6),
    put(0, -20, 1, part),
    rect(-84, -110, 12, 100, air.of('timber')) + rect(72, -110, 12, 100, air.of('timber')),
    rect(-90, -124, 180, 20, air.of('plank'), 6),
  );
}

function saucer(air: Air, glaze: Pigment, half: number): string {
  return layers(
    ellipse(-10, 4, half, 22, under(air)),
    ellipse(0, -8, half, 30, mix(air.of(glaze), air.of('ink'), 0.14)),
    ellipse(3, -12, half - 4, 27, air.of(glaze)),
  );
}

/** A slice of cake in layers on its plate. */
export function cakeSlice(air: Air, plate: Pigment, sponge: Pigment, icing: Pigment, berry: Pigment): string {
  const cake = air.of(sponge);
  const cream = air.of(icing);
  return layers(
    saucer(air, plate, 230),
    shape('M-150-150L70-190 150-150V-30H-150Z', cake),
    shape('M-150-150H150V-24Q0-14-150-24Z', cake),
    rect(-150, -118, 300, 16, cream),
    rect(-150, -70, 300, 16, cream),
    shape(
      'M-160-148L60-206Q160-196 160-148Q150-118 128-134Q112-110 88-134Q60-104 30-134Q0-112-30-134Q-60-108-86-134Q-112-112-136-134Q-156-120-160-148Z',
      cream,
    ),
    shape('M60-206Q160-196 160-148L60-168Z', mix(cream, air.of('white'), 0.5)),
    circle(40, -206, 28, air.of(berry)) + circle(48, -214, 9, mix(air.of(berry), air.of('white'), 0.4)),
  );
}

/** A cake in the shape of a pine cone, scale upon scale. */
export function pineConeCake(air: Air): string {
  const rows = [
    [-60, 96],
    [-104, 118],
    [-148, 122],
    [-192, 110],
    [-236, 84],
    [-276, 48],
  ];
  return layers(
    saucer(air, 'foam', 200),
    ellipse(0, -60, 96, 44, air.of('wood')),
    ...rows.map(([y = 0, half = 0], row) => {
      const count = Math.max(2, Math.round(half / 24));
      return Array.from({ length: count }, (_, index) => {
        const x = -half + ((index + 0.5) * 2 * half) / count;
        const w = (half / count) * 1.5;
        return (
          shape(
            `M${x - w} ${y - 26}Q${x - w} ${y + 26} ${x} ${y + 28}T${x + w} ${y - 26}Z`,
            air.of((index + row) % 2 ? 'wood' : 'timber'),
          ) +
          line(
            `M${x - w * 0.5} ${y + 14}Q${x} ${y + 26} ${x + w * 0.5} ${y + 12}`,
            air.of(x > 10 ? 'blush' : 'plank'),
            6,
          )
        );
      }).join('');
    }),
    shape('M-40-290Q-20-330 0-332Q26-330 44-290Q0-270-40-290Z', air.of('timber')),
    shape('M-8-326Q-70-380-96-360Q-60-330-8-326ZM8-326Q50-392 92-376Q60-334 8-326Z', air.of('leaf')),
  );
}

/** A cake in the shape of an acorn. */
export function acornCake(air: Air): string {
  return layers(
    saucer(air, 'foam', 200),
    shape('M-104-150Q-110-50-30-26Q0-6 30-26Q110-50 104-150Z', air.of('plank')),
    shape('M34-150H104Q110-50 30-26Q66-80 34-150Z', air.of('apricot')),
    shape('M-124-150Q-120-250 0-256Q120-250 124-150Q0-120-124-150Z', air.of('wood')),
    shape('M10-256Q120-250 124-150Q90-140 64-138Q80-220 10-256Z', air.of('timber')),
    line(
      'M-80-186l20 12M-40-220l22 14M10-190l20 12M60-176l20 10M-20-166l18 10M40-224l18 10',
      air.of('plank'),
      7,
    ),
    line('M0-256Q2-290 22-300', air.of('wood'), 14),
  );
}

/** A custard-like pudding turned out on a plate. */
export function pudding(air: Air, body: Pigment, syrup: Pigment): string {
  return layers(
    saucer(air, 'spray', 210),
    ellipse(0, -16, 150, 20, mix(air.of(syrup), air.of('spray'), 0.2)),
    shape('M-92-190H92L124-26Q0-2-124-26Z', air.of(body)),
    shape('M36-190H92L124-26Q90-14 60-12Q76-100 36-190Z', mix(air.of(body), air.of('white'), 0.6)),
    shape(
      'M-94-190Q-100-140-80-130-64-170-44-150-30-90-8-140 16-176 34-140 52-100 66-150 90-150 94-190Q0-214-94-190Z',
      air.of(syrup),
    ),
    ellipse(0, -190, 93, 20, mix(air.of(syrup), air.of('white'), 0.16)),
    shape('M-4-204Q20-244 52-226Q34-200-4-204Z', air.of('leaf')),
  );
}

/** Shaved ice with sweet red beans and rice cakes in a brass or glass bowl. */
export function bingsu(air: Air, bowl: Pigment): string {
  const base = air.of(bowl);
  const bean = (x: number, y: number) => put(x, y, 1.1, morsels.redBean(air));
  return layers(
    ellipse(-12, 4, 150, 18, under(air)),
    shape('M-200-150Q-200-300 0-330Q200-300 200-150Z', air.of('foam')),
    shape('M20-330Q200-300 200-150H96Q120-270 20-330Z', air.of('white')),
    shape(
      'M-110-262Q-90-340 0-346Q90-340 110-262Q60-230 40-256Q10-216-20-252Q-60-226-110-262Z',
      air.of('wood'),
    ),
    bean(-50, -280) + bean(0, -310) + bean(50, -278) + bean(4, -266),
    rect(-34, -376, 40, 34, air.of('white'), 9) + rect(4, -366, 40, 32, air.of('blush'), 9),
    shape('M-60-24H60L80 4H-80Z', mix(base, air.of('ink'), 0.24)),
    shape('M-224-160H224Q200-20 70-14H-70Q-200-20-224-160Z', base),
    shape('M120-160H224Q200-20 70-14H30Q120-60 120-160Z', mix(base, air.of('white'), 0.4)),
    ellipse(0, -160, 224, 18, mix(base, air.of('white'), 0.3)),
    ellipse(0, -164, 204, 13, air.of('foam')),
  );
}

/** Salt bread cut open with a swirl of ice cream in it, in a paper sleeve. */
export function iceSaltBread(air: Air, sleeve: Pigment): string {
  return layers(
    ellipse(-12, 4, 150, 16, under(air)),
    shape('M-170-150Q-150-40-60-10H70Q160-50 176-150Z', air.of('timber')),
    shape(
      'M-120-150Q-140-214-90-226Q-96-276-40-284Q-20-330 16-342Q10-318 30-308Q96-290 84-236Q136-214 120-150Z',
      air.of('cream'),
    ),
    shape('M16-342Q10-318 30-308Q96-290 84-236Q136-214 120-150H66Q100-236 16-342Z', air.of('white')),
    line('M-88-226Q0-196 80-238M-40-284Q10-262 52-286', air.of('dune'), 7),
    shape('M-176-156Q0-104 180-156Q176-60 76-10Q0 6-66-10Q-160-40-176-156Z', air.of('apricot')),
    shape('M60-124Q120-136 180-156Q176-60 76-10Q40 0 30-4Q100-60 60-124Z', air.of('blush')),
    line('M-100-126Q-110-70-70-30M-30-112Q-40-50-20-12M44-112Q54-60 30-12', air.of('plank'), 8),
    shape('M-140-74Q0-30 146-74L100 2H-96Z', air.of(sleeve)),
    shape('M60-54Q110-62 146-74L100 2H56Z', mix(air.of(sleeve), air.of('white'), 0.3)),
    line('M-60-150l4 4M0-140l4 3M60-148l4 2M-20-160l3 3', air.of('white'), 8),
  );
}

/** A hamburger, its bun with sesame; `extra` hangs over the meat. */
export function burger(air: Air, extra: 'cheese' | 'potato'): string {
  const bun = air.of('plank');
  return layers(
    ellipse(-12, 4, 210, 22, under(air)),
    shape('M-196-54H196Q200 0 150 2H-150Q-200 0-196-54Z', bun),
    shape('M100-54H196Q200 0 150 2H80Q120-20 100-54Z', air.of('apricot')),
    rect(-206, -96, 412, 48, air.of('wood'), 22),
    rect(60, -96, 146, 48, air.of('timber'), 22),
    extra === 'cheese'
      ? shape('M-210-112H210L150-84 110-92 70-50 30-92H-60L-100-60-136-92Z', air.of('apricot'))
      : shape('M-200-132H200Q210-92 170-96H-170Q-210-92-200-132Z', air.of('dune')) +
          line('M-130-112h30M-40-116h40M60-112h30', air.of('timber'), 6),
    rect(-190, -134, 380, 24, air.of('sunrise'), 12),
    shape(
      'M-220-134q20-26 48-14 20-20 46-2 24-18 48 2 24-20 48 0 24-20 48 0 24-18 48 2 22-20 46 0 30-10 46 12-30 22-54 6-26 18-46 0-26 18-48 0-24 18-48 0-24 18-48 0-26 18-48-2-26 16-46-4z'.replace(
        '-134q',
        '-130q',
      ),
      air.of('leaf'),
    ),
    shape('M-196-146Q-196-292 0-300Q196-292 196-146Q0-130-196-146Z', bun),
    shape('M10-300Q196-292 196-146Q150-140 110-140Q140-260 10-300Z', air.of('apricot')),
    line(
      'M-100-220l9 5M-40-256l9 3M-60-190l9 4M20-226l9-4M80-244l7-4M70-190l9-2M130-200l7-3',
      air.of('cream'),
      9,
    ),
  );
}

/** Fries in a paper cone or cup. */
export function friesCup(air: Air, paper: Pigment): string {
  return layers(
    ellipse(-10, 4, 90, 14, under(air)),
    line('M-60-130L-80-250M-30-130L-34-280M0-130V-266M30-130L44-286M60-130L82-244', air.of('apricot'), 26),
    line('M-44-130L-60-230M14-130L22-240M46-130L62-260', air.of('plank'), 18),
    shape('M-100-170Q0-130 100-170L74 0H-74Z', air.of(paper)),
    shape('M40-146Q70-156 100-170L74 0H34Z', mix(air.of(paper), air.of('white'), 0.3)),
  );
}

/** A carrying bag with a round mark that shows a leaf. */
export function paperBag(air: Air, paper: Pigment, mark: Pigment): string {
  const base = air.of(paper);
  return layers(
    ellipse(-12, 4, 130, 16, under(air)),
    line('M-50-290Q-50-370 0-370T50-290', air.of('wood'), 12),
    shape('M-116-290H116L124 0H-124Z', base),
    shape('M-116-290H-64L-72 0H-124Z', mix(base, air.of('ink'), 0.16)),
    circle(16, -150, 52, air.of('foam')),
    shape('M-18-134Q-6-192 50-176Q46-120-18-134Z', air.of(mark)),
  );
}

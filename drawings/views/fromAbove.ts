import { z } from 'zod';
import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix, type Pigment } from '../palette.ts';
import { parasolFromAbove, ringFromAbove, surferFromAbove, tentFromAbove } from '../parts/fromAbove.ts';
import type { Random } from '../random.ts';
import { defineView, keySchema } from '../view.ts';

/** The water's edge at height `y` of the picture: every beach has its own curve. */
type Coast = (y: number) => number;

function coastLine(random: Random, middle: number): Coast {
  const phase = random.between(0, 6.28);
  const bend = random.between(26, 54);
  const slant = random.between(-30, 120);
  return (y) => middle + slant * (y / 600 - 0.5) + bend * Math.sin((y / 600) * 5.2 + phase);
}

/** The line of the coast, `out` farther to the right, from above the picture to below it. */
function coastline(coast: Coast, out: number): string {
  const points = Array.from({ length: 12 }, (_, index) => ({
    x: coast(index * 60 - 30) + out,
    y: index * 60 - 30,
  }));
  return points
    .map(({ x, y }, index) => {
      const next = points[index + 1];
      if (index === 0) return d`M${x} ${y}`;
      return next ? d`Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}` : d`L${x} ${y}`;
    })
    .join('');
}

function seaward(coast: Coast, out: number, fill: string): string {
  return shape(`${coastline(coast, out)}H840V-30Z`, fill);
}

/** The crowns of pines, thickest on the left; `width` is how far they reach. */
function crowns(air: Air, random: Random, width: number): string {
  const spots = Array.from({ length: Math.round(width / 9) }, (_, index) => ({
    x: random.between(-20, width * (0.7 + (index % 3) * 0.15)),
    y: (index * 137) % 640,
    radius: random.between(32, 52),
  }));
  return layers(
    ...spots.map(({ x, y, radius }) => circle(x - 9, y + 11, radius, air.shaded('dune'))),
    ...spots.map(({ x, y, radius }) =>
      layers(
        circle(x, y, radius, air.of('pine')),
        circle(x + radius * 0.24, y - radius * 0.24, radius * 0.62, air.of('leaf')),
        circle(x + radius * 0.36, y - radius * 0.38, radius * 0.26, air.of('moss')),
      ),
    ),
  );
}

interface Ground {
  air: Air;
  random: Random;
  coast: Coast;
}

/** Rows of parasols and towels with their bathers off the shore. */
function bathingBeach({ air, random, coast }: Ground): string {
  const colours: readonly [Pigment, Pigment, Pigment] = ['sunrise', 'sea', 'apricot'];
  const spots = [70, 190, 310, 430, 540].map((y, index) => ({
    x: coast(y) - random.between(80, 150),
    y: y + random.between(-18, 18),
    pigment: colours[index % 3] ?? 'sunrise',
  }));
  return layers(
    ...spots.map(({ x, y, pigment }, index) =>
      layers(
        put(x, y, 0.86, parasolFromAbove(air, pigment)),
        rect(x + 44, y - 22, 20, 46, air.of(index % 2 ? 'white' : 'spray'), 4),
        index % 2 === 0 && rect(x + 68, y - 20, 20, 46, air.of('apricot'), 4),
      ),
    ),
    ...[120, 260, 300, 480].map((y, index) =>
      put(
        coast(y) + random.between(70, 190),
        y + random.between(-20, 20),
        1,
        ringFromAbove(air, index % 2 ? 'sunrise' : 'apricot'),
      ),
    ),
  );
}

function surfBeach({ air, random, coast }: Ground): string {
  const boards: readonly Pigment[] = ['sunrise', 'apricot', 'sea', 'white'];
  return layers(
    ...boards.map((pigment, index) => {
      const x = coast(220) - 170 + index * 38;
      return layers(
        ellipse(x - 8, 228, 12, 48, air.shaded('sand')),
        ellipse(x, 220 + (index % 2) * 10, 13, 50, air.of(pigment)),
        line(d`M${x} 176V${264 + (index % 2) * 10}`, air.of('cream'), 3),
      );
    }),
    ...[130, 310, 470].map((y, index) =>
      put(coast(y) + random.between(150, 250), y, 1, surferFromAbove(air, index % 2 ? 'sunrise' : 'white')),
    ),
    line(coastline(coast, 170), air.of('foam'), 5),
  );
}

function rockyShore({ air, random, coast }: Ground): string {
  const rocks = [90, 170, 250, 350, 430, 510].map((y, index) => ({
    x: coast(y) + random.between(10, 120),
    y,
    size: index % 2 ? random.between(40, 62) : random.between(22, 34),
  }));
  return layers(
    ...rocks.map(({ x, y, size }) => circle(x, y, size + 13, air.of('foam'))),
    ...rocks.map(({ x, y, size: s }) =>
      layers(
        shape(
          d`M${x - s} ${y}L${x - s * 0.6} ${y - s * 0.8} ${x + s * 0.2} ${y - s} ${x + s} ${y - s * 0.3} ${x + s * 0.8} ${y + s * 0.7} ${x - s * 0.2} ${y + s} ${x - s * 0.8} ${y + s * 0.6}Z`,
          air.of('rock'),
        ),
        shape(
          d`M${x + s * 0.2} ${y - s}L${x + s} ${y - s * 0.3} ${x + s * 0.8} ${y + s * 0.7} ${x + s * 0.3} ${y}Z`,
          air.of('stone'),
        ),
      ),
    ),
  );
}

function streamMouth({ air, coast }: Ground): string {
  const end = coast(300) + 10;
  return layers(
    shape(
      d`M-20 240C90 210 150 320 260 292C340 272 ${end - 60} 290 ${end + 40} 226V410C${end - 40} 390 340 372 270 394C160 422 100 326 -20 352Z`,
      air.water[0],
    ),
    shape(
      d`M-20 272C90 244 150 352 262 324C350 304 ${end - 50} 318 ${end} 316C${end - 50} 344 340 346 268 366C160 390 90 302 -20 320Z`,
      air.water[1],
    ),
  );
}

function campByTheBeach({ air, coast }: Ground): string {
  return layers(
    ...(
      [
        [150, 130, 'sunrise'],
        [128, 300, 'sea'],
        [160, 470, 'apricot'],
      ] as const
    ).map(([inland, y, pigment]) => put(coast(y) - inland, y, 1, tentFromAbove(air, pigment))),
    put(coast(390) - 110, 392, 0.7, parasolFromAbove(air, 'sunrise')),
  );
}

/** A broad shelf of clear water with sandbars, bathers and two boards to stand on. */
function clearShallows({ air, random, coast }: Ground): string {
  const boards: readonly [number, Pigment][] = [
    [210, 'sunrise'],
    [420, 'white'],
  ];
  return layers(
    seaward(coast, 20, air.of('spray')),
    seaward(coast, 150, air.water[0]),
    seaward(coast, 250, air.water[1]),
    seaward(coast, 340, air.water[2]),
    ...[90, 260, 470].map((y, index) =>
      ellipse(coast(y) + 90 + index * 10, y, 34, 62, mix(air.of('spray'), air.of('sand'), 0.45)),
    ),
    line(coastline(coast, 46), air.of('foam'), 6),
    ...[60, 150, 290, 350, 510, 560].map((y, index) =>
      put(coast(y) + random.between(70, 220), y, 1, ringFromAbove(air, index % 2 ? 'sunrise' : 'sea')),
    ),
    ...boards.map(([y, pigment], index) =>
      put(
        coast(y) + 230 + index * 40,
        y,
        1,
        layers(
          ellipse(0, 0, 15, 66, air.of(pigment)),
          line('M-14 6L16-10', air.of('wood'), 4),
          circle(0, 0, 11, air.of('ink')),
          line('M-9 8H9', air.of('apricot'), 9),
        ),
      ),
    ),
    put(coast(330) - 120, 330, 0.86, parasolFromAbove(air, 'sunrise')),
    put(coast(470) - 110, 470, 0.86, parasolFromAbove(air, 'sea')),
  );
}

const kinds = {
  parasols: bathingBeach,
  boards: surfBeach,
  rocks: rockyShore,
  stream: streamMouth,
  camp: campByTheBeach,
  shallows: clearShallows,
} as const;

/** Beach and sea straight from above, pines on the left, the open sea on the right as on a map. */
export const shoreFromAboveView = defineView(
  'shoreFromAbove',
  {
    with: keySchema(kinds).default('parasols'),
    trees: z.enum(['belt', 'forest', 'none']).default('belt'),
  },
  ({ air, random }, { with: kind, trees }) => {
    const coast = coastLine(random, trees === 'forest' ? 540 : trees === 'none' ? 360 : 410);
    const isStream = kind === 'stream';
    return layers(
      rect(0, 0, 800, 600, air.of('dune')),
      seaward(coast, -230, air.of('sand')),
      trees === 'none' &&
        layers(
          seaward(coast, -800, air.of('moss')),
          seaward(coast, -200, air.of('dune')),
          seaward(coast, -170, air.of('sand')),
        ),
      seaward(coast, -18, air.of('dune')),
      seaward(coast, 0, air.of('foam')),
      seaward(coast, 20, air.water[0]),
      isStream && streamMouth({ air, random, coast }),
      line(coastline(coast, 58), air.of('foam'), 6),
      seaward(coast, 112, air.water[1]),
      seaward(coast, 200, air.water[2]),
      seaward(coast, 310, air.water[3]),
      line(
        'M600 60q20 40 10 90M690 240q24 50 12 110M640 470q20 40 12 90M730 60q18 40 10 80',
        air.water[0],
        5,
      ),
      !isStream && kinds[kind]({ air, random, coast }),
      trees !== 'none' && crowns(air, random, trees === 'forest' ? 270 : 130),
    );
  },
);

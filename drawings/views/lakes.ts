import { z } from 'zod';
import { d, layers, line, put, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { carp } from '../parts/animals.ts';
import { bicycle } from '../parts/bicycle.ts';
import { duck, heron, sparrow, swan, wedge } from '../parts/birds.ts';
import { broadleaf, seasons } from '../parts/broadleaf.ts';
import { lotus, lotusLeaf, reeds } from '../parts/flowers.ts';
import { boardwalk, boat, hide } from '../parts/lakeside.ts';
import { ground, mountains, range } from '../parts/land.ts';
import { pavilion } from '../parts/pavilions.ts';
import { couple } from '../parts/people.ts';
import { sky } from '../parts/sky.ts';
import { pine, shrub } from '../parts/trees.ts';
import { water } from '../parts/water.ts';
import { defineView } from '../view.ts';

/** A lagoon over its whole width, with its landmark: an islet with a pavilion, birds, a boat. */
export const lakeView = defineView(
  'lake',
  {
    with: z.enum(['islet', 'swans', 'geese', 'boat', 'heron']).default('islet'),
    shore: z.enum(['reeds', 'none']).default('reeds'),
    /** The background: the pines before the sea in the east, or the mountains in the west. */
    towards: z.enum(['pines', 'mountains']).default('mountains'),
  },
  ({ air, random }, { with: motif, shore, towards }) => {
    const horizon = 306;
    const x = towards === 'pines' ? 540 : 596;
    const disc =
      air.hour === 'dawn'
        ? { x, y: horizon - 52, radius: 52 }
        : air.hour === 'dusk'
          ? { x, y: horizon - 104, radius: 48 }
          : { x, y: 118 };
    const far =
      towards === 'mountains'
        ? mountains(air, random, { y: horizon - 34, height: air.hour === 'dusk' ? 120 : 96, rows: 3 })
        : layers(
            range(random, { y: horizon - 8, height: 26, tops: 9, fill: air.hills[2] }),
            range(random, {
              y: horizon + 2,
              height: 22,
              tops: 14,
              fill: mix(air.hills[2], air.of('pine'), 0.45),
            }),
          );
    return layers(
      sky(air, random, { horizon, disc, clouds: motif === 'geese' ? 0 : 1 }),
      far,
      water(air, random, { y: horizon, glintAt: disc.x }),
      motif === 'islet' &&
        layers(
          shape('M196 376Q220 346 290 344H400Q470 348 492 376Q340 394 196 376Z', air.of('leaf')),
          shape('M204 372Q340 390 484 372L492 376Q340 398 196 376Z', air.of('rock')),
          put(330, 352, 0.5, pavilion(air, { width: 250 })),
          put(450, 358, 1, pine(air, random, 120)),
          put(226, 364, 1, shrub(air, 60)),
        ),
      motif === 'swans' &&
        layers(put(330, 430, 1.5, swan(air)), put(560, 392, 0.8, swan(air)), put(200, 380, 0.56, swan(air))),
      motif === 'geese' &&
        layers(put(250, 150, 1.15, wedge(air)), put(520, 440, 1.1, duck(air)), put(600, 462, 1.3, duck(air))),
      motif === 'boat' && put(390, 440, 1.25, boat(air)),
      motif === 'heron' &&
        layers(
          shape('M260 470Q330 440 420 446Q520 450 560 478Q420 500 260 470Z', air.of('moss')),
          put(400, 458, 1.7, heron(air)),
        ),
      shore === 'reeds' &&
        layers(
          put(90, 600, 1, reeds(air, random, { height: 190, width: 150, count: 7 })),
          put(726, 604, 1, reeds(air, random, { height: 210, width: 130, count: 6 })),
        ),
    );
  },
);

/** The way round a lake under trees of the season, a bicycle on it. */
export const lakePathView = defineView(
  'lakePath',
  { season: z.enum(seasons).default('spring') },
  ({ air, random }, { season }) => {
    const horizon = 300;
    return layers(
      sky(air, random, { horizon, disc: { x: 620, y: air.hour === 'dawn' ? 240 : 120 }, clouds: 1 }),
      mountains(air, random, { y: horizon - 30, height: 84, rows: 2 }),
      water(air, random, { y: horizon, glintAt: 620 }),
      ground(448, air.of('leaf'), -36),
      shape('M-10 520Q400 452 810 530V610H-10Z', air.of('sand')),
      shape('M-10 566Q400 510 810 574V610H-10Z', air.of('dune')),
      put(150, 500, 1, broadleaf(air, random, 400, season)),
      put(700, 470, 1, broadleaf(air, random, 190, season)),
      put(470, 548, 0.75, bicycle(air)),
      put(30, 560, 1, shrub(air, 130, 'pine')),
    );
  },
);

/** A pond full of lotus with a walk of planks through it. */
export const lotusPondView = defineView(
  'lotusPond',
  {
    plant: z.enum(['lotus', 'prickly']).default('lotus'),
  },
  ({ air, random }, { plant }) => {
    const horizon = 278;
    const leaves = [
      [90, 400, 90],
      [230, 372, 70],
      [560, 380, 80],
      [700, 410, 110],
      [120, 486, 150],
      [640, 500, 170],
      [260, 440, 110],
      [330, 560, 210],
      [760, 580, 200],
      [40, 580, 190],
    ] as const;
    const flowers = [
      [226, 366, 40],
      [566, 372, 46],
      [120, 470, 78],
      [690, 476, 92],
      [310, 520, 110],
    ] as const;
    return layers(
      sky(air, random, { horizon, disc: { x: 580, y: air.hour === 'dawn' ? horizon - 84 : 112 }, clouds: 1 }),
      mountains(air, random, { y: horizon - 30, height: 78, rows: 3 }),
      range(random, { y: horizon + 6, height: 24, tops: 12, fill: mix(air.hills[2], air.of('pine'), 0.4) }),
      water(air, random, { y: horizon + 14 }),
      boardwalk(air, horizon + 20),
      ...leaves.map(([x, y, width]) =>
        put(x, y, 1, lotusLeaf(air, width * random.between(0.92, 1.08), plant === 'prickly')),
      ),
      ...flowers.map(([x, y, width]) =>
        plant === 'lotus'
          ? layers(
              line(
                d`M${x} ${y}Q${x + 4} ${y + width * 0.3} ${x} ${y + width * 0.56}`,
                air.of('leaf'),
                width * 0.07,
              ),
              put(x, y, 1, lotus(air, width)),
            )
          : put(x, y + width * 0.2, 1, lotus(air, width * 0.6)),
      ),
      put(442, 392, 1, couple(air, 62)),
    );
  },
);

/** Close to the water: one lotus, or the spiny leaf of the prickly water lily, or a carp that rises. */
export const waterGardenView = defineView(
  'waterGarden',
  { of: z.enum(['lotus', 'prickly', 'carp']).default('lotus') },
  ({ air, random }, { of: motif }) =>
    layers(
      water(air, random, { y: -140 }),
      put(110, 130, 1, lotusLeaf(air, 240, motif === 'prickly')),
      put(690, 120, 1, lotusLeaf(air, 280, motif === 'prickly')),
      motif === 'carp' &&
        put(
          390,
          330,
          1,
          layers(line('M-250 40Q-150 -70 40 -60M-210 110Q40 170 200 70', air.of('spray'), 6), carp(air, 420)),
        ),
      motif !== 'carp' &&
        put(400, 400, 1, lotusLeaf(air, motif === 'prickly' ? 620 : 560, motif === 'prickly')),
      motif === 'lotus' &&
        layers(line('M430 300Q444 350 420 420', air.of('leaf'), 16), put(430, 330, 1, lotus(air, 260))),
      motif === 'prickly' &&
        layers(line('M420 330Q430 360 414 410', air.of('leaf'), 18), put(420, 340, 1, lotus(air, 150))),
      put(90, 520, 1, lotusLeaf(air, 230, motif === 'prickly')),
      put(720, 540, 1, lotusLeaf(air, 260, motif === 'prickly')),
      motif === 'carp' && put(700, 524, 1, lotus(air, 100)),
    ),
);

/** A wetland with a hide for those who watch birds, and one bird on a reed. */
export const wetlandView = defineView(
  'wetland',
  { with: z.enum(['hide', 'sparrow']).default('hide') },
  ({ air, random }, { with: motif }) => {
    const horizon = 300;
    return layers(
      sky(air, random, {
        horizon,
        disc: { x: 560, y: air.hour === 'dawn' ? horizon - 50 : 120, radius: 50 },
        clouds: 1,
        birds: motif === 'hide',
      }),
      range(random, { y: horizon - 4, height: 30, tops: 8, fill: air.hills[1] }),
      range(random, { y: horizon + 4, height: 22, tops: 13, fill: mix(air.hills[2], air.of('pine'), 0.4) }),
      water(air, random, { y: horizon + 8, glintAt: 560 }),
      motif === 'hide' &&
        layers(
          shape('M-10 470Q200 410 420 460Q520 484 560 540L600 610H-10Z', air.of('leaf')),
          put(230, 470, 1, hide(air)),
          put(620, 392, 0.8, swan(air)),
          put(700, 412, 0.8, duck(air)),
          put(520, 600, 1, reeds(air, random, { height: 150, width: 190, count: 7 })),
          put(40, 600, 1, shrub(air, 150, 'pine')),
        ),
      motif === 'sparrow' &&
        layers(
          put(200, 610, 1, reeds(air, random, { height: 380, width: 260, count: 9 })),
          put(700, 610, 1, reeds(air, random, { height: 300, width: 160, count: 6 })),
          line('M420 610Q424 420 470 300', air.of('pine'), 7),
          line('M462 318L476 284', air.of('wood'), 15),
          put(452, 356, 1.9, sparrow(air)),
          put(600, 400, 0.8, duck(air)),
        ),
    );
  },
);

import { z } from 'zod';
import { d, layers, line, put, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { broadleaf, seasons } from '../parts/broadleaf.ts';
import { bed, blooms, flower, mugunghwa } from '../parts/flowers.ts';
import { coffeeBranch, coffeeTree, glasshouse } from '../parts/glasshouses.ts';
import { ground, range } from '../parts/land.ts';
import { broadCrown } from '../parts/mugunghwaTrees.ts';
import { gate } from '../parts/pavilions.ts';
import { couple, person } from '../parts/people.ts';
import { backdrop } from '../parts/settings.ts';
import { dots } from '../parts/stitches.ts';
import { fir, pine, shrub } from '../parts/trees.ts';
import { water } from '../parts/water.ts';
import { defineView } from '../view.ts';

/** A field of one flower with a path to the far trees; big flowers in front. */
export const bloomFieldView = defineView(
  'bloomField',
  {
    bloom: z.enum(blooms).default('cosmos'),
    beyond: z.enum(['hills', 'lake', 'pines']).default('hills'),
    path: z.boolean().default(true),
  },
  ({ air, random }, { bloom, beyond, path }) => {
    const horizon = 318;
    const front = [
      [60, 610, 190],
      [150, 620, 150],
      [232, 616, 108],
      [560, 618, 112],
      [636, 612, 170],
      [716, 620, 200],
      [782, 612, 150],
    ] as const;
    return layers(
      backdrop(air, random, { horizon, behind: 'hills', birds: false }),
      beyond === 'lake' && water(air, random, { y: 300, glintAt: 596, foot: 420 }),
      beyond === 'pines' &&
        layers(
          put(150, 352, 1, pine(air, random, 170)),
          put(236, 348, 1, pine(air, random, 140)),
          put(330, 344, 1, pine(air, random, 150)),
          range(random, { y: 340, height: 16, tops: 9, fill: air.of('leaf') }),
        ),
      beyond === 'hills' && range(random, { y: 330, height: 26, tops: 8, fill: air.of('leaf') }),
      bed(air, bloom, 366, 5),
      path &&
        layers(
          shape('M372 348Q392 430 300 610H560Q436 430 396 347Z', air.of('sand')),
          shape('M372 348Q392 430 300 610H330Q404 430 378 348Z', air.of('dune')),
          put(384, 438, 1, couple(air, 66)),
        ),
      ...front.map(([x, y, height], index) => put(x, y, 1, flower(air, bloom, height, index % 2 === 1))),
    );
  },
);

/** Flowers seen from close by against the sky. */
export const bloomCloseView = defineView(
  'bloomClose',
  { bloom: z.enum(blooms).default('cosmos') },
  ({ air, random }, { bloom }) => {
    const stems = [
      [560, 640, 400],
      [170, 640, 330],
      [330, 660, 470],
      [710, 640, 280],
      [60, 640, 220],
      [450, 650, 250],
    ] as const;
    return layers(
      backdrop(air, random, { horizon: 430, behind: 'hills', sunAt: 640 }),
      bed(air, bloom, 470, 4),
      ...stems.map(([x, y, height], index) =>
        put(x, y, 1, flower(air, bloom, height * 0.92, index % 2 === 1)),
      ),
    );
  },
);

/** A garden between pines with a round bed and a path. */
export const arboretumView = defineView(
  'arboretum',
  { season: z.enum(seasons).default('summer'), bloom: z.enum(blooms).default('hydrangea') },
  ({ air, random }, { season, bloom }) => {
    const lamps = air.isDark;
    return layers(
      backdrop(air, random, { horizon: 320, behind: 'peaks', birds: true }),
      range(random, { y: 330, height: 50, tops: 6, fill: air.of('leaf') }),
      put(90, 420, 1, pine(air, random, 300)),
      put(690, 400, 1, pine(air, random, 270)),
      put(600, 380, 1, fir(air, 150)),
      put(230, 386, 1, broadleaf(air, random, 170, season)),
      put(540, 384, 1, shrub(air, 90, 'leaf')),
      ground(378, mix(air.of('moss'), air.of('leaf'), 0.4), -22),
      shape('M350 372Q300 430 190 470T180 610H470Q360 540 420 470T390 370Z', air.of('sand')),
      shape('M430 470Q560 410 700 470Q760 510 690 560Q560 600 450 556Q390 510 430 470Z', air.of('pine')),
      ...(
        [
          [470, 556, 100],
          [540, 566, 130],
          [620, 566, 120],
          [690, 550, 96],
          [506, 520, 80],
          [584, 518, 92],
          [656, 516, 76],
        ] as const
      ).map(([x, y, height], index) => put(x, y, 1, flower(air, bloom, height, index % 2 === 1))),
      put(296, 472, 1, couple(air, 74)),
      put(40, 600, 1, shrub(air, 170, 'pine')),
      lamps &&
        layers(
          line('M150 540V470M330 600V520', air.of('foam'), 6),
          dots('M150 462H151M330 510H331', air.window, 30, 60),
          dots('M40 300Q100 210 160 290M640 270Q700 190 740 260M200 320Q230 280 270 320', air.window, 8, 26),
        ),
    );
  },
);

/** A glass house with the mountains behind, or what grows in it: coffee, seen from inside or close by. */
export const glasshouseView = defineView(
  'glasshouse',
  { seen: z.enum(['outside', 'inside', 'branch']).default('outside') },
  ({ air, random }, { seen }) => {
    if (seen === 'branch') {
      return layers(
        backdrop(air, random, { horizon: 480, behind: 'peaks', clouds: 0 }),
        line('M150 -10V610M400 -10V610M650 -10V610M-10 150H810M-10 420H810', air.of('foam'), 12, 'square'),
        put(400, 300, 1, coffeeBranch(air)),
      );
    }
    if (seen === 'inside') {
      return layers(
        backdrop(air, random, { horizon: 360, behind: 'peaks', clouds: 1 }),
        ground(440, air.of('moss'), 0),
        line(
          'M0 -20L280 170V430M800 -20L520 170V430M280 170Q400 110 520 170M-10 240H280M520 240H810M140 75V430M660 75V430M400 140V-10M-10 100L120 70M810 100L680 70',
          air.of('foam'),
          11,
          'square',
        ),
        shape('M350 430H450L560 610H240Z', air.of('sand')),
        put(250, 470, 0.8, coffeeTree(air, random)),
        put(552, 470, 0.8, coffeeTree(air, random)),
        put(110, 560, 1.35, coffeeTree(air, random)),
        put(690, 560, 1.35, coffeeTree(air, random)),
        put(400, 500, 1, person(air, 92, { coat: 'deep' })),
      );
    }
    return layers(
      backdrop(air, random, { horizon: 340, behind: 'peaks' }),
      range(random, { y: 344, height: 50, tops: 5, fill: air.of('leaf') }),
      ground(426, air.of('moss'), -14),
      shape('M350 440H450L560 610H240Z', air.of('sand')),
      put(130, 440, 1, fir(air, 190)),
      put(60, 450, 1, fir(air, 130)),
      put(700, 440, 1, fir(air, 170)),
      put(400, 466, 1, glasshouse(air, random)),
      put(470, 560, 1, couple(air, 82)),
      put(60, 600, 1, shrub(air, 180, 'pine')),
      put(740, 600, 1, shrub(air, 140, 'leaf')),
    );
  },
);

/** The old rose of Sharon beside its gate, or one of its flowers. */
export const mugunghwaView = defineView(
  'mugunghwa',
  { seen: z.enum(['tree', 'flower', 'twigs']).default('tree') },
  ({ air, random }, { seen }) => {
    if (seen === 'tree') {
      return layers(
        backdrop(air, random, { horizon: 350, behind: 'hills' }),
        ground(440, air.of('moss')),
        put(610, 456, 0.66, gate(air, { width: 300 })),
        shape('M560 470H650L760 610H480Z', air.of('sand')),
        put(300, 520, 1, broadCrown(air, random, 400)),
        put(520, 560, 1, person(air, 92)),
        put(90, 590, 1, shrub(air, 150, 'leaf')),
      );
    }
    const flowers: readonly (readonly [number, number, number])[] =
      seen === 'flower'
        ? [
            [420, 290, 330],
            [160, 160, 130],
            [660, 470, 140],
          ]
        : [
            [230, 200, 150],
            [470, 300, 180],
            [650, 170, 120],
            [300, 430, 130],
            [610, 470, 110],
          ];
    const leaf = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y})rotate(${turn})">${shape('M0 0Q30 -46 96 -36Q104 10 60 28Q24 30 0 0Z', air.of(turn > 90 ? 'pine' : 'leaf'))}${line('M4 0L80 -8', air.of('moss'), 4)}</g>`;
    return layers(
      backdrop(air, random, { horizon: 520, behind: 'hills', sunAt: 660, clouds: 0 }),
      line(
        'M-10 560Q200 470 420 300T700 60M420 300Q560 380 660 470M300 400Q220 260 160 160',
        air.of('wood'),
        12,
      ),
      leaf(330, 380, 30),
      leaf(240, 330, 200),
      leaf(560, 360, -30),
      leaf(600, 440, 150),
      leaf(520, 190, 20),
      leaf(160, 470, 10),
      leaf(200, 190, -60),
      leaf(640, 130, 170),
      leaf(390, 460, 70),
      ...flowers.map(([x, y, width]) => put(x, y, 1, mugunghwa(air, width))),
      line(d`M90 520Q80 480 96 450`, air.of('leaf'), 8),
      put(96, 440, 1, shape('M-16 14Q-24 -20 0 -36Q24 -20 16 14Z', air.of('blush'))),
    );
  },
);

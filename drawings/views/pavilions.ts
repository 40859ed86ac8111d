import { z } from 'zod';
import { layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { bamboo } from '../parts/bamboo.ts';
import { broadleaf } from '../parts/broadleaf.ts';
import { lotus, lotusLeaf } from '../parts/flowers.ts';
import { hanok, stoneWall } from '../parts/hanok.ts';
import { ground, mountains, range } from '../parts/land.ts';
import { pavilion, pondPavilion } from '../parts/pavilions.ts';
import { couple, person } from '../parts/people.ts';
import { backdrop } from '../parts/settings.ts';
import { sky } from '../parts/sky.ts';
import { dashed } from '../parts/stitches.ts';
import { grove, pine, shrub } from '../parts/trees.ts';
import { water } from '../parts/water.ts';
import { defineView } from '../view.ts';

/** A pavilion on its rise over the lake, close by, or from between its posts. */
export const pavilionView = defineView(
  'pavilion',
  {
    seen: z.enum(['rise', 'close', 'inside']).default('rise'),
    tree: z.enum(['cherry', 'pine', 'autumn']).default('cherry'),
    isPainted: z.boolean().default(true),
    over: z.enum(['lake', 'wetland', 'hills']).default('lake'),
  },
  ({ air, random }, { seen, tree, isPainted, over }) => {
    const horizon = seen === 'inside' ? 300 : 320;
    const outside = layers(
      sky(air, random, {
        horizon,
        disc: {
          x: 610,
          y: air.hour === 'dawn' ? horizon - 70 : air.hour === 'dusk' ? horizon - 110 : 118,
          radius: 46,
        },
        clouds: 1,
      }),
      mountains(air, random, { y: horizon - 26, height: 80, rows: 3 }),
      over === 'lake' && water(air, random, { y: horizon, glintAt: 610 }),
      over === 'wetland' &&
        layers(
          water(air, random, { y: horizon + 20 }),
          range(random, { y: horizon + 24, height: 20, tops: 12, fill: air.of('leaf') }),
        ),
      over === 'hills' &&
        range(random, { y: horizon + 20, height: 50, tops: 5, fill: mix(air.hills[2], air.of('leaf'), 0.5) }),
    );
    if (seen === 'inside') {
      const post = isPainted ? 'brick' : 'wood';
      return layers(
        outside,
        put(240, 470, 1, tree === 'cherry' ? broadleaf(air, random, 170, 'spring') : pine(air, random, 180)),
        put(520, 480, 1, tree === 'cherry' ? broadleaf(air, random, 130, 'spring') : pine(air, random, 140)),
        shape('M-10 452Q400 420 810 452V610H-10Z', air.of('leaf')),
        rect(0, 500, 800, 100, air.of('timber')),
        line('M0 522H800M0 552H800M0 586H800', air.shaded('timber'), 3, 'square'),
        line('M0 440H800M0 470H800', air.of('plank'), 9, 'square'),
        line(
          'M40 440V500M120 440V500M200 440V500M280 440V500M360 440V500M440 440V500M520 440V500M600 440V500M680 440V500M760 440V500',
          air.of('wood'),
          8,
          'square',
        ),
        rect(0, 0, 800, 52, air.of('wood')),
        rect(0, 52, 800, 26, air.of(isPainted ? 'leaf' : 'timber')),
        isPainted && dashed('M20 65H800', air.of('apricot'), 14, '18 46'),
        ...[60, 290, 520, 748].map((x, index) =>
          layers(
            rect(x - 20, 52, 40, 480, air.of(post)),
            rect(x - 20, 52, 14, 480, air.shaded(post)),
            rect(x - 30, 520, 60, 26, air.of(index % 2 ? 'stone' : 'rock')),
          ),
        ),
        put(410, 556, 1, couple(air, 120)),
      );
    }
    const close = seen === 'close';
    const side =
      tree === 'pine'
        ? pine(air, random, close ? 300 : 270)
        : broadleaf(air, random, close ? 300 : 260, tree === 'cherry' ? 'spring' : 'autumn');
    const other =
      tree === 'pine'
        ? pine(air, random, 210)
        : broadleaf(air, random, 220, tree === 'cherry' ? 'spring' : 'autumn');
    return layers(
      outside,
      close
        ? ground(468, air.of('leaf'), -40)
        : layers(
            shape('M40 610Q130 430 300 404H520Q690 430 780 610Z', air.of('leaf')),
            shape('M520 404Q690 430 780 610H600Q600 480 480 404Z', air.of('moss')),
          ),
      put(close ? 110 : 196, close ? 520 : 480, 1, side),
      put(close ? 720 : 650, close ? 500 : 486, 1, other),
      put(400, close ? 500 : 414, close ? 1.5 : 1, pavilion(air, { isPainted })),
      shape(close ? 'M340 494H460L540 610H260Z' : 'M366 414H442L486 610H292Z', air.of('sand')),
      line(
        close ? 'M326 520H474M306 554H494M284 588H516' : 'M360 440H450M352 476H458M338 516H466M322 560H474',
        air.of('dune'),
        7,
        'square',
      ),
      !close && put(494, 392, 1, person(air, 46, { coat: 'foam', legs: 'deep' })),
      put(close ? 60 : 270, close ? 600 : 450, 1, shrub(air, close ? 180 : 90)),
      put(close ? 760 : 520, close ? 600 : 456, 1, shrub(air, close ? 160 : 84)),
    );
  },
);

/** A pavilion on stone feet in a pond of lotus. */
export const pondPavilionView = defineView(
  'pondPavilion',
  { seen: z.enum(['whole', 'close']).default('whole'), lotuses: z.boolean().default(true) },
  ({ air, random }, { seen, lotuses }) => {
    const close = seen === 'close';
    const leaves = [
      [80, 520, 130],
      [220, 560, 160],
      [560, 530, 150],
      [700, 566, 190],
      [650, 470, 90],
      [150, 462, 80],
      [400, 590, 150],
      [320, 500, 70],
    ] as const;
    const flowers = [
      [220, 540, 72],
      [580, 510, 66],
      [700, 540, 86],
      [110, 500, 54],
      [420, 574, 60],
    ] as const;
    return layers(
      backdrop(air, random, { horizon: 330, behind: 'hills', sunAt: 660 }),
      put(400, 396, 1, grove(air, random, { count: 7, width: 800, height: close ? 240 : 210 })),
      ground(388, air.of('leaf'), -10),
      water(air, random, { y: 420 }),
      shape('M-10 400Q150 392 250 408L240 436H-10Z', air.of('stone')),
      shape('M810 400Q680 392 620 410L630 436H810Z', air.of('stone')),
      shape('M-10 424H244L240 438H-10ZM626 424H810V438H630Z', air.of('rock')),
      shape(
        `M250 470Q400 ${close ? 500 : 488} 560 470L540 486Q400 506 270 486Z`,
        mix(air.water[2], air.of('ink'), 0.25),
      ),
      put(400, 470, close ? 1.36 : 1.04, pondPavilion(air)),
      ...leaves.map(([x, y, width]) => put(x, y, 1, lotusLeaf(air, width * random.between(0.9, 1.08)))),
      ...(lotuses ? flowers.map(([x, y, width]) => put(x, y, 1, lotus(air, width))) : []),
    );
  },
);

/** Black bamboo before a tiled wall, or with the old house behind it. */
export const bambooView = defineView(
  'bamboo',
  { with: z.enum(['house', 'wall']).default('house'), isBlack: z.boolean().default(true) },
  ({ air, random }, { with: motif, isBlack }) => {
    const near = motif === 'wall';
    return layers(
      backdrop(air, random, { horizon: 380, behind: 'hills', sunAt: 600, clouds: near ? 0 : 1 }),
      range(random, { y: 390, height: 60, tops: 4, fill: mix(air.hills[2], air.of('leaf'), 0.5) }),
      near && put(400, 470, 1, bamboo(air, random, { width: 820, height: 490, count: 8, isBlack })),
      near &&
        layers(
          put(-10, 556, 1, stoneWall(air, 820, 130)),
          rect(0, 552, 800, 48, air.of('dune')),
          put(600, 566, 1, shrub(air, 110, 'leaf')),
        ),
      motif === 'house' &&
        layers(
          ground(440, air.of('dune')),
          shape('M440 480H560L660 610H380Z', air.of('sand')),
          put(500, 478, 1, hanok(air, { width: 390, bays: 5, open: [2, 3], height: 110 })),
          put(110, 520, 1, bamboo(air, random, { width: 250, height: 540, count: 5, isBlack })),
          put(754, 540, 1, bamboo(air, random, { width: 110, height: 560, count: 2, isBlack })),
          put(-10, 604, 1, stoneWall(air, 300, 76)),
          put(700, 596, 1, shrub(air, 140, 'pine')),
        ),
    );
  },
);

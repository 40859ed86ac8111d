import { z } from 'zod';
import { layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { bamboo } from '../parts/bamboo.ts';
import { broadleaf, plum } from '../parts/broadleaf.ts';
import { lotus, lotusLeaf } from '../parts/flowers.ts';
import { hanok, platformOf, stoneWall, tiledRoof } from '../parts/hanok.ts';
import { ground, mountains, range } from '../parts/land.ts';
import { gate, pavilion, pondPavilion } from '../parts/pavilions.ts';
import { couple, person } from '../parts/people.ts';
import { backdrop, distances, lampString } from '../parts/settings.ts';
import { sky } from '../parts/sky.ts';
import { stele, stoneLantern } from '../parts/stones.ts';
import { grove, pine, shrub } from '../parts/trees.ts';
import { water } from '../parts/water.ts';
import { defineView } from '../view.ts';

const trees = ['pine', 'pines', 'ginkgo', 'plum', 'cherry', 'bamboo', 'none'] as const;

/** An old house in its court, with the tree it is known by. */
export const hanokView = defineView(
  'hanok',
  {
    size: z.enum(['small', 'house', 'long']).default('house'),
    tree: z.enum(trees).default('pine'),
    treeSide: z.enum(['left', 'right']).default('left'),
    front: z.enum(['court', 'wall', 'grass', 'lanterns']).default('court'),
    behind: z.enum(distances).default('hills'),
    isPainted: z.boolean().default(false),
    platform: z.literal([24, 40, 64]).default(24),
    person: z.boolean().default(false),
  },
  ({ air, random }, scene) => {
    const x = scene.treeSide === 'left' ? 140 : 662;
    const at = scene.treeSide === 'left' ? 450 : 350;
    const sizes = {
      small: { width: 270, bays: 3, height: 108, open: [1] },
      house: { width: 400, bays: 5, height: 112, open: [2, 3] },
      long: { width: 600, bays: 9, height: 84, open: [4] },
    } as const;
    const size = sizes[scene.size];
    const foot = 476;
    const tree = {
      pine: () => put(x, 520, 1, pine(air, random, 400)),
      pines: () => put(400, 420, 1, grove(air, random, { count: 6, width: 760, height: 330 })),
      ginkgo: () => put(x, 520, 1, broadleaf(air, random, 430, 'autumn')),
      plum: () => put(x + (scene.treeSide === 'left' ? 20 : -20), 530, 1, plum(air, random, 380)),
      cherry: () => put(x, 520, 1, broadleaf(air, random, 390, 'spring')),
      bamboo: () =>
        put(x < 400 ? 70 : 730, 470, 1, bamboo(air, random, { width: 170, height: 420, count: 5 })),
      none: () => '',
    }[scene.tree]();
    const isBehind = scene.tree === 'pines' || scene.tree === 'bamboo';
    return layers(
      backdrop(air, random, {
        horizon: 360,
        behind: scene.behind,
        sunAt: scene.treeSide === 'left' ? 640 : 180,
        birds: scene.size === 'long',
      }),
      scene.behind !== 'sea' &&
        range(random, { y: 380, height: 60, tops: 5, fill: mix(air.hills[2], air.of('leaf'), 0.55) }),
      isBehind && tree,
      ground(430, scene.front === 'grass' ? air.of('moss') : air.of('dune'), -8),
      scene.front === 'grass' &&
        shape(`M${at - 50} 470H${at + 50}L${at + 120} 610H${at - 120}Z`, air.of('sand')),
      scene.front === 'court' &&
        shape(`M${at - 60} 470H${at + 60}L${at + 170} 610H${at - 170}Z`, air.of('sand')),
      put(
        at,
        foot,
        1,
        hanok(air, {
          ...size,
          isPainted: scene.isPainted,
          platform: scene.platform,
          roof: scene.size === 'long' ? 0.17 : 0.27,
        }),
      ),
      scene.person && put(at + 96, foot + 62, 1, person(air, 84, { coat: 'cream', legs: 'deep' })),
      !isBehind && tree,
      scene.front === 'wall' &&
        layers(
          put(-10, 604, 1, stoneWall(air, scene.treeSide === 'left' ? 330 : 250, 84)),
          put(scene.treeSide === 'left' ? 580 : 500, 604, 1, stoneWall(air, 320, 84)),
          shape(
            scene.treeSide === 'left' ? 'M400 480H500L560 610H340Z' : 'M300 480H400L480 610H260Z',
            air.of('sand'),
          ),
        ),
      scene.front === 'lanterns' &&
        layers(
          lampString(air, 40, 40),
          put(at - 210, 560, 1, stoneLantern(air)),
          put(at + 230, 560, 1, stoneLantern(air)),
        ),
      scene.front !== 'wall' && put(at + 270, 540, 1, shrub(air, 110, 'pine')),
      scene.front !== 'wall' && put(at - 290, 590, 1, shrub(air, 150, 'leaf')),
    );
  },
);

/** A gate: plain and broad with stout posts, raised in its middle, or painted. */
export const gateView = defineView(
  'gate',
  {
    kind: z.enum(['plain', 'raised', 'painted']).default('plain'),
    tree: z.enum(['pine', 'ginkgo', 'cherry', 'none']).default('pine'),
    seen: z.enum(['whole', 'close', 'steps']).default('whole'),
    behind: z.enum(distances).default('hills'),
  },
  ({ air, random }, { kind, tree, seen, behind }) => {
    const part = (width: number, isOpen = true) =>
      gate(air, { width, isRaised: kind === 'raised', isPainted: kind === 'painted', isOpen });
    if (seen === 'close') {
      return layers(
        backdrop(air, random, { horizon: 420, behind, sunAt: 690, clouds: 1 }),
        ground(520, air.of('dune')),
        put(360, 560, 1, part(600, false)),
        shape('M250 600H470L520 610H200Z', air.of('sand')),
        put(560, 596, 1, person(air, 110, { coat: 'cream' })),
      );
    }
    const steps = seen === 'steps';
    const foot = steps ? 380 : 470;
    return layers(
      backdrop(air, random, { horizon: steps ? 320 : 360, behind, sunAt: 650, birds: true }),
      range(random, {
        y: steps ? 330 : 390,
        height: 70,
        tops: 5,
        fill: mix(air.hills[2], air.of('leaf'), 0.55),
      }),
      put(400, foot - 44, 0.62, hanok(air, { width: 420, isPainted: kind === 'painted', platform: 0 })),
      ground(foot - 24, steps ? air.of('leaf') : air.of('dune'), -8),
      put(-10, foot + 12, 1, stoneWall(air, 240, 80)),
      put(570, foot + 12, 1, stoneWall(air, 240, 80)),
      put(400, foot, 1, part(340)),
      steps
        ? layers(
            shape('M300 404H500L610 610H190Z', air.of('stone')),
            shape('M300 404H340L260 610H190Z', air.of('rock')),
            line(
              'M294 420H506M284 444H516M272 472H528M256 504H544M238 540H562M218 578H582',
              air.of('slate'),
              5,
              'square',
            ),
          )
        : shape('M350 494H450L560 610H240Z', air.of('sand')),
      steps && put(452, 520, 1, couple(air, 84)),
      !steps && put(470, 560, 1, person(air, 84, { coat: 'deep' })),
      tree === 'pine' && put(112, steps ? 520 : 540, 1, pine(air, random, 410)),
      tree === 'ginkgo' && put(670, steps ? 520 : 540, 1, broadleaf(air, random, 430, 'autumn')),
      tree === 'cherry' && put(670, 540, 1, broadleaf(air, random, 400, 'spring')),
      put(tree === 'pine' ? 690 : 100, 590, 1, shrub(air, 150, 'pine')),
    );
  },
);

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
        isPainted &&
          line('M20 65H800', air.of('apricot'), 14, 'square').replace('/>', ' stroke-dasharray="18 46"/>'),
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
  { with: z.enum(['house', 'wall', 'path']).default('house'), isBlack: z.boolean().default(true) },
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
      motif === 'path' &&
        layers(
          ground(430, air.of('leaf')),
          shape('M380 424Q420 480 330 540L280 610H560Q460 520 430 424Z', air.of('sand')),
          put(150, 500, 1, bamboo(air, random, { width: 300, height: 520, count: 6, isBlack })),
          put(650, 500, 1, bamboo(air, random, { width: 300, height: 520, count: 6, isBlack })),
          put(418, 500, 1, couple(air, 86)),
        ),
    );
  },
);

/** The eaves of an old hall seen from close by: tiles, rafters, painted beams and lattice. */
export const eavesView = defineView(
  'eaves',
  { isPainted: z.boolean().default(true), tree: z.enum(['pine', 'plum', 'none']).default('pine') },
  ({ air, random }, { isPainted, tree }) => {
    const post = isPainted ? 'brick' : 'wood';
    const door = (x: number) =>
      layers(
        rect(x, 380, 170, 230, air.isDark || air.hour === 'dusk' ? air.window : air.of('cream')),
        line(
          [34, 68, 102, 136].map((drop) => `M${x + drop} 380V610`).join('') +
            [46, 92, 138, 184].map((drop) => `M${x} ${380 + drop}H${x + 170}`).join(''),
          air.of(isPainted ? 'leaf' : 'timber'),
          5,
          'square',
        ),
        line(`M${x} 380H${x + 170}V610M${x} 380V610`, air.of('wood'), 10, 'square'),
      );
    return layers(
      backdrop(air, random, { horizon: 520, behind: 'hills', sunAt: 700, clouds: 1 }),
      tree === 'plum' && put(690, 610, 1, plum(air, random, 460)),
      rect(-10, 330, 600, 280, air.of('sand')),
      door(24),
      door(214),
      door(404),
      ...[8, 204, 394, 586].map((x) =>
        layers(rect(x - 14, 300, 28, 310, air.of(post)), rect(x - 14, 300, 10, 310, air.shaded(post))),
      ),
      rect(-10, 300, 620, 34, air.of(isPainted ? 'leaf' : 'timber')),
      isPainted &&
        line('M0 317H600', air.of('apricot'), 18, 'square').replace('/>', ' stroke-dasharray="20 44"/>'),
      rect(-10, 268, 640, 34, air.of('wood')),
      ...[40, 104, 168, 232, 296, 360, 424, 488, 552, 614].map((x) =>
        layers(
          rect(x - 10, 250, 20, 40, air.of(isPainted ? 'pine' : 'timber')),
          `<circle cx="${x}" cy="290" r="10" fill="${air.of(isPainted ? 'apricot' : 'plank')}"/>`,
        ),
      ),
      put(130, 258, 1, tiledRoof(air, 620, 250, 0.75)),
      tree === 'pine' && put(720, 610, 1, pine(air, random, 440)),
    );
  },
);

/** A stele of stone in its shelter beside an academy. */
export const steleView = defineView('stele', {}, ({ air, random }) =>
  layers(
    backdrop(air, random, { horizon: 360, behind: 'hills', sunAt: 640 }),
    range(random, { y: 380, height: 70, tops: 5, fill: mix(air.hills[2], air.of('leaf'), 0.55) }),
    put(130, 450, 1, pine(air, random, 300)),
    ground(436, air.of('moss')),
    put(390, 520, 1, platformOf(air, 420, 24)),
    put(390, 500, 1, stele(air)),
    put(640, 540, 1, person(air, 100, { coat: 'deep' })),
    put(90, 600, 1, shrub(air, 180, 'pine')),
    put(750, 606, 1, shrub(air, 140, 'leaf')),
  ),
);

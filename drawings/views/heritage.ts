import { z } from 'zod';
import type { Air } from '../air.ts';
import { ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { bamboo } from '../parts/bamboo.ts';
import { broadleaf, persimmon, plum } from '../parts/broadleaf.ts';
import { tiledHouse } from '../parts/farHouses.ts';
import { lotus, lotusLeaf } from '../parts/flowers.ts';
import { hanok, stoneWall, tiledRoof } from '../parts/hanok.ts';
import { jarTerrace } from '../parts/jars.ts';
import { lampWire } from '../parts/lamps.ts';
import { ground, range } from '../parts/land.ts';
import { gate } from '../parts/pavilions.ts';
import { couple, person } from '../parts/people.ts';
import { backdrop, distances } from '../parts/settings.ts';
import { dashed } from '../parts/stitches.ts';
import { stoneLantern } from '../parts/stones.ts';
import { grove, pine, shrub } from '../parts/trees.ts';
import { defineView, keySchema } from '../view.ts';

const trees = ['pine', 'pines', 'ginkgo', 'plum', 'cherry', 'bamboo', 'none'] as const;

const sizes = {
  hut: { width: 280, bays: 2, height: 140, open: [] },
  small: { width: 270, bays: 3, height: 108, open: [1] },
  house: { width: 400, bays: 5, height: 112, open: [2, 3] },
  wide: { width: 440, bays: 4, height: 126, open: [] },
  long: { width: 600, bays: 9, height: 84, open: [4] },
} as const;

/** Half the width of the way to the house, at its door and at the picture's edge. */
const ways: Partial<Record<string, readonly [number, number]>> = {
  grass: [50, 120],
  court: [60, 170],
  wall: [50, 110],
};

/** Small roofs of a village up a slope, the farthest first. */
function villageRoofs(air: Air): string {
  return layers(
    ...[70, 250, 430, 640].map((x, index) => put(x, 330 - (index % 2) * 8, 1, tiledHouse(air, 120))),
    ground(322, air.of('moss'), -6),
    ...[30, 210, 400, 590, 760].map((x, index) => put(x, 398 - (index % 2) * 10, 1, tiledHouse(air, 190))),
    ground(392, mix(air.of('moss'), air.of('leaf'), 0.5), -6),
  );
}

const pads = [
  [90, 556, 100],
  [190, 582, 120],
  [300, 548, 90],
  [430, 580, 120],
  [560, 554, 100],
  [700, 584, 130],
] as const;

/** A pond of lotus in front of the house. */
function lotusBank(air: Air): string {
  return layers(
    shape('M0 520Q260 486 520 510T800 508V600H0Z', air.of('stone')),
    shape('M0 532Q260 498 520 522T800 520V600H0Z', air.water[1]),
    shape('M0 574Q260 544 520 566T800 560V600H0Z', air.water[2]),
    ...pads.map(([x, y, width], index) =>
      layers(
        put(x, y, 1, lotusLeaf(air, width)),
        index % 2 === 0 && put(x, y - 12, 1, lotus(air, width * 0.5)),
      ),
    ),
  );
}

/** Stepping stones from the door at (x, y) towards the viewer. */
function steppingStones(air: Air, x: number, y: number): string {
  return [0, 1, 2, 3]
    .map((index) => {
      const size = 32 + index * 15;
      const down = 10 + (index * (index + 5) * (600 - y)) / 44;
      return ellipse(x + (index % 2) * 14, y + down, size, size * 0.24, air.of('stone'));
    })
    .join('');
}

/** An old house in its court, with the tree it is known by: a sight, or a house for guests. */
export const hanokView = defineView(
  'hanok',
  {
    size: keySchema(sizes).default('house'),
    /** Whether its middle bays stand open as a wooden floor. */
    isOpen: z.boolean().default(true),
    tree: z.enum(trees).default('pine'),
    treeSide: z.enum(['left', 'right']).default('left'),
    front: z.enum(['court', 'wall', 'grass', 'lanterns', 'stones', 'pond']).default('court'),
    behind: z.enum([...distances, 'village']).default('hills'),
    isPainted: z.boolean().default(false),
    platform: z.literal([24, 40, 64]).default(24),
    person: z.boolean().default(false),
  },
  ({ air, random }, scene) => {
    const isLeft = scene.treeSide === 'left';
    const mirrored = (x: number) => (isLeft ? x : 800 - x);
    const at = mirrored(450);
    const { front } = scene;
    const foot = 476;
    const tree = {
      pine: () => put(mirrored(140), 520, 1, pine(air, random, 400)),
      pines: () => put(400, 420, 1, grove(air, random, { count: 6, width: 760, height: 330 })),
      ginkgo: () => put(mirrored(140), 520, 1, broadleaf(air, random, 430, 'gold')),
      plum: () => put(mirrored(160), 530, 1, plum(air, random, 380)),
      cherry: () => put(mirrored(140), 520, 1, broadleaf(air, random, 390, 'spring')),
      bamboo: () =>
        layers(
          put(400, 440, 1, bamboo(air, random, { width: 820, height: 420, count: 9 })),
          put(-10, 448, 1, stoneWall(air, 820, 56)),
        ),
      none: () => '',
    }[scene.tree]();
    const isBehind = scene.tree === 'pines' || scene.tree === 'bamboo';
    const way = ways[front];
    return layers(
      backdrop(air, random, {
        horizon: 360,
        behind: scene.behind === 'village' ? 'hills' : scene.behind,
        sunAt: isLeft ? 640 : 180,
        birds: scene.size === 'long',
      }),
      scene.behind === 'village' && villageRoofs(air),
      (scene.behind === 'hills' || scene.behind === 'peaks') &&
        range(random, { y: 380, height: 60, tops: 5, fill: mix(air.hills[2], air.of('leaf'), 0.55) }),
      isBehind && tree,
      ground(430, front === 'grass' || front === 'pond' ? air.of('moss') : air.of('dune'), -8),
      way && shape(`M${at - way[0]} 470H${at + way[0]}L${at + way[1]} 610H${at - way[1]}Z`, air.of('sand')),
      put(
        at,
        foot,
        1,
        hanok(air, {
          ...sizes[scene.size],
          ...(scene.isOpen ? {} : { open: [] }),
          isPainted: scene.isPainted,
          platform: scene.platform,
          roof: scene.size === 'long' ? 0.17 : 0.27,
        }),
      ),
      scene.person && put(at + 96, foot + 62, 1, person(air, 84, { coat: 'cream', legs: 'deep' })),
      !isBehind && tree,
      front === 'wall' &&
        layers(
          put(-10, 604, 1, stoneWall(air, isLeft ? 330 : 250, 84)),
          put(isLeft ? 580 : 500, 604, 1, stoneWall(air, 320, 84)),
        ),
      front === 'lanterns' &&
        layers(
          lampWire(air, [-10, 82], [810, 82], 6, 'lantern'),
          put(at - 210, 560, 1, stoneLantern(air)),
          put(at + 230, 560, 1, stoneLantern(air)),
        ),
      front === 'stones' &&
        layers(
          steppingStones(air, at, foot + 6),
          put(at + 220, 540, 1, jarTerrace(air)),
          put(at - 190, 556, 0.84, stoneLantern(air)),
        ),
      front === 'pond'
        ? lotusBank(air)
        : front !== 'wall' &&
            layers(
              put(at + 280, 590, 1, shrub(air, 130, 'pine')),
              put(at - 290, 600, 1, shrub(air, 150, 'leaf')),
            ),
    );
  },
);

/** A gate: plain and broad with stout posts, raised in its middle, or painted. */
export const gateView = defineView(
  'gate',
  {
    kind: z.enum(['plain', 'raised', 'painted', 'house']).default('plain'),
    tree: z.enum(['pine', 'ginkgo', 'persimmon']).default('pine'),
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
      put(
        kind === 'house' ? 560 : 400,
        foot - 44,
        0.62,
        hanok(air, { width: 420, isPainted: kind === 'painted', platform: 0 }),
      ),
      ground(foot - 24, steps ? air.of('leaf') : air.of('dune'), -8),
      put(-10, foot + 12, 1, stoneWall(air, kind === 'house' ? 820 : 240, kind === 'house' ? 100 : 80)),
      put(570, foot + 12, 1, stoneWall(air, 240, 80)),
      put(400, foot, 1, part(kind === 'house' ? 390 : 340)),
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
      steps && put(452, 500, 1, couple(air, 84)),
      !steps && put(462, 508, 1, person(air, 78, { coat: 'deep' })),
      tree === 'pine' && put(112, steps ? 520 : 540, 1, pine(air, random, 410)),
      tree === 'ginkgo' && put(670, steps ? 520 : 540, 1, broadleaf(air, random, 430, 'gold')),
      tree === 'persimmon' && put(670, 540, 1, persimmon(air, random, 390)),
      put(tree === 'pine' ? 690 : 100, 590, 1, shrub(air, 150, 'pine')),
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
      isPainted && dashed('M0 317H600', air.of('apricot'), 18, '20 44'),
      rect(-10, 268, 640, 34, air.of('wood')),
      ...[40, 104, 168, 232, 296, 360, 424, 488].map((x) =>
        layers(
          rect(x - 10, 268, 20, 24, air.of(isPainted ? 'pine' : 'timber')),
          `<circle cx="${x}" cy="290" r="10" fill="${air.of(isPainted ? 'apricot' : 'plank')}"/>`,
        ),
      ),
      put(130, 258, 1, tiledRoof(air, 620, 250, 0.75)),
      tree === 'pine' && put(720, 610, 1, pine(air, random, 440)),
    );
  },
);

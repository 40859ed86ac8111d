import { z } from 'zod';
import { layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { broadleaf, plum } from '../parts/broadleaf.ts';
import { hanok, platformOf, stoneWall, tiledRoof } from '../parts/hanok.ts';
import { ground, range } from '../parts/land.ts';
import { gate } from '../parts/pavilions.ts';
import { couple, person } from '../parts/people.ts';
import { backdrop, distances, lampString } from '../parts/settings.ts';
import { dashed } from '../parts/stitches.ts';
import { stele, stoneLantern } from '../parts/stones.ts';
import { grove, pine, shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';

const trees = ['pine', 'pines', 'ginkgo', 'plum', 'cherry', 'none'] as const;

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
      ginkgo: () => put(x, 520, 1, broadleaf(air, random, 430, 'gold')),
      plum: () => put(x + (scene.treeSide === 'left' ? 20 : -20), 530, 1, plum(air, random, 380)),
      cherry: () => put(x, 520, 1, broadleaf(air, random, 390, 'spring')),
      none: () => '',
    }[scene.tree]();
    const isBehind = scene.tree === 'pines';
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
          lampString(air, 82, 36),
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
      steps && put(452, 500, 1, couple(air, 84)),
      !steps && put(462, 508, 1, person(air, 78, { coat: 'deep' })),
      tree === 'pine' && put(112, steps ? 520 : 540, 1, pine(air, random, 410)),
      tree === 'ginkgo' && put(670, steps ? 520 : 540, 1, broadleaf(air, random, 430, 'gold')),
      tree === 'cherry' && put(670, 540, 1, broadleaf(air, random, 400, 'spring')),
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

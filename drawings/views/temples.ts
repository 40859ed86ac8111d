import { z } from 'zod';
import { circle, layers, line, put, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { broadleaf, seasons } from '../parts/broadleaf.ts';
import { hanok, stoneWall } from '../parts/hanok.ts';
import { lampWire } from '../parts/lamps.ts';
import { ground, mountains, range } from '../parts/land.ts';
import { pavilion } from '../parts/pavilions.ts';
import { couple, person } from '../parts/people.ts';
import { backdrop } from '../parts/settings.ts';
import { pagoda, stele, stoneLantern, stupa } from '../parts/stones.ts';
import { pine, shrub } from '../parts/trees.ts';
import { firs, stream } from '../parts/valleys.ts';
import { defineView } from '../view.ts';

/** A temple: its hall under the mountain, its pagoda before the sea, its stupa, its stele, its bell. */
export const templeView = defineView(
  'temple',
  {
    of: z.enum(['hall', 'lanterns', 'pagoda', 'stupa', 'stele', 'bell', 'far']).default('hall'),
    behind: z.enum(['peaks', 'sea', 'hills']).default('peaks'),
    season: z.enum(seasons).default('summer'),
    storeys: z.literal([3, 5]).default(3),
  },
  ({ air, random }, { of: motif, behind, season, storeys }) => {
    const tree = (x: number, y: number, height: number) =>
      put(x, y, 1, season === 'summer' ? pine(air, random, height) : broadleaf(air, random, height, season));
    const forest = mix(air.hills[2], air.of('leaf'), 0.55);
    if (motif === 'far') {
      return layers(
        backdrop(air, random, { horizon: 300, behind: 'peaks', sunAt: 560, birds: true }),
        mountains(air, random, { y: 330, height: 160, rows: 1 }),
        shape('M-10 420Q160 300 320 360T810 330V610H-10Z', forest),
        firs(air, random, { from: 10, to: 790, y: 400, rise: 20, height: 90, count: 12 }),
        put(300, 456, 0.56, hanok(air, { width: 380, isPainted: true, platform: 40 })),
        put(520, 470, 0.44, hanok(air, { width: 300, bays: 3, isPainted: true })),
        put(166, 470, 0.4, hanok(air, { width: 300, bays: 3, isPainted: true })),
        put(430, 474, 0.2, pagoda(air)),
        shape('M-10 500Q200 440 400 480T810 460V610H-10Z', air.of('leaf')),
        stream(air, 486, 0.8),
        firs(air, random, { from: 20, to: 230, y: 580, rise: 60, height: 140, count: 4 }),
        firs(air, random, { from: 580, to: 790, y: 530, rise: -50, height: 150, count: 4 }),
      );
    }
    const base = layers(
      backdrop(air, random, {
        horizon: behind === 'sea' ? 372 : 350,
        behind,
        sunAt: motif === 'hall' ? 650 : 630,
        birds: motif === 'pagoda',
      }),
      behind !== 'sea' && range(random, { y: 370, height: 80, tops: 5, fill: forest }),
      behind !== 'sea' && firs(air, random, { from: 10, to: 790, y: 414, rise: 0, height: 100, count: 11 }),
    );
    switch (motif) {
      case 'pagoda':
        return layers(
          base,
          behind === 'sea'
            ? shape('M-10 440Q240 400 480 440T810 500V610H-10Z', air.of('leaf'))
            : ground(432, air.of('moss')),
          tree(150, 500, 330),
          put(390, 540, 0.94, pagoda(air, storeys)),
          put(590, 556, 1.05, stoneLantern(air)),
          put(230, 590, 1, person(air, 92, { coat: 'stone', legs: 'slate' })),
          put(60, 604, 1, shrub(air, 180)),
          put(740, 600, 1, shrub(air, 130, 'leaf')),
        );
      case 'stupa':
        return layers(
          base,
          ground(430, air.of('moss')),
          tree(660, 480, 330),
          put(370, 514, 1.3, stupa(air)),
          put(120, 520, 1, shrub(air, 200)),
          put(590, 588, 1, person(air, 96, { coat: 'deep' })),
        );
      case 'stele':
        return layers(
          base,
          ground(434, air.of('moss')),
          tree(120, 480, 320),
          put(390, 520, 1.12, stele(air)),
          put(680, 580, 1, couple(air, 96)),
          put(70, 604, 1, shrub(air, 190, 'leaf')),
        );
      case 'bell':
        return layers(
          base,
          ground(446, air.of('dune')),
          put(400, 520, 1.36, pavilion(air, { posts: 4 })),
          put(
            400,
            426,
            1,
            layers(
              line('M0 -90V-60', air.of('ink'), 10),
              shape('M-50 0Q-48 -60 -30 -66H30Q48 -60 50 0Q0 12 -50 0Z', air.of('timber')),
              shape('M4 4Q30 -10 12 -66H30Q48 -60 50 0Q30 6 4 4Z', air.of('plank')),
              circle(0, -24, 12, air.of('apricot')),
              line('M-48 -12H48', air.of('wood'), 5),
            ),
          ),
          tree(680, 560, 320),
          put(90, 590, 1, shrub(air, 190)),
        );
      default:
        return layers(
          base,
          ground(440, air.of('dune')),
          put(400, 486, 1, hanok(air, { width: 390, isPainted: true, platform: 64, height: 108 })),
          shape('M340 486H460L560 610H240Z', air.of('sand')),
          motif === 'lanterns' ? lampWire(air, [-10, 120], [810, 120], 6, 'lantern') : '',
          motif === 'lanterns' ? lampWire(air, [-10, 30], [810, 30], 6, 'lantern') : '',
          behind === 'sea' ? put(720, 530, 1, pine(air, random, 350)) : tree(90, 530, 380),
          put(behind === 'sea' ? 130 : 660, 560, 0.5, pagoda(air, storeys)),
          put(450, 572, 1, person(air, 84, { coat: 'stone', legs: 'slate' })),
          put(behind === 'sea' ? 60 : 760, 600, 1, shrub(air, 150)),
          behind === 'sea' && put(-10, 520, 1, stoneWall(air, 90, 60)),
        );
    }
  },
);

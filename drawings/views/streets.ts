import { z } from 'zod';
import { circle, layers, line, put, rect, shape } from '../brush.ts';
import { broadleaf, seasons } from '../parts/broadleaf.ts';
import { flower } from '../parts/flowers.ts';
import { lampWire } from '../parts/lamps.ts';
import { ground } from '../parts/land.ts';
import { track } from '../parts/locomotives.ts';
import { couple, person } from '../parts/people.ts';
import { backdrop } from '../parts/settings.ts';
import { laneHouse } from '../parts/townHouses.ts';
import { pine, shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';

/** A lane of the old town, or a street of small shops under pines. */
export const laneView = defineView(
  'lane',
  { kind: z.enum(['old', 'pines', 'cafe']).default('old') },
  ({ air, random }, { kind }) =>
    layers(
      backdrop(air, random, { horizon: 330, behind: 'hills', sunAt: 430, clouds: 1 }),
      kind === 'pines' &&
        layers(put(330, 400, 1, pine(air, random, 250)), put(470, 400, 1, pine(air, random, 230))),
      put(410, 402, 0.5, laneHouse(air, kind === 'pines' ? 'tiled' : 'brick', 'right')),
      shape('M-10 420H810V610H-10Z', air.of('dune')),
      shape('M352 400H470L700 610H90Z', air.of('sand')),
      put(150, 470, 1, laneHouse(air, kind === 'pines' ? 'tiled' : 'plaster', 'left')),
      put(
        664,
        470,
        1,
        laneHouse(air, kind === 'pines' ? 'plaster' : kind === 'cafe' ? 'cafe' : 'brick', 'right'),
      ),
      line('M330 440H490M300 470H524M262 506H562M218 546H606', air.of('dune'), 4, 'square'),
      kind === 'pines'
        ? layers(put(60, 560, 1, pine(air, random, 470)), put(756, 560, 1, pine(air, random, 440)))
        : layers(line('M300 470V250Q300 232 322 232', air.of('ink'), 7), circle(326, 244, 13, air.window)),
      kind === 'cafe' &&
        layers(
          rect(520, 512, 84, 8, air.of('wood')),
          line('M562 520V566M540 568H584', air.of('wood'), 7),
          shape('M552 512v-18h22v18z', air.of('white')),
          line('M492 566V524H474V566M474 524V490M632 566V524H650V566M650 524V490', air.of('deep'), 6),
        ),
      put(418, 520, 1, couple(air, 100)),
      put(kind === 'pines' ? 200 : 60, 600, 1, shrub(air, 140, 'leaf')),
    ),
);

/** A former railway turned into a walk: its rails lie in the paving between flower beds. */
export const railWalkView = defineView(
  'railWalk',
  { season: z.enum(seasons).default('summer'), lamps: z.boolean().default(false) },
  ({ air, random }, { season, lamps }) =>
    layers(
      backdrop(air, random, { horizon: 320, behind: 'hills', sunAt: 480, clouds: 1 }),
      put(120, 400, 0.66, laneHouse(air, 'plaster', 'left')),
      put(690, 400, 0.66, laneHouse(air, 'brick', 'right')),
      put(270, 396, 0.44, laneHouse(air, 'tiled', 'left')),
      put(550, 396, 0.44, laneHouse(air, 'cafe', 'right')),
      ground(390, air.of('moss'), -8),
      shape('M372 382H438L640 610H160Z', air.of('sand')),
      track(air, 384),
      put(130, 520, 1, broadleaf(air, random, 300, season)),
      put(690, 520, 1, broadleaf(air, random, 290, season)),
      put(260, 440, 1, broadleaf(air, random, 140, season)),
      put(560, 440, 1, broadleaf(air, random, 140, season)),
      ...[30, 90, 150, 212].map((x, index) =>
        put(x, 616, 1, flower(air, 'cosmos', 90 + (index % 2) * 26, index % 2 === 0)),
      ),
      ...[600, 664, 724, 780].map((x, index) =>
        put(x, 616, 1, flower(air, 'cosmos', 90 + (index % 2) * 26, index % 2 === 1)),
      ),
      put(332, 520, 1, couple(air, 96)),
      put(474, 470, 1, person(air, 70, { coat: 'cream' })),
      lamps && lampWire(air, [-10, 110], [810, 110], 6, 'lantern'),
    ),
);

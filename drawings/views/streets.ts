import { z } from 'zod';
import { circle, layers, line, put, rect, shape } from '../brush.ts';
import { fish } from '../parts/animals.ts';
import { broadleaf, seasons } from '../parts/broadleaf.ts';
import { flower } from '../parts/flowers.ts';
import { lampWire } from '../parts/lamps.ts';
import { ground } from '../parts/land.ts';
import { track } from '../parts/locomotives.ts';
import { couple, person } from '../parts/people.ts';
import { backdrop } from '../parts/settings.ts';
import { dots } from '../parts/stitches.ts';
import { laneHouse, marketHall } from '../parts/townHouses.ts';
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

/** The arcade of a market, a stall of it, or its fish on ice. */
export const marketView = defineView(
  'market',
  { seen: z.enum(['arcade', 'fish']).default('arcade') },
  ({ air }, { seen }) => {
    if (seen === 'fish') {
      const tray = (x: number, y: number, pigment: 'sunrise' | 'spray' | 'deep') =>
        put(
          x,
          y,
          1,
          layers(
            rect(-110, -46, 220, 92, air.of('white'), 8),
            rect(-98, -36, 196, 72, air.of('sky'), 6),
            put(0, -14, 1, fish(air, 160, pigment)),
            put(10, 18, 1, fish(air, 150, pigment)),
          ),
        );
      return layers(
        rect(0, 0, 800, 600, air.of('deep')),
        rect(0, 0, 800, 40, air.of('wood')),
        line('M0 62H800', air.of('timber'), 8, 'square'),
        ...[110, 250, 550, 690].map((x) =>
          put(
            x,
            64,
            1,
            layers(
              line('M0 0V24', air.of('foam'), 3),
              shape('M-16 24H16L20 92Q0 108 -20 92Z', air.of('blush')),
              shape('M-32 44L-16 24H16L32 44L16 52H-16Z', air.of('apricot')),
              line('M-14 94V136M-5 98V146M5 98V146M14 94V136', air.of('blush'), 6),
            ),
          ),
        ),
        put(
          400,
          260,
          1,
          layers(
            shape('M-46 0L-40 -64Q0 -86 40 -64L46 0Z', air.of('sunrise')),
            shape('M-24 0V-52H24V0Z', air.of('cream')),
            line('M-38 -56L-70 -10M38 -56L70 -10', air.of('sunrise'), 18),
            circle(0, -102, 27, air.of('skin')),
            shape('M-29 -104Q-30 -128 0 -130Q30 -128 29 -104Q0 -116 -29 -104Z', air.of('ink')),
            shape('M-31 -112Q-26 -142 0 -142Q26 -142 31 -112Q0 -122 -31 -112Z', air.of('apricot')),
          ),
        ),
        shape('M60 250H740L800 600H0Z', air.of('foam')),
        shape('M60 250H740L746 276H54Z', air.of('spray')),
        tray(210, 340, 'sunrise'),
        tray(590, 340, 'spray'),
        tray(150, 470, 'deep'),
        tray(400, 470, 'sunrise'),
        tray(650, 470, 'spray'),
        dots('M330 320H470M326 346H474M120 556H700M90 584H720', air.of('white'), 17, 30),
      );
    }
    return marketHall(air);
  },
);

import { z } from 'zod';
import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { parasol } from '../parts/beachThings.ts';
import { mountains } from '../parts/land.ts';
import { couple, person } from '../parts/people.ts';
import { seascape } from '../parts/seascape.ts';
import { cafe, paperCup } from '../parts/seasideHouses.ts';
import { sky } from '../parts/sky.ts';
import { pine } from '../parts/trees.ts';
import { defineView } from '../view.ts';

/** The row of cafes behind the beach, seen from the sand: the mountains of the west stand behind it. */
export const cafeStreetView = defineView(
  'cafeStreet',
  { houses: z.enum(['row', 'village']).default('row') },
  ({ air, random }, { houses }) => {
    const isDusk = air.hour === 'dusk';
    return layers(
      sky(air, random, {
        horizon: 300,
        disc: air.hour === 'dawn' ? null : isDusk ? { x: 690, y: 170, radius: 46 } : { x: 700, y: 90 },
        clouds: 1,
      }),
      mountains(air, random, { y: 270, height: 90, rows: 2 }),
      houses === 'row'
        ? layers(
            put(90, 440, 1, cafe(air, 'foam', 'sea')),
            put(366, 440, 1.12, cafe(air, 'brick', 'sunrise', true)),
            put(650, 440, 1, cafe(air, 'cream', 'leaf')),
          )
        : layers(
            put(540, 440, 1, cafe(air, 'cream', 'sunrise', true)),
            put(250, 446, 0.8, cafe(air, 'foam', 'sea')),
            put(90, 470, 1, pine(air, random, 300)),
            put(726, 470, 1, pine(air, random, 250)),
          ),
      rect(0, 438, 800, 22, air.of('stone')),
      shape('M0 458Q400 446 800 458V600H0Z', air.of('sand')),
      shape('M0 560Q300 534 800 566V600H0Z', air.of('dune')),
      put(180, 540, 0.56, parasol(air)),
      put(636, 548, 0.6, parasol(air, 'sea')),
      put(430, 540, 1, couple(air, 84)),
      put(300, 510, 1, person(air, 66, { coat: 'cream' })),
    );
  },
);

function mug(air: Air): string {
  return layers(
    ellipse(0, 0, 150, 22, air.shaded('plank')),
    ellipse(0, -10, 140, 24, air.of('foam')),
    line('M86-112Q150-124 144-70Q136-34 74-36', air.of('white'), 20),
    shape('M-100-140H100Q104-40 50-14H-50Q-104-40-100-140Z', air.of('white')),
    shape('M-100-140H-50Q-52-40-24-14H-50Q-104-40-100-140Z', air.of('mist')),
    ellipse(0, -140, 100, 22, air.of('foam')),
    ellipse(0, -139, 86, 16, air.of('timber')),
    shape('M-34-140Q-20-150 0-142Q20-150 34-140Q20-128 0-128Q-20-128-34-140Z', air.of('cream')),
    line('M-30-176q-14-22 0-42t0-42M20-182q-14-22 0-42t0-42', air.of('foam'), 8),
  );
}

/** A cup of coffee on a wooden rail, the beach behind it. */
export const coffeeByTheSeaView = defineView(
  'coffeeByTheSea',
  { cup: z.enum(['mug', 'two']) },
  ({ air, random }, { cup }) =>
    layers(
      seascape(air, random, { horizon: 300, light: 650, shore: 'left', clouds: 2 }),
      shape('M0 412Q200 388 420 410T800 402V600H0Z', air.of('foam')),
      shape('M0 426Q200 402 420 424T800 416V600H0Z', air.of('sand')),
      rect(0, 492, 800, 108, air.of('plank')),
      rect(0, 492, 800, 14, air.of('cream')),
      line('M0 546H800M180 506V546M520 506V546M360 546V600M680 546V600', air.of('timber'), 4, 'square'),
      cup === 'mug' && put(400, 540, 1.35, mug(air)),
      cup === 'two' &&
        layers(
          ellipse(296, 544, 84, 12, air.shaded('plank')),
          ellipse(476, 556, 90, 13, air.shaded('plank')),
          put(306, 542, 1.35, paperCup(air)),
          put(486, 554, 1.45, paperCup(air, 'sunrise')),
          circle(620, 540, 9, air.of('wood')),
          circle(644, 548, 9, air.of('wood')),
        ),
    ),
);

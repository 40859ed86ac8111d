import { z } from 'zod';
import { layers, put, rect, shape } from '../brush.ts';
import { parasol } from '../parts/beachThings.ts';
import { mountains } from '../parts/land.ts';
import { couple, person } from '../parts/people.ts';
import { cafe } from '../parts/seasideHouses.ts';
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

import { z } from 'zod';
import { layers, put } from '../brush.ts';
import { beach, farShore } from '../parts/land.ts';
import { couple } from '../parts/people.ts';
import { sky } from '../parts/sky.ts';
import { grove, pine, shrub } from '../parts/trees.ts';
import { water } from '../parts/water.ts';
import { defineView } from '../view.ts';

/** A sand beach from its end: sea and horizon behind, the light from the right, pines in front. */
export const beachView = defineView(
  'beach',
  {
    pines: z.enum(['one', 'grove', 'none']).default('one'),
    people: z.boolean().default(true),
  },
  ({ air, random }, { pines, people }) => {
    const horizon = 318;
    const disc = air.hour === 'dawn' ? { x: 500, y: 296, radius: 58 } : { x: 596, y: 132 };
    return layers(
      sky(air, random, { horizon, disc, clouds: pines === 'none' ? 2 : 1, birds: true }),
      farShore(air, random, { y: horizon + 6, side: 'left' }),
      water(air, random, { y: horizon, glintAt: disc.x }),
      beach(air, random, { y: 468 }),
      people && put(random.between(430, 560), 520, 1, couple(air, 62)),
      pines === 'one' && put(190, 566, 1, pine(air, random, 400)),
      pines === 'grove' && put(170, 560, 1, grove(air, random, { count: 3, width: 260, height: 360 })),
      put(70, 604, 1, shrub(air, 190, 'leaf')),
      put(330, 596, 1, shrub(air, 74)),
    );
  },
);

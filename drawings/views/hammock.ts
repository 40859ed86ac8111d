import { z } from 'zod';
import { ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { cup } from '../parts/interiors.ts';
import { outlook } from '../parts/outlooks.ts';
import { seatColours } from '../parts/seats.ts';
import { pine, shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';

/** A hammock between two pines. */
export const hammockView = defineView(
  'hammock',
  {
    outlook: z.enum(['sea', 'beach', 'lake', 'valley', 'forest']).default('sea'),
    cloth: z.enum(seatColours).default('sunrise'),
  },
  ({ air, random }, { outlook: kind, cloth }) => {
    return layers(
      outlook(air, random, kind, { horizon: 300, discX: 470, discY: 120, clouds: 1 }),
      shape('M0 470Q400 440 800 470V600H0Z', air.of('moss')),
      put(146, 540, 1, pine(air, random, 440)),
      put(664, 540, 1, pine(air, random, 440)),
      line('M146 318L240 386M664 318L570 386', air.of('cream'), 5),
      shape('M228 376Q405 470 582 376Q540 500 405 504Q270 500 228 376Z', air.shaded(cloth)),
      shape('M228 376Q300 456 405 456Q510 456 582 376Q548 512 405 516Q262 512 228 376Z', air.of(cloth)),
      shape(
        'M300 432Q330 450 362 454L372 514Q338 510 312 500ZM448 454Q480 450 510 432L498 500Q472 510 438 514Z',
        air.of('white'),
      ),
      shape('M0 530Q400 500 800 530V600H0Z', air.of('leaf')),
      ellipse(405, 538, 130, 9, air.of('pine')),
      put(560, 560, 1, layers(rect(-36, -34, 72, 34, air.of('plank'), 4), put(0, -34, 0.9, cup(air)))),
      put(60, 604, 1, shrub(air, 180)),
      put(750, 604, 1, shrub(air, 160)),
    );
  },
);

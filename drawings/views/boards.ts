import { z } from 'zod';
import { ellipse, layers, line, put, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';
import { outlook } from '../parts/outlook.ts';
import { shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';

/** Boards and kayaks on the sand, ready for a group. */
export const boardsView = defineView(
  'boards',
  { first: z.enum(['boards', 'kayaks']).default('boards') },
  ({ air, random }, { first }) => {
    const board = (pigment: Pigment, stripe: Pigment) =>
      layers(
        shape('M0 0Q-34 -90 -24 -190Q-16 -256 0 -270Q16 -256 24 -190Q34 -90 0 0Z', air.of(pigment)),
        shape('M0 0Q-34 -90 -24 -190Q-16 -256 0 -270Q-12 -180 -10 -100Q-8 -40 0 0Z', air.shaded(pigment)),
        line('M0 -14V-256', air.of(stripe), 5),
      );
    const kayak = (pigment: Pigment) =>
      layers(
        shape('M-190 -26Q-90 -44 0 -40T190 -26Q120 10 0 10T-190 -26Z', air.of(pigment)),
        shape('M-190 -26Q-120 10 0 10T190 -26Q100 -12 0 -12T-190 -26Z', air.shaded(pigment)),
        ellipse(0, -32, 44, 9, air.of('ink')),
        line('M-120 -64L116 -46', air.of('wood'), 6),
        ellipse(-130, -66, 26, 9, air.of('white')),
        ellipse(126, -44, 26, 9, air.of('white')),
      );
    return layers(
      outlook(air, random, 'beach', { horizon: 300, discX: 620, discY: 116, clouds: 2 }),
      shape('M0 500Q300 470 800 520V600H0Z', air.of('dune')),
      first === 'boards'
        ? layers(
            ...(
              [
                ['sunrise', 'white'],
                ['white', 'sea'],
                ['sea', 'blush'],
                ['apricot', 'white'],
                ['leaf', 'cream'],
              ] as const
            ).map(([pigment, stripe], index) => put(186 + index * 92, 520, 1.14, board(pigment, stripe))),
            line('M110 392H640', air.of('wood'), 13, 'square'),
            line('M118 392V530M632 392V530', air.of('wood'), 14, 'square'),
            put(610, 566, 0.9, kayak('sunrise')),
          )
        : layers(
            put(560, 470, 0.86, kayak('sea')),
            put(300, 510, 1.06, kayak('sunrise')),
            put(500, 566, 1.2, kayak('apricot')),
          ),
      put(60, 606, 1, shrub(air, 180)),
    );
  },
);

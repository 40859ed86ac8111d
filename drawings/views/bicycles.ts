import { z } from 'zod';
import { layers, line, put, shape } from '../brush.ts';
import { bicycle } from '../parts/bicycle.ts';
import { outlook, outlooks } from '../parts/outlook.ts';
import { shrub } from '../parts/trees.ts';
import { defineView, pigment } from '../view.ts';

/** Bicycles of the house, ready at a fence. */
export const bicyclesView = defineView(
  'bicycles',
  {
    outlook: z.enum(outlooks).default('lake'),
    frame: pigment.default('sunrise'),
    second: pigment.default('sea'),
    count: z.enum(['one', 'two']).default('two'),
  },
  ({ air, random }, { outlook: kind, frame: first, second, count }) =>
    layers(
      outlook(air, random, kind, { horizon: 290, discX: 590, discY: 120, clouds: 2 }),
      shape('M0 420Q400 396 800 420V600H0Z', air.of('moss')),
      line(
        'M30 448V356M190 444V352M350 440V350M510 440V350M670 444V352M790 448V356',
        air.of('wood'),
        13,
        'square',
      ),
      line('M0 378Q400 366 800 378M0 412Q400 400 800 412', air.of('timber'), 10, 'square'),
      shape('M0 478Q400 452 800 478V560Q400 534 0 560Z', air.of('sand')),
      shape('M0 556Q400 530 800 556V600H0Z', air.of('leaf')),
      count === 'two' && put(520, 506, 1.06, bicycle(air, second)),
      put(count === 'two' ? 290 : 400, 540, count === 'two' ? 1.3 : 1.5, bicycle(air, first)),
      put(70, 604, 1, shrub(air, 180)),
      put(740, 604, 1, shrub(air, 150, 'moss')),
    ),
);

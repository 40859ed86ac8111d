import { z } from 'zod';
import type { Air } from '../air.ts';
import { ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { rubberRing } from '../parts/beachThings.ts';
import { gull } from '../parts/quayThings.ts';
import { scallop, starfish, whelk } from '../parts/seaLife.ts';
import { seascape } from '../parts/seascape.ts';
import { sky } from '../parts/sky.ts';
import { bather, surfer } from '../parts/swimmers.ts';
import { defineView, keySchema } from '../view.ts';

const found = {
  shells: (air: Air) =>
    layers(
      ellipse(246, 552, 58, 10, air.of('dune')),
      ellipse(402, 576, 40, 8, air.of('dune')),
      ellipse(530, 548, 44, 9, air.of('dune')),
      put(250, 552, 1, scallop(air, 'blush')),
      put(404, 576, 0.7, scallop(air, 'apricot')),
      put(536, 548, 0.8, whelk(air)),
      put(660, 546, 0.8, starfish(air, 'sunrise')),
    ),
  ring: (air: Air) => layers(put(460, 540, 2.2, rubberRing(air)), put(240, 560, 0.5, scallop(air))),
  footprints: (air: Air) =>
    layers(
      ...[0, 1, 2, 3, 4, 5, 6].map((step) =>
        ellipse(
          180 + step * 62 + (step % 2) * 16,
          588 - step * 16,
          22 - step * 1.8,
          10 - step * 0.8,
          air.shaded('dune'),
        ),
      ),
      put(560, 500, 0.5, gull(air)),
      put(680, 524, 0.62, gull(air)),
      put(300, 474, 0.36, gull(air), true),
    ),
  castle: (air: Air) =>
    put(
      470,
      566,
      1,
      layers(
        ellipse(0, 0, 150, 16, air.shaded('sand')),
        shape('M-110 0L-98-70H-58L-50-36H-36L-28-108H28L36-36H50L58-70H98L110 0Z', air.of('dune')),
        shape('M-110 0L-98-70H-80L-84 0ZM-36-36L-28-108H-8L-10 0H-40Z', air.shaded('dune')),
        shape(
          'M-98-70v-16h10v8h10v-8h10v8h10v16ZM-28-108v-16h12v8h10v-8h12v8h10v-8h12v16ZM58-70v-16h10v8h10v-8h10v8h10v16Z',
          air.of('dune'),
        ),
        line('M0-120V-172', air.of('wood'), 5),
        shape('M2-172L42-158L2-144Z', air.of('sunrise')),
        shape('M-16 0V-28a16 16 0 0 1 32 0V0Z', air.shaded('dune')),
      ),
    ),
} as const;

/** The water's edge in the foreground: clear shallows over sand, and an object in them. */
export const shallowsView = defineView(
  'shallows',
  {
    found: keySchema(found).default('shells'),
    bathers: z.boolean().default(false),
    shore: z.enum(['left', 'right', 'none']).default('right'),
  },
  ({ air, random }, { found: what, bathers, shore }) =>
    layers(
      seascape(air, random, { horizon: 236, light: 560, shore, clouds: 2 }),
      shape('M0 356Q200 336 400 356T800 350V600H0Z', air.water[0]),
      shape('M0 400Q200 376 400 400T800 392V600H0Z', air.of('spray')),
      bathers &&
        layers(
          put(250, 372, 1, bather(air)),
          put(356, 350, 0.8, bather(air)),
          put(560, 384, 1.1, bather(air)),
        ),
      shape('M0 440Q140 412 300 438T600 430T800 440V600H0Z', air.of('foam')),
      shape('M0 456Q140 430 300 456T600 446T800 456V600H0Z', air.of('dune')),
      shape('M0 494Q180 468 360 490T800 486V600H0Z', air.of('sand')),
      found[what](air),
    ),
);

/** A breaking wave with a surfer on it, the sea behind. */
export const breakerView = defineView('breaker', {}, ({ air, random }) =>
  layers(
    sky(air, random, {
      horizon: 250,
      disc: air.hour === 'dusk' ? null : { x: 600, y: air.hour === 'dawn' ? 232 : 130 },
      clouds: 1,
    }),
    rect(0, 250, 800, 350, air.water[1]),
    line('M420 280h90M600 300h80M90 290h70', air.of('foam'), 5),
    shape(
      'M0 600V330Q80 170 260 150Q420 140 480 230Q500 270 470 290Q440 240 380 250Q320 270 330 360Q350 460 560 480L800 470V600Z',
      air.water[2],
    ),
    shape('M0 600V420Q60 250 200 200Q150 330 210 430Q300 540 560 540L800 530V600Z', air.water[3]),
    line('M250 210Q200 340 270 430Q340 490 480 512M300 200Q262 300 300 390', air.water[0], 8),
    shape(
      'M120 210Q170 130 300 128Q440 130 492 220Q520 270 486 316Q476 296 460 300Q450 276 430 282Q420 256 396 266Q380 244 356 254Q300 170 210 196Q160 196 120 210Z',
      air.of('foam'),
    ),
    put(450, 474, 0.92, surfer(air)),
    shape('M-20 572q45-14 90 0t90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0V600H-20Z', air.of('spray')),
    shape('M-40 584q45-14 90 0t90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0V600H-40Z', air.water[3]),
  ),
);

import { z } from 'zod';
import type { Air } from '../air.ts';
import { layers, line, put, rect, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';
import { bench, seatedPair } from '../parts/beachThings.ts';
import { bicycle } from '../parts/bicycle.ts';
import { campfire, campTable, ridgeTent } from '../parts/campsites.ts';
import { hammock } from '../parts/forestry.ts';
import { couple, person } from '../parts/people.ts';
import { needleRoof, tallTrunk } from '../parts/pineTrunks.ts';
import { seascape } from '../parts/seascape.ts';
import { shrub } from '../parts/trees.ts';
import { defineView, keySchema } from '../view.ts';

const guests = {
  path: (air: Air) =>
    layers(
      shape('M372 432H436Q420 480 500 520T640 610H200Q330 560 350 510T372 432Z', air.of('sand')),
      shape('M372 432H386Q376 480 356 516T236 610H200Q330 560 350 510T372 432Z', air.of('dune')),
      put(424, 516, 1, couple(air, 82)),
    ),
  boardwalk: (air: Air) =>
    layers(
      shape('M372 430H428L600 610H200Z', air.of('plank')),
      line('M356 456H452M332 484H480M304 516H508M266 556H548', air.of('timber'), 5, 'square'),
      line('M372 410L196 560M428 410L604 560', air.of('wood'), 7),
      line('M364 416V440M330 446V480M286 484V532M436 416V440M470 446V480M514 484V532', air.of('wood'), 7),
      put(400, 484, 1, person(air, 74, { hat: true, coat: 'cream' })),
    ),
  tents: (air: Air) =>
    layers(
      put(290, 500, 0.9, ridgeTent(air, 'sunrise')),
      put(540, 520, 1.05, ridgeTent(air, 'sea')),
      put(410, 566, 1, air.isDark ? campfire(air) : campTable(air)),
    ),
  bench: (air: Air) => put(410, 520, 1.15, bench(air, { isTaken: true })),
  bicycle: (air: Air) => put(416, 534, 1.35, bicycle(air)),
  hammock: (air: Air, cloth: Pigment) => put(404, 500, 1.2, hammock(air, cloth)),
  picnic: (air: Air) =>
    layers(
      shape('M230 560L330 486H560L520 560Z', air.of('cream')),
      shape('M284 520H542L520 560H230ZM330 486H390L330 560H270ZM470 486H530L480 560H420Z', air.of('apricot')),
      put(440, 530, 0.95, seatedPair(air, { legs: false })),
      rect(290, 500, 66, 42, air.of('plank'), 6),
      line('M296 502Q322 466 350 502', air.of('wood'), 6),
    ),
  none: (air: Air) => put(446, 486, 1, person(air, 70)),
} as const;

/** From under tall pines out to the sea: trunks, needles overhead, and what stands between them. */
export const seaGroveView = defineView(
  'seaGrove',
  {
    guest: keySchema(guests).default('path'),
    cloth: z.enum(['sunrise', 'sea', 'apricot']).default('sunrise'),
  },
  ({ air, random }, { guest, cloth }) => {
    const near = [
      [46, 596, 44],
      [176, 540, 32],
      [646, 548, 34],
      [764, 600, 46],
    ] as const;
    const far = [
      [256, 462, 18],
      [560, 458, 17],
      [700, 466, 20],
      [110, 466, 19],
    ] as const;
    return layers(
      seascape(air, random, { horizon: 310, light: 440, discY: 214, shore: 'none', clouds: 0 }),
      rect(0, 384, 800, 216, air.of('foam')),
      shape('M0 392Q400 374 800 396V600H0Z', air.of('sand')),
      shape('M0 436Q400 416 800 440V600H0Z', air.of('moss')),
      shape('M0 520Q400 486 800 526V600H0Z', air.of('leaf')),
      ...far.map(([x, y, width]) => tallTrunk(air, random, { x, y, width })),
      guests[guest](air, cloth),
      ...near.map(([x, y, width]) => tallTrunk(air, random, { x, y, width })),
      needleRoof(air, random, 96),
      put(690, 606, 1, shrub(air, 130)),
      put(120, 606, 1, shrub(air, 110)),
    );
  },
);

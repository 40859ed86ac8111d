import { z } from 'zod';
import type { Air } from '../air.ts';
import { d, layers, line, put, rect, shape } from '../brush.ts';
import {
  beachChair,
  bench,
  jewelRing,
  kayak,
  lampPost,
  parasol,
  pictureFrame,
  seatedPair,
  surfboard,
  swing,
} from '../parts/beachThings.ts';
import { bicycle } from '../parts/bicycle.ts';
import { sotdae } from '../parts/bridges.ts';
import { busStop } from '../parts/busStop.ts';
import { camperVan, campfire, campTable, ridgeTent } from '../parts/campsites.ts';
import { farHarbour, headland } from '../parts/distance.ts';
import { hourglass } from '../parts/hourglass.ts';
import { strand } from '../parts/land.ts';
import { couple } from '../parts/people.ts';
import { seascape } from '../parts/seascape.ts';
import { paperCup, vendingMachines } from '../parts/seasideHouses.ts';
import { pine, shrub } from '../parts/trees.ts';
import { defineView, keySchema } from '../view.ts';

const subjects = {
  swing: (air: Air) => put(400, 520, 0.94, swing(air)),
  bench: (air: Air) =>
    layers(put(250, 524, 1.15, lampPost(air)), put(420, 524, 1.25, bench(air, { isTaken: true }))),
  emptyBench: (air: Air) => put(400, 520, 1.35, bench(air, { isTaken: false })),
  frame: (air: Air) => put(400, 528, 1, pictureFrame(air)),
  parasol: (air: Air) => put(400, 530, 1.3, parasol(air)),
  boards: (air: Air) =>
    layers(
      put(300, 530, 1.25, surfboard(air, 'sunrise', 'cream')),
      put(400, 540, 1.35, surfboard(air, 'white', 'sea')),
      put(500, 530, 1.25, surfboard(air, 'sea', 'apricot')),
    ),
  boardRack: (air: Air) =>
    layers(
      ...(
        [
          ['sunrise', 'white'],
          ['white', 'sea'],
          ['sea', 'blush'],
          ['apricot', 'white'],
          ['leaf', 'cream'],
        ] as const
      ).map(([pigment, stripe], index) => put(180 + index * 96, 520, 1.1, surfboard(air, pigment, stripe))),
      line('M100 392H660', air.of('wood'), 13, 'square'),
      line('M108 392V530M652 392V530', air.of('wood'), 14, 'square'),
      put(610, 572, 0.9, kayak(air, 'sunrise')),
    ),
  kayaks: (air: Air) =>
    layers(
      put(540, 476, 0.86, kayak(air, 'sea')),
      put(290, 516, 1.06, kayak(air, 'sunrise')),
      put(470, 572, 1.2, kayak(air, 'apricot')),
    ),
  busStop: (air: Air) => put(380, 506, 1.16, busStop(air)),
  hourglass: (air: Air) => put(400, 548, 0.96, hourglass(air)),
  hourglassLow: (air: Air) => put(400, 548, 0.96, hourglass(air, 'little')),
  jewelRing: (air: Air) => put(400, 520, 0.98, jewelRing(air)),
  bicycle: (air: Air) => put(400, 536, 1.8, bicycle(air)),
  sotdae: (air: Air) =>
    layers(
      put(320, 540, 1, sotdae(air, 300)),
      put(400, 548, 1.15, sotdae(air, 340)),
      put(486, 540, 0.95, sotdae(air, 270)),
    ),
  chairs: (air: Air) =>
    layers(
      put(262, 512, 2, beachChair(air)),
      put(558, 512, 2, beachChair(air, 'sunrise')),
      rect(380, 460, 60, 9, air.of('timber'), 3),
      line('M390 470L384 518M430 470L436 518', air.of('wood'), 6),
      put(410, 460, 0.34, paperCup(air)),
    ),
  camper: (air: Air) => layers(put(430, 506, 1.12, camperVan(air)), put(190, 540, 0.9, campTable(air))),
  tent: (air: Air) =>
    layers(
      put(370, 510, 1.4, ridgeTent(air, 'sunrise')),
      put(600, 530, 0.85, air.isDark ? campfire(air) : campTable(air)),
    ),
  vending: (air: Air) => put(400, 536, 1.3, vendingMachines(air)),
} as const;

/** One thing in the middle of the sand, with the sea straight behind it. */
export const seasideView = defineView(
  'seaside',
  {
    subject: keySchema(subjects),
    people: z.enum(['none', 'couple']).default('none'),
    pines: z.enum(['none', 'left', 'right']).default('none'),
    ground: z.enum(['sand', 'grass']).default('sand'),
    far: z.enum(['shore', 'ship', 'boats', 'harbour']).default('shore'),
    /** Whether the light is behind the subject or beside it. */
    light: z.enum(['behind', 'beside']).default('beside'),
  },
  ({ air, random }, { subject, people, pines, ground, far, light }) => {
    const isGrass = ground === 'grass';
    const horizon = 326;
    return layers(
      seascape(air, random, {
        horizon,
        light:
          far === 'ship'
            ? 250
            : light === 'behind'
              ? 400
              : pines === 'right'
                ? 190
                : random.between(620, 680),
        shore: far === 'shore' ? 'left' : 'none',
        birds: subject !== 'swing' && subject !== 'hourglass',
        boats: far === 'boats',
      }),
      far === 'ship' && headland(air, random, horizon + 4, 'ship'),
      far === 'harbour' && farHarbour(air, 180, horizon + 10, 1.3),
      strand(air, 428),
      shape('M0 524Q300 496 800 530V600H0Z', isGrass ? air.of('moss') : air.of('dune')),
      pines === 'left' && put(110, 560, 1, pine(air, random, 330)),
      pines === 'right' && put(700, 560, 1, pine(air, random, 330)),
      subjects[subject](air),
      people === 'couple' && put(648, 548, 1, couple(air, 76)),
      put(pines === 'left' ? 60 : 740, 604, 1, shrub(air, 150, 'leaf')),
      isGrass && shape(d`M0 584Q400 566 800 586V600H0Z`, air.of('leaf')),
    );
  },
);

/** The neck of the great hourglass from near: a year's sand on its way down. */
export const fallingSandView = defineView('fallingSand', {}, ({ air, random }) =>
  layers(
    seascape(air, random, { horizon: 360, light: 690, shore: 'none', clouds: 2 }),
    shape('M110-10H690Q660 200 430 290Q660 380 690 610H110Q140 380 370 290Q140 200 110-10Z', air.of('foam')),
    shape('M110-10H240Q260 200 400 290Q260 380 240 610H110Q140 380 370 290Q140 200 110-10Z', air.of('sky')),
    shape('M200 70Q400 40 600 70Q560 190 408 276V310H392V276Q240 190 200 70Z', air.of('sunrise')),
    shape('M200 70Q400 40 600 70Q500 96 400 92Q300 96 200 70Z', air.of('apricot')),
    shape('M200 70Q230 78 270 84Q310 200 400 284V310H392V276Q240 190 200 70Z', air.of('brick')),
    shape('M395 306H405V420H395Z', air.of('sunrise')),
    shape('M180 610Q260 440 400 400Q540 440 620 610Z', air.of('sunrise')),
    shape('M180 610Q260 440 400 400Q330 470 300 610Z', air.of('brick')),
    shape('M-10-10H96Q130 140 130 300T96 610H-10Z', air.of('wood')),
    shape('M96-10H120Q150 140 150 300T120 610H96Q130 460 130 300T96-10Z', air.of('timber')),
    shape('M810-10H704Q670 140 670 300T704 610H810Z', air.of('wood')),
    shape('M704-10H680Q650 140 650 300T680 610H704Q670 460 670 300T704-10Z', air.of('timber')),
  ),
);

/** The view from inside the bus shelter on the sand to the sea: its posts, its roof, and two people waiting. */
export const insideBusStopView = defineView('insideBusStop', {}, ({ air, random }) =>
  layers(
    seascape(air, random, { horizon: 310, light: 440, discY: 190, shore: 'none', boats: true }),
    strand(air, 404),
    rect(0, 452, 800, 60, air.of('foam')),
    rect(0, 452, 800, 10, air.of('white')),
    rect(0, 512, 800, 88, air.of('stone')),
    shape('M-10-10H810V92L-10 64Z', air.of('sea')),
    shape('M-10 64L810 92V110L-10 84Z', air.of('deep')),
    rect(40, 70, 30, 470, air.of('white')),
    rect(40, 70, 11, 470, air.of('spray')),
    rect(720, 96, 30, 444, air.of('white')),
    rect(720, 96, 11, 444, air.of('spray')),
    put(400, 490, 1.3, seatedPair(air)),
    rect(210, 486, 380, 20, air.of('plank'), 4),
    line('M250 506V560M550 506V560', air.of('wood'), 12, 'square'),
  ),
);

import { z } from 'zod';
import type { Air } from '../air.ts';
import { circle, layers, line, put, rect, shape } from '../brush.ts';
import { bench } from '../parts/beachThings.ts';
import { headland } from '../parts/distance.ts';
import { strand } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { railBike, railBikeFromSide, track, trackAway, train, trainFront } from '../parts/railway.ts';
import { seascape } from '../parts/seascape.ts';
import { paperCup } from '../parts/seasideHouses.ts';
import { pine, shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';

/** The track beside the beach from its side, with a train or a rail bike on it. */
export const seaTrackView = defineView(
  'seaTrack',
  { on: z.enum(['train', 'railBike']).default('train') },
  ({ air, random }, { on }) =>
    layers(
      seascape(air, random, { horizon: 264, light: 630, shore: 'left', clouds: 2 }),
      strand(air, 390),
      track(air, 494),
      on === 'train' ? put(0, 494, 1, train(air)) : put(400, 496, 1.05, railBikeFromSide(air)),
      rect(0, 534, 800, 66, air.of(on === 'train' ? 'dune' : 'moss')),
      put(100, 604, 1, shrub(air, 200)),
      put(240, 606, 1, shrub(air, 110, 'leaf')),
      put(660, 606, 1, shrub(air, 140)),
    ),
);

function platformRoof(air: Air): string {
  return layers(
    line('M70 170V546M250 156V546', air.of('white'), 13, 'square'),
    line('M66 170V546M246 156V546', air.of('spray'), 5, 'square'),
    shape('M-10 150L330 134V164L-10 190Z', air.of('deep')),
    shape('M-10 150L330 134V142L-10 162Z', air.of('foam')),
  );
}

/** The platform of the station beside the sea. */
export const seaStationView = defineView(
  'seaStation',
  { kind: z.enum(['platform', 'arrival', 'pine']).default('platform') },
  ({ air, random }, { kind }) => {
    if (kind === 'arrival') {
      return layers(
        seascape(air, random, { horizon: 290, light: 640, shore: 'none' }),
        shape('M430 380L800 352V600H430Z', air.of('foam')),
        shape('M420 390L800 366V600H420Z', air.of('sand')),
        shape('M0 250Q120 220 240 280L372 344L400 600H0Z', air.of('leaf')),
        shape('M0 330Q160 310 376 352L300 600H0Z', air.of('moss')),
        trackAway(air, { x: 330, toX: 400, toY: 344 }),
        put(366, 510, 0.9, trainFront(air)),
        shape('M800 470L440 356H420L560 600H800Z', air.of('stone')),
        shape('M420 356H428L590 600H556Z', air.of('cream')),
        line('M470 364L800 450', air.of('white'), 6),
        line('M500 372V396M560 386V416M630 404V440M710 424V468', air.of('white'), 6),
        put(650, 520, 1, person(air, 130)),
        put(716, 514, 1, person(air, 118, { coat: 'deep' })),
      );
    }
    const isPine = kind === 'pine';
    return layers(
      seascape(air, random, {
        horizon: 270,
        light: isPine ? 420 : 560,
        shore: 'none',
        clouds: isPine ? 2 : 1,
      }),
      isPine && headland(air, random, 274, 'ship'),
      strand(air, 372),
      line('M-10 416H810M-10 400H810', air.of('white'), 4),
      line(
        'M40 396V426M140 396V426M240 396V426M340 396V426M440 396V426M540 396V426M640 396V426M740 396V426',
        air.of('white'),
        5,
      ),
      track(air, 440),
      shape('M-10 480H810V500H-10Z', air.of('stone')),
      rect(0, 500, 800, 100, air.of('sand')),
      rect(0, 504, 800, 10, air.of('apricot')),
      isPine
        ? layers(
            put(250, 520, 1, pine(air, random, 380)),
            shape('M190 530Q250 500 320 530Z', air.of('leaf')),
            put(560, 556, 1, bench(air, { isTaken: false })),
          )
        : layers(
            platformRoof(air),
            put(170, 556, 0.8, bench(air, { isTaken: true })),
            // the station's board, without its name
            line('M560 430V556M700 430V556', air.of('slate'), 8, 'square'),
            rect(536, 380, 188, 70, air.of('white'), 5),
            rect(536, 424, 188, 26, air.of('sea'), 5),
            circle(630, 402, 10, air.of('sunrise')),
            put(430, 560, 1, person(air, 120, { coat: 'apricot', legs: 'deep' })),
          ),
    );
  },
);

/** A rail bike on the track beside the sea, seen from behind. */
export const railBikeView = defineView(
  'railBike',
  { riders: z.enum(['one', 'two']).default('one') },
  ({ air, random }, { riders }) =>
    layers(
      seascape(air, random, { horizon: 270, light: 640, shore: 'none', clouds: 2 }),
      shape('M420 330Q560 336 800 420V600H420Z', air.of('foam')),
      shape('M410 336Q550 346 800 440V600H400Z', air.of('sand')),
      shape('M0 236Q160 210 280 268L400 330 380 600H0Z', air.of('leaf')),
      shape('M0 300Q200 270 396 336L300 600H0Z', air.of('moss')),
      put(90, 470, 1, pine(air, random, 300)),
      put(250, 380, 1, pine(air, random, 130)),
      trackAway(air, { x: 400, toX: 450, toY: 330 }),
      riders === 'two' && put(446, 376, 0.32, railBike(air)),
      put(406, 556, riders === 'two' ? 0.74 : 1, railBike(air)),
      put(720, 604, 1, shrub(air, 150)),
      put(120, 606, 1, shrub(air, 190)),
    ),
);

/** The sea through a window of the train, a coffee on its sill. */
export const trainWindowView = defineView('trainWindow', {}, ({ air, random }) =>
  layers(
    seascape(air, random, { horizon: 290, light: 560, clouds: 2, boats: true }),
    strand(air, 424),
    `<path fill-rule="evenodd" d="M0 0H800V600H0ZM96 70Q70 70 70 96V444Q70 470 96 470H704Q730 470 730 444V96Q730 70 704 70Z" fill="${air.of('foam')}"/>`,
    `<rect x="64" y="64" width="672" height="412" rx="30" fill="none" stroke="${air.of('mist')}" stroke-width="12"/>`,
    rect(0, 486, 800, 16, air.of('stone')),
    rect(0, 502, 800, 98, air.of('mist')),
    put(430, 486, 0.62, paperCup(air)),
    shape('M-20 610V388Q-20 350 60 350Q132 350 136 396L150 610Z', air.of('sea')),
    shape('M-20 610V388Q-20 352 40 350Q40 470 60 610Z', air.of('deep')),
    rect(14, 330, 96, 66, air.of('cream'), 22),
    shape('M820 610V388Q820 350 740 350Q668 350 664 396L650 610Z', air.of('sea')),
    shape('M664 396Q668 350 740 350Q706 370 704 430L700 610H650Z', air.of('deep')),
    rect(690, 330, 96, 66, air.of('cream'), 22),
  ),
);

import { z } from 'zod';
import { ellipse, layers, line, put, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { bather, sitters } from '../parts/bathers.ts';
import { broadleaf, seasons } from '../parts/broadleaf.ts';
import { gableHouse } from '../parts/farHouses.ts';
import { springHouse } from '../parts/hamlets.ts';
import { ground, mountains, range } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { backdrop } from '../parts/settings.ts';
import { sky } from '../parts/sky.ts';
import { boulder } from '../parts/stones.ts';
import { fir, pine, shrub } from '../parts/trees.ts';
import { crag, firs, slopes, stream, waterfall } from '../parts/valleys.ts';
import { defineView } from '../view.ts';

/** A valley between wooded slopes, with a stream to the viewer and crags or peaks at its head. */
export const valleyView = defineView(
  'valley',
  { head: z.enum(['peaks', 'crags']).default('peaks'), season: z.enum(seasons).default('summer') },
  ({ air, random }, { head, season }) => {
    const leafy =
      season === 'summer'
        ? []
        : [
            [120, 404],
            [214, 446],
            [660, 400],
            [590, 448],
            [728, 420],
          ];
    return layers(
      sky(air, random, { horizon: 300, disc: { x: 520, y: 120 }, clouds: 1 }),
      mountains(air, random, { y: 250, height: 170, rows: 3 }),
      head === 'crags' &&
        layers(
          put(300, 396, 1, crag(air, 260)),
          put(500, 400, 1, crag(air, 310)),
          put(404, 420, 1, crag(air, 200)),
        ),
      slopes(air, 340),
      firs(air, random, { from: 20, to: 250, y: 392, rise: -60, height: 80, count: 6 }),
      firs(air, random, { from: 560, to: 790, y: 420, rise: 70, height: 84, count: 6 }),
      stream(air, 448),
      shape('M-10 430Q120 410 240 530T330 610H-10Z', air.of('pine')),
      shape('M810 430Q680 420 600 520T560 610H810Z', mix(air.of('leaf'), air.of('pine'), 0.4)),
      firs(air, random, { from: 20, to: 190, y: 500, rise: -60, height: 136, count: 4 }),
      firs(air, random, { from: 620, to: 780, y: 566, rise: 70, height: 140, count: 4 }),
      ...leafy.map(([x = 0, y = 0]) => put(x, y + 50, 1, broadleaf(air, random, 120, season))),
      put(330, 560, 1, boulder(air, 90, 40)),
      put(500, 540, 1, boulder(air, 70, 30)),
    );
  },
);

/** A waterfall into its pool. */
export const waterfallView = defineView(
  'waterfall',
  {
    tiers: z.literal([1, 2]).default(1),
    season: z.enum(seasons).default('summer'),
    watcher: z.boolean().default(false),
  },
  ({ air, random }, { tiers, season, watcher }) =>
    layers(
      sky(air, random, { horizon: 180, disc: null, clouds: 0 }),
      range(random, { y: 100, height: 60, tops: 4, fill: air.hills[0] }),
      range(random, { y: 150, height: 50, tops: 5, fill: air.hills[2] }),
      waterfall(air, random, { top: 158, foot: 452, tiers }),
      put(150, 122, 1, pine(air, random, 116)),
      put(640, 112, 1, pine(air, random, 104)),
      put(60, 124, 1, season === 'summer' ? fir(air, 130) : broadleaf(air, random, 130, season)),
      put(742, 112, 1, season === 'summer' ? fir(air, 120) : broadleaf(air, random, 126, season)),
      season !== 'summer' && put(250, 170, 1, broadleaf(air, random, 90, season)),
      watcher && put(748, 398, 1, person(air, 78)),
      put(230, 606, 1, boulder(air, 220, 76)),
      put(600, 612, 1, boulder(air, 170, 60)),
      put(36, 480, 1, shrub(air, 140, 'pine')),
    ),
);

/** A clear stream in summer: boulders, bathers, two who rest on a rock, or a pool as round as a cauldron. */
export const streamView = defineView(
  'stream',
  { with: z.enum(['bathers', 'rest', 'pool', 'cauldron']).default('bathers') },
  ({ air, random }, { with: motif }) => {
    if (motif === 'cauldron') {
      return layers(
        sky(air, random, { horizon: 220, disc: null, clouds: 0 }),
        range(random, { y: 150, height: 90, tops: 4, fill: air.hills[1] }),
        range(random, { y: 210, height: 60, tops: 5, fill: air.hills[2] }),
        ...[40, 110, 180, 620, 700, 770].map((x, index) =>
          put(x, 268 - (index % 2) * 16, 1, fir(air, 150 - (index % 3) * 20)),
        ),
        shape('M-10 250Q160 220 300 280L330 330H470L500 280Q640 220 810 250V610H-10Z', air.of('rock')),
        shape('M500 280Q640 220 810 250V610H560Q620 420 470 330Z', air.of('stone')),
        shape('M300 280L330 330 320 420H-10V340Q160 330 300 280Z', air.of('slate')),
        shape('M356 262H444L456 350Q400 366 344 350Z', air.of('foam')),
        line('M378 270L374 350M422 270L428 350', air.water[0], 6),
        ellipse(400, 440, 300, 120, air.of('slate')),
        ellipse(400, 432, 284, 108, air.water[1]),
        ellipse(400, 446, 216, 78, air.water[2]),
        ellipse(404, 458, 136, 44, air.water[3]),
        shape('M320 352Q344 330 370 346Q400 328 430 346Q460 332 482 352Q400 378 320 352Z', air.of('white')),
        line('M240 420h70M470 414h90M330 500h90', air.of('spray'), 5),
        put(80, 600, 1, boulder(air, 260, 100)),
        put(720, 604, 1, boulder(air, 240, 110)),
        put(650, 330, 1, shrub(air, 100, 'leaf')),
        put(130, 322, 1, shrub(air, 110, 'pine')),
      );
    }
    return layers(
      sky(air, random, { horizon: 260, disc: { x: 610, y: 110 }, clouds: 1 }),
      mountains(air, random, { y: 230, height: 120, rows: 2 }),
      range(random, { y: 260, height: 80, tops: 3, fill: air.hills[2] }),
      ground(286, air.of('leaf'), -20),
      ...[30, 100, 180, 640, 720, 780].map((x, index) =>
        put(x, 320 + (index % 2) * 14, 1, fir(air, 170 - (index % 3) * 30)),
      ),
      put(260, 320, 1, broadleaf(air, random, 150)),
      put(560, 316, 1, broadleaf(air, random, 130)),
      shape(
        'M360 300Q440 296 460 312Q560 360 690 400T810 480V610H-10V500Q120 420 230 380T360 300Z',
        air.water[1],
      ),
      shape('M-10 560Q200 480 420 500T810 540V610H-10Z', air.water[2]),
      shape('M390 320Q420 350 380 372Q440 380 470 360T430 316Z', air.of('foam')),
      line('M300 420h90M480 440h100M220 490h80M560 510h110M380 560h110', air.of('foam'), 5),
      put(250, 404, 1, boulder(air, 130, 56)),
      put(600, 420, 1, boulder(air, 150, 70)),
      put(330, 360, 1, boulder(air, 70, 30)),
      put(510, 350, 1, boulder(air, 60, 26)),
      motif === 'bathers' &&
        layers(
          put(440, 470, 1, bather(air, 'sunrise')),
          put(520, 490, 0.9, bather(air, 'cream')),
          put(610, 372, 1, person(air, 80, { coat: 'apricot', hat: true })),
        ),
      put(110, 560, 1, boulder(air, 250, 110)),
      put(740, 590, 1, boulder(air, 230, 120)),
      motif === 'rest' && put(400, 580, 1, sitters(air)),
      motif === 'pool' && put(390, 590, 1, boulder(air, 180, 60)),
    );
  },
);

/** A hamlet high in the mountains: a few roofs, terraces, smoke; or its roofed spring. */
export const hamletView = defineView(
  'hamlet',
  { with: z.enum(['houses', 'spring']).default('houses') },
  ({ air, random }, { with: motif }) =>
    layers(
      backdrop(air, random, { horizon: 320, behind: 'peaks', clouds: 1 }),
      range(random, { y: 330, height: 90, tops: 3, fill: mix(air.hills[2], air.of('leaf'), 0.4) }),
      firs(air, random, { from: 20, to: 780, y: 372, rise: 6, height: 96, count: 12 }),
      ground(384, mix(air.of('moss'), air.of('leaf'), 0.3), -30),
      motif === 'houses'
        ? layers(
            put(250, 430, 0.8, gableHouse(air, 168, 70, 'cream', 'sunrise')),
            put(470, 410, 0.66, gableHouse(air, 168, 70, 'cream', 'roof')),
            put(640, 450, 0.9, gableHouse(air, 168, 70, 'cream', 'deep')),
            shape('M-10 500Q300 440 810 480V610H-10Z', air.of('leaf')),
            shape('M330 440Q360 500 300 540T260 610H400Q400 560 440 510T372 438Z', air.of('sand')),
            line(
              'M-10 540Q150 500 280 500M-10 574Q120 540 262 536M460 504Q640 480 810 514M440 544Q640 520 810 560',
              air.of('moss'),
              14,
            ),
            put(96, 600, 1, pine(air, random, 270)),
          )
        : layers(
            shape('M330 470H470L600 610H200Z', air.of('sand')),
            put(400, 500, 1.2, springHouse(air)),
            put(600, 540, 1, person(air, 110, { coat: 'deep' })),
            put(150, 520, 1, boulder(air, 170, 80)),
            put(90, 600, 1, shrub(air, 190, 'pine')),
            put(720, 606, 1, shrub(air, 170, 'leaf')),
          ),
    ),
);

import { z } from 'zod';
import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { palette } from '../palette.ts';
import { fishingBoat } from '../parts/boats.ts';
import { lighthouse } from '../parts/lighthouses.ts';
import { couple, person } from '../parts/people.ts';
import { carvedRocks, cliff, reef, sealRock, splash, stack } from '../parts/rocks.ts';
import { seascape } from '../parts/seascape.ts';
import { pine, shrub } from '../parts/trees.ts';
import { defineView, keySchema } from '../view.ts';

/** A walk on steel legs along the foot of a cliff, the sea under it. */
export const cliffWalkView = defineView(
  'cliffWalk',
  { side: z.enum(['left', 'right']).default('left'), waves: z.boolean().default(true) },
  ({ air, random }, { side, waves }) => {
    const walk = layers(
      line('M440 424V560M560 424V580M680 436V590M780 448V590', air.of('ink'), 9),
      shape('M-10 482Q220 430 420 404T820 440V462Q560 410 420 428T-10 512Z', air.of('plank')),
      shape('M-10 502Q220 450 420 420T820 456V462Q560 410 420 428T-10 512Z', air.of('timber')),
      line('M-10 438Q220 386 420 360T820 396M-10 460Q220 408 420 382T820 418', air.of('white'), 5),
      line(
        'M40 426V472M130 404V452M220 386V434M310 372V420M400 361V409M490 356V402M580 358V404M670 366V412M760 380V426',
        air.of('white'),
        6,
      ),
    );
    return layers(
      seascape(air, random, { horizon: 300, light: side === 'left' ? 650 : 160, shore: 'none' }),
      put(side === 'left' ? 700 : 100, 372, 0.36, stack(air)),
      cliff(air, { side, top: 130 }),
      put(side === 'left' ? 90 : 700, 152, 1, pine(air, random, 120)),
      put(side === 'left' ? 40 : 770, 144, 1, shrub(air, 120)),
      side === 'left' ? walk : `<g transform="translate(800 0)scale(-1 1)">${walk}</g>`,
      put(side === 'left' ? 470 : 330, 412, 1, couple(air, 84)),
      waves && put(side === 'left' ? 520 : 270, 596, 0.5, splash(air)),
      shape('M-30 580q50-12 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0V600H-30Z', air.of('spray')),
    );
  },
);

/** A small car from behind, 96 wide. */
function car(air: Air): string {
  const lamp = air.isDark || air.hour === 'dusk' ? palette.sunrise : air.of('apricot');
  return layers(
    ellipse(-4, 0, 58, 8, air.shaded('slate')),
    rect(-42, -18, 20, 18, air.of('ink'), 5),
    rect(22, -18, 20, 18, air.of('ink'), 5),
    shape(
      'M-48-12V-44Q-46-54-38-56L-28-82Q-26-88-18-88H18Q26-88 28-82L38-56Q46-54 48-44V-12Z',
      air.of('sunrise'),
    ),
    shape('M-48-12V-44Q-46-54-38-56L-28-82Q-26-88-18-88L-22-12Z', air.of('brick')),
    shape('M-28-58L-20-78H20L28-58Z', air.of('night')),
    shape('M4-58L10-78H20L28-58Z', air.of('deep')),
    rect(-44, -42, 16, 9, lamp, 3),
    rect(28, -42, 16, 9, lamp, 3),
    rect(-16, -34, 32, 12, air.of('cream'), 2),
    rect(-46, -18, 92, 6, air.shaded('sunrise')),
  );
}

function cyclist(air: Air): string {
  return layers(
    `<circle cx="-26" cy="-18" r="18" fill="none" stroke="${air.of('ink')}" stroke-width="5"/><circle cx="30" cy="-18" r="18" fill="none" stroke="${air.of('ink')}" stroke-width="5"/>`,
    line('M-26-18L-8-46H22L4-18H-26M22-46L30-18', air.of('sea'), 5),
    line('M-6-50L8-26', air.of('ink'), 8),
    line('M-6-54L16-82L28-50', air.of('apricot'), 13),
    circle(22, -98, 10, air.of('skin')),
    shape('M10-98a12 12 0 0 1 24-2z', air.of('brick')),
  );
}

/** The coast road between a cliff and the water, its railing along the sea. */
export const coastRoadView = defineView(
  'coastRoad',
  {
    traffic: z.enum(['car', 'cyclist']).default('car'),
    kind: z.enum(['bend', 'flat']).default('bend'),
  },
  ({ air, random }, { traffic, kind }) => {
    const asphalt = air.of('slate');
    if (kind === 'flat') {
      return layers(
        seascape(air, random, { horizon: 250, light: 620, shore: 'left', clouds: 2, boats: true }),
        put(640, 420, 0.8, reef(air)),
        put(210, 430, 0.6, splash(air)),
        rect(0, 424, 800, 14, air.of('foam')),
        line('M-10 404H810M-10 386H810', air.of('white'), 5),
        line(
          'M40 386V428M120 386V428M200 386V428M280 386V428M360 386V428M440 386V428M520 386V428M600 386V428M680 386V428M760 386V428',
          air.of('white'),
          6,
        ),
        rect(0, 438, 800, 162, asphalt),
        rect(0, 438, 800, 16, air.of('stone')),
        line('M20 530h90M180 530h90M340 530h90M500 530h90M660 530h90', air.of('cream'), 7, 'square'),
        rect(0, 584, 800, 16, air.of('stone')),
        traffic === 'cyclist' && layers(put(300, 510, 1.5, cyclist(air)), put(500, 506, 1.4, cyclist(air))),
      );
    }
    return layers(
      seascape(air, random, { horizon: 270, light: 650, shore: 'none', boats: true }),
      shape('M200 330Q330 316 410 352Q500 396 590 476T760 610H200Z', air.of('stone')),
      shape('M200 340Q320 326 394 360Q470 400 550 480T700 610H200Z', asphalt),
      line('M316 352Q390 380 430 450T520 604', air.of('cream'), 6),
      line('M300 308Q360 306 416 334Q504 380 594 456T780 600', air.of('white'), 6),
      line(
        'M340 308V334M392 322V348M440 348V378M490 378V412M540 414V452M594 456V498M650 502V548M706 546V596',
        air.of('white'),
        6,
      ),
      cliff(air, { side: 'left', reach: 420, top: 130 }),
      put(84, 152, 1, pine(air, random, 120)),
      put(26, 144, 1, shrub(air, 110)),
      put(700, 440, 0.6, reef(air)),
      traffic === 'car' && put(506, 524, 1, car(air)),
      traffic === 'cyclist' && put(490, 520, 1.1, cyclist(air)),
    );
  },
);

const rocks = {
  stack: (air: Air) => put(370, 520, 1.05, stack(air)),
  seal: (air: Air) => put(400, 518, 1.4, sealRock(air)),
  carved: (air: Air) => put(390, 520, 1.1, carvedRocks(air)),
  reef: (air: Air) =>
    layers(
      put(640, 400, 0.8, reef(air)),
      put(300, 424, 1, reef(air)),
      put(560, 520, 0.66, splash(air)),
      shape(
        'M-20 530L-10 430Q60 396 120 410Q170 376 240 396Q300 380 340 424Q400 440 420 480L450 530Z',
        air.of('rock'),
      ),
      shape(
        'M240 396Q300 380 340 424Q400 440 420 480L450 530H330Q340 470 290 450Q300 420 240 396Z',
        air.of('stone'),
      ),
      shape('M-20 530L-10 430Q60 396 120 410Q70 440 76 470Q30 490 30 530Z', air.of('slate')),
      // an angler on the rock
      put(230, 404, 1, person(air, 92, { hat: true, coat: 'sunrise', legs: 'deep' })),
      line('M242 356L420 268', air.of('wood'), 4),
      line('M420 268Q448 360 446 470', air.of('slate'), 2),
    ),
} as const;

/** Rocks in the sea before the shore, and the waves about them. */
export const seaRocksView = defineView(
  'seaRocks',
  {
    rock: keySchema(rocks),
    pine: z.boolean().default(false),
    waves: z.boolean().default(false),
    people: z.boolean().default(false),
  },
  ({ air, random }, { rock, pine: hasPine, waves, people }) =>
    layers(
      seascape(air, random, {
        horizon: 320,
        light: 640,
        shore: rock === 'stack' ? 'none' : 'left',
        clouds: 2,
      }),
      hasPine && rock === 'stack' && put(346, 232, 1, pine(air, random, 150)),
      hasPine && rock === 'carved' && put(446, 176, 1, pine(air, random, 110)),
      rocks[rock](air),
      waves && layers(put(610, 524, 0.9, splash(air)), put(160, 524, 0.6, splash(air), true)),
      shape('M-20 506q60-20 120 0t120 0 120 0 120 0 120 0 120 0 120 0V600H-20Z', air.of('foam')),
      shape('M-20 522q60-20 120 0t120 0 120 0 120 0 120 0 120 0 120 0V600H-20Z', air.water[2]),
      people
        ? layers(
            shape('M0 560Q200 530 420 556T800 546V600H0Z', air.of('sand')),
            put(250, 574, 1, couple(air, 80)),
          )
        : shape('M-50 566q60-16 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0V600H-50Z', air.water[3]),
    ),
);

/** From a ridge path above the coast down to a small harbour, a walker in front. */
export const ridgeView = defineView(
  'ridge',
  { side: z.enum(['left', 'right']).default('left') },
  ({ air, random }, { side }) => {
    const land = layers(
      shape('M-10 300Q120 250 220 300T380 420Q300 470 330 520L-10 560Z', air.of('leaf')),
      shape('M-10 300Q120 250 220 300L236 316Q120 290-10 350Z', air.of('moss')),
      shape('M300 496Q420 420 560 452L562 466Q430 446 340 510Z', air.of('stone')),
      shape('M300 496Q420 420 560 452L560 456Q430 430 320 500Z', air.of('foam')),
      put(548, 456, 0.3, lighthouse(air, 'red')),
      put(440, 486, 0.26, fishingBoat(air)),
      put(520, 500, 0.3, fishingBoat(air, 'brick')),
      shape('M-10 520Q200 430 420 500T820 590V620H-10Z', air.of('pine')),
      shape('M-10 560Q200 480 400 540T820 610V620H-10Z', air.of('dune')),
    );
    return layers(
      seascape(air, random, { horizon: 260, light: 600, shore: 'none', clouds: 2, boats: true }),
      side === 'left' ? land : `<g transform="translate(800 0)scale(-1 1)">${land}</g>`,
      put(
        side === 'left' ? 330 : 470,
        552,
        1,
        person(air, 150, { hat: true, coat: 'sunrise', legs: 'deep' }),
      ),
      put(side === 'left' ? 130 : 690, 580, 1, pine(air, random, 330)),
      put(side === 'left' ? 560 : 220, 604, 1, shrub(air, 130, 'leaf')),
    );
  },
);

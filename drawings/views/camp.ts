import { z } from 'zod';
import { layers, line, put, rect, shape } from '../brush.ts';
import {
  bellTent,
  cabinTent,
  campChair,
  campfire,
  campTable,
  caravan,
  logCabin,
  ridgeTent,
} from '../parts/campsites.ts';
import { lampWire } from '../parts/lamps.ts';
import { beach, ground, mountains } from '../parts/land.ts';
import { outlook } from '../parts/outlook.ts';
import { couple } from '../parts/people.ts';
import { sky } from '../parts/sky.ts';
import { car } from '../parts/streetThings.ts';
import { fir, grove, pine, shrub } from '../parts/trees.ts';
import { defineView, pigment } from '../view.ts';

/** Tents under trees, with a fire or a table before them. */
export const tentsView = defineView(
  'tents',
  {
    tent: z.enum(['ridge', 'bell', 'family']).default('ridge'),
    site: z.enum(['pines', 'valley', 'river', 'forest']).default('pines'),
    cloth: pigment.default('sunrise'),
    second: pigment.default('sea'),
    by: z.enum(['fire', 'table', 'car', 'path']).default('fire'),
    at: z.enum(['left', 'right']).default('left'),
  },
  ({ air, random }, { tent, site: place, cloth, second, by, at }) => {
    const isLeft = at === 'left';
    const x = isLeft ? 270 : 530;
    const away = isLeft ? 572 : 228;
    const drawTent = (pigment: typeof cloth) =>
      tent === 'ridge'
        ? ridgeTent(air, pigment)
        : tent === 'bell'
          ? bellTent(air, pigment)
          : cabinTent(air, pigment);
    const firs = (y: number, from: number, to: number) =>
      Array.from({ length: 10 }, (_, index) =>
        put(index * 88 + random.between(-20, 20), y, 1, fir(air, random.between(from, to))),
      ).join('');
    return layers(
      place === 'pines' &&
        layers(
          outlook(air, random, 'sea', { horizon: 330, discX: isLeft ? 640 : 170, discY: 110 }),
          ground(416, air.of('sand'), -16),
          put(away, 470, 1, grove(air, random, { count: 3, width: 300, height: 330 })),
          put(isLeft ? 40 : 760, 470, 1, grove(air, random, { count: 2, width: 120, height: 350 })),
          ground(448, air.of('moss'), -10),
        ),
      (place === 'valley' || place === 'river' || place === 'forest') &&
        layers(
          sky(air, random, {
            horizon: 330,
            disc: air.hour === 'dawn' ? null : { x: isLeft ? 650 : 170, y: air.hour === 'dusk' ? 170 : 106 },
            clouds: 1,
          }),
          mountains(air, random, {
            y: 330,
            height: place === 'valley' ? 200 : 130,
            rows: 3,
            isSharp: place === 'valley',
          }),
          firs(440, 120, place === 'forest' ? 280 : 190),
          ground(424, air.of('moss'), -8),
        ),
      put(away + (isLeft ? 126 : -126), 474, 0.58, drawTent(second)),
      ground(470, air.of('leaf'), -6),
      put(x, 520, 1.2, drawTent(cloth)),
      place === 'river' &&
        layers(
          shape('M0 560Q200 530 420 556T800 540V600H0Z', air.of('stone')),
          shape('M0 574Q200 544 420 570T800 554V600H0Z', air.water[0]),
          line('M90 584h80M360 588h70M600 578h90', air.of('foam'), 5),
        ),
      by === 'fire' &&
        put(
          away - (isLeft ? 20 : -20),
          548,
          1,
          layers(
            put(-120, 0, 1, campChair(air, 'sea')),
            put(120, 0, 1, campChair(air, 'apricot')),
            campfire(air),
          ),
        ),
      by === 'table' &&
        put(
          away,
          546,
          1.1,
          layers(
            put(-118, 6, 1, campChair(air, 'sunrise')),
            put(118, 6, 1, campChair(air, 'sea')),
            campTable(air),
          ),
        ),
      by === 'car' && put(away, 540, 1.5, car(air, 'sea')),
      by === 'path' &&
        layers(
          shape('M560 470H604Q620 540 720 600H470Q560 540 560 470Z', air.of('sand')),
          put(590, 540, 1, couple(air, 58)),
        ),
      place === 'pines'
        ? put(isLeft ? 760 : 40, 590, 1, pine(air, random, 380))
        : put(isLeft ? 800 : 0, 590, 1, fir(air, 330)),
      put(isLeft ? 60 : 740, 606, 1, shrub(air, 180)),
    );
  },
);

/** Caravans as accommodation. */
export const caravansView = defineView(
  'caravans',
  {
    stripe: pigment.default('spray'),
    awning: pigment.default('apricot'),
    place: z.enum(['beach', 'pines', 'valley']).default('beach'),
    count: z.enum(['one', 'three']).default('one'),
    by: z.enum(['table', 'fire', 'none']).default('table'),
  },
  ({ air, random }, { stripe, awning, place, count, by }) =>
    layers(
      place === 'valley'
        ? layers(outlook(air, random, 'forest', { horizon: 330, discX: 640, discY: 110 }))
        : layers(
            outlook(air, random, 'sea', { horizon: 330, discX: 656, discY: 120 }),
            ground(430, air.of('sand'), -16),
          ),
      place === 'pines' && put(400, 486, 1, grove(air, random, { count: 6, width: 720, height: 330 })),
      place === 'beach' && put(80, 486, 1, pine(air, random, 350)),
      ground(470, air.of('moss'), -8),
      count === 'three'
        ? layers(
            put(640, 474, 0.5, caravan(air, 'apricot', 'sunrise')),
            put(420, 492, 0.66, caravan(air, 'moss', awning)),
            put(200, 536, 0.98, caravan(air, stripe, awning)),
          )
        : put(352, 530, 1.2, caravan(air, stripe, awning)),
      by === 'table' &&
        put(
          count === 'three' ? 560 : 646,
          566,
          1,
          layers(
            put(-92, 4, 1, campChair(air, 'sunrise')),
            campTable(air),
            put(92, 4, 0.96, campChair(air, 'deep')),
          ),
        ),
      by === 'fire' &&
        put(
          count === 'three' ? 600 : 690,
          566,
          1,
          layers(put(-106, 0, 1, campChair(air, 'sea')), campfire(air)),
        ),
      place === 'pines' && lampWire(air, [30, 250], [470, 230], 7, 'bulb'),
      ground(578, air.of('leaf'), -8),
      put(60, 604, 1, shrub(air, 170)),
      put(790, 606, 1, shrub(air, 120)),
    ),
);

/** Houses of logs on a wooded slope. */
export const cabinsView = defineView(
  'cabins',
  {
    looksOn: z.enum(['sea', 'valley']).default('sea'),
    roof: pigment.default('brick'),
    count: z.enum(['one', 'three']).default('one'),
  },
  ({ air, random }, { looksOn, roof, count }) =>
    layers(
      outlook(air, random, looksOn === 'sea' ? 'sea' : 'valley', {
        horizon: looksOn === 'sea' ? 310 : 330,
        discX: 180,
        discY: 110,
      }),
      looksOn === 'sea' && beach(air, random, { y: 430 }),
      shape('M0 520Q200 470 380 440Q560 380 800 330V600H0Z', air.of('moss')),
      ...[60, 150, 330, 470, 640, 740].map((x, index) =>
        put(x, 500 - index * 24, 1, fir(air, random.between(150, 240))),
      ),
      count === 'three' &&
        layers(put(690, 388, 0.5, logCabin(air, 'pine')), put(250, 500, 0.56, logCabin(air, 'roof'))),
      shape('M0 580Q240 540 420 500Q600 460 800 440V600H0Z', air.of('leaf')),
      put(count === 'three' ? 520 : 470, 520, count === 'three' ? 1.06 : 1.32, logCabin(air, roof)),
      shape('M460 524Q470 560 380 600H520Q540 560 520 526Z', air.of('sand')),
      put(740, 590, 1, fir(air, 320)),
      put(110, 596, 1, fir(air, 230)),
      put(230, 606, 1, shrub(air, 150)),
      rect(0, 598, 800, 2, air.of('leaf')),
    ),
);

import { z } from 'zod';
import { circle, d, layers, line, put, shape } from '../brush.ts';
import { mix, palette } from '../palette.ts';
import { kid, rabbit, sheep } from '../parts/animals.ts';
import { broadleaf } from '../parts/broadleaf.ts';
import { gableHouse } from '../parts/farHouses.ts';
import { child, fence } from '../parts/farms.ts';
import { cabbages, furrows, turbine } from '../parts/highland.ts';
import { ground, mountains, range } from '../parts/land.ts';
import { couple, person } from '../parts/people.ts';
import { backdrop } from '../parts/settings.ts';
import { sky } from '../parts/sky.ts';
import { flagpoleStones } from '../parts/stones.ts';
import { fir, pine, shrub } from '../parts/trees.ts';
import { firs } from '../parts/valleys.ts';
import { defineView } from '../view.ts';

/** The cabbage fields of the highland under wind turbines, by day, at sunrise or under the stars. */
export const cabbageFieldView = defineView(
  'cabbageField',
  { starry: z.boolean().default(false) },
  ({ air, random }, { starry }) => {
    const horizon = 340;
    const dark = air.isDark;
    return layers(
      sky(air, random, {
        horizon,
        disc: dark
          ? null
          : { x: 610, y: air.hour === 'dawn' || air.hour === 'dusk' ? horizon - 92 : 116, radius: 46 },
        clouds: 2,
      }),
      starry &&
        layers(
          shape(
            'M140 -10Q330 130 560 190T830 330V210Q640 120 520 60T380 -10Z',
            mix(air.sky[3], palette.mist, 0.16),
          ),
          shape(
            'M210 -10Q370 110 580 160T830 280V230Q640 140 500 80T340 -10Z',
            mix(air.sky[3], palette.mist, 0.3),
          ),
          ...Array.from({ length: 46 }, () =>
            circle(random.between(10, 790), random.between(8, 280), random.between(1.2, 3), palette.foam),
          ),
        ),
      mountains(air, random, { y: horizon - 40, height: 120, rows: 3 }),
      layers(put(180, 348, 1, turbine(air, 130, 40)), put(290, 332, 1, turbine(air, 160, 14))),
      range(random, { y: horizon + 6, height: 40, tops: 3, fill: mix(air.hills[2], air.of('moss'), 0.4) }),
      put(474, 372, 1, turbine(air, 246, 20)),
      shape('M-10 410Q200 330 420 344T810 336V610H-10Z', air.of('leaf')),
      cabbages(air, 438),
      put(620, 348, 1, gableHouse(air, 84, 52, 'foam', 'sunrise')),
      put(700, 350, 1, fir(air, 84)),
      put(742, 352, 1, fir(air, 66)),
      starry && put(150, 452, 1, couple(air, 84)),
    );
  },
);

/** The flagpole stones of a vanished temple, alone in the fields. */
export const flagpoleView = defineView(
  'flagpole',
  { seen: z.enum(['near', 'far', 'through']).default('near') },
  ({ air, random }, { seen }) => {
    if (seen === 'far') {
      return layers(
        backdrop(air, random, { horizon: 340, behind: 'peaks', sunAt: 560, birds: true }),
        range(random, { y: 340, height: 30, tops: 7, fill: mix(air.hills[2], air.of('leaf'), 0.5) }),
        furrows(air, 330, 350),
        put(330, 470, 0.62, flagpoleStones(air)),
        shape('M230 468Q330 448 430 468Q450 492 330 492T230 468Z', air.of('moss')),
        put(330, 476, 0.62, flagpoleStones(air)),
        put(470, 500, 1, couple(air, 70)),
        put(690, 400, 1, pine(air, random, 150)),
        put(90, 390, 1, broadleaf(air, random, 110)),
      );
    }
    if (seen === 'through') {
      return layers(
        backdrop(air, random, { horizon: 400, behind: 'peaks', sunAt: 404, clouds: 0 }),
        range(random, { y: 410, height: 40, tops: 6, fill: mix(air.hills[2], air.of('leaf'), 0.5) }),
        ground(456, air.of('moss')),
        put(400, 620, 1.42, flagpoleStones(air)),
        put(404, 540, 1, person(air, 90)),
        shape('M-10 590Q400 560 810 590V610H-10Z', air.of('leaf')),
      );
    }
    return layers(
      backdrop(air, random, { horizon: 360, behind: 'hills', sunAt: 650 }),
      range(random, { y: 366, height: 30, tops: 7, fill: mix(air.hills[2], air.of('leaf'), 0.5) }),
      furrows(air, 520, 380),
      shape('M140 490Q380 450 620 490Q660 530 380 542T140 490Z', air.of('moss')),
      put(380, 506, 0.9, flagpoleStones(air)),
      put(560, 506, 1, person(air, 70)),
      put(690, 410, 1, pine(air, random, 180)),
    );
  },
);

/** A small farm: a child who feeds, and one kind of animal close to the viewer. */
export const petFarmView = defineView(
  'petFarm',
  { animal: z.enum(['sheep', 'kids', 'rabbits']).default('sheep') },
  ({ air, random }, { animal }) =>
    layers(
      backdrop(air, random, { horizon: 320, behind: 'hills' }),
      range(random, { y: 330, height: 50, tops: 4, fill: air.of('leaf') }),
      put(animal === 'rabbits' ? 130 : 650, 388, 1.5, gableHouse(air, 84, 52, 'foam', 'sunrise')),
      put(animal === 'rabbits' ? 700 : 110, 400, 1, broadleaf(air, random, 210)),
      ground(384, air.of('moss'), -24),
      put(-10, 440, 1, fence(air, 820)),
      shape('M-10 520Q300 460 810 500V610H-10Z', mix(air.of('moss'), air.of('sand'), 0.35)),
      animal === 'sheep' &&
        layers(put(460, 506, 1.9, sheep(air)), put(690, 456, 1, sheep(air)), put(190, 512, 1, child(air))),
      animal === 'kids' &&
        layers(put(470, 540, 2, kid(air)), put(690, 500, 1.2, kid(air)), put(210, 546, 1, child(air))),
      animal === 'rabbits' &&
        layers(
          put(280, 540, 2, rabbit(air)),
          put(520, 560, 1.8, rabbit(air, 'timber')),
          put(660, 490, 1.1, rabbit(air, 'stone')),
          line('M180 548L120 560M190 552L150 580', air.of('leaf'), 8),
          shape('M186 540Q214 536 240 548Q212 562 184 556Z', air.of('sunrise')),
        ),
      put(30, 606, 1, shrub(air, 150, 'pine')),
      put(780, 606, 1, shrub(air, 130, 'leaf')),
    ),
);

/** The old pass road: a path in bends to a notch between peaks, or the view back to the far sea. */
export const passView = defineView(
  'pass',
  { towards: z.enum(['pass', 'sea']).default('pass') },
  ({ air, random }, { towards }) => {
    if (towards === 'sea') {
      const horizon = 250;
      return layers(
        sky(air, random, {
          horizon,
          disc: air.hour === 'dawn' ? { x: 560, y: horizon - 24, radius: 44 } : { x: 600, y: 100 },
          clouds: 2,
          birds: true,
        }),
        shape(d`M-10 ${horizon}H810V330H-10Z`, air.water[1]),
        shape('M-10 300Q200 288 420 304T810 290V610H-10Z', mix(air.hills[0], air.of('sand'), 0.3)),
        range(random, { y: 330, height: 40, tops: 6, fill: air.hills[0] }),
        range(random, { y: 376, height: 70, tops: 4, fill: air.hills[1] }),
        range(random, { y: 440, height: 80, tops: 3, fill: air.hills[2] }),
        shape('M-10 470Q200 400 380 470T810 520V610H-10Z', air.of('leaf')),
        firs(air, random, { from: 470, to: 790, y: 540, rise: -30, height: 120, count: 5 }),
        shape('M-10 540Q140 500 300 540Q420 570 440 610H-10Z', air.of('sand')),
        put(130, 548, 1, pine(air, random, 360)),
        put(300, 556, 1, couple(air, 92)),
        put(40, 606, 1, shrub(air, 160)),
      );
    }
    return layers(
      backdrop(air, random, { horizon: 300, behind: 'peaks', sunAt: 430 }),
      shape(
        'M-10 250Q160 170 330 300L430 340Q560 180 810 200V610H-10Z',
        mix(air.hills[2], air.of('leaf'), 0.45),
      ),
      shape('M-10 380Q200 320 420 400T810 380V610H-10Z', air.of('leaf')),
      line('M424 344Q380 372 440 396', air.of('sand'), 8),
      line('M440 396Q540 420 430 452', air.of('sand'), 18),
      shape('M440 440Q540 440 500 492Q430 540 560 610H300Q300 540 400 496Q460 460 420 450Z', air.of('sand')),
      firs(air, random, { from: 20, to: 280, y: 350, rise: -50, height: 110, count: 6 }),
      firs(air, random, { from: 560, to: 790, y: 390, rise: 50, height: 110, count: 6 }),
      put(462, 500, 1, person(air, 70, { hat: true })),
      put(110, 560, 1, broadleaf(air, random, 250, 'autumn')),
      put(720, 580, 1, pine(air, random, 330)),
      put(240, 604, 1, shrub(air, 120, 'pine')),
    );
  },
);

import { canvas, d, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { lampOf } from './facades.ts';
import { pathTo, type StageMaker } from './houseStage.ts';
import { ground, mountains } from './land.ts';
import { skyline } from './outlooks.ts';
import { couple, person } from './people.ts';
import { sky } from './sky.ts';
import { car, streetLamp, streetTree } from './streetThings.ts';
import { fir, grove, pine, shrub } from './trees.ts';
import { water } from './water.ts';
import { wildflowers } from './wildflowers.ts';

/** Where a house stands in the town, by the lake or in the hills. */
export const inlandStages = {
  // Across the lake, the house again in the water.
  lake: (air, random, { x, hasPeople }) => {
    const reeds = Array.from({ length: 9 }, (_, index) => {
      const rx = (x > 400 ? 30 : 590) + index * 22 + random.between(-6, 6);
      return d`M${rx} 610q${random.between(-10, 10)} -50 ${random.between(-8, 12)} ${-random.between(80, 130)}`;
    }).join('');
    return {
      back: layers(
        sky(air, random, {
          horizon: 340,
          disc: air.hour === 'dawn' ? null : { x: x > 400 ? 170 : 650, y: air.hour === 'dusk' ? 236 : 130 },
          clouds: 1,
        }),
        mountains(air, random, { y: 336, height: 110, rows: 2 }),
        put(x > 400 ? 200 : 620, 424, 1, grove(air, random, { count: 4, width: 260, height: 150 })),
        put(x > 400 ? 760 : 60, 424, 1, grove(air, random, { count: 2, width: 90, height: 130 })),
        ground(410, air.of('leaf'), -8),
      ),
      y: 426,
      front: layers(
        rect(0, 424, canvas.width, 9, air.of('dune')),
        hasPeople && put(x > 400 ? 330 : 470, 432, 1, couple(air, 36)),
        water(air, random, { y: 432 }),
        line(
          Array.from(
            { length: 6 },
            (_, index) => d`M${x - 96 + random.between(-14, 14)} ${446 + index * 19}h${190 - index * 16}`,
          ).join(''),
          mix(air.water[0], air.of('white'), air.isDark ? 0.35 : 0.6),
          7,
        ),
        line(reeds, air.of('pine'), 6),
      ),
    };
  },
  // In the town.
  street: (air, random, { x, hasPeople }) => ({
    back: layers(
      sky(air, random, {
        horizon: 400,
        disc: air.hour === 'dawn' ? null : { x: x > 400 ? 150 : 660, y: air.hour === 'dusk' ? 230 : 120 },
        clouds: 1,
      }),
      mountains(air, random, { y: 370, height: 90, rows: 2 }),
      skyline(air, random, 470, 210),
      rect(0, 468, canvas.width, 132, mix(air.of('stone'), air.of('foam'), 0.35)),
    ),
    y: 492,
    front: layers(
      rect(0, 528, canvas.width, 72, air.of('slate')),
      rect(0, 520, canvas.width, 10, air.of('foam')),
      line('M30 568H770', air.of('foam'), 6),
      put(x > 400 ? 210 : 590, 506, 1, streetTree(air, 170)),
      put(x > 400 ? 90 : 720, 510, 1, streetTree(air, 210)),
      put(x > 400 ? 740 : 60, 508, 1, streetTree(air, 190)),
      put(x > 400 ? 296 : 504, 516, 1, streetLamp(air, 150)),
      hasPeople && put(x > 400 ? 330 : 462, 508, 1, person(air, 50, { coat: 'apricot' })),
      put(
        x > 400 ? 160 : 640,
        566,
        1,
        car(air, random.pick(['sunrise', 'sea', 'white', 'apricot'] as const)),
      ),
    ),
  }),
  // In a valley of firs beside a stream.
  valley: (air, random, { x, hasPeople }) => ({
    back: layers(
      sky(air, random, {
        horizon: 330,
        disc: air.hour === 'dawn' ? null : { x: x > 400 ? 160 : 640, y: air.hour === 'dusk' ? 170 : 110 },
        clouds: 1,
      }),
      mountains(air, random, { y: 330, height: 190, rows: 3, isSharp: true }),
      ...Array.from({ length: 9 }, (_, index) =>
        put(10 + index * 98 + random.between(-20, 20), 450, 1, fir(air, random.between(110, 190))),
      ),
      ground(430, air.of('moss')),
    ),
    y: 470,
    front: layers(
      ground(484, air.of('leaf'), -10),
      wildflowers(air, random, { x: 400, y: 500, width: 300 }),
      shape('M0 540Q180 500 400 540T800 520V600H0Z', air.of('stone')),
      shape('M0 556Q180 516 400 556T800 536V600H0Z', air.water[0]),
      shape('M0 580Q200 548 420 582T800 564V600H0Z', air.water[1]),
      line('M120 562h70M330 566h60M560 566h90', air.of('foam'), 5),
      hasPeople && put(x > 400 ? 250 : 560, 508, 1, couple(air, 46)),
      put(x > 400 ? 80 : 730, 560, 1, fir(air, 250)),
      put(x > 400 ? 10 : 800, 590, 1, fir(air, 220)),
      shape('M250 596q6 -34 40 -34t44 34zM600 590q6 -26 32 -26t36 26z', air.of('rock')),
    ),
  }),
  // Among low houses with walls and fields.
  village: (air, random, { x, hasPeople }) => {
    const homes = [60, 196, 330, 470, 610, 740].map((hx) => {
      const size = random.between(0.8, 1.05);
      return put(
        hx,
        430,
        size,
        layers(
          rect(-52, -46, 104, 46, air.of(random.pick(['white', 'sand', 'cream'] as const))),
          shape(
            'M-66 -42Q-50 -50 -42 -78H42Q50 -50 66 -42Z',
            air.of(random.pick(['roof', 'brick', 'timber'] as const)),
          ),
          rect(-10, -34, 26, 20, lampOf(air)),
        ),
      );
    });
    return {
      back: layers(
        sky(air, random, {
          horizon: 360,
          disc: air.hour === 'dawn' ? null : { x: x > 400 ? 160 : 650, y: air.hour === 'dusk' ? 220 : 120 },
          clouds: 1,
        }),
        mountains(air, random, { y: 360, height: 120, rows: 2 }),
        put(x > 400 ? 210 : 620, 420, 1, grove(air, random, { count: 3, width: 190, height: 170 })),
        ...homes,
        ground(424, air.of('moss'), -6),
      ),
      y: 490,
      front: layers(
        ground(488, air.of('leaf'), -6),
        pathTo(x, 488, air.of('sand'), 110),
        wildflowers(air, random, {
          x: x > 400 ? 330 : 480,
          y: 556,
          width: 200,
          tints: ['apricot', 'sunrise'],
        }),
        put(x > 400 ? 130 : 690, 566, 1, pine(air, random, 290)),
        hasPeople && put(x > 400 ? 330 : 500, 508, 1, person(air, 50)),
        put(x > 400 ? 250 : 560, 604, 1, shrub(air, 130, 'pine')),
        put(x > 400 ? 740 : 60, 604, 1, shrub(air, 170, 'pine')),
      ),
    };
  },
} satisfies Record<string, StageMaker>;

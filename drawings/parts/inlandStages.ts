import { canvas, d, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { bench } from './beachThings.ts';
import { bicycle } from './bicycle.ts';
import { litGlassColour, panes } from './facades.ts';
import { gableHouse, skyline } from './farHouses.ts';
import { pathTo, type StageMaker } from './houseStage.ts';
import { ground, mountains } from './land.ts';
import { couple, person } from './people.ts';
import { westernSky } from './sky.ts';
import { car, streetLamp, streetTree } from './streetThings.ts';
import { fir, grove, pine, shrub } from './trees.ts';
import { water } from './water.ts';
import { wildflowers } from './wildflowers.ts';

/** The surroundings of a house in the town, by the lake or in the hills. */
export const inlandStages = {
  // Across the lake, with the house's reflection.
  lake: (air, random, { x, hasPeople }) => {
    const reeds = Array.from({ length: 9 }, (_, index) => {
      const rx = (x > 400 ? 30 : 590) + index * 22 + random.between(-6, 6);
      return d`M${rx} 610q${random.between(-10, 10)} -50 ${random.between(-8, 12)} ${-random.between(80, 130)}`;
    }).join('');
    return {
      back: layers(
        westernSky(air, random, { horizon: 340, x: x > 400 ? 170 : 650 }),
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
      westernSky(air, random, { horizon: 400, x: x > 400 ? 150 : 660 }),
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
      westernSky(air, random, { horizon: 330, x: x > 400 ? 160 : 640 }),
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
    const homes = [60, 196, 330, 470, 610, 740].map((hx) =>
      put(
        hx,
        430,
        random.between(0.8, 1.05),
        gableHouse(
          air,
          104,
          46,
          random.pick(['white', 'sand', 'cream'] as const),
          random.pick(['roof', 'brick', 'timber'] as const),
        ),
      ),
    );
    return {
      back: layers(
        westernSky(air, random, { horizon: 360, x: x > 400 ? 160 : 650 }),
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
  // On a paved square under an old tree.
  square: (air, random, { x, hasPeople }) => {
    const away = x > 400 ? 150 : 650;
    const paving = mix(air.of('sand'), air.of('stone'), 0.5);
    return {
      back: layers(
        westernSky(air, random, { horizon: 400, x: away }),
        mountains(air, random, { y: 380, height: 100, rows: 2 }),
        skyline(air, random, 470, 150),
        rect(0, 462, canvas.width, 138, paving),
      ),
      y: 494,
      front: layers(
        line('M-20 600Q400 470 820 600M120 620Q400 520 680 620', mix(paving, air.of('white'), 0.45), 9),
        line(
          d`M${away} 540C${away + 8} 470 ${away - 10} 420 ${away} 350M${away} 420Q${away - 40} 390 ${away - 66} 350M${away} 400Q${away + 40} 380 ${away + 70} 340`,
          air.of('wood'),
          20,
        ),
        shape(
          d`M${away - 150} 330a60 60 0 0 1 46 -84a84 84 0 0 1 150 -34a74 74 0 0 1 104 74a48 48 0 0 1 -30 84h-220a46 46 0 0 1 -50 -40z`,
          air.of('leaf'),
        ),
        shape(d`M${away - 150} 330a60 60 0 0 1 46 -84q30 60 20 124h-16a46 46 0 0 1 -50 -40z`, air.of('pine')),
        shape(
          d`M${away - 92} 548Q${away} 520 ${away + 92} 548V566Q${away} 592 ${away - 92} 566Z`,
          air.of('stone'),
        ),
        shape(
          d`M${away - 84} 546Q${away} 522 ${away + 84} 546Q${away} 570 ${away - 84} 546Z`,
          air.of('moss'),
        ),
        put(away + (x > 400 ? 120 : -120), 530, 0.58, bench(air, { isTaken: false })),
        hasPeople && put(away + (x > 400 ? -84 : 84), 508, 1, couple(air, 50)),
        put(x > 400 ? 744 : 56, 512, 1, streetLamp(air, 160)),
        put(x > 400 ? 790 : 20, 606, 1, shrub(air, 170)),
      ),
    };
  },
  // In a lane between other houses.
  lane: (air, random, { x, hasPeople }) => {
    const neighbour = (left: number, width: number, top: number, wall: 'stone' | 'blush' | 'haze' | 'sand') =>
      layers(
        rect(left, top, width, 500 - top, mix(air.of(wall), air.hills[1], 0.3)),
        rect(left, top, width * 0.3, 500 - top, mix(air.shaded(wall), air.hills[1], 0.3)),
        panes(air, random, {
          x: left + width * 0.34,
          y: top + 14,
          width: width * 0.62,
          height: 400 - top,
          columns: 2,
          rows: Math.max(2, Math.round((400 - top) / 62)),
        }),
        rect(left - 8, top - 8, width + 16, 12, mix(air.of('slate'), air.hills[1], 0.2)),
        rect(left + width * 0.36, 420, width * 0.56, 80, litGlassColour(air)),
        shape(
          d`M${left + width * 0.3} 428H${left + width}L${left + width + 12} 452H${left + width * 0.24}Z`,
          air.of(wall === 'blush' ? 'leaf' : 'brick'),
        ),
      );
    const paving = mix(air.of('stone'), air.of('foam'), 0.3);
    return {
      back: layers(
        westernSky(air, random, { horizon: 400, x: x > 400 ? 240 : 600 }),
        mountains(air, random, { y: 380, height: 90, rows: 2 }),
        skyline(air, random, 470, 160),
        neighbour(x - 400, 196, 286, 'stone'),
        neighbour(x + 196, 210, 246, 'blush'),
        neighbour(x + 420, 190, 300, 'haze'),
        neighbour(x - 620, 200, 250, 'sand'),
        rect(0, 494, canvas.width, 106, paving),
      ),
      y: 500,
      front: layers(
        line(
          'M0 520H800M0 552H800M90 494V520M310 494V520M530 494V520M720 494V520M190 520V552M420 520V552M640 520V552M100 552V600M330 552V600M560 552V600M760 552V600',
          mix(paving, air.of('ink'), 0.1),
          3,
          'square',
        ),
        put(x + 176, 514, 1, streetLamp(air, 170)),
        put(
          x - 176,
          520,
          1,
          layers(rect(-26, -34, 52, 34, air.of('wood')), put(0, -34, 1, shrub(air, 70, 'leaf'))),
        ),
        hasPeople && put(x > 400 ? 300 : 520, 508, 1, person(air, 54)),
        put(x > 400 ? 130 : 690, 552, 0.68, bicycle(air, 'sunrise')),
      ),
    };
  },
} satisfies Record<string, StageMaker>;

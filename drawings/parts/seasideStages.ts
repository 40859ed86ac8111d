import { canvas, d, layers, line, put, rect, shape } from '../brush.ts';
import { parasol } from './beachThings.ts';
import { fishingBoat } from './boats.ts';
import { gableHouse } from './farHouses.ts';
import { pathTo, type StageMaker } from './houseStage.ts';
import { ground, mountains } from './land.ts';
import { lighthouse } from './lighthouses.ts';
import { outlook } from './outlook.ts';
import { couple, person } from './people.ts';
import { westernSky } from './sky.ts';
import { grove, pine, shrub } from './trees.ts';
import { surf, water } from './water.ts';
import { wildflowers } from './wildflowers.ts';

/** The surroundings of a house by the sea. */
export const seasideStages = {
  // On the sand, with the open sea behind.
  beach: (air, random, { x, hasPeople }) => {
    const away = x > 400 ? 150 : 650;
    return {
      back: layers(
        outlook(air, random, 'sea', { horizon: 340, discX: away, clouds: 1 }),
        shape(d`M0 452Q240 420 460 444T800 430V600H0Z`, air.of('foam')),
        ground(460, air.of('sand'), -24),
      ),
      y: 492,
      front: layers(
        ground(540, air.of('dune'), -26),
        pathTo(x, 490, air.of('cream')),
        put(x > 400 ? 130 : 690, 546, 0.42, parasol(air)),
        hasPeople && put(x > 400 ? 250 : 566, 508, 1, couple(air, 52)),
        put(x > 400 ? 720 : 80, 604, 1, shrub(air, 190, 'leaf')),
        put(x > 400 ? 620 : 200, 600, 1, shrub(air, 90)),
      ),
    };
  },
  // Seen from the water, the mountains of the west behind.
  shore: (air, random, { x, hasPeople }) => {
    return {
      back: layers(
        westernSky(air, random, { horizon: 360, x: x > 400 ? 150 : 650 }),
        mountains(air, random, { y: 340, height: 120, rows: 3 }),
        put(x > 400 ? 120 : 690, 440, 1, grove(air, random, { count: 3, width: 210, height: 190 })),
        put(x > 400 ? 330 : 470, 440, 1, grove(air, random, { count: 2, width: 90, height: 140 })),
        ground(424, air.of('leaf'), -10),
      ),
      y: 446,
      front: layers(
        ground(450, air.of('sand'), -16),
        put(x > 400 ? 170 : 640, 492, 0.28, parasol(air, 'sea')),
        put(x > 400 ? 270 : 540, 486, 0.28, parasol(air)),
        hasPeople && put(400, 500, 1, couple(air, 44)),
        surf(air, random, { y: 520 }),
      ),
    };
  },
  // In a wood of pines by the sea.
  pines: (air, random, { x }) => ({
    back: layers(
      outlook(air, random, 'sea', { horizon: 372, discX: x > 400 ? 170 : 640 }),
      put(x > 400 ? 130 : 670, 486, 1, grove(air, random, { count: 3, width: 220, height: 250 })),
      put(x > 400 ? 760 : 40, 486, 1, grove(air, random, { count: 2, width: 110, height: 220 })),
      ground(458, air.of('moss')),
    ),
    y: 488,
    front: layers(
      ground(516, air.of('leaf'), -18),
      pathTo(x, 486, air.of('sand'), 70),
      wildflowers(air, random, { x: x > 400 ? 330 : 440, y: 556, width: 190 }),
      put(x > 400 ? 100 : 690, 574, 1, pine(air, random, 330)),
      put(x > 400 ? 232 : 576, 552, 1, pine(air, random, 236)),
      put(x > 400 ? 756 : 70, 576, 1, pine(air, random, 270)),
      put(x > 400 ? 40 : 760, 606, 1, shrub(air, 170)),
      put(x > 400 ? 560 : 250, 604, 1, shrub(air, 110)),
    ),
  }),
  // On a green hill above the sea.
  hill: (air, random, { x, hasPeople }) => {
    const low = x > 400 ? 0 : 800;
    const high = x > 400 ? 800 : 0;
    return {
      back: layers(
        outlook(air, random, 'sea', { horizon: 348, discX: x > 400 ? 170 : 640 }),
        shape(
          d`M${low} 560Q${(low + x) / 2} 520 ${x + (low - x) * 0.42} 440Q${x} 400 ${high} 410V600H${low}Z`,
          air.of('moss'),
        ),
      ),
      y: 436,
      front: layers(
        shape(
          d`M${high} 440Q${x} 420 ${x + (low - x) * 0.34} 462Q${(low + x) / 2} 560 ${low} 590V600H${high}Z`,
          air.of('leaf'),
        ),
        shape(
          d`M${x - 22} 434H${x + 22}Q${x + 40} 480 ${400 + (x - 400) * 0.2} 516T${420 + (x - 400) * 0.3} 600H${300 + (x - 400) * 0.3}Q${330} 540 ${400 + (x - 400) * 0.5} 500T${x - 22} 434Z`,
          air.of('sand'),
        ),
        hasPeople && put(400 + (x - 400) * 0.42, 504, 1, person(air, 44)),
        wildflowers(air, random, { x: x + (high - x) * 0.05, y: 540, width: 230 }),
        put(high + (x - high) * 0.2, 520, 1, pine(air, random, 230)),
        put(high + (x - high) * 0.42, 560, 1, pine(air, random, 150)),
        put(high + (x - high) * 0.1, 606, 1, shrub(air, 210)),
        put(low + (x - low) * 0.2, 604, 1, shrub(air, 120)),
      ),
    };
  },
  // Above a harbour: roofs and boats at its foot.
  harbour: (air, random, { x }) => {
    const roofs = Array.from({ length: 7 }, (_, index) =>
      put(
        20 + index * 118 + random.between(-10, 10),
        446,
        1,
        gableHouse(
          air,
          88,
          46,
          random.pick(['white', 'sand', 'blush'] as const),
          random.pick(['sunrise', 'brick', 'sea', 'timber'] as const),
        ),
      ),
    );
    return {
      back: layers(
        westernSky(air, random, { horizon: 340, x: x > 400 ? 150 : 660 }),
        mountains(air, random, { y: 320, height: 100, rows: 2 }),
        shape(
          d`M0 430V400Q${x - 260} 396 ${x - 170} 352Q${x} 318 ${x + 170} 352Q${x + 280} 396 800 392V430Z`,
          air.of('moss'),
        ),
      ),
      y: 372,
      front: layers(
        shape(
          d`M0 430V408Q${x - 240} 404 ${x - 190} 370Q${x} 352 ${x + 190} 370Q${x + 260} 404 800 402V430Z`,
          air.of('leaf'),
        ),
        ...roofs,
        rect(0, 444, canvas.width, 16, air.of('stone')),
        water(air, random, { y: 458 }),
        put(150, 512, 0.5, fishingBoat(air, 'white')),
        put(390, 540, 0.6, fishingBoat(air)),
        put(600, 506, 0.44, fishingBoat(air, 'sunrise')),
        put(742, 470, 0.42, lighthouse(air, 'red')),
        shape('M690 476L708 456H820V482Z', air.of('rock')),
      ),
    };
  },
  // Beside the railway that runs along the beach.
  railway: (air, random, { x, hasPeople }) => {
    const sleepers = Array.from({ length: 18 }, (_, index) => d`M${index * 48 - 10} 566l-14 26`).join('');
    return {
      back: layers(
        outlook(air, random, 'sea', { horizon: 350, discX: x > 400 ? 160 : 650 }),
        ground(440, air.of('sand'), -16),
        put(x > 400 ? 150 : 650, 500, 1, grove(air, random, { count: 2, width: 120, height: 250 })),
      ),
      y: 506,
      front: layers(
        ground(504, air.of('leaf'), -4),
        rect(0, 548, canvas.width, 52, air.of('rock')),
        line(sleepers, air.of('wood'), 11, 'square'),
        line('M0 570H800M0 588H800', air.of('ink'), 6, 'square'),
        line('M0 534H800', air.of('white'), 5, 'square'),
        line(
          Array.from({ length: 14 }, (_, index) => d`M${20 + index * 60} 520v28`).join(''),
          air.of('white'),
          5,
          'square',
        ),
        hasPeople && put(x > 400 ? 290 : 520, 510, 1, person(air, 52)),
      ),
    };
  },
} satisfies Record<string, StageMaker>;

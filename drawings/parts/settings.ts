import type { Air } from '../air.ts';
import { canvas, d, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { lampOf } from './facades.ts';
import { ground, mountains } from './land.ts';
import { beacon, lampGlobe, littleBoat, outlook, skyline } from './outlooks.ts';
import { couple, person } from './people.ts';
import { sky } from './sky.ts';
import { fir, grove, pine, shrub } from './trees.ts';
import { surf, water } from './water.ts';

/** Where a house stands. */
export const settings = [
  'beach',
  'shore',
  'pines',
  'lake',
  'hill',
  'street',
  'harbour',
  'valley',
  'village',
  'railway',
] as const;
export type Setting = (typeof settings)[number];

/** What lies behind a house and before it, and the height at which it stands. */
export interface Stage {
  back: string;
  y: number;
  front: string;
}

/** Where the house stands across the picture, and whether people walk there. */
export interface StageOptions {
  x: number;
  hasPeople: boolean;
}

type StageMaker = (air: Air, random: Random, options: StageOptions) => Stage;

/** The path to the door, wider towards the reader. */
function pathTo(x: number, y: number, fill: string, spread = 90): string {
  const foot = 400 + (x - 400) * 0.5;
  return shape(d`M${x - 24} ${y}H${x + 24}Q${x + 30} ${y + 60} ${foot + spread} 600H${foot - spread}Q${x - 60} ${y + 60} ${x - 24} ${y}Z`, fill);
}

/** A sunshade on the sand with two mats. */
export function sunshade(air: Air, pigment: 'sunrise' | 'sea' | 'apricot' | 'white' = 'sunrise'): string {
  return layers(
    shape('M-62 4L-40 -8H8L-6 4ZM10 6L30 -6H76L62 6Z', air.of('foam')),
    line('M6 0V-88', air.of('wood'), 5),
    shape('M-58 -74Q-46 -122 6 -124T70 -74Q38 -86 6 -84T-58 -74Z', air.of(pigment)),
    shape('M-16 -80Q-12 -118 6 -124Q24 -118 30 -80Q6 -88 -16 -80Z', air.of(pigment === 'white' ? 'apricot' : 'white')),
  );
}

/** Tall broom-shaped trees of a street. */
export function streetTree(air: Air, height: number): string {
  const h = height;
  return layers(
    line(d`M0 0V${-h * 0.6}`, air.of('wood'), h * 0.06),
    shape(
      d`M0 ${-h}C${h * 0.3} ${-h} ${h * 0.34} ${-h * 0.4} 0 ${-h * 0.38}C${-h * 0.34} ${-h * 0.4} ${-h * 0.3} ${-h} 0 ${-h}Z`,
      air.of('leaf'),
    ),
    shape(d`M0 ${-h}C${-h * 0.3} ${-h} ${-h * 0.34} ${-h * 0.4} 0 ${-h * 0.38}C${-h * 0.14} ${-h * 0.5} ${-h * 0.12} ${-h * 0.9} 0 ${-h}Z`, air.of('pine')),
  );
}

/** A street lamp as high as `height`. */
function streetLamp(air: Air, height: number): string {
  return layers(
    line(d`M0 0V${-height}q2 -14 22 -14`, air.of('ink'), 6),
    lampGlobe(air, 24, -height - 8, 10),
  );
}

/** A small car from its side, 130 long. */
export function car(air: Air, pigment: 'sunrise' | 'sea' | 'white' | 'apricot'): string {
  return layers(
    shape('M-66 -12V-30Q-62 -40 -40 -42L-22 -62H22L46 -42Q66 -40 66 -24V-12Z', air.of(pigment)),
    shape('M-30 -42L-17 -56H0V-42ZM6 -42V-56H19L34 -42Z', air.of('deep')),
    rect(-66, -24, 132, 12, mix(air.of(pigment), air.of('ink'), 0.2)),
    rect(58, -30, 8, 7, lampOf(air)),
    shape('M-54 -10a15 15 0 0 1 30 0a15 15 0 0 1 -30 0zM24 -10a15 15 0 0 1 30 0a15 15 0 0 1 -30 0z', air.of('ink')),
    shape('M-45 -10a6 6 0 0 1 12 0a6 6 0 0 1 -12 0zM33 -10a6 6 0 0 1 12 0a6 6 0 0 1 -12 0z', air.of('stone')),
  );
}

const makers: Record<Setting, StageMaker> = {
  // On the sand, the open sea behind.
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
        put(x > 400 ? 130 : 690, 546, 0.92, sunshade(air, 'sunrise')),
        hasPeople && put(x > 400 ? 250 : 566, 508, 1, couple(air, 52)),
        put(x > 400 ? 720 : 80, 604, 1, shrub(air, 190, 'leaf')),
        put(x > 400 ? 620 : 200, 600, 1, shrub(air, 90)),
      ),
    };
  },
  // Seen from the water, the mountains of the west behind.
  shore: (air, random, { x, hasPeople }) => {
    const disc = air.hour === 'dusk' ? { x: x > 400 ? 190 : 640, y: 210, radius: 46 } : air.hour === 'dawn' ? null : { x: x > 400 ? 150 : 650, y: 110, radius: 40 };
    return {
      back: layers(
        sky(air, random, { horizon: 360, disc, clouds: 1 }),
        mountains(air, random, { y: 340, height: 120, rows: 3 }),
        put(x > 400 ? 120 : 690, 440, 1, grove(air, random, { count: 3, width: 210, height: 190 })),
        put(x > 400 ? 330 : 470, 440, 1, grove(air, random, { count: 2, width: 90, height: 140 })),
        ground(424, air.of('leaf'), -10),
      ),
      y: 446,
      front: layers(
        ground(450, air.of('sand'), -16),
        put(x > 400 ? 170 : 640, 492, 0.62, sunshade(air, 'sea')),
        put(x > 400 ? 270 : 540, 486, 0.62, sunshade(air, 'sunrise')),
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
      put(x > 400 ? 100 : 690, 574, 1, pine(air, random, 330)),
      put(x > 400 ? 232 : 576, 552, 1, pine(air, random, 236)),
      put(x > 400 ? 756 : 70, 576, 1, pine(air, random, 270)),
      put(x > 400 ? 40 : 760, 606, 1, shrub(air, 170)),
      put(x > 400 ? 560 : 250, 604, 1, shrub(air, 110)),
    ),
  }),
  // Across the lake, the house again in the water.
  lake: (air, random, { x, hasPeople }) => {
    const reeds = Array.from({ length: 9 }, (_, index) => {
      const rx = (x > 400 ? 30 : 590) + index * 22 + random.between(-6, 6);
      return d`M${rx} 610q${random.between(-10, 10)} -50 ${random.between(-8, 12)} ${-random.between(80, 130)}`;
    }).join('');
    return {
      back: layers(
        sky(air, random, { horizon: 340, disc: air.hour === 'dawn' ? null : { x: x > 400 ? 170 : 650, y: air.hour === 'dusk' ? 236 : 130 }, clouds: 1 }),
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
          Array.from({ length: 6 }, (_, index) => d`M${x - 96 + random.between(-14, 14)} ${446 + index * 19}h${190 - index * 16}`).join(''),
          mix(air.water[0], air.of('white'), air.isDark ? 0.35 : 0.6),
          7,
        ),
        line(reeds, air.of('pine'), 6),
      ),
    };
  },
  // On a green hill above the sea.
  hill: (air, random, { x, hasPeople }) => {
    const low = x > 400 ? 0 : 800;
    const high = x > 400 ? 800 : 0;
    return {
      back: layers(
        outlook(air, random, 'sea', { horizon: 348, discX: x > 400 ? 170 : 640 }),
        shape(d`M${low} 560Q${(low + x) / 2} 520 ${x + (low - x) * 0.42} 440Q${x} 400 ${high} 410V600H${low}Z`, air.of('moss')),
      ),
      y: 436,
      front: layers(
        shape(d`M${high} 440Q${x} 420 ${x + (low - x) * 0.34} 462Q${(low + x) / 2} 560 ${low} 590V600H${high}Z`, air.of('leaf')),
        shape(
          d`M${x - 22} 434H${x + 22}Q${x + 40} 480 ${400 + (x - 400) * 0.2} 516T${420 + (x - 400) * 0.3} 600H${300 + (x - 400) * 0.3}Q${330} 540 ${400 + (x - 400) * 0.5} 500T${x - 22} 434Z`,
          air.of('sand'),
        ),
        hasPeople && put(400 + (x - 400) * 0.42, 504, 1, person(air, 44)),
        put(high + (x - high) * 0.2, 520, 1, pine(air, random, 230)),
        put(high + (x - high) * 0.42, 560, 1, pine(air, random, 150)),
        put(high + (x - high) * 0.1, 606, 1, shrub(air, 210)),
        put(low + (x - low) * 0.2, 604, 1, shrub(air, 120)),
      ),
    };
  },
  // In the town.
  street: (air, random, { x, hasPeople }) => ({
    back: layers(
      sky(air, random, { horizon: 400, disc: air.hour === 'dawn' ? null : { x: x > 400 ? 150 : 660, y: air.hour === 'dusk' ? 230 : 120 }, clouds: 1 }),
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
      put(x > 400 ? 160 : 640, 566, 1, car(air, random.pick(['sunrise', 'sea', 'white', 'apricot'] as const))),
    ),
  }),
  // Above a harbour: roofs and boats at its foot.
  harbour: (air, random, { x }) => {
    const roofs = Array.from({ length: 7 }, (_, index) => {
      const rx = 20 + index * 118 + random.between(-10, 10);
      return layers(
        rect(rx - 44, 400, 88, 46, air.of(random.pick(['white', 'sand', 'blush'] as const))),
        shape(d`M${rx - 52} 402L${rx - 30} 372H${rx + 30}L${rx + 52} 402Z`, air.of(random.pick(['sunrise', 'brick', 'sea', 'timber'] as const))),
        rect(rx - 8, 414, 20, 18, lampOf(air)),
      );
    });
    return {
      back: layers(
        sky(air, random, { horizon: 340, disc: air.hour === 'dawn' ? null : { x: x > 400 ? 150 : 660, y: air.hour === 'dusk' ? 214 : 120 }, clouds: 1 }),
        mountains(air, random, { y: 320, height: 100, rows: 2 }),
        shape(d`M0 430V400Q${x - 260} 396 ${x - 170} 352Q${x} 318 ${x + 170} 352Q${x + 280} 396 800 392V430Z`, air.of('moss')),
      ),
      y: 372,
      front: layers(
        shape(d`M0 430V408Q${x - 240} 404 ${x - 190} 370Q${x} 352 ${x + 190} 370Q${x + 260} 404 800 402V430Z`, air.of('leaf')),
        ...roofs,
        rect(0, 444, canvas.width, 16, air.of('stone')),
        water(air, random, { y: 458 }),
        put(150, 512, 1.25, littleBoat(air)),
        put(390, 540, 1.5, littleBoat(air, 'sea')),
        put(600, 506, 1.1, littleBoat(air, 'sunrise')),
        put(742, 470, 1.4, beacon(air, 'sunrise')),
        shape('M690 476L708 456H820V482Z', air.of('rock')),
      ),
    };
  },
  // In a valley of firs beside a stream.
  valley: (air, random, { x, hasPeople }) => ({
    back: layers(
      sky(air, random, { horizon: 330, disc: air.hour === 'dawn' ? null : { x: x > 400 ? 160 : 640, y: air.hour === 'dusk' ? 170 : 110 }, clouds: 1 }),
      mountains(air, random, { y: 330, height: 190, rows: 3, isSharp: true }),
      ...Array.from({ length: 9 }, (_, index) => put(10 + index * 98 + random.between(-20, 20), 450, 1, fir(air, random.between(110, 190)))),
      ground(430, air.of('moss')),
    ),
    y: 470,
    front: layers(
      ground(484, air.of('leaf'), -10),
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
          shape('M-66 -42Q-50 -50 -42 -78H42Q50 -50 66 -42Z', air.of(random.pick(['roof', 'brick', 'timber'] as const))),
          rect(-10, -34, 26, 20, lampOf(air)),
        ),
      );
    });
    return {
      back: layers(
        sky(air, random, { horizon: 360, disc: air.hour === 'dawn' ? null : { x: x > 400 ? 160 : 650, y: air.hour === 'dusk' ? 220 : 120 }, clouds: 1 }),
        mountains(air, random, { y: 360, height: 120, rows: 2 }),
        put(x > 400 ? 210 : 620, 420, 1, grove(air, random, { count: 3, width: 190, height: 170 })),
        ...homes,
        ground(424, air.of('moss'), -6),
      ),
      y: 490,
      front: layers(
        ground(488, air.of('leaf'), -6),
        pathTo(x, 488, air.of('sand'), 110),
        put(x > 400 ? 130 : 690, 566, 1, pine(air, random, 290)),
        hasPeople && put(x > 400 ? 330 : 500, 508, 1, person(air, 50)),
        put(x > 400 ? 250 : 560, 604, 1, shrub(air, 130, 'pine')),
        put(x > 400 ? 740 : 60, 604, 1, shrub(air, 170, 'pine')),
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
        line(Array.from({ length: 14 }, (_, index) => d`M${20 + index * 60} 520v28`).join(''), air.of('white'), 5, 'square'),
        hasPeople && put(x > 400 ? 290 : 520, 510, 1, person(air, 52)),
      ),
    };
  },
};

/** The stage for a house. */
export function stageOf(air: Air, random: Random, setting: Setting, options: StageOptions): Stage {
  return makers[setting](air, random, options);
}


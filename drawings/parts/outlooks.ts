import type { Air } from '../air.ts';
import { canvas, circle, d, layers, line, put, rect, shape } from '../brush.ts';
import { mix, palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { farShore, ground, mountains, range } from './land.ts';
import { sky } from './sky.ts';
import { fir, grove, shrub } from './trees.ts';
import { water } from './water.ts';

/** The view from a house or a window. */
export const outlooks = [
  'sea',
  'beach',
  'lake',
  'harbour',
  'city',
  'pines',
  'forest',
  'valley',
  'garden',
] as const;
export type Outlook = (typeof outlooks)[number];

/** The position of the sun or the moon: it rises over the sea and sets behind the western mountains. */
function discAt(air: Air, horizon: number, x: number, y: number, facesSea: boolean) {
  if (air.hour === 'dawn') return facesSea ? { x, y: horizon - 26, radius: 54 } : null;
  if (air.hour === 'dusk') return facesSea ? null : { x, y: Math.max(y, horizon - 92), radius: 44 };
  return { x, y, radius: air.isDark ? 34 : 42 };
}

/** Roofs and towers of the town along the horizon, paler than the foreground. */
export function skyline(air: Air, random: Random, y: number, height: number): string {
  const isLit = air.isDark || air.hour === 'dusk';
  const rows = [
    {
      count: 11,
      tall: height,
      fill: air.isDark ? mix(air.sky[2], air.sky[3], 0.4) : mix(air.hills[1], air.sky[3], 0.25),
    },
    {
      count: 9,
      tall: height * 0.62,
      fill: air.isDark ? mix(palette.night, air.sky[1], 0.3) : mix(air.hills[2], air.sky[3], 0.3),
    },
  ].map(({ count, tall, fill }) => {
    const step = 840 / count;
    let path = d`M-20 ${y}`;
    let lamps = '';
    for (let index = 0; index < count; index += 1) {
      const x = -20 + index * step;
      const top = y - tall * random.between(0.4, 1);
      const right = x + step * random.between(0.6, 0.86);
      path += d`V${top}H${right}V${y - tall * random.between(0.16, 0.3)}H${x + step}`;
      for (let lamp = 0; lamp < 4; lamp += 1) {
        const column = random.whole(0, 2);
        const story = random.whole(0, 4);
        lamps += d`M${x + 10 + (column * (right - x - 26)) / 2} ${top + 10 + story * 17}h7v9h-7z`;
      }
    }
    return layers(shape(`${path}V${canvas.height}H-20Z`, fill), isLit && shape(lamps, air.window));
  });
  return rows.join('');
}

/** A fishing boat seen from its side, 100 wide. */
export function littleBoat(air: Air, hull: 'white' | 'sea' | 'sunrise' = 'white'): string {
  return layers(
    line('M8 -20V-66M8 -60L40 -22', air.of('wood'), 4, 'square'),
    rect(-26, -42, 34, 26, air.of('white')),
    rect(-26, -42, 11, 26, air.of('spray')),
    rect(-12, -36, 14, 10, air.of('deep')),
    shape('M-52 -22H54Q46 4 34 6H-36Q-48 0 -52 -22Z', air.of(hull)),
    shape('M-47 -6H47Q40 6 34 6H-36Q-44 4 -47 -6Z', air.of(hull === 'sunrise' ? 'white' : 'sunrise')),
  );
}

/** A sailing boat far out, 40 wide. */
function farSail(air: Air): string {
  return layers(
    shape('M2 -6V-56Q22 -30 24 -6Z', air.of('white')),
    shape('M-3 -6V-46Q-18 -26 -20 -6Z', air.of('sunrise')),
    shape('M-24 -3H28L20 6H-16Z', air.of('deep')),
  );
}

/** The end of a breakwater with its beacon, its foot in the water. */
export function beacon(air: Air, pigment: 'sunrise' | 'white'): string {
  return layers(
    shape('M-13 -8L-8 -80H8L13 -8Z', air.of(pigment)),
    shape('M-13 -8L-8 -80H-3L-5 -8Z', pigment === 'white' ? air.of('spray') : air.shaded(pigment)),
    rect(-11, -86, 22, 7, air.of('white')),
    rect(-6, -100, 12, 14, air.isDark ? air.window : air.of('apricot')),
    shape('M-9 -99L0 -110L9 -99Z', air.of(pigment)),
  );
}

function breakwater(air: Air, y: number, from: number): string {
  return shape(d`M${from} ${y + 10}L${from + 16} ${y - 8}H820V${y + 12}Z`, air.of('rock'));
}

/** The whole view down to the picture's lower edge, with its horizon at `horizon`. */
export function outlook(
  air: Air,
  random: Random,
  kind: Outlook,
  {
    horizon,
    discX = 590,
    discY = horizon * 0.4,
    clouds = 1,
  }: { horizon: number; discX?: number; discY?: number; clouds?: number },
): string {
  const facesSea = kind === 'sea' || kind === 'beach' || kind === 'harbour' || kind === 'pines';
  const disc = discAt(air, horizon, discX, discY, facesSea);
  const heaven = sky(air, random, { horizon, disc, clouds, birds: facesSea });
  const sailX = discX > 400 ? random.between(90, 330) : random.between(480, 720);
  const open = () =>
    layers(
      heaven,
      farShore(air, random, { y: horizon + 5, side: discX < 400 ? 'right' : 'left' }),
      water(air, random, { y: horizon, glintAt: disc ? disc.x : null }),
      sailX % 2 > 0.9 && put(sailX, horizon + 26, 0.8, farSail(air)),
    );
  switch (kind) {
    case 'sea':
      return open();
    case 'beach':
      return layers(
        open(),
        shape(
          d`M0 ${horizon + 96}Q240 ${horizon + 58} 460 ${horizon + 88}T800 ${horizon + 70}V600H0Z`,
          air.of('foam'),
        ),
        shape(
          d`M0 ${horizon + 108}Q240 ${horizon + 70} 460 ${horizon + 100}T800 ${horizon + 82}V600H0Z`,
          air.of('sand'),
        ),
      );
    case 'harbour':
      return layers(
        open(),
        breakwater(air, horizon + 24, 430),
        put(452, horizon + 22, 0.8, beacon(air, 'sunrise')),
        put(260, horizon + 70, 1, littleBoat(air)),
        put(560, horizon + 104, 1.3, littleBoat(air, 'sea')),
      );
    case 'pines':
      return layers(
        open(),
        ground(horizon + 84, air.of('sand'), -20),
        put(400, horizon + 118, 1, grove(air, random, { count: 5, width: 640, height: horizon * 0.96 })),
        ground(horizon + 116, air.of('leaf'), -10),
      );
    case 'lake':
      return layers(
        heaven,
        mountains(air, random, { y: horizon - 34, height: 92, rows: 3 }),
        water(air, random, { y: horizon, glintAt: disc && air.hour !== 'mist' ? discX : null }),
      );
    case 'city':
      return layers(
        heaven,
        mountains(air, random, { y: horizon - 60, height: 80, rows: 2 }),
        skyline(air, random, horizon + 40, 130),
      );
    case 'forest':
      return layers(
        heaven,
        mountains(air, random, { y: horizon - 20, height: 110, rows: 3 }),
        ...Array.from({ length: 11 }, (_, index) =>
          put(
            20 + index * 78 + random.between(-18, 18),
            horizon + 96 + random.between(-8, 26),
            1,
            fir(air, random.between(110, 190)),
          ),
        ),
        ground(horizon + 92, air.of('leaf')),
      );
    case 'valley':
      return layers(
        heaven,
        mountains(air, random, { y: horizon - 30, height: 150, rows: 3, isSharp: true }),
        range(random, { y: horizon + 34, height: 44, tops: 3, fill: air.of('moss') }),
        shape(
          d`M430 ${horizon + 16}Q500 ${horizon + 60} 380 ${horizon + 110}T300 600H560Q470 ${horizon + 170} 520 ${horizon + 110}T450 ${horizon + 16}Z`,
          air.water[0],
        ),
      );
    case 'garden':
      return layers(
        heaven,
        mountains(air, random, { y: horizon - 20, height: 70, rows: 2 }),
        put(560, horizon + 70, 1, grove(air, random, { count: 2, width: 130, height: horizon * 0.9 })),
        gardenWall(air, horizon + 70),
        ground(horizon + 72, mix(air.of('sand'), air.of('dune'), 0.4), 0),
        put(240, horizon + 78, 1, shrub(air, 130, 'leaf')),
        put(420, horizon + 80, 1, shrub(air, 80, 'moss')),
      );
  }
}

/** A wall of stones and earth under a ridge of tiles, across the picture; its foot is at `y`. */
export function gardenWall(air: Air, y: number): string {
  const tiles = Array.from({ length: 27 }, (_, index) => d`M${index * 31} ${y - 64}v13`).join('');
  return layers(
    rect(0, y - 50, canvas.width, 50, air.of('sand')),
    rect(0, y - 22, canvas.width, 22, air.of('stone')),
    line(
      Array.from({ length: 14 }, (_, index) => d`M${14 + index * 60} ${y - 12}h24`).join(''),
      air.of('rock'),
      8,
    ),
    rect(0, y - 64, canvas.width, 15, air.of('roof')),
    line(tiles, mix(air.of('roof'), air.of('spray'), 0.35), 4, 'square'),
  );
}

/** A lamp that hangs or stands, with its light. */
export function lampGlobe(air: Air, x: number, y: number, radius: number): string {
  return layers(
    air.isDark && circle(x, y, radius * 2.1, mix(palette.night, air.window, 0.25)),
    circle(x, y, radius, air.isDark || air.hour === 'dusk' ? air.window : air.of('cream')),
  );
}

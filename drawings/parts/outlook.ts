import type { Air } from '../air.ts';
import { d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import type { Random } from '../random.ts';
import { fishingBoat } from './boats.ts';
import { gableHouse, skyline, tiledHouse } from './farHouses.ts';
import { stoneWall } from './hanok.ts';
import { ground, mountains, range } from './land.ts';
import { lighthouse } from './lighthouses.ts';
import { seascape } from './seascape.ts';
import { westernSky } from './sky.ts';
import { fir, grove, pine, shrub } from './trees.ts';
import { water } from './water.ts';

/** The view from a window, a terrace or the back of a shop. */
export const outlooks = [
  'sea',
  'beach',
  'harbour',
  'pines',
  'lake',
  'forest',
  'valley',
  'garden',
  'city',
  'street',
  'roofs',
  'field',
  'market',
] as const;
export type Outlook = (typeof outlooks)[number];

interface OutlookOptions {
  horizon?: number;
  /** The position of the sun or the moon. */
  discX?: number;
  discY?: number;
  clouds?: number;
}

/** A landscape down to the picture's lower edge, with its horizon at `horizon`. */
export function outlook(
  air: Air,
  random: Random,
  kind: Outlook,
  { horizon = 330, discX = 590, discY = horizon * 0.4, clouds = 1 }: OutlookOptions = {},
): string {
  const shore = discX < 400 ? 'right' : 'left';
  const open = () => seascape(air, random, { horizon, light: discX, discY, shore, clouds, isCalm: true });
  const west = () => westernSky(air, random, { horizon, x: discX, y: discY, clouds });
  switch (kind) {
    case 'sea':
      return open();
    case 'beach':
      return layers(
        open(),
        ...(['foam', 'sand'] as const).map((pigment, index) => {
          const y = horizon + 58 + index * 12;
          return shape(d`M0 ${y + 38}Q240 ${y} 460 ${y + 30}T800 ${y + 12}V600H0Z`, air.of(pigment));
        }),
      );
    case 'harbour':
      return layers(
        open(),
        shape(d`M430 ${horizon + 34}L446 ${horizon + 16}H820V${horizon + 36}Z`, air.of('rock')),
        put(500, horizon + 20, 0.44, lighthouse(air, 'red')),
        put(700, horizon + 20, 0.32, lighthouse(air, 'white')),
        put(200, horizon + 66, 0.7, fishingBoat(air, 'sunrise')),
        put(590, horizon + 116, 0.62, fishingBoat(air)),
      );
    case 'pines':
      return layers(
        open(),
        ground(horizon + 84, air.of('sand'), -20),
        put(400, horizon + 118, 1, grove(air, random, { count: 4, width: 600, height: horizon * 0.96 })),
        ground(horizon + 116, air.of('leaf'), -10),
      );
    case 'lake':
      return layers(
        west(),
        mountains(air, random, { y: horizon - 34, height: 92, rows: 3 }),
        water(air, random, { y: horizon, glintAt: air.hour === 'mist' ? null : discX }),
      );
    case 'forest':
      return layers(
        west(),
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
        west(),
        mountains(air, random, { y: horizon - 30, height: 150, rows: 3, isSharp: true }),
        range(random, { y: horizon + 34, height: 44, tops: 3, fill: air.of('moss') }),
        shape(
          d`M430 ${horizon + 16}Q500 ${horizon + 60} 380 ${horizon + 110}T300 600H560Q470 ${horizon + 170} 520 ${horizon + 110}T450 ${horizon + 16}Z`,
          air.water[0],
        ),
      );
    case 'garden':
      return layers(
        west(),
        mountains(air, random, { y: horizon, height: 90, rows: 2 }),
        put(610, horizon + 60, 1, tiledHouse(air, 300)),
        put(0, horizon + 100, 1, stoneWall(air, 800, 54)),
        ground(horizon + 98, air.of('moss'), -8),
        shape(
          d`M380 600Q470 ${horizon + 180} 400 ${horizon + 98}H460Q550 ${horizon + 180} 540 600Z`,
          air.of('sand'),
        ),
        put(200, horizon + 170, 1, pine(air, random, 340)),
        put(610, horizon + 150, 1, shrub(air, 150, 'leaf')),
        ellipse(310, horizon + 176, 46, 22, air.of('stone')),
        ellipse(356, horizon + 188, 26, 13, air.of('rock')),
      );
    case 'city':
      return layers(
        west(),
        mountains(air, random, { y: horizon - 60, height: 80, rows: 2 }),
        skyline(air, random, horizon + 40, 130),
      );
    case 'street':
      return layers(
        west(),
        mountains(air, random, { y: horizon - 20, height: 90, rows: 1 }),
        put(110, horizon + 140, 1, gableHouse(air, 210, 210, 'cream', 'brick')),
        put(330, horizon + 140, 1, gableHouse(air, 190, 260, 'apricot', 'roof')),
        put(540, horizon + 140, 1, gableHouse(air, 200, 190, 'spray', 'wood')),
        put(740, horizon + 140, 1, gableHouse(air, 180, 240, 'sand', 'sunrise')),
        rect(0, horizon + 136, 800, 464 - horizon, air.of('stone')),
        line(d`M0 ${horizon + 200}H800`, air.of('cream'), 6),
        put(230, horizon + 140, 1, shrub(air, 110, 'leaf')),
        put(648, horizon + 140, 1, shrub(air, 90)),
      );
    case 'roofs':
      return layers(
        west(),
        mountains(air, random, { y: horizon - 10, height: 130, rows: 2 }),
        put(90, horizon + 110, 1, gableHouse(air, 150, 110, 'sand', 'roof')),
        put(290, horizon + 124, 1, gableHouse(air, 150, 134, 'apricot', 'brick')),
        put(490, horizon + 110, 1, gableHouse(air, 150, 158, 'foam', 'wood')),
        put(690, horizon + 124, 1, gableHouse(air, 150, 110, 'sand', 'roof')),
        put(210, horizon + 230, 1, tiledHouse(air, 330)),
        put(590, horizon + 240, 1, tiledHouse(air, 360)),
        put(400, horizon + 270, 1, shrub(air, 200, 'leaf')),
      );
    case 'field':
      return layers(
        west(),
        mountains(air, random, { y: horizon - 10, height: 130, rows: 2 }),
        ground(horizon + 60, air.of('haze')),
        ground(horizon + 90, air.of('foam'), -30),
        put(
          0,
          horizon - 330,
          1,
          line(
            'M60 470h40M180 440h40M330 470h40M470 440h40M620 470h40M730 440h30M120 520h40M280 530h40M420 510h40M560 540h40M700 510h40',
            air.of('blush'),
            16,
          ) +
            line(
              'M100 490h10M250 460h10M400 490h10M540 470h10M680 490h10M210 550h10M360 560h10M640 560h10',
              air.of('moss'),
              12,
            ),
        ),
        put(120, horizon + 100, 1, pine(air, random, 240)),
        ground(horizon + 238, air.of('leaf'), 12),
      );
    case 'market':
      return marketHall(air);
  }
}

/** Stalls side by side under the roof of a market. */
function marketHall(air: Air): string {
  const isLit = air.isDark || air.hour === 'dusk';
  const stalls = [
    { cloth: 'sunrise', goods: 'apricot', counter: 'wood' },
    { cloth: 'sea', goods: 'moss', counter: 'brick' },
    { cloth: 'leaf', goods: 'sunrise', counter: 'wood' },
  ] as const;
  return layers(
    rect(0, 0, 800, 600, air.of('blush')),
    shape('M0 0H800V70Q400 150 0 70Z', air.of('plank')),
    rect(0, 330, 800, 270, air.of('dune')),
    ...stalls.map(({ cloth, goods, counter }, index) =>
      put(
        index * 280 - 20,
        0,
        1,
        layers(
          rect(10, 210, 240, 150, isLit ? air.window : air.of('timber')),
          rect(0, 330, 260, 110, air.of(counter)),
          line('M30 326h1M64 326h1M98 326h1M132 326h1M166 326h1M200 326h1M232 326h1', air.of(goods), 34),
          ...[0, 1, 2, 3].map((band) =>
            rect(band * 69 - 8, 160, 69, 56, air.of(band % 2 === 0 ? cloth : 'white')),
          ),
        ),
      ),
    ),
    line('M0 70Q400 170 800 70', air.of('ink'), 4),
    ...[130, 300, 500, 670].map((x, index) =>
      ellipse(
        x,
        126 + (index % 3 === 0 ? 0 : 24),
        26,
        31,
        air.isDark ? air.glint : air.of(index % 2 ? 'apricot' : 'sunrise'),
      ),
    ),
  );
}

/** The view through an opening: the middle of the landscape, cut to `width` by `height` with its corner at x, y. */
export function pane(x: number, y: number, width: number, height: number, landscape: string): string {
  return `<svg ${d`x="${x}" y="${y}" width="${width}" height="${height}"`} viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice">${landscape}</svg>`;
}

import type { Air } from '../../air.ts';
import { canvas, d, ellipse, layers, line, put, rect, shape } from '../../brush.ts';
import type { Random } from '../../random.ts';
import { beach, farShore, ground, mountains } from '../land.ts';
import { sky } from '../sky.ts';
import { fir, grove, pine, shrub } from '../trees.ts';
import { water } from '../water.ts';
import { gableHouse, tiledHouse, tiledWall } from './houses.ts';
import { fishingBoat, moleLight } from './moorings.ts';

/** The view from a window, a terrace or the back of a shop. */
export const outlooks = [
  'sea',
  'openSea',
  'lake',
  'garden',
  'street',
  'pines',
  'mountains',
  'harbour',
  'roofs',
  'field',
  'market',
] as const;

export type Outlook = (typeof outlooks)[number];

function seaDisc(air: Air): { x: number; y: number; radius?: number } | null {
  if (air.hour === 'dusk') return null;
  return air.hour === 'dawn' ? { x: 520, y: 306, radius: 60 } : { x: 580, y: 130 };
}

/** The sun does not rise over the western mountains. */
function inland(air: Air, disc: { x: number; y: number }): { x: number; y: number } | null {
  return air.hour === 'dawn' ? null : disc;
}

/** A landscape as wide and high as the picture, for a window or the background of a scene. */
export function outlook(air: Air, random: Random, kind: Outlook): string {
  switch (kind) {
    case 'sea':
      return layers(
        sky(air, random, { horizon: 330, disc: seaDisc(air), clouds: 2, birds: true }),
        farShore(air, random, { y: 336, side: random.pick(['left', 'right'] as const) }),
        water(air, random, { y: 330, glintAt: air.hour === 'dusk' ? null : 550 }),
        beach(air, random, { y: 500, side: random.pick(['left', 'right'] as const) }),
      );
    case 'openSea':
      return layers(
        sky(air, random, { horizon: 330, disc: seaDisc(air), clouds: 2, birds: true }),
        water(air, random, { y: 330, glintAt: air.hour === 'dusk' ? null : 550 }),
      );
    case 'lake':
      return layers(
        sky(air, random, {
          horizon: 290,
          disc: inland(air, air.hour === 'dusk' ? { x: 560, y: 190 } : { x: 590, y: 120 }),
        }),
        mountains(air, random, { y: 300, height: 110, rows: 2 }),
        water(air, random, { y: 330, glintAt: 540 }),
        put(220, 346, 0.5, shrub(air, 260, 'leaf') + put(0, -6, 1, tiledHouse(air, 150))),
        line(
          'M60 600Q70 480 52 420M96 600Q96 500 110 440M136 600Q130 520 142 480M700 600Q706 500 694 450M740 600Q736 520 750 470',
          air.of('leaf'),
          8,
        ),
        line('M52 418V384M110 438V402M694 448V414M750 468V436', air.of('timber'), 14),
      );
    case 'garden':
      return layers(
        sky(air, random, { horizon: 260, disc: inland(air, { x: 600, y: 110 }) }),
        mountains(air, random, { y: 290, height: 90, rows: 1 }),
        put(640, 330, 1, tiledHouse(air, 320)),
        tiledWall(air, 322, 60),
        ground(376, air.of('moss'), -8),
        shape(d`M360 600Q480 470 400 380H460Q560 470 520 600Z`, air.of('sand')),
        put(190, 470, 1, pine(air, random, 360)),
        put(600, 440, 1, shrub(air, 170, 'leaf')),
        put(690, 470, 1, shrub(air, 120)),
        ellipse(300, 480, 46, 22, air.of('stone')),
        ellipse(346, 492, 26, 13, air.of('rock')),
      );
    case 'street':
      return layers(
        sky(air, random, { horizon: 300, disc: inland(air, { x: 640, y: 100 }) }),
        mountains(air, random, { y: 310, height: 90, rows: 1 }),
        put(110, 470, 1, gableHouse(air, 210, 210, 'cream', 'brick')),
        put(330, 470, 1, gableHouse(air, 190, 260, 'apricot', 'roof')),
        put(540, 470, 1, gableHouse(air, 200, 190, 'spray', 'wood')),
        put(740, 470, 1, gableHouse(air, 180, 240, 'sand', 'sunrise')),
        rect(0, 466, 800, 134, air.of('stone')),
        line('M0 530H800', air.of('cream'), 6),
        put(230, 470, 1, shrub(air, 110, 'leaf')) + put(648, 470, 1, shrub(air, 90)),
      );
    case 'pines':
      return layers(
        sky(air, random, { horizon: 330, disc: inland(air, { x: 560, y: 170 }), clouds: 1 }),
        mountains(air, random, { y: 380, height: 70, rows: 1 }),
        ground(400, air.of('moss')),
        put(520, 420, 0.9, tiledHouse(air, 230)),
        put(180, 460, 1, grove(air, random, { count: 3, width: 300, height: 400 })),
        put(660, 470, 1, grove(air, random, { count: 2, width: 170, height: 420 })),
        ground(476, air.of('dune')),
        put(380, 500, 1, shrub(air, 120, 'leaf')),
      );
    case 'mountains':
      return layers(
        sky(air, random, {
          horizon: 320,
          disc: inland(air, air.hour === 'dusk' ? { x: 560, y: 220 } : { x: 600, y: 120 }),
          birds: true,
        }),
        mountains(air, random, { y: 340, height: 170, rows: 3 }),
        ground(470, air.of('moss')),
        put(90, 520, 1, fir(air, 190)) + put(170, 540, 1, fir(air, 150)) + put(720, 530, 1, fir(air, 180)),
      );
    case 'harbour':
      return layers(
        sky(air, random, { horizon: 320, disc: seaDisc(air), birds: true }),
        water(air, random, { y: 320, glintAt: air.hour === 'dusk' ? null : 560 }),
        rect(430, 330, 370, 26, air.of('stone')),
        rect(430, 346, 370, 14, air.of('rock')),
        put(490, 334, 1, moleLight(air, 'sunrise')),
        put(690, 334, 0.7, moleLight(air, 'white')),
        put(220, 440, 1, fishingBoat(air, 'sunrise')),
        put(560, 480, 1.15, fishingBoat(air, 'sea')),
        rect(0, 520, 800, 80, air.of('stone')),
        rect(0, 520, 800, 12, air.of('foam')),
      );
    case 'roofs':
      return layers(
        sky(air, random, { horizon: 320, disc: inland(air, { x: 600, y: 130 }), birds: true }),
        mountains(air, random, { y: 320, height: 130, rows: 2 }),
        ...[0, 1, 2, 3].map((index) =>
          put(
            90 + index * 200,
            440 + (index % 2) * 14,
            1,
            gableHouse(
              air,
              150,
              110 + (index % 3) * 24,
              (['sand', 'apricot', 'foam'] as const)[index % 3] ?? 'sand',
              (['roof', 'brick', 'wood'] as const)[index % 3] ?? 'roof',
            ),
          ),
        ),
        put(210, 560, 1, tiledHouse(air, 330)),
        put(590, 570, 1, tiledHouse(air, 360)),
        put(400, 600, 1, shrub(air, 200, 'leaf')),
      );
    case 'market':
      return layers(
        rect(0, 0, canvas.width, canvas.height, air.of('blush')),
        shape('M0 0H800V70Q400 150 0 70Z', air.of('plank')),
        rect(0, 330, 800, 270, air.of('dune')),
        ...[0, 1, 2].map((index) => {
          const x = index * 280 - 20;
          const cloth = (['sunrise', 'sea', 'leaf'] as const)[index] ?? 'sunrise';
          return layers(
            rect(x + 10, 210, 240, 150, air.isDark || air.hour === 'dusk' ? air.window : air.of('timber')),
            rect(x, 330, 260, 110, air.of(index === 1 ? 'brick' : 'wood')),
            line(
              d`M${x + 30} 326h1M${x + 64} 326h1M${x + 98} 326h1M${x + 132} 326h1M${x + 166} 326h1M${x + 200} 326h1M${x + 232} 326h1`,
              air.of(index === 0 ? 'apricot' : index === 1 ? 'moss' : 'sunrise'),
              34,
            ),
            ...[0, 1, 2, 3].map((band) =>
              rect(x - 8 + band * 69, 160, 69, 56, air.of(band % 2 === 0 ? cloth : 'white')),
            ),
          );
        }),
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
    case 'field':
      return layers(
        sky(air, random, { horizon: 300, disc: inland(air, { x: 600, y: 120 }), clouds: 2 }),
        mountains(air, random, { y: 320, height: 130, rows: 2 }),
        ground(390, air.of('haze')),
        ground(420, air.of('foam'), -30),
        line(
          'M60 470h40M180 440h40M330 470h40M470 440h40M620 470h40M730 440h30M120 520h40M280 530h40M420 510h40M560 540h40M700 510h40',
          air.of('blush'),
          16,
        ),
        line(
          'M100 490h10M250 460h10M400 490h10M540 470h10M680 490h10M210 550h10M360 560h10M640 560h10',
          air.of('moss'),
          12,
        ),
        put(120, 430, 1, pine(air, random, 240)),
        ground(568, air.of('leaf'), 12),
      );
  }
}

/** The view through an opening: the middle of the landscape, cut to `width` by `height` with its corner at x, y. */
export function pane(x: number, y: number, width: number, height: number, landscape: string): string {
  return `<svg ${d`x="${x}" y="${y}" width="${width}" height="${height}"`} viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice">${landscape}</svg>`;
}

import { z } from 'zod';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { lampOf } from '../parts/facades.ts';
import {
  blackBamboo,
  hanok,
  hanokGate,
  pasteJars,
  steppingStones,
  stoneLantern,
  tiledRoof,
} from '../parts/hanokStay.ts';
import { cup } from '../parts/interiors.ts';
import { ground, mountains } from '../parts/land.ts';
import { gardenWall, outlook } from '../parts/outlooks.ts';
import { person } from '../parts/people.ts';
import { sky } from '../parts/sky.ts';
import { grove, pine, shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';

/** The position of the setting sun and of the moon; in the morning the sun is still behind the viewer. */
const heavens = {
  dawn: null,
  day: { x: 640, y: 110 },
  dusk: { x: 640, y: 210, radius: 44 },
  night: { x: 640, y: 104 },
  mist: { x: 600, y: 120 },
} as const;

/** A hanok as accommodation. */
export const hanokHouseView = defineView(
  'hanokHouse',
  {
    bays: z.enum(['two', 'three', 'four', 'five']).default('four'),
    setting: z.enum(['court', 'bamboo', 'pines', 'village', 'pond']).default('court'),
    at: z.enum(['left', 'middle', 'right']).default('middle'),
    guest: z.boolean().default(false),
  },
  ({ air, random }, { bays, setting, at, guest }) => {
    const count = ({ two: 2, three: 3, four: 4, five: 5 } as const)[bays];
    const x = { left: 330, middle: 400, right: 470 }[at];
    const away = at === 'right' ? 110 : 700;
    const scale = { two: 1.3, three: 1.16, four: 0.98, five: 0.86 }[bays];
    const earth = mix(air.of('sand'), air.of('dune'), 0.35);
    const disc = heavens[air.hour];
    const small = (sx: number, y: number, size: number) => put(sx, y, size, hanok(air, 3));
    return layers(
      sky(air, random, {
        horizon: 360,
        disc: disc && at === 'right' ? { ...disc, x: 160 } : disc,
        clouds: 1,
      }),
      mountains(air, random, { y: 330, height: 120, rows: setting === 'pines' ? 2 : 3 }),
      setting === 'bamboo' && put(400, 450, 1, blackBamboo(air, random, 860, 360)),
      setting === 'pines' && put(400, 430, 1, grove(air, random, { count: 7, width: 780, height: 270 })),
      setting === 'court' && put(away, 470, 1, pine(air, random, 310)),
      setting === 'village' &&
        layers(
          small(70, 322, 0.3),
          small(250, 312, 0.28),
          small(430, 316, 0.3),
          small(640, 310, 0.28),
          ground(318, air.of('moss'), -6),
          small(160, 386, 0.46),
          small(400, 376, 0.42),
          small(650, 384, 0.46),
          ground(384, mix(air.of('moss'), air.of('leaf'), 0.5), -6),
        ),
      (setting === 'court' || setting === 'bamboo') && gardenWall(air, 452),
      ground(
        setting === 'pines' ? 424 : 444,
        setting === 'village' || setting === 'pond' ? air.of('leaf') : earth,
        -6,
      ),
      setting === 'pond' && put(away, 462, 1, pine(air, random, 330)),
      setting === 'village' && put(at === 'right' ? 90 : 720, 470, 0.74, hanok(air, 2)),
      put(
        x + (setting === 'village' ? (at === 'right' ? 40 : -60) : 0),
        492,
        setting === 'village' ? scale * 0.74 : scale,
        hanok(air, count),
      ),
      setting === 'pond'
        ? layers(
            shape('M0 520Q260 486 520 510T800 508V600H0Z', air.of('stone')),
            shape('M0 532Q260 498 520 522T800 520V600H0Z', air.water[1]),
            shape('M0 574Q260 544 520 566T800 560V600H0Z', air.water[2]),
            ...[90, 190, 300, 430, 560, 690].map((lx, index) => {
              const y = 556 + (index % 2) * 26;
              return layers(
                ellipse(lx, y, 46, 11, air.of('leaf')),
                ellipse(lx + 12, y - 3, 26, 6, air.of('moss')),
                index % 2 === 0 &&
                  put(
                    lx,
                    y - 4,
                    1,
                    shape('M0 0Q-20 -10 -16 -26Q-6 -22 0 -36Q6 -22 16 -26Q20 -10 0 0Z', air.of('sunrise')),
                  ),
              );
            }),
          )
        : layers(
            steppingStones(air, x, 484),
            put(
              at === 'right' ? 96 : 690,
              534,
              1.1,
              setting === 'village' ? shrub(air, 120) : pasteJars(air),
            ),
            put(
              at === 'right' ? 700 : 118,
              530,
              1,
              setting === 'bamboo' ? shrub(air, 130) : stoneLantern(air),
            ),
            put(at === 'left' ? 760 : 34, 604, 1, shrub(air, 190)),
            put(at === 'left' ? 60 : 770, 606, 1, shrub(air, 140, 'leaf')),
          ),
      guest && put(x + 150, 520, 1, person(air, 62, { coat: 'blush' })),
    );
  },
);

/** The gate of a house, its court behind. */
export const hanokGateView = defineView(
  'hanokGate',
  {
    tree: z.enum(['pine', 'bamboo', 'persimmon']).default('pine'),
    at: z.enum(['left', 'right']).default('left'),
  },
  ({ air, random }, { tree, at }) => {
    const x = at === 'left' ? 300 : 500;
    const side = at === 'left' ? 640 : 160;
    const fruit = [
      [-60, -190],
      [-20, -240],
      [44, -226],
      [70, -176],
      [10, -188],
      [-40, -150],
    ] as const;
    return layers(
      sky(air, random, { horizon: 360, disc: heavens[air.hour] && { x: side, y: 120 }, clouds: 1 }),
      mountains(air, random, { y: 330, height: 100, rows: 3 }),
      tree === 'bamboo' && put(side, 470, 1, blackBamboo(air, random, 380, 340)),
      tree !== 'bamboo' && put(side - 20, 412, 0.9, tiledRoof(air, 420)),
      gardenWall(air, 492),
      tree === 'pine' && put(side, 500, 1, pine(air, random, 370)),
      tree === 'persimmon' &&
        put(
          side,
          500,
          1,
          layers(
            line('M0 0Q-8 -90 6 -150M2 -110Q-40 -150 -62 -210M4 -120Q44 -150 70 -200', air.of('wood'), 15),
            shape(
              'M-110 -160a52 52 0 0 1 40 -72a64 64 0 0 1 120 -20a58 58 0 0 1 66 84a40 40 0 0 1 -60 36h-112a38 38 0 0 1 -54 -28z',
              air.of('leaf'),
            ),
            ...fruit.map(([fx, fy]) => circle(fx, fy, 10, air.of('sunrise'))),
          ),
        ),
      ground(490, mix(air.of('sand'), air.of('dune'), 0.3), 0),
      shape(d`M${x - 96} 492H${x + 96}L${x + 170} 600H${x - 190}Z`, air.of('stone')),
      put(x, 496, 1.56, hanokGate(air)),
      put(x + (at === 'left' ? 190 : -190), 506, 1.1, stoneLantern(air)),
      put(x + (at === 'left' ? -230 : 230), 520, 1, shrub(air, 130)),
      put(side + 60, 606, 1, shrub(air, 220, 'leaf')),
    );
  },
);

/** From the porch of wood into the garden: a tray with tea, the eaves above. */
export const porchView = defineView(
  'porch',
  {
    garden: z.enum(['garden', 'valley', 'lake', 'forest']).default('garden'),
    tray: z.enum(['tea', 'fruit', 'shoes']).default('tea'),
  },
  ({ air, random }, { garden, tray }) => {
    const rafters = Array.from({ length: 13 }, (_, index) =>
      circle(32 + index * 62, 62, 17, air.of('timber')),
    ).join('');
    return layers(
      outlook(air, random, garden, { horizon: 300, discX: 300, discY: 170, clouds: 1 }),
      garden === 'garden' && put(150, 420, 1, stoneLantern(air)),
      rect(0, 0, 800, 62, air.shaded('wood')),
      rafters,
      rect(0, 28, 800, 22, air.of('wood')),
      rect(52, 40, 46, 420, air.of('wood')),
      rect(52, 40, 15, 420, air.shaded('wood')),
      rect(700, 40, 46, 420, air.of('wood')),
      rect(700, 40, 15, 420, air.shaded('wood')),
      rect(0, 446, 800, 154, air.of('plank')),
      rect(0, 446, 800, 14, air.of('timber')),
      line('M150 460L90 600M330 460L310 600M510 460L530 600M660 460L728 600', air.of('timber'), 4, 'square'),
      tray !== 'shoes' &&
        layers(
          ellipse(400, 562, 190, 14, air.of('timber')),
          shape('M270 514L258 558H280L292 514ZM530 514L542 558H520L508 514Z', air.shaded('wood')),
          rect(236, 498, 328, 20, air.of('wood'), 6),
          tray === 'tea'
            ? layers(
                put(318, 496, 1.05, cup(air, 'haze')),
                put(480, 496, 1.05, cup(air, 'white')),
                put(
                  400,
                  496,
                  1,
                  layers(
                    shape('M-34 0Q-48 -46 0 -52Q48 -46 34 0Z', air.of('moss')),
                    shape('M-34 0Q-48 -46 -8 -51Q-34 -34 -18 0Z', air.shaded('moss')),
                    circle(0, -56, 7, air.of('moss')),
                    line('M36 -30Q58 -34 62 -50M-20 -50Q0 -88 20 -50', air.of('moss'), 6),
                  ),
                ),
              )
            : layers(
                ellipse(356, 496, 84, 13, air.of('white')),
                ...[
                  [306, 476],
                  [350, 470],
                  [396, 476],
                  [330, 444],
                  [374, 444],
                ].map(([fx = 0, fy = 0]) =>
                  layers(
                    circle(fx, fy, 25, air.of('sunrise')),
                    circle(fx + 7, fy - 7, 9, air.of('apricot')),
                    line(d`M${fx - 6} ${fy - 24}h12`, air.of('pine'), 5),
                  ),
                ),
                put(500, 496, 1.05, cup(air, 'haze')),
              ),
        ),
      tray === 'shoes' &&
        layers(
          rect(250, 516, 300, 50, air.of('stone'), 10),
          rect(250, 548, 300, 20, air.of('rock'), 8),
          shape(
            'M292 530Q286 492 316 488Q344 494 344 530ZM352 530Q352 494 380 488Q408 492 404 530Z',
            air.of('white'),
          ),
          shape(
            'M304 514Q306 496 318 494Q332 498 332 514ZM364 514Q364 498 378 494Q392 496 392 514Z',
            air.of('spray'),
          ),
          shape(
            'M424 530Q420 500 444 496Q468 502 468 530ZM476 530Q476 502 500 496Q522 500 518 530Z',
            air.of('sunrise'),
          ),
          shape(
            'M434 516Q436 504 446 502Q458 506 458 516ZM486 516Q486 506 498 502Q508 504 508 516Z',
            air.of('brick'),
          ),
        ),
      (air.isDark || air.hour === 'dusk') &&
        put(
          640,
          62,
          1,
          layers(
            line('M0 0V34', air.of('ink'), 4),
            rect(-20, 34, 40, 56, lampOf(air), 14),
            rect(-14, 30, 28, 6, air.of('ink')),
            rect(-14, 88, 28, 6, air.of('ink')),
          ),
        ),
    );
  },
);

import { z } from 'zod';
import { airAt } from '../air.ts';
import { canvas, circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { tiledHouse, tiledWall } from '../parts/houses.ts';
import { lampWire } from '../parts/lamps.ts';
import { ground, mountains } from '../parts/land.ts';
import { outlook, outlooks } from '../parts/outlook.ts';
import { couple, person } from '../parts/people.ts';
import { sky } from '../parts/sky.ts';
import { potPlant } from '../parts/streetThings.ts';
import { sizeOf, subject, subjectNames } from '../parts/subjects.ts';
import { jar } from '../parts/tools.ts';
import { grove, pine, shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';
import { pigment } from './still.ts';

const onTable = z.enum(subjectNames);

/** A table under an umbrella, or none, before the sea, a lake or a garden. */
export const terraceView = defineView(
  'terrace',
  {
    look: z.enum(outlooks).default('openSea'),
    umbrella: z.enum(['striped', 'plain', 'none', 'roof']).default('striped'),
    cloth: pigment.default('sunrise'),
    chairs: pigment.default('pine'),
    deck: pigment.default('plank'),
    rail: z.enum(['white', 'glass', 'wood', 'none']).default('white'),
    on: onTable.default('latteCup'),
    second: onTable.optional(),
    tree: z.enum(['left', 'right', 'none']).default('none'),
    at: z.number().min(-120).max(120).default(0),
  },
  ({ air: hourAir, random }, scene) => {
    // Lamps on the terrace: after dark it is lighter than the land behind it.
    const air = hourAir.isDark ? airAt('dusk') : hourAir;
    const x = 400 + scene.at;
    const deck = air.of(scene.deck);
    const cloth = air.of(scene.cloth);
    const light = air.of('blush');
    const things = (name: typeof scene.second, dx: number, size: number) =>
      name && put(x + dx, 432, size * (sizeOf(name) > 1 ? 0.86 : 0.66), subject(air, name, {}));
    return layers(
      outlook(hourAir, random, scene.look),
      rect(0, 446, canvas.width, 154, deck),
      rect(0, 446, canvas.width, 9, mix(deck, air.of('white'), 0.3)),
      line('M0 478H800M0 514H800M0 558H800', air.shaded(scene.deck), 5),
      scene.rail === 'white' &&
        line('M0 378H800', air.of('white'), 10) +
          line(
            'M0 412H800M40 378V446M160 378V446M280 378V446M520 378V446M640 378V446M760 378V446',
            air.of('white'),
            5,
          ),
      scene.rail === 'wood' &&
        line('M0 376H800', air.of('wood'), 14) +
          line(
            'M40 378V446M120 378V446M200 378V446M280 378V446M360 378V446M440 378V446M520 378V446M600 378V446M680 378V446M760 378V446',
            air.of('wood'),
            7,
          ),
      scene.rail === 'glass' &&
        rect(0, 384, canvas.width, 62, mix(air.water[0], air.of('white'), 0.55)) +
          line('M0 382H800M200 382V446M400 382V446M600 382V446', air.of('stone'), 6),
      scene.umbrella === 'roof' &&
        rect(0, 40, canvas.width, 30, air.of('wood')) +
          line('M70 60V470M730 60V470', air.of('wood'), 20, 'square') +
          lampWire(air, [80, 84], [720, 84], 8, 'bulb'),
      put(
        x,
        0,
        1,
        layers(
          (scene.umbrella === 'striped' || scene.umbrella === 'plain') &&
            layers(
              line('M0 130V560', air.of('wood'), 13),
              shape(
                'M-250 250Q-180 90 0 90T250 250Q210 226 167 250Q125 226 83 250Q41 226 0 250Q-42 226-83 250Q-125 226-167 250Q-210 226-250 250Z',
                cloth,
              ),
              scene.umbrella === 'striped' &&
                shape(
                  'M-167 250Q-150 120 0 90Q-70 150-83 250Q-125 226-167 250ZM83 250Q80 150 0 90Q140 130 167 250Q125 226 83 250Z',
                  light,
                ),
              scene.umbrella === 'plain' &&
                shape(
                  'M0 90Q140 100 250 250Q210 226 167 250Q130 120 0 90Z',
                  mix(cloth, air.of('white'), 0.22),
                ),
              shape('M-250 250Q-180 90 0 90Q-140 110-167 250Q-210 226-250 250Z', air.shaded(scene.cloth)),
              circle(0, 86, 10, air.of('wood')),
            ),
          line(
            'M-220 360L-200 470H-120M-200 470L-214 560M-124 470L-110 560M220 360L200 470H120M200 470L214 560M124 470L110 560',
            air.of(scene.chairs),
            13,
          ),
          line('M-216 384h30M216 384h-30', air.of(scene.chairs), 10),
          rect(-8, 440, 16, 116, air.of('stone')),
          ellipse(0, 560, 60, 10, air.of('ink')),
          ellipse(0, 440, 134, 21, air.of('spray')),
          ellipse(0, 432, 134, 20, air.of('white')),
        ),
      ),
      things(scene.on, scene.second ? -58 : -6, 0.34),
      things(scene.second, 62, 0.3),
      scene.tree === 'left' &&
        put(70, 604, 1, pine(air, random, 420)) + put(30, 606, 1, shrub(air, 170, 'leaf')),
      scene.tree === 'right' && put(740, 604, 1, pine(air, random, 400)) + put(790, 606, 1, shrub(air, 150)),
    );
  },
);

/** A yard with earthen jars, where the pastes ripen. */
export const yardView = defineView(
  'yard',
  {
    rows: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
    behind: z.enum(['wall', 'house', 'pines']).default('wall'),
    floor: pigment.default('dune'),
    tree: z.enum(['left', 'right', 'none']).default('left'),
    mat: z.boolean().default(false),
    keeper: z.boolean().default(false),
  },
  ({ air, random }, scene) =>
    layers(
      sky(air, random, {
        horizon: 320,
        disc: air.hour === 'dawn' ? null : { x: scene.tree === 'right' ? 160 : 620, y: 120 },
      }),
      mountains(air, random, { y: 320, height: 90, rows: 1 }),
      scene.behind === 'pines' && put(400, 380, 1, grove(air, random, { count: 5, width: 640, height: 290 })),
      scene.behind === 'house' && put(scene.tree === 'right' ? 270 : 520, 400, 1, tiledHouse(air, 520)),
      scene.behind !== 'house' && tiledWall(air, 340, 64),
      ground(400, air.of('moss'), -6),
      ground(430, air.of(scene.floor), -10),
      scene.tree === 'left' && put(110, 470, 1, pine(air, random, 400)),
      scene.tree === 'right' && put(700, 470, 1, pine(air, random, 400)),
      ...Array.from({ length: scene.rows }, (_, row) => {
        const y = 466 + row * 50;
        const size = 92 + row * 16;
        const step = size * 1.14;
        const count = 4 + (row % 2);
        const start = 430 - ((count - 1) * step) / 2;
        return layers(
          ellipse(424, y, (count * step) / 2 + 10, 12, air.shaded(scene.floor)),
          ...Array.from({ length: count }, (_, index) =>
            put(start + index * step, y, 1, jar(air, size * random.between(0.84, 1.08))),
          ),
        );
      }),
      scene.mat &&
        layers(
          ellipse(140, 556, 130, 30, air.of('plank')),
          ellipse(140, 550, 126, 27, air.of('apricot')),
          line('M60 546h1M100 560h1M140 540h1M180 556h1M210 544h1M120 548h1M160 564h1', air.of('plank'), 12),
        ),
      scene.keeper && put(700, 560, 1, person(air, 120, { coat: 'foam', legs: 'deep', hat: true })),
    ),
);

/** A roofed market street with its stalls on both sides. */
export const marketView = defineView(
  'market',
  {
    left: pigment.default('sea'),
    right: pigment.default('apricot'),
    goods: z.enum(['fruit', 'fish', 'boxes', 'fried']).default('fruit'),
    lanterns: z.boolean().default(true),
    roof: z.enum(['glass', 'wires']).default('glass'),
    guests: z.enum(['couple', 'family', 'one']).default('couple'),
  },
  ({ air, random }, scene) => {
    const heap = (path: string, fill: string, width: number, gap: number) =>
      `<path d="${path}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-dasharray="0 ${gap}" stroke-linecap="round"/>`;
    const wares = {
      fruit: [air.of('sunrise'), air.of('leaf')] as const,
      fish: [air.of('spray'), air.of('foam')] as const,
      boxes: [air.of('apricot'), air.of('brick')] as const,
      fried: [air.of('plank'), air.of('sunrise')] as const,
    }[scene.goods];
    const isLit = air.isDark || air.hour === 'dusk';
    return layers(
      scene.roof === 'glass'
        ? layers(
            rect(0, 0, canvas.width, canvas.height, air.sky[0]),
            shape('M0 90Q400-30 800 90L520 250Q400 200 280 250Z', air.sky[3]),
            line(
              'M60 70L292 246M200 40L330 234M330 26L376 226M470 26L424 226M600 40L470 234M740 70L508 246',
              air.of('stone'),
              6,
            ),
            line('M0 90Q400-30 800 90M150 174Q400 80 650 174M228 220Q400 150 572 220', air.of('rock'), 10),
          )
        : sky(air, random, { horizon: 300, disc: { x: 400, y: 190 }, clouds: 1 }),
      rect(280, 236, 240, 200, isLit ? air.window : air.of('blush')),
      shape('M340 436V270Q400 232 460 270V436Z', air.sky[3]),
      shape('M0 90L280 250V440L0 600Z', mix(air.of('plank'), air.of('ink'), 0.16)),
      shape('M800 90L520 250V440L800 600Z', air.of('plank')),
      shape('M280 436H520L720 600H80Z', air.of('dune')),
      shape('M340 436H460L560 600H240Z', isLit ? mix(air.of('sand'), air.glint, 0.3) : air.of('sand')),
      isLit &&
        shape(
          'M0 250L130 280V400L0 430ZM150 288L214 304V374L150 390ZM800 250L670 280V400L800 430ZM650 288L586 304V374L650 390Z',
          air.window,
        ),
      shape(
        'M-10 128L110 200 170 260 50 228ZM130 206L214 254 268 304 180 306ZM228 262L280 288 300 326 268 326Z',
        air.of(scene.left),
      ),
      shape('M30 152L70 176 130 250 90 238ZM158 222L186 238 238 304 210 306Z', air.of('white')),
      shape(
        'M810 128L690 200 630 260 750 228ZM670 206L586 254 532 304 620 306ZM572 262L520 288 500 326 532 326Z',
        air.of(scene.right),
      ),
      shape('M770 152L730 176 670 250 710 238ZM642 222L614 238 562 304 590 306Z', air.of('white')),
      shape(
        'M0 420L130 380V520L0 600ZM150 384L220 366V450L150 500ZM234 368L278 356V420L234 446Z',
        air.of('wood'),
      ),
      shape(
        'M800 420L670 380V520L800 600ZM650 384L580 366V450L650 500ZM566 368L522 356V420L566 446Z',
        air.of('brick'),
      ),
      heap('M20 400L120 372M156 374L214 358M238 358L276 348', wares[0], 30, 25),
      heap('M786 400L680 372M644 374L586 358M562 358L524 348', wares[1], 30, 25),
      scene.lanterns && lampWire(air, [180, 60], [620, 60], 5, 'lantern'),
      scene.guests === 'one' && put(420, 546, 1, person(air, 130, { coat: 'leaf', hat: true })),
      scene.guests !== 'one' && put(410, 550, 1, couple(air, 128)),
      scene.guests === 'family' &&
        put(466, 552, 1, person(air, 84, { coat: 'apricot' })) +
          put(330, 480, 1, person(air, 84, { coat: 'sea' })),
    );
  },
);

/** An old lane between houses that leads to a door with its light. */
export const laneView = defineView(
  'lane',
  {
    wall: pigment.default('dune'),
    right: pigment.default('brick'),
    door: pigment.default('pine'),
    roof: z.enum(['tiles', 'flat']).default('tiles'),
    lantern: pigment.default('sunrise'),
    plants: z.boolean().default(true),
    guest: z.boolean().default(true),
  },
  ({ air, random }, scene) => {
    const isLit = air.isDark || air.hour === 'dusk';
    return layers(
      sky(air, random, {
        horizon: 340,
        disc: air.hour === 'dawn' ? null : { x: 470, y: 120, radius: 34 },
        clouds: 1,
      }),
      mountains(air, random, { y: 330, height: 90, rows: 1 }),
      rect(270, 236, 260, 210, air.of('sand')),
      scene.roof === 'tiles'
        ? put(
            400,
            252,
            1,
            shape('M-190 0Q-140-20-120-70Q0-60 120-70Q140-20 190 0Q0 34-190 0Z', air.of('roof')) +
              line('M-120-70Q0-60 120-70', air.of('slate'), 11),
          )
        : rect(256, 222, 288, 22, air.of('roof')),
      rect(346, 300, 108, 146, air.of(scene.door)),
      rect(362, 316, 76, 72, isLit ? air.window : air.of('cream')),
      line('M400 316V388M362 352H438', air.of(scene.door), 6, 'square'),
      shape('M0 40L270 216V446L0 560Z', air.shaded(scene.wall)),
      shape('M800 40L530 216V446L800 560Z', air.of(scene.right)),
      shape('M-10 16L290 206V230L-10 70ZM810 16L510 206V230L810 70Z', air.of('roof')),
      shape('M60 220L150 250V380L60 400ZM190 262L236 276V366L190 376Z', isLit ? air.window : air.of('haze')),
      shape('M740 220L650 250V380L740 400ZM610 262L564 276V366L610 376Z', air.window),
      line(
        'M105 234V390M60 306L150 312M213 268V370M695 234V390M740 306L650 312M587 268V370',
        air.of('wood'),
        6,
        'square',
      ),
      shape('M0 560L270 446H530L800 560V600H0Z', air.of('stone')),
      shape('M330 446H470L600 600H200Z', isLit ? mix(air.of('stone'), air.glint, 0.45) : air.of('foam')),
      put(
        500,
        300,
        1,
        line('M0-50V-30', air.of('ink'), 4) +
          ellipse(0, 0, 24, 29, isLit ? air.glint : air.of(scene.lantern)) +
          rect(-11, -33, 22, 7, air.of('wood')) +
          rect(-11, 26, 22, 7, air.of('wood')),
      ),
      scene.plants &&
        put(230, 506, 1, potPlant(air, 120, 'brick')) +
          put(172, 540, 1, potPlant(air, 96, 'apricot')) +
          put(596, 500, 1, potPlant(air, 110, 'wood')),
      scene.guest && put(430, 520, 1, person(air, 118, { coat: 'deep' })),
    );
  },
);

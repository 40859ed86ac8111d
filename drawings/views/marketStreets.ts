import { z } from 'zod';
import { canvas, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { lampWire } from '../parts/lamps.ts';
import { mountains } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { sky } from '../parts/sky.ts';
import { potPlant } from '../parts/streetThings.ts';
import { companions } from '../parts/table/guests.ts';
import { defineView, pigment } from '../view.ts';

/** A roofed market street with its stalls on both sides. */
export const marketStreetView = defineView(
  'marketStreet',
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
        : sky(air, random, { horizon: 300, disc: { x: 590, y: 84 }, clouds: 1 }),
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
      scene.guests !== 'one' && put(410, 550, 1, companions(air, random, 128)),
      scene.guests === 'family' &&
        put(466, 552, 1, person(air, 84, { coat: 'apricot' })) +
          put(330, 480, 1, person(air, 84, { coat: 'sea' })),
    );
  },
);

/** An old lane between houses that leads to a door with its light. */
export const oldAlleyView = defineView(
  'oldAlley',
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

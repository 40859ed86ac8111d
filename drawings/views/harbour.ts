import { z } from 'zod';
import type { Air } from '../air.ts';
import { layers, line, put, rect, shape } from '../brush.ts';
import { mix, palette } from '../palette.ts';
import { ferry, fishingBoat, mooredYacht, squidBoat, yacht } from '../parts/boats.ts';
import { blocks } from '../parts/breakwaters.ts';
import { flock } from '../parts/gulls.ts';
import { mountains, range } from '../parts/land.ts';
import { lighthouse } from '../parts/lighthouses.ts';
import { couple, person } from '../parts/people.ts';
import { seascape } from '../parts/seascape.ts';
import { houseRow } from '../parts/seasideHouses.ts';
import { sky } from '../parts/sky.ts';
import { water } from '../parts/water.ts';
import type { Random } from '../random.ts';
import { defineView, keySchema } from '../view.ts';

const fleets = {
  two: (air: Air) =>
    layers(put(230, 410, 0.85, fishingBoat(air)), put(500, 488, 1.3, fishingBoat(air, 'deep'))),
  one: (air: Air) => put(420, 474, 1.5, fishingBoat(air, 'sunrise')),
  many: (air: Air) =>
    layers(
      put(90, 388, 0.62, fishingBoat(air, 'sunrise')),
      put(290, 396, 0.66, fishingBoat(air)),
      put(500, 390, 0.62, fishingBoat(air, 'brick')),
      put(700, 398, 0.66, fishingBoat(air, 'deep')),
      put(190, 478, 1, fishingBoat(air, 'deep')),
      put(560, 500, 1.15, squidBoat(air)),
    ),
  squid: (air: Air) => layers(put(220, 410, 0.8, squidBoat(air)), put(520, 490, 1.2, squidBoat(air))),
  yachts: (air: Air) =>
    layers(
      put(110, 400, 0.8, mooredYacht(air)),
      put(300, 404, 0.86, mooredYacht(air, 'sunrise')),
      put(690, 404, 0.84, mooredYacht(air)),
      put(500, 486, 1.3, mooredYacht(air)),
    ),
} as const;

/** A lit disc over the mountains: the sun goes down there at dusk. */
function westernDisc(air: Air): { x: number; y: number; radius?: number } | null {
  if (air.hour === 'dusk') return { x: 590, y: 176, radius: 50 };
  if (air.hour === 'dawn') return null;
  return { x: 610, y: 110 };
}

function steepRidges(air: Air, random: Random): string {
  return layers(
    range(random, { y: 236, height: 150, tops: 2, fill: air.hills[1] }),
    shape('M-20 90Q120 110 200 190T360 350H-20Z', air.hills[2]),
    shape('M820 60Q690 90 610 180T430 350H820Z', mix(air.hills[2], palette.ink, 0.1)),
    shape(
      'M-20 90Q120 110 200 190L214 210Q100 150-20 150ZM820 60Q690 90 610 180L598 198Q700 130 820 116Z',
      air.of('leaf'),
    ),
  );
}

/** A fishing harbour seen from the water: boats, a row of houses, the mountains of the west behind them. */
export const harbourView = defineView(
  'harbour',
  {
    fleet: keySchema(fleets).default('two'),
    hills: z.enum(['soft', 'ridges']).default('soft'),
    quay: z.enum(['left', 'right', 'none']).default('left'),
  },
  ({ air, random }, { fleet, hills, quay }) => {
    const disc = westernDisc(air);
    return layers(
      sky(air, random, { horizon: 300, disc, clouds: 1 }),
      !air.isDark && flock(air, random, 260),
      hills === 'soft' ? mountains(air, random, { y: 236, height: 84, rows: 2 }) : steepRidges(air, random),
      hills === 'soft' ? houseRow(air, random, 336, -10, 810) : houseRow(air, random, 336, 200, 590),
      rect(0, 330, 800, 18, air.of('dune')),
      water(air, random, { y: 346, glintAt: disc?.x ?? null }),
      fleets[fleet](air),
      quay !== 'none' &&
        layers(
          shape('M0 562L800 574V600H0Z', air.of('dune')),
          shape('M0 562L800 574V582L0 570Z', air.of('cream')),
          put(
            quay === 'left' ? 150 : 660,
            570,
            1,
            layers(
              rect(-20, -36, 40, 44, air.of('ink'), 8),
              rect(-26, -42, 52, 12, air.of('slate'), 6),
              rect(-20, -30, 12, 38, air.of('roof'), 6),
            ),
          ),
          put(
            quay === 'left' ? 90 : 720,
            578,
            1,
            person(air, 84, { hat: true, coat: 'apricot', legs: 'deep' }),
          ),
        ),
    );
  },
);

const vessels = {
  fishing: (air: Air) => put(400, 470, 1.7, fishingBoat(air)),
  squid: (air: Air) => put(410, 462, 1.7, squidBoat(air)),
  ferry: (air: Air) => put(400, 466, 1.45, ferry(air)),
  yacht: (air: Air) => put(400, 524, 0.92, yacht(air)),
} as const;

/** One boat out on the open sea. */
export const boatView = defineView(
  'boat',
  {
    vessel: keySchema(vessels),
  },
  ({ air, random }, { vessel }) =>
    layers(
      seascape(air, random, { horizon: 336, light: 640, clouds: 2, birds: vessel !== 'yacht' }),
      vessels[vessel](air),
      shape(
        'M-30 566q55-14 110 0t110 0 110 0 110 0 110 0 110 0 110 0 110 0V600H-30Z',
        air.isDark ? air.water[1] : mix(air.water[3], palette.ink, 0.12),
      ),
    ),
);

/** The way out of a harbour: a mole on either side, a white and a red lighthouse, a boat between them. */
export const harbourMouthView = defineView(
  'harbourMouth',
  {
    boat: z.enum(['fishing', 'yacht']).default('fishing'),
    strollers: z.boolean().default(true),
  },
  ({ air, random }, { boat, strollers }) =>
    layers(
      seascape(air, random, { horizon: 320, light: 400, shore: 'none', clouds: 2 }),
      boat === 'fishing' && put(420, 392, 0.7, fishingBoat(air, 'deep')),
      boat === 'yacht' && put(410, 396, 0.42, yacht(air)),
      // the white light on the left, farther away; the red one on the right, near
      shape('M-10 408H214L240 442H-10Z', air.of('stone')),
      shape('M-10 408H214L220 416H-10Z', air.of('foam')),
      put(160, 410, 0.56, lighthouse(air, 'white')),
      blocks(air, { from: 20, to: 230, y: 424, tone: 'far' }),
      shape('M820 470H520L470 540H820Z', air.of('stone')),
      shape('M820 470H520L510 484H820Z', air.of('foam')),
      put(610, 474, 0.94, lighthouse(air, 'red')),
      strollers && put(730, 482, 1, couple(air, 60)),
      blocks(air, { from: 470, to: 800, y: 500 }),
      shape('M-40 556q55-12 110 0t110 0 110 0 110 0 110 0 110 0 110 0 110 0V600H-40Z', air.water[3]),
      line('M120 520h80M260 486h70M330 540h60', air.of('spray'), 5),
    ),
);

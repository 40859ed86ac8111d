import { z } from 'zod';
import type { Air } from '../air.ts';
import { canvas, layers, line, put, rect } from '../brush.ts';
import { beachChair, parasol, rubberRing } from '../parts/beachThings.ts';
import { busStop } from '../parts/busStop.ts';
import { farBridge, farHarbour, farSeal, headland } from '../parts/distance.ts';
import { beach } from '../parts/land.ts';
import { couple, person } from '../parts/people.ts';
import { rowingBoat } from '../parts/quayThings.ts';
import { reef } from '../parts/rocks.ts';
import { wings } from '../parts/sculptures.ts';
import { seascape } from '../parts/seascape.ts';
import { boardCarrier } from '../parts/swimmers.ts';
import { grove, pine, shrub } from '../parts/trees.ts';
import { tuft } from '../parts/tufts.ts';
import type { Random } from '../random.ts';
import { defineView, keySchema } from '../view.ts';

const horizon = 300;

const distances = {
  shore: () => '',
  harbour: (air: Air) => farHarbour(air, 470, horizon + 12, 1.7),
  ship: (air: Air, random: Random) => headland(air, random, horizon + 4, 'ship'),
  seal: (air: Air) => farSeal(air, 460, horizon + 56),
  boats: () => '',
  wings: (air: Air) =>
    layers(
      line('M370 288V322M490 288V322', air.of('stone'), 7),
      put(430, 286, 0.32, wings(air)),
      rect(346, 284, 168, 8, air.of('white'), 3),
    ),
  bridge: (air: Air) => farBridge(air, 320, horizon),
} as const;

/** The light's position, clear of the far background. */
const lights: Partial<Record<keyof typeof distances, number>> = { ship: 420, harbour: 486, seal: 650 };

const things = {
  none: () => '',
  parasol: (air: Air) =>
    layers(
      put(40, 0, 0.86, parasol(air)),
      put(96, 8, 0.8, beachChair(air)),
      put(-40, 12, 0.9, rubberRing(air)),
    ),
  surfer: (air: Air) => put(30, 0, 0.9, boardCarrier(air)),
  busStop: (air: Air) => put(0, 0, 0.62, busStop(air)),
  boat: (air: Air) => put(70, -10, 0.74, rowingBoat(air, 'sunrise')),
  reef: (air: Air) => put(30, -46, 0.8, reef(air)),
} as const;

/** The plants at the sand's edge: shrubs, or dune grass. */
function beachEdge(air: Air, random: Random, at: (x: number) => number): string {
  return random.pick(['shrubs', 'grass'] as const) === 'shrubs'
    ? layers(
        put(at(60), 604, 1, shrub(air, 190, 'leaf')),
        put(at(random.between(290, 350)), 598, 1, shrub(air, 74)),
      )
    : layers(
        put(at(40), 604, 1, shrub(air, 150, 'moss')),
        ...[110, 190, 286].map((x) => put(at(x + random.between(-24, 24)), 604, 1.1, tuft(air, random))),
      );
}

/** A sand beach from its end: sea and horizon behind, pines in front on the side of the land. */
export const beachView = defineView(
  'beach',
  {
    side: z.enum(['left', 'right']).default('left'),
    pines: z.enum(['one', 'grove', 'none']).default('one'),
    people: z.enum(['couple', 'one', 'none']).default('couple'),
    far: keySchema(distances).default('shore'),
    thing: keySchema(things).default('none'),
  },
  ({ air, random }, { side, pines, people, far, thing }) => {
    const isLeft = side === 'left';
    const at = (x: number) => (isLeft ? x : canvas.width - x);
    const light = lights[far] ?? random.between(isLeft ? 570 : 330, isLeft ? 650 : 410);
    const crowded = thing !== 'none' && thing !== 'reef';
    const reach = crowded ? 20 : 130;
    const standing = isLeft ? random.between(410, 410 + reach) : random.between(400, 400 + reach / 2);
    return layers(
      seascape(air, random, {
        horizon,
        light,
        shore: far === 'shore' ? side : 'none',
        clouds: pines === 'none' ? 2 : 1,
        boats: far === 'boats',
      }),
      distances[far](air, random),
      beach(air, random, { y: 446, side }),
      people === 'couple' && put(standing, 500, 1, couple(air, 62)),
      people === 'one' && put(standing, 500, 1, person(air, 62, { hat: true, coat: 'cream' })),
      put(isLeft ? 590 : 150, 530, 1, things[thing](air)),
      pines === 'one' && put(at(170), 566, 1, pine(air, random, 400)),
      pines === 'grove' && put(at(150), 560, 1, grove(air, random, { count: 3, width: 250, height: 350 })),
      beachEdge(air, random, at),
    );
  },
);

import { z } from 'zod';
import type { Air } from '../air.ts';
import { canvas, layers, line, put, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { beachChair, parasol } from '../parts/beachThings.ts';
import { gableHouse } from '../parts/farHouses.ts';
import { couple, person } from '../parts/people.ts';
import { rowingBoat } from '../parts/quayThings.ts';
import { seascape } from '../parts/seascape.ts';
import { pine } from '../parts/trees.ts';
import { tuft } from '../parts/tufts.ts';
import type { Random } from '../random.ts';
import { defineView } from '../view.ts';

const horizon = 290;

/** Trees or houses along the land side, the farthest first: x and y of the foot, and the height of a tree there. */
const row = [
  [336, 304, 34],
  [318, 312, 46],
  [296, 322, 62],
  [268, 336, 84],
  [230, 356, 116],
  [180, 384, 164],
  [112, 424, 236],
  [20, 486, 340],
] as const;

function landSide(air: Air, random: Random, at: (x: number) => number, kind: 'pines' | 'village'): string {
  if (kind === 'pines') {
    return layers(...row.map(([x, y, height]) => put(at(x), y, 1, pine(air, random, height))));
  }
  const roofs = ['sunrise', 'sea', 'apricot', 'brick', 'spray'] as const;
  return layers(
    ...row.map(([x, y, height], index) =>
      index < 7
        ? put(
            at(x - height * 0.1),
            y,
            height / 130,
            gableHouse(air, 96, 64, 'foam', roofs[index % 5] ?? 'sea'),
          )
        : '',
    ),
    put(at(30), 520, 1, pine(air, random, 330)),
  );
}

/** Things on the sand, near and far, smaller with the distance. */
function onTheBeach(
  air: Air,
  at: (x: number) => number,
  thing: 'parasols' | 'walkers' | 'boat' | 'none',
): string {
  switch (thing) {
    case 'parasols':
      return layers(
        put(at(348), 336, 0.1, parasol(air, 'sunrise')),
        put(at(364), 360, 0.16, parasol(air, 'sea')),
        put(at(336), 396, 0.27, parasol(air, 'sunrise')),
        put(at(392), 452, 0.42, parasol(air, 'sea')),
        put(at(272), 556, 0.78, parasol(air, 'sunrise')),
        put(at(356), 566, 0.66, beachChair(air)),
        put(at(450), 548, 1, person(air, 84, { coat: 'cream' })),
      );
    case 'walkers':
      return layers(
        put(at(372), 372, 1, person(air, 24)),
        put(at(390), 432, 1, couple(air, 44)),
        put(at(400), 540, 1, couple(air, 92)),
      );
    case 'boat':
      return layers(
        put(at(350), 540, 0.86, rowingBoat(air, 'sunrise')),
        put(at(384), 410, 0.3, rowingBoat(air)),
        put(at(392), 436, 1, person(air, 44)),
      );
    default:
      return '';
  }
}

/** A long beach that runs away from the viewer: pines or houses on the side of the land, the surf on the other. */
export const beachAlongView = defineView(
  'beachAlong',
  {
    side: z.enum(['left', 'right']).default('left'),
    land: z.enum(['pines', 'village']).default('pines'),
    thing: z.enum(['parasols', 'walkers', 'boat', 'none']).default('walkers'),
  },
  ({ air, random }, { side, land, thing }) => {
    const at = (x: number) => (side === 'left' ? x : canvas.width - x);
    const turned = (part: string) =>
      side === 'left' ? part : `<g transform="translate(800 0)scale(-1 1)">${part}</g>`;
    return layers(
      seascape(air, random, {
        horizon,
        light: side === 'left' ? 630 : 190,
        shore: 'none',
        clouds: 2,
        boats: thing === 'walkers' && at(500),
      }),
      turned(
        layers(
          shape('M-10 210Q90 170 180 216T330 262Q390 276 430 294H-10Z', air.hills[1]),
          shape('M-10 250Q120 226 220 262T400 294H-10Z', mix(air.hills[2], air.of('leaf'), 0.3)),
          // two more waves on their way in
          line('M424 300Q520 350 536 410T740 610', air.of('spray'), 6),
          line('M470 320Q590 372 616 430T800 560', air.water[0], 5),
          shape('M348 292Q420 340 428 400T600 610H-10V292Z', air.of('foam')),
          shape('M340 292Q404 340 410 400T574 610H-10V292Z', air.of('dune')),
          shape('M334 292Q388 340 392 400T548 610H-10V292Z', air.of('sand')),
          shape('M338 290H-10V446L336 296Z', mix(air.of('pine'), air.of('leaf'), 0.45)),
          shape('M336 294L-10 446V610H150Q250 420 336 300Z', air.of('dune')),
          shape('M336 294L-10 430V610H70Q220 410 336 298Z', air.of('moss')),
        ),
      ),
      landSide(air, random, at, land),
      onTheBeach(air, at, thing),
      ...[70, 130, 184].map((x, index) => put(at(x), 604 - index * 34, 1 - index * 0.16, tuft(air, random))),
    );
  },
);

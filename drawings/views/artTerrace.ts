import { z } from 'zod';
import { circle, layers, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { armchair, boards, frame, indoors, pendant, wallPicture, wallWith } from '../parts/interiors.ts';
import { outlook } from '../parts/outlooks.ts';
import { shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';

/** Works of art on a terrace above the sea. */
export const artTerraceView = defineView(
  'artTerrace',
  { work: z.enum(['ring', 'hall']).default('ring') },
  ({ air, random }, { work }) => {
    if (work === 'hall') {
      const opening = { x: 470, y: 96, width: 268, height: 300 };
      return layers(
        outlook(air, random, 'sea', { horizon: 280, discX: 620, discY: 150, clouds: 1 }),
        wallWith([opening], indoors(air, 'foam'), 486),
        frame(opening, indoors(air, 'white'), { across: 2 }),
        put(150, 116, 1.6, wallPicture(air, 96, 120, 'sea')),
        put(332, 136, 1.3, wallPicture(air, 96, 120, 'sunrise')),
        boards(air, 486, 'stone'),
        ...[150, 332].map((x) => put(x, 0, 1, pendant(air, 20, 'ink'))),
        rect(196, 470, 110, 100, indoors(air, 'white')),
        rect(196, 470, 32, 100, mix(indoors(air, 'white'), indoors(air, 'spray'), 0.6)),
        shape('M226 470Q204 398 250 372Q300 392 276 470Z', indoors(air, 'sunrise')),
        circle(250, 352, 26, indoors(air, 'apricot')),
        put(600, 566, 1.3, armchair(air, 'deep')),
      );
    }
    return layers(
      outlook(air, random, 'sea', { horizon: 330, discX: 420, discY: 128, clouds: 1 }),
      shape('M0 452Q300 424 520 440T800 420V600H0Z', air.of('moss')),
      shape('M0 500Q300 470 520 486T800 470V600H0Z', air.of('leaf')),
      `<circle cx="420" cy="330" r="136" fill="none" stroke="${air.of('white')}" stroke-width="30"/>`,
      `<path d="M420 194A136 136 0 0 0 420 466" fill="none" stroke="${mix(air.of('white'), air.of('spray'), 0.6)}" stroke-width="30"/>`,
      rect(350, 462, 140, 28, air.of('rock'), 6),
      put(
        180,
        510,
        1,
        layers(
          rect(-40, -30, 80, 30, air.of('stone')),
          shape('M-22 -30Q-46 -120 0 -150Q46 -120 22 -30Z', air.of('sunrise')),
          shape('M-22 -30Q-46 -120 0 -150Q-14 -100 -6 -30Z', air.shaded('sunrise')),
          circle(0, -172, 22, air.of('apricot')),
        ),
      ),
      put(
        660,
        500,
        1,
        layers(
          rect(-46, -20, 92, 20, air.of('stone')),
          rect(-30, -96, 60, 76, air.of('deep')),
          rect(-30, -96, 20, 76, air.shaded('deep')),
          rect(-44, -150, 60, 60, air.of('apricot')),
          rect(-44, -150, 18, 60, air.shaded('apricot')),
          circle(16, -170, 26, air.of('sea')),
        ),
      ),
      put(560, 566, 1, shrub(air, 120)),
      put(60, 604, 1, shrub(air, 180)),
    );
  },
);

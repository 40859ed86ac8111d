import { z } from 'zod';
import { circle, layers, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { armchair, boards, frame, indoors, pendant, wallPicture, wallWith } from '../parts/interiors.ts';
import { cubeHotel } from '../parts/lodgings.ts';
import { outlook } from '../parts/outlooks.ts';
import { person } from '../parts/people.ts';
import { pine, shrub } from '../parts/trees.ts';
import { wildflowers } from '../parts/wildflowers.ts';
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
      outlook(air, random, 'sea', { horizon: 346, discX: 330, discY: 128, clouds: 1 }),
      shape('M0 470Q260 446 460 450Q580 440 660 414T800 396V600H0Z', air.of('moss')),
      put(
        650,
        452,
        0.74,
        cubeHotel(air, random, { floors: 4, wall: 'sand', accent: 'brick', face: 'windows' }),
      ),
      put(764, 470, 1, pine(air, random, 190)),
      shape('M0 512Q300 482 520 480T800 450V600H0Z', air.of('leaf')),
      `<circle cx="330" cy="332" r="128" fill="none" stroke="${air.of('white')}" stroke-width="28"/>`,
      `<path d="M330 204A128 128 0 0 0 330 460" fill="none" stroke="${mix(air.of('white'), air.of('spray'), 0.6)}" stroke-width="28"/>`,
      rect(262, 460, 136, 28, air.of('rock'), 6),
      rect(262, 460, 44, 28, air.shaded('rock'), 6),
      put(
        122,
        516,
        1,
        layers(
          rect(-40, -30, 80, 30, air.of('stone')),
          shape('M-22 -30Q-46 -120 0 -150Q46 -120 22 -30Z', air.of('sunrise')),
          shape('M-22 -30Q-46 -120 0 -150Q-14 -100 -6 -30Z', air.shaded('sunrise')),
          circle(0, -172, 22, air.of('apricot')),
        ),
      ),
      put(478, 508, 1, person(air, 54, { coat: 'deep' })),
      wildflowers(air, random, { x: 560, y: 540, width: 200 }),
      put(720, 604, 1, shrub(air, 170)),
      put(60, 604, 1, shrub(air, 180)),
    );
  },
);

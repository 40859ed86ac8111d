import { z } from 'zod';
import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { bamboo } from '../parts/bamboo.ts';
import { ground } from '../parts/land.ts';
import { backdrop, indoors } from '../parts/settings.ts';
import { workOn, works } from '../parts/tabletops.ts';
import { pine, shrub } from '../parts/trees.ts';
import type { Random } from '../random.ts';
import { defineView } from '../view.ts';

const walls = ['paper', 'window', 'garden', 'plain', 'warm', 'deep'] as const;

function wallBehind(outdoors: Air, random: Random, wall: (typeof walls)[number]): string {
  const air = indoors(outdoors);
  switch (wall) {
    case 'paper':
      return layers(
        rect(70, -10, 300, 266, air.of('cream')),
        rect(430, -10, 300, 266, air.of('white')),
        line(
          'M130 0V256M190 0V256M250 0V256M310 0V256M490 0V256M550 0V256M610 0V256M670 0V256M70 66H370M70 130H370M70 194H370M430 66H730M430 130H730M430 194H730',
          air.of('timber'),
          4,
          'square',
        ),
        line('M70 -10V258H370V-10M430 -10V258H730V-10', air.of('wood'), 12, 'square'),
      );
    case 'window':
      return layers(
        `<svg x="120" y="24" width="560" height="230" viewBox="120 80 560 230">${layers(backdrop(outdoors, random, { horizon: 300, behind: 'hills' }), put(240, 400, 1, pine(outdoors, random, 290)))}</svg>`,
        line('M120 24H680V254H120ZM400 24V254', air.of('wood'), 13, 'square'),
      );
    case 'garden':
      return layers(
        `<svg x="90" y="0" width="620" height="270" viewBox="90 130 620 270">${layers(backdrop(outdoors, random, { horizon: 330, behind: 'hills', sunAt: 560, clouds: 0 }), ground(352, outdoors.of('moss')), put(190, 372, 1, bamboo(outdoors, random, { width: 170, height: 300, count: 4 })), put(600, 380, 1, pine(outdoors, random, 230)), put(420, 376, 1, shrub(outdoors, 120, 'leaf')))}</svg>`,
        rect(20, -10, 70, 280, air.of('cream')),
        rect(710, -10, 70, 280, air.of('white')),
        line(
          'M44 0V270M68 0V270M20 66H90M20 130H90M20 194H90M734 0V270M758 0V270M710 66H780M710 130H780M710 194H780',
          air.of('timber'),
          4,
          'square',
        ),
        line('M20 -10V270M90 -10V270M710 -10V270M780 -10V270', air.of('wood'), 12, 'square'),
      );
    default:
      return circle(
        400,
        250,
        225,
        mix(wallColour(air, wall), air.of(wall === 'deep' ? 'sea' : 'cream'), wall === 'deep' ? 0.6 : 0.45),
      );
  }
}

function wallColour(air: Air, wall: (typeof walls)[number]): string {
  return air.of(wall === 'deep' ? 'deep' : wall === 'plain' ? 'haze' : wall === 'warm' ? 'blush' : 'sand');
}

/**
 * A low table seen at an angle with a craft, a text, food or an exhibit on it; a window, a garden or a plain wall behind.
 */
export const deskView = defineView(
  'desk',
  { of: z.enum(works), wall: z.enum(walls).default('paper') },
  ({ air: outdoors, random }, { of: work, wall }) => {
    const air = indoors(outdoors);
    const table = air.of(wall === 'deep' ? 'wood' : 'plank');
    return layers(
      rect(0, 0, 800, 600, wallColour(air, wall)),
      wallBehind(outdoors, random, wall),
      rect(0, 270, 800, 330, table),
      rect(0, 270, 800, 12, air.of('timber')),
      shape('M0 282H800V300Q400 310 0 300Z', mix(table, air.of(wall === 'deep' ? 'ink' : 'timber'), 0.4)),
      line('M0 372H800M0 480H800', mix(table, air.of('timber'), 0.45), 4, 'square'),
      ellipse(400, 446, 390, 98, mix(table, air.of('ink'), 0.12)),
      put(400, 412, 1.12, workOn(air, work)),
    );
  },
);

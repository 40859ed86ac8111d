import { z } from 'zod';
import { circle, ellipse, layers, put, rect, shape } from '../brush.ts';
import { indoors } from '../parts/indoors.ts';
import { boards, frame, suitcase, wallWith } from '../parts/interiors.ts';
import { pendant } from '../parts/lamps.ts';
import { outlook, outlooks } from '../parts/outlook.ts';
import { potPlant } from '../parts/streetThings.ts';
import { armchair } from '../parts/table/furniture.ts';
import { defineView, pigment } from '../view.ts';

/** The hall where guests are received. */
export const lobbyView = defineView(
  'lobby',
  {
    outlook: z.enum(outlooks).default('sea'),
    counter: pigment.default('deep'),
    sofa: pigment.default('sunrise'),
    wall: pigment.default('sand'),
    lamps: z.enum(['cone', 'globe']).default('globe'),
  },
  ({ air: outdoors, random }, { outlook: kind, counter, sofa, wall, lamps }) => {
    const air = indoors(outdoors);
    const opening = { x: 386, y: 70, width: 360, height: 330 };
    return layers(
      outlook(outdoors, random, kind, { horizon: 270, discX: 620, discY: 150, clouds: 1 }),
      wallWith([opening], air.of(wall), 486),
      frame(opening, air.of('white'), { across: 3 }),
      rect(46, 130, 262, 120, air.of('timber')),
      rect(46, 176, 262, 8, air.of('wood')),
      rect(46, 236, 262, 14, air.of('wood')),
      ...[70, 112, 150, 210, 256].map((x, index) =>
        rect(
          x,
          148 + (index % 2) * 6,
          22,
          28 - (index % 2) * 6,
          air.of((['sea', 'apricot', 'leaf', 'white', 'sunrise'] as const)[index] ?? 'sea'),
        ),
      ),
      circle(96, 218, 16, air.of('moss')),
      circle(176, 216, 18, air.of('blush')),
      circle(254, 218, 15, air.of('spray')),
      boards(air, 486, 'stone'),
      ...[92, 176, 260].map((x, index) => pendant(air, x, 84 + (index % 2) * 12, lamps, 'apricot')),
      rect(30, 350, 300, 160, air.of(counter)),
      rect(30, 350, 70, 160, air.shaded(counter)),
      rect(18, 336, 324, 20, air.of('cream')),
      shape('M120 336a22 22 0 0 1 44 0z', air.of('apricot')),
      circle(142, 312, 4, air.of('ink')),
      put(252, 336, 0.62, potPlant(air, 184, 'sunrise')),
      ellipse(560, 560, 210, 20, air.of('moss')),
      put(478, 556, 0.82, armchair(air, sofa)),
      put(654, 556, 0.82, armchair(air, sofa)),
      put(372, 566, 0.98, suitcase(air, sofa === 'deep' ? 'sunrise' : 'deep')),
      put(762, 556, 1.1, potPlant(air, 184, 'brick')),
    );
  },
);

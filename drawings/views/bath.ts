import { z } from 'zod';
import { ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix, palette } from '../palette.ts';
import { indoors } from '../parts/indoors.ts';
import { boards, frame, wallWith } from '../parts/interiors.ts';
import { outlook, outlooks } from '../parts/outlook.ts';
import { potPlant } from '../parts/streetThings.ts';
import { defineView, pigment } from '../view.ts';

/** A bath before a window. */
export const bathView = defineView(
  'bath',
  {
    outlook: z.enum(outlooks).default('sea'),
    wall: pigment.default('haze'),
    tub: z.enum(['white', 'wood']).default('white'),
  },
  ({ air: outdoors, random }, { outlook: kind, wall, tub }) => {
    const air = indoors(outdoors);
    const opening = { x: 130, y: 60, width: 540, height: 300 };
    const body = tub === 'wood' ? 'plank' : 'white';
    return layers(
      outlook(outdoors, random, kind, { horizon: 226, discX: 520, discY: 136, clouds: 2 }),
      wallWith([opening], air.of(wall), 500),
      line(
        'M0 412H800M0 456H800M70 412V456M230 412V456M390 412V456M550 412V456M710 412V456M150 456V500M310 456V500M470 456V500M630 456V500',
        mix(air.of(wall), palette.white, 0.4),
        3,
        'square',
      ),
      frame(opening, air.of(tub === 'wood' ? 'wood' : 'white'), { weight: 15, across: 2 }),
      boards(air, 500, 'stone'),
      ellipse(400, 566, 250, 16, air.of('rock')),
      shape('M176 386H624Q618 540 540 556H260Q182 540 176 386Z', air.of(body)),
      shape(
        'M176 386H300Q306 520 352 556H260Q182 540 176 386Z',
        tub === 'wood' ? air.shaded(body) : mix(air.of(body), air.of('spray'), 0.55),
      ),
      tub === 'wood' && line('M182 440H618M194 500H606', air.of('wood'), 8, 'square'),
      rect(160, 374, 480, 22, air.of(tub === 'wood' ? 'timber' : 'foam'), 11),
      shape('M236 374q6 -22 30 -16q10 -22 36 -12q24 -16 40 6q26 -8 34 22z', air.of('white')),
      line('M640 500V330Q640 306 618 306T596 326', air.of('ink'), 9),
      rect(60, 480, 100, 14, air.of('wood'), 4),
      line('M72 494L64 560M148 494L156 560', air.of('wood'), 9),
      rect(70, 456, 82, 24, air.of('sunrise'), 10),
      rect(76, 434, 70, 24, air.of('white'), 10),
      put(726, 568, 1.24, potPlant(air, 184, 'deep')),
    );
  },
);

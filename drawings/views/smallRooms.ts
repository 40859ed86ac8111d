import { z } from 'zod';
import { circle, d, layers, line, put, rect, shape } from '../brush.ts';
import { mix, palette } from '../palette.ts';
import { footBed } from '../parts/beds.ts';
import { litGlassColour } from '../parts/facades.ts';
import { indoors } from '../parts/indoors.ts';
import { boards, curtains, frame, tableLamp, wallWith } from '../parts/interiors.ts';
import { pendant } from '../parts/lamps.ts';
import { outlook, outlooks } from '../parts/outlook.ts';
import { potPlant } from '../parts/streetThings.ts';
import { defineView, pigment } from '../view.ts';

/** A room under the roof, its window in the gable. */
export const atticRoomView = defineView(
  'atticRoom',
  {
    outlook: z.enum(outlooks).default('sea'),
    linen: pigment.default('sunrise'),
    wood: pigment.default('plank'),
  },
  ({ air: outdoors, random }, { outlook: kind, linen, wood }) => {
    const air = indoors(outdoors);
    const opening = { x: 276, y: 120, width: 248, height: 224 };
    const slats = mix(air.of(wood), palette.ink, 0.12);
    return layers(
      outlook(outdoors, random, kind, { horizon: 250, discX: 450, discY: 172, clouds: 1 }),
      wallWith([opening], air.of('cream'), 470),
      shape('M0 0H400L120 300V470H0Z', air.shaded(wood)),
      shape('M800 0H400L680 300V470H800Z', air.of(wood)),
      line(
        'M330 0L96 252V470M230 0L52 190V470M130 0L14 124V470',
        mix(air.shaded(wood), palette.ink, 0.14),
        4,
        'square',
      ),
      line('M470 0L704 252V470M570 0L748 190V470M670 0L786 124V470', slats, 4, 'square'),
      line('M120 470V300L400 4L680 300V470', air.of('wood'), 13, 'square'),
      frame(opening, air.of('white'), { weight: 13, across: 2, down: 2 }),
      rect(258, 346, 284, 12, air.of('white')),
      pendant(air, 400, 80, 'cone', linen),
      boards(air, 470, 'timber'),
      put(210, 510, 1, layers(rect(-30, -66, 60, 66, air.of('wood')), put(0, -66, 0.8, tableLamp(air)))),
      put(404, 564, 1.16, footBed(air, 270, linen)),
      put(612, 528, 1, potPlant(air, 184, 'deep')),
    );
  },
);

/** Inside a caravan: a bed across its end under a wide window. */
export const caravanRoomView = defineView(
  'caravanRoom',
  { outlook: z.enum(outlooks).default('sea'), linen: pigment.default('sunrise') },
  ({ air: outdoors, random }, { outlook: kind, linen }) => {
    const air = indoors(outdoors);
    const opening = { x: 196, y: 150, width: 408, height: 190 };
    const cupboard = (x: number, flip: boolean) =>
      layers(
        rect(x, 130, 150, 470, air.of('plank')),
        rect(flip ? x + 120 : x, 130, 30, 470, flip ? air.of('timber') : air.shaded('timber')),
        line(d`M${x + 12} 250H${x + 138}M${x + 12} 420H${x + 138}`, air.of('timber'), 5, 'square'),
        circle(x + 75, 228, 6, air.of('ink')),
        circle(x + 75, 444, 6, air.of('ink')),
      );
    return layers(
      outlook(outdoors, random, kind, { horizon: 262, discX: 500, discY: 196, clouds: 1 }),
      wallWith([opening], air.of('cream')),
      shape('M0 0H800V130Q400 84 0 130Z', air.of('white')),
      line('M0 128Q400 82 800 128', mix(air.of('white'), air.of('stone'), 0.6), 5),
      ...[250, 400, 550].map((x) => layers(circle(x, 62, 15, litGlassColour(air)))),
      frame(opening, air.of('white'), { weight: 14, across: 2 }),
      curtains(air, { ...opening, height: 150 }, linen === 'sea' ? 'apricot' : 'spray'),
      shape('M150 600V440Q150 420 170 420H630Q650 420 650 440V600Z', air.of('white')),
      rect(190, 380, 190, 62, air.of('white'), 22),
      rect(420, 380, 190, 62, air.of('white'), 22),
      rect(190, 380, 54, 62, mix(air.of('white'), air.of('spray'), 0.5), 22),
      rect(420, 380, 54, 62, mix(air.of('white'), air.of('spray'), 0.5), 22),
      rect(268, 400, 66, 46, air.of('apricot'), 14),
      rect(466, 400, 66, 46, air.of('deep'), 14),
      shape('M140 466Q400 446 660 466V600H140Z', air.of(linen)),
      shape('M140 466Q200 461 260 459L230 600H140Z', air.shaded(linen)),
      shape('M140 466Q400 446 660 466V494Q400 474 140 494Z', mix(air.of(linen), palette.white, 0.62)),
      cupboard(0, true),
      cupboard(650, false),
    );
  },
);

import { z } from 'zod';
import { circle, d, layers, line, put, rect, shape } from '../brush.ts';
import { mix, palette } from '../palette.ts';
import { footBed } from '../parts/beds.ts';
import { lampOf } from '../parts/facades.ts';
import {
  boards,
  curtains,
  frame,
  indoorShade,
  indoors,
  pendant,
  pottedPlant,
  tableLamp,
  wallWith,
} from '../parts/interiors.ts';
import { outlook, outlooks } from '../parts/outlooks.ts';
import { seatColours } from '../parts/seats.ts';
import { defineView } from '../view.ts';

/** A room under the roof, its window in the gable. */
export const atticRoomView = defineView(
  'atticRoom',
  {
    outlook: z.enum(outlooks).default('sea'),
    linen: z.enum(seatColours).default('sunrise'),
    wood: z.enum(['plank', 'timber', 'cream', 'sand', 'haze']).default('plank'),
  },
  ({ air, random }, { outlook: kind, linen, wood }) => {
    const opening = { x: 276, y: 120, width: 248, height: 224 };
    const slats = mix(indoors(air, wood), palette.ink, 0.12);
    return layers(
      outlook(air, random, kind, { horizon: 250, discX: 450, discY: 172, clouds: 1 }),
      wallWith([opening], indoors(air, 'cream'), 470),
      shape('M0 0H400L120 300V470H0Z', indoorShade(air, wood)),
      shape('M800 0H400L680 300V470H800Z', indoors(air, wood)),
      line(
        'M330 0L96 252V470M230 0L52 190V470M130 0L14 124V470',
        mix(indoorShade(air, wood), palette.ink, 0.14),
        4,
        'square',
      ),
      line('M470 0L704 252V470M570 0L748 190V470M670 0L786 124V470', slats, 4, 'square'),
      line('M120 470V300L400 4L680 300V470', indoors(air, 'wood'), 13, 'square'),
      frame(opening, indoors(air, 'white'), { weight: 13, across: 2, down: 2 }),
      rect(258, 346, 284, 12, indoors(air, 'white')),
      put(400, 0, 1, pendant(air, 34, linen)),
      boards(air, 470, 'timber'),
      put(
        210,
        510,
        1,
        layers(rect(-30, -66, 60, 66, indoors(air, 'wood')), put(0, -66, 0.8, tableLamp(air))),
      ),
      put(404, 564, 1.16, footBed(air, 270, linen)),
      put(612, 528, 1, pottedPlant(air, 'deep')),
    );
  },
);

/** Inside a caravan: a bed across its end under a wide window. */
export const caravanRoomView = defineView(
  'caravanRoom',
  { outlook: z.enum(outlooks).default('sea'), linen: z.enum(seatColours).default('sunrise') },
  ({ air, random }, { outlook: kind, linen }) => {
    const opening = { x: 196, y: 150, width: 408, height: 190 };
    const cupboard = (x: number, flip: boolean) =>
      layers(
        rect(x, 130, 150, 470, indoors(air, 'plank')),
        rect(flip ? x + 120 : x, 130, 30, 470, flip ? indoors(air, 'timber') : indoorShade(air, 'timber')),
        line(d`M${x + 12} 250H${x + 138}M${x + 12} 420H${x + 138}`, indoors(air, 'timber'), 5, 'square'),
        circle(x + 75, 228, 6, indoors(air, 'ink')),
        circle(x + 75, 444, 6, indoors(air, 'ink')),
      );
    return layers(
      outlook(air, random, kind, { horizon: 262, discX: 500, discY: 196, clouds: 1 }),
      wallWith([opening], indoors(air, 'cream')),
      shape('M0 0H800V130Q400 84 0 130Z', indoors(air, 'white')),
      line('M0 128Q400 82 800 128', mix(indoors(air, 'white'), indoors(air, 'stone'), 0.6), 5),
      ...[250, 400, 550].map((x) => layers(circle(x, 62, 15, lampOf(air)))),
      frame(opening, indoors(air, 'white'), { weight: 14, across: 2 }),
      curtains(air, { ...opening, height: 150 }, linen === 'sea' ? 'apricot' : 'spray'),
      shape('M150 600V440Q150 420 170 420H630Q650 420 650 440V600Z', indoors(air, 'white')),
      rect(190, 380, 190, 62, indoors(air, 'white'), 22),
      rect(420, 380, 190, 62, indoors(air, 'white'), 22),
      rect(190, 380, 54, 62, mix(indoors(air, 'white'), indoors(air, 'spray'), 0.5), 22),
      rect(420, 380, 54, 62, mix(indoors(air, 'white'), indoors(air, 'spray'), 0.5), 22),
      rect(268, 400, 66, 46, indoors(air, 'apricot'), 14),
      rect(466, 400, 66, 46, indoors(air, 'deep'), 14),
      shape('M140 466Q400 446 660 466V600H140Z', indoors(air, linen)),
      shape('M140 466Q200 461 260 459L230 600H140Z', indoorShade(air, linen)),
      shape('M140 466Q400 446 660 466V494Q400 474 140 494Z', mix(indoors(air, linen), palette.white, 0.62)),
      cupboard(0, true),
      cupboard(650, false),
    );
  },
);

import { z } from 'zod';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import {
  armchair,
  boards,
  cup,
  frame,
  indoorShade,
  indoors,
  pendant,
  pottedPlant,
  suitcase,
  wallWith,
} from '../parts/interiors.ts';
import { outlook, outlooks } from '../parts/outlooks.ts';
import { seatColours } from '../parts/seats.ts';
import { defineView } from '../view.ts';

/** The hall where guests are received. */
export const lobbyView = defineView(
  'lobby',
  {
    outlook: z.enum(outlooks).default('sea'),
    counter: z.enum(seatColours).default('deep'),
    sofa: z.enum(seatColours).default('sunrise'),
    wall: z.enum(['sand', 'foam', 'haze', 'sky', 'blush', 'stone', 'cream', 'spray']).default('sand'),
    lamps: z.enum(['cone', 'globe']).default('globe'),
  },
  ({ air, random }, { outlook: kind, counter, sofa, wall, lamps }) => {
    const opening = { x: 386, y: 70, width: 360, height: 330 };
    return layers(
      outlook(air, random, kind, { horizon: 270, discX: 620, discY: 150, clouds: 1 }),
      wallWith([opening], indoors(air, wall), 486),
      frame(opening, indoors(air, 'white'), { across: 3 }),
      rect(46, 130, 262, 120, indoors(air, 'timber')),
      rect(46, 176, 262, 8, indoors(air, 'wood')),
      rect(46, 236, 262, 14, indoors(air, 'wood')),
      ...[70, 112, 150, 210, 256].map((x, index) =>
        rect(
          x,
          148 + (index % 2) * 6,
          22,
          28 - (index % 2) * 6,
          indoors(air, (['sea', 'apricot', 'leaf', 'white', 'sunrise'] as const)[index] ?? 'sea'),
        ),
      ),
      circle(96, 218, 16, indoors(air, 'moss')),
      circle(176, 216, 18, indoors(air, 'blush')),
      circle(254, 218, 15, indoors(air, 'spray')),
      boards(air, 486, 'stone'),
      ...[92, 176, 260].map((x, index) =>
        put(x, 0, 1, pendant(air, 56 + (index % 2) * 12, 'apricot', lamps)),
      ),
      rect(30, 350, 300, 160, indoors(air, counter)),
      rect(30, 350, 70, 160, indoorShade(air, counter)),
      rect(18, 336, 324, 20, indoors(air, 'cream')),
      shape('M120 336a22 22 0 0 1 44 0z', indoors(air, 'apricot')),
      circle(142, 312, 4, indoors(air, 'ink')),
      put(252, 336, 0.62, pottedPlant(air, 'sunrise')),
      ellipse(560, 560, 210, 20, indoors(air, 'moss')),
      put(478, 556, 1.2, armchair(air, sofa)),
      put(654, 556, 1.2, armchair(air, sofa)),
      put(372, 566, 0.98, suitcase(air, sofa === 'deep' ? 'sunrise' : 'deep')),
      put(762, 556, 1.1, pottedPlant(air, 'brick')),
    );
  },
);

/** A room for all guests: shelves of books, a long table, lamps. */
export const loungeView = defineView(
  'lounge',
  {
    outlook: z.enum(outlooks).default('city'),
    wall: z.enum(['sand', 'foam', 'haze', 'spray', 'blush', 'cream', 'stone']).default('haze'),
    seat: z.enum(seatColours).default('sunrise'),
  },
  ({ air, random }, { outlook: kind, wall, seat }) => {
    const opening = { x: 470, y: 90, width: 270, height: 250 };
    const books = ['sea', 'sunrise', 'leaf', 'white', 'deep', 'apricot', 'moss'] as const;
    const shelf = (y: number) =>
      Array.from({ length: 13 }, (_, index) => {
        const height = random.between(42, 62);
        return rect(66 + index * 24, y - height, 18, height, indoors(air, random.pick(books)));
      }).join('');
    return layers(
      outlook(air, random, kind, { horizon: 240, discX: 640, discY: 150, clouds: 1 }),
      wallWith([opening], indoors(air, wall), 476),
      frame(opening, indoors(air, 'white'), { across: 2 }),
      rect(46, 90, 352, 290, indoors(air, 'timber')),
      rect(58, 102, 328, 266, indoorShade(air, 'timber')),
      shelf(186),
      shelf(276),
      shelf(366),
      line('M52 190H392M52 280H392M52 370H392', indoors(air, 'timber'), 10, 'square'),
      boards(air, 476),
      ...[220, 400, 580].map((x) => put(x, 0, 1.1, pendant(air, 30, seat))),
      ellipse(400, 574, 320, 16, indoors(air, 'timber')),
      rect(130, 440, 540, 22, indoors(air, 'wood'), 6),
      line('M166 462L150 570M634 462L650 570', indoors(air, 'wood'), 14),
      ...[240, 400, 560].map((x) =>
        put(
          x,
          572,
          1,
          layers(
            line('M-28 0L-22 -66M28 0L22 -66', indoors(air, 'ink'), 7),
            rect(-44, -80, 88, 18, indoors(air, seat), 9),
          ),
        ),
      ),
      put(280, 438, 1.1, cup(air)),
      put(520, 438, 1.1, cup(air, 'apricot')),
      shape('M360 438L396 424L432 438Q414 432 396 438Q378 432 360 438Z', indoors(air, 'white')),
      put(720, 476, 1, put(0, 84, 1.1, pottedPlant(air, 'deep'))),
    );
  },
);

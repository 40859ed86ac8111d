import { z } from 'zod';
import { d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix, palette } from '../palette.ts';
import { bunkBed, floorBed, foldedBedding, footBed, sideBed } from '../parts/beds.ts';
import { indoors } from '../parts/indoors.ts';
import {
  boards,
  cup,
  curtains,
  frame,
  suitcase,
  tableLamp,
  wallPicture,
  wallWith,
} from '../parts/interiors.ts';
import { pendant } from '../parts/lamps.ts';
import { outlook, outlooks } from '../parts/outlook.ts';
import { potPlant } from '../parts/streetThings.ts';
import { armchair } from '../parts/table/furniture.ts';
import { defineView, pigment } from '../view.ts';

/** A room with a double bed before its window. */
export const bedroomView = defineView(
  'bedroom',
  {
    outlook: z.enum(outlooks).default('sea'),
    linen: pigment.default('sea'),
    wall: pigment.default('sand'),
    curtain: pigment.default('spray'),
    head: z.enum(['left', 'right']).default('left'),
  },
  ({ air: outdoors, random }, { outlook: kind, linen, wall, curtain, head }) => {
    const air = indoors(outdoors);
    const opening = { x: 216, y: 76, width: 400, height: 276 };
    const isLeft = head === 'left';
    return layers(
      outlook(outdoors, random, kind, { horizon: 232, discX: 512, discY: 150, clouds: 1 }),
      wallWith([opening], air.of(wall), 482),
      shape('M0 0H120L60 482H0Z', air.shaded(wall)),
      frame(opening, air.of('white'), { weight: 16, across: 2 }),
      rect(opening.x - 20, opening.y + opening.height + 4, opening.width + 40, 12, air.of('white')),
      curtains(air, opening, curtain),
      boards(air, 482),
      ellipse(410, 562, 250, 20, air.of(curtain)),
      put(
        isLeft ? 104 : 700,
        532,
        1,
        layers(
          rect(-40, -104, 80, 104, air.of('wood')),
          rect(-40, -104, 80, 13, air.of('brick')),
          put(0, -104, 1, tableLamp(air)),
        ),
      ),
      put(isLeft ? 412 : 392, 550, 1, sideBed(air, linen), !isLeft),
      put(isLeft ? 736 : 66, 560, 1.05, potPlant(air, 184, linen === 'sunrise' ? 'deep' : 'sunrise')),
    );
  },
);

/** Two beds side by side, a wide window above them. */
export const twinRoomView = defineView(
  'twinRoom',
  {
    outlook: z.enum(outlooks).default('sea'),
    linen: pigment.default('sunrise'),
    wall: pigment.default('foam'),
    beds: z.enum(['two', 'one']).default('two'),
  },
  ({ air: outdoors, random }, { outlook: kind, linen, wall, beds }) => {
    const air = indoors(outdoors);
    const opening = { x: 90, y: 62, width: 620, height: 262 };
    const table = layers(
      rect(-30, -70, 60, 70, air.of('wood')),
      rect(-34, -76, 68, 10, air.of('brick')),
      put(0, -76, 0.9, tableLamp(air)),
    );
    return layers(
      outlook(outdoors, random, kind, { horizon: 216, discX: 452, discY: 132, clouds: 2 }),
      wallWith([opening], air.of(wall), 470),
      frame(opening, air.of('wood'), { weight: 14, across: 3 }),
      rect(60, 330, 680, 12, air.of('plank')),
      boards(air, 470, 'timber'),
      beds === 'two'
        ? layers(
            put(400, 500, 1, table),
            put(216, 560, 1.12, footBed(air, 218, linen)),
            put(584, 560, 1.12, footBed(air, 218, linen)),
          )
        : layers(
            put(160, 510, 1, table),
            put(652, 510, 1, table),
            put(406, 562, 1.2, footBed(air, 300, linen)),
          ),
    );
  },
);

/** A room of bunk beds. */
export const bunkRoomView = defineView(
  'bunkRoom',
  {
    outlook: z.enum(outlooks).default('city'),
    linen: pigment.default('sea'),
    second: pigment.default('sunrise'),
    wall: pigment.default('foam'),
  },
  ({ air: outdoors, random }, { outlook: kind, linen, second, wall }) => {
    const air = indoors(outdoors);
    const opening = { x: 318, y: 96, width: 164, height: 220 };
    return layers(
      outlook(outdoors, random, kind, { horizon: 230, discX: 440, discY: 158, clouds: 1 }),
      wallWith([opening], air.of(wall), 470),
      frame(opening, air.of('white'), { across: 2 }),
      rect(304, 320, 192, 12, air.of('white')),
      boards(air, 470),
      pendant(air, 400, 66, 'cone', second),
      ellipse(400, 548, 150, 20, air.of(linen)),
      put(160, 546, 1.22, bunkBed(air, linen, second), true),
      put(640, 546, 1.22, bunkBed(air, second, linen)),
      put(372, 552, 0.82, suitcase(air, 'deep')),
      put(438, 546, 0.6, suitcase(air, 'apricot')),
    );
  },
);

/** A hanok's room: paper doors to both sides, the open one in the middle, bedding on the warm floor. */
export const ondolRoomView = defineView(
  'ondolRoom',
  {
    outlook: z.enum(outlooks).default('garden'),
    quilt: pigment.default('sea'),
    bedding: z.enum(['spread', 'folded']).default('spread'),
    side: z.enum(['left', 'right']).default('right'),
  },
  ({ air: outdoors, random }, { outlook: kind, quilt, bedding, side }) => {
    const air = indoors(outdoors);
    const opening = { x: 208, y: 76, width: 384, height: 300 };
    const wood = air.of('wood');
    const paper = (x: number) => {
      const bars = [32, 66, 100].map((step) => `M${x + step} 76v300`).join('');
      const rails = [60, 120, 180, 240].map((step) => `M${x} ${76 + step}h132`).join('');
      return layers(
        rect(x, 76, 132, 300, air.isDark ? mix(air.window, palette.white, 0.45) : air.of('white')),
        line(bars + rails, air.of('plank'), 4, 'square'),
        line(`M${x} 76h132v300h-132z`, wood, 11, 'square'),
      );
    };
    const at = side === 'right' ? 1 : -1;
    return layers(
      outlook(outdoors, random, kind, { horizon: 250, discX: 300, discY: 148, clouds: 1 }),
      wallWith([opening], air.of('sand'), 404),
      frame(opening, wood, { weight: 14 }),
      paper(58),
      paper(610),
      rect(0, 0, 800, 44, wood),
      line(
        Array.from({ length: 9 }, (_, index) => d`M${40 + index * 92} 22h20`).join(''),
        air.of('timber'),
        24,
        'square',
      ),
      rect(0, 392, 800, 14, wood),
      rect(0, 404, 800, 196, air.of('dune')),
      line('M0 456H800M0 524H800M260 404V456M560 456V524M120 524V600', air.shaded('dune'), 3, 'square'),
      bedding === 'spread'
        ? put(400 + at * 60, 556, 1.08, floorBed(air, quilt))
        : layers(
            put(400 + at * 262, 500, 1.15, foldedBedding(air)),
            put(
              400 - at * 30,
              540,
              1,
              layers(
                ellipse(0, 14, 190, 14, air.shaded('dune')),
                shape('M-132 -34L-146 12H-126L-112 -34ZM132 -34L146 12H126L112 -34Z', air.shaded('wood')),
                rect(-152, -52, 304, 22, wood),
                rect(40, -52, 112, 22, air.of('brick')),
                put(-50, -54, 1, cup(air, 'haze')),
                put(40, -54, 1, cup(air, 'white')),
              ),
            ),
            ellipse(400 - at * 240, 566, 84, 22, air.of(quilt)),
          ),
      bedding === 'spread' &&
        put(
          400 - at * 264,
          520,
          1,
          layers(
            rect(-34, -40, 68, 40, wood),
            rect(-40, -46, 80, 10, air.of('brick')),
            put(0, -46, 0.8, tableLamp(air, 'cream')),
          ),
        ),
    );
  },
);

/** A place to sit in front of a tall window. */
export const windowSeatView = defineView(
  'windowSeat',
  {
    outlook: z.enum(outlooks).default('sea'),
    chair: pigment.default('sunrise'),
    wall: pigment.default('foam'),
  },
  ({ air: outdoors, random }, { outlook: kind, chair, wall }) => {
    const air = indoors(outdoors);
    const opening = { x: 250, y: 48, width: 486, height: 410 };
    return layers(
      outlook(outdoors, random, kind, { horizon: 286, discX: 560, discY: 136, clouds: 2 }),
      wallWith([opening], air.of(wall), 500),
      shape('M0 0H110L76 500H0Z', air.shaded(wall)),
      frame(opening, air.of('white'), { weight: 14, across: 3 }),
      put(150, 112, 1, wallPicture(air, 104, 132, 'apricot')),
      boards(air, 500),
      rect(0, 494, 800, 8, air.of('white')),
      ellipse(430, 566, 250, 20, air.of('moss')),
      put(316, 558, 0.9, armchair(air, chair)),
      put(560, 558, 0.9, armchair(air, chair)),
      put(
        438,
        562,
        1,
        layers(
          line('M0 -66V0M-26 2H26', air.of('ink'), 8),
          ellipse(0, -68, 58, 12, air.of('wood')),
          put(-16, -74, 0.9, cup(air)),
          put(22, -70, 0.8, cup(air)),
        ),
      ),
      put(118, 566, 1.3, potPlant(air, 184, 'deep')),
    );
  },
);

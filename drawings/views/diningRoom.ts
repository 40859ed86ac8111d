import { z } from 'zod';
import type { Air } from '../air.ts';
import { canvas, ellipse, layers, line, put, rect } from '../brush.ts';
import { mix } from '../palette.ts';
import { indoors } from '../parts/indoors.ts';
import { pendant } from '../parts/lamps.ts';
import { outlooks } from '../parts/outlook.ts';
import { potPlant } from '../parts/streetThings.ts';
import {
  armchair,
  booth,
  chair,
  cushion,
  grillTable,
  longTable,
  lowTable,
  roundTable,
  sitter,
  stool,
} from '../parts/table/furniture.ts';
import { type SubjectName, subject, subjectNames, subjectSize } from '../parts/table/subjects.ts';
import { wall, walls } from '../parts/table/walls.ts';
import { frames, windowOn } from '../parts/table/windows.ts';
import { defineView, pigment } from '../view.ts';

const onTable = z.enum(subjectNames);

/** A room with its window and its seats. */
export const diningRoomView = defineView(
  'diningRoom',
  {
    wall: pigment.default('cream'),
    pattern: z.enum(walls).default('plain'),
    look: z.enum(outlooks).optional(),
    frame: z.enum(frames).exclude(['open']).default('wood'),
    floor: pigment.default('plank'),
    seats: z.enum(['bar', 'tables', 'low', 'long', 'grill', 'armchairs', 'booth']).default('tables'),
    seat: pigment.default('sunrise'),
    table: pigment.default('timber'),
    on: onTable.optional(),
    second: onTable.optional(),
    lamps: z.enum(['none', 'dome', 'globe', 'cone']).default('none'),
    shade: pigment.default('deep'),
    plant: z.boolean().default(false),
    guests: z.boolean().default(false),
  },
  ({ air, random }, scene) => {
    const inside = indoors(air);
    const foot = 410;
    const floor = inside.of(scene.floor);
    const small = (name: SubjectName | undefined, x: number, y: number, size: number) =>
      name && put(x, y, size * (subjectSize(name) > 1 ? 0.68 : 0.62), subject(inside, name, {}));
    const lampX = scene.seats === 'armchairs' || scene.seats === 'low' ? [400] : [180, 400, 620];
    return layers(
      wall(
        inside,
        random,
        scene.wall,
        scene.look && (scene.frame === 'round' || scene.pattern === 'plain') ? 'flat' : scene.pattern,
        foot,
      ),
      scene.look &&
        windowOn(air, inside, random, {
          kind: scene.frame,
          look: scene.look,
          foot: scene.seats === 'bar' ? foot + 20 : foot - 6,
          around: scene.wall,
        }),
      rect(0, foot, canvas.width, canvas.height - foot, floor),
      rect(0, foot, canvas.width, 11, mix(floor, inside.of('ink'), 0.2)),
      line(
        'M0 450H800M0 500H800M0 556H800M150 412V450M420 412V450M660 412V450M280 452V500M560 452V500',
        mix(floor, inside.of('ink'), 0.12),
        4,
      ),
      scene.lamps !== 'none' &&
        scene.lamps &&
        lampX
          .map((x, index) =>
            pendant(
              inside,
              x,
              96 + (index % 2) * 14,
              scene.lamps === 'none' ? 'dome' : scene.lamps,
              scene.shade,
            ),
          )
          .join(''),
      scene.plant && put(740, 520, 1, potPlant(inside, 210, 'brick')),
      seating(inside, scene.seats, scene.seat, scene.table, scene.guests),
      scene.seats === 'bar' &&
        (small(scene.on, 236, 424, 0.44) || '') + (small(scene.second, 580, 424, 0.4) || ''),
      scene.seats === 'long' &&
        (small(scene.on, 380, 412, 0.46) || '') + (small(scene.second, 560, 412, 0.4) || ''),
      scene.seats === 'low' &&
        (small(scene.on, 340, 474, 0.44) || '') + (small(scene.second, 480, 476, 0.36) || ''),
      scene.seats === 'tables' &&
        (small(scene.on, 224, 430, 0.32) || '') + (small(scene.second, 590, 430, 0.3) || ''),
      scene.seats === 'armchairs' &&
        (small(scene.on, 376, 476, 0.3) || '') + (small(scene.second, 450, 478, 0.26) || ''),
      scene.seats === 'booth' &&
        (small(scene.on, 360, 416, 0.4) || '') + (small(scene.second, 490, 416, 0.3) || ''),
    );
  },
);

function seating(
  air: Air,
  kind: 'bar' | 'tables' | 'low' | 'long' | 'grill' | 'armchairs' | 'booth',
  seat: Parameters<typeof stool>[1],
  table: Parameters<typeof stool>[1],
  hasGuests: boolean,
): string {
  const guest = (x: number, y: number, coat: typeof seat) =>
    hasGuests ? put(x, y, 1, sitter(air, coat)) : '';
  switch (kind) {
    case 'bar':
      return layers(
        rect(0, 416, 800, 26, air.of(table)),
        rect(0, 416, 800, 9, mix(air.of(table), air.of('white'), 0.3)),
        line('M70 442V580M730 442V580', mix(air.of(table), air.of('ink'), 0.3), 16, 'square'),
        ...[150, 320, 490, 660].map(
          (x, index) =>
            put(x, 596, 1, stool(air, seat, 108)) +
            (index === 1 ? guest(x, 486, 'deep') : index === 2 ? guest(x, 486, 'sunrise') : ''),
        ),
      );
    case 'tables':
      return layers(
        ...[220, 590].map((x) =>
          put(
            x,
            560,
            1,
            layers(
              put(-150, 0, 1, chair(air, seat, true)),
              put(150, 0, 1, chair(air, seat)),
              roundTable(air, table),
            ),
          ),
        ),
      );
    case 'low':
      return layers(
        put(400, 566, 1, lowTable(air)),
        put(110, 560, 1, cushion(air, seat)),
        put(690, 560, 1, cushion(air, 'sea')),
        guest(110, 552, 'deep'),
      );
    case 'long':
      return layers(
        put(410, 566, 1, longTable(air, table, 620)),
        ...[190, 350, 510, 660].map((x) => put(x, 592, 1, stool(air, seat, 84))),
        guest(190, 508, 'sea'),
      );
    case 'grill':
      return (
        put(230, 570, 1, grillTable(air, table, 570)) +
        put(580, 570, 1, grillTable(air, table, 570)) +
        [60, 400, 750].map((x) => put(x, 576, 1, stool(air, seat, 76))).join('')
      );
    case 'armchairs':
      return layers(
        ellipse(400, 560, 330, 36, mix(air.of(seat), air.of('sand'), 0.6)),
        put(210, 556, 1, armchair(air, seat)),
        put(610, 556, 1, armchair(air, seat)),
        put(410, 570, 0.9, roundTable(air, table, 100)),
      );
    case 'booth':
      return layers(
        put(200, 570, 1, booth(air, seat, true)),
        put(620, 570, 1, booth(air, seat)),
        put(410, 570, 1, longTable(air, table, 300)),
      );
  }
}

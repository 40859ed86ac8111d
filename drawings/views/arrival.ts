import { z } from 'zod';
import { circle, d, layers, line, put, rect, shape } from '../brush.ts';
import { mix, palette } from '../palette.ts';
import { glassColour, litGlassColour } from '../parts/facades.ts';
import { suitcase } from '../parts/interiors.ts';
import { potPlant } from '../parts/streetThings.ts';
import { defineView, pigment } from '../view.ts';

/** A door with a lamp beside it: someone has just arrived. */
export const arrivalView = defineView(
  'arrival',
  {
    wall: pigment.default('brick'),
    door: pigment.default('deep'),
    luggage: z.enum(['suitcases', 'backpack']).default('suitcases'),
  },
  ({ air }, { wall, door, luggage }) => {
    const lit = air.isDark || air.hour === 'dusk';
    const courses =
      wall === 'brick'
        ? line(
            Array.from(
              { length: 14 },
              (_, index) =>
                d`M${(index % 2) * 46 + 10} ${28 + index * 36}h48M${(index % 2) * 46 + 560} ${28 + index * 36}h48`,
            ).join(''),
            air.shaded('brick'),
            7,
          )
        : line(
            'M0 90H800M0 180H800M0 270H800M0 360H800M0 450H800',
            mix(air.of(wall), air.of('ink'), 0.1),
            3,
            'square',
          );
    return layers(
      rect(0, 0, 800, 600, air.of(wall)),
      courses,
      rect(0, 520, 800, 80, air.of('stone')),
      rect(0, 520, 800, 10, air.of('foam')),
      lit && circle(552, 246, 62, mix(air.of(wall), palette.apricot, 0.24)),
      shape('M240 520V250a130 130 0 0 1 260 0V520Z', air.of('cream')),
      shape('M262 520V252a108 108 0 0 1 216 0V520Z', air.of(door)),
      shape('M262 520V252a108 108 0 0 1 54 -94V520Z', air.shaded(door)),
      shape('M290 252a80 80 0 0 1 160 0Z', lit ? litGlassColour(air) : glassColour(air)),
      line('M370 252V172M370 252L313 196M370 252L427 196', air.of('cream'), 5),
      rect(300, 284, 62, 90, mix(air.of(door), palette.ink, 0.18), 4),
      rect(380, 284, 62, 90, mix(air.of(door), palette.white, 0.14), 4),
      rect(300, 394, 62, 104, mix(air.of(door), palette.ink, 0.18), 4),
      rect(380, 394, 62, 104, mix(air.of(door), palette.white, 0.14), 4),
      circle(456, 384, 9, air.of('apricot')),
      rect(220, 512, 300, 22, air.of('rock')),
      rect(196, 532, 348, 22, air.of('slate')),
      line('M552 196V222', air.of('ink'), 6),
      shape('M532 222H572L566 272H538Z', lit ? litGlassColour(air) : air.of('cream')),
      shape('M526 222H578L566 204H538Z', air.of('ink')),
      put(150, 556, 1, potPlant(air, 290, 'sunrise')),
      luggage === 'suitcases' &&
        layers(put(600, 572, 1.3, suitcase(air, 'sunrise')), put(686, 578, 0.98, suitcase(air, 'apricot'))),
      luggage === 'backpack' &&
        put(
          620,
          574,
          1,
          layers(
            shape('M-62 0Q-74 -140 0 -150Q74 -140 62 0Z', air.of('leaf')),
            shape('M-62 0Q-74 -140 0 -150Q-34 -120 -28 0Z', air.shaded('leaf')),
            rect(-40, -66, 80, 62, air.of('moss'), 12),
            line('M-22 -150Q0 -182 22 -150', air.of('ink'), 7),
            rect(-66, -184, 132, 36, air.of('sunrise'), 18),
            line('M-40 -36H40', air.of('ink'), 4),
          ),
        ),
    );
  },
);

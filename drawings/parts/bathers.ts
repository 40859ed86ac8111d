import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, put, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';
import { boulder } from './stones.ts';

/** Someone who stands in a stream to the waist, with a ring of ripples; about the water line, 56 high. */
export function bather(air: Air, coat: Pigment): string {
  return layers(
    ellipse(0, 2, 34, 8, air.of('spray')),
    ellipse(0, 2, 22, 5, air.water[1]),
    shape('M-14 2L-16 -26Q0 -38 16 -26L14 2Z', air.of(coat)),
    line('M-14 -22L-28 -36M14 -22L28 -8', air.of('skin'), 8),
    circle(0, -44, 11, air.of('skin')),
    shape('M-12 -44a12 13 0 0 1 24 0q-12 -6 -24 0z', air.of('ink')),
  );
}

/** Two feet in clear water over round stones, as those see them who sit at the edge. */
export function feetInWater(air: Air): string {
  const pebbles = [
    [120, 190, 70],
    [260, 130, 56],
    [400, 180, 80],
    [560, 130, 64],
    [690, 190, 74],
    [180, 320, 84],
    [640, 320, 90],
    [80, 430, 60],
    [720, 440, 70],
    [400, 80, 50],
    [60, 90, 60],
    [750, 70, 60],
  ] as const;
  const foot = layers(
    shape(
      'M-40 300Q-46 210 -30 150Q-62 90 -56 10Q-50 -30 -4 -34Q44 -30 52 16Q60 80 36 150Q48 210 40 300Z',
      air.of('skin'),
    ),
    shape(
      'M-40 300Q-46 210 -30 150Q-62 90 -56 10Q-50 -18 -30 -28Q-44 60 -14 150Q-24 210 -18 300Z',
      air.of('timber'),
    ),
    ellipse(-34, -34, 21, 25, air.of('skin')),
    ellipse(-6, -46, 13, 18, air.of('skin')),
    ellipse(16, -42, 12, 16, air.of('skin')),
    ellipse(34, -30, 11, 14, air.of('skin')),
    ellipse(48, -14, 9, 12, air.of('skin')),
    ellipse(-34, -44, 10, 9, air.of('blush')),
  );
  return layers(
    `<rect width="800" height="600" fill="${air.water[1]}"/>`,
    ...pebbles.map(([x, y, size], index) =>
      ellipse(x, y, size, size * 0.62, air.of(index % 3 === 0 ? 'haze' : index % 3 === 1 ? 'spray' : 'mist')),
    ),
    put(308, 190, 1, foot, true),
    put(492, 190, 1, foot),
    shape('M-10 440q120 -36 240 0t240 0 240 0 240 0V610H-10Z', air.of('spray')),
    shape('M-10 470q120 -36 240 0t240 0 240 0 240 0V610H-10Z', air.water[2]),
    line('M90 250h90M560 250h110M330 60h110M600 90h60M120 60h80', air.of('foam'), 6),
    shape('M-10 540Q200 490 400 530T810 520V610H-10Z', air.of('rock')),
    shape('M400 530Q600 560 810 520V610H500Z', air.of('stone')),
    shape('M240 610Q230 480 270 440H366Q384 500 372 610Z', air.of('deep')),
    shape('M430 610Q420 500 440 440H532Q570 480 560 610Z', air.of('deep')),
    put(80, 606, 1, boulder(air, 220, 90)),
  );
}

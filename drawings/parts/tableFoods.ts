import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { dashed, dots } from './stitches.ts';

export const foods = ['hangwa', 'giftBox', 'rice', 'tofu', 'chicken', 'hotteok', 'riceCake'] as const;
export type Food = (typeof foods)[number];

/** Two curls of steam over hot food. */
export function steam(air: Air, x: number, y: number): string {
  return line(`M${x} ${y}q-16 -22 0 -44t0 -44M${x + 34} ${y + 6}q-14 -20 0 -40t0 -40`, air.of('white'), 8);
}

/** A dish on a low table, about the table's middle, some 500 wide and 260 high. */
export function foodOn(air: Air, kind: Food): string {
  switch (kind) {
    case 'hangwa':
      return layers(
        ellipse(0, 20, 290, 86, air.of('wood')),
        ellipse(0, 6, 280, 78, air.of('brick')),
        ellipse(0, 0, 240, 62, air.of('wood')),
        ...(
          [
            [-150, -16, 'cream'],
            [-94, -36, 'blush'],
            [-30, -44, 'cream'],
            [40, -44, 'apricot'],
            [104, -34, 'cream'],
            [156, -12, 'blush'],
            [-110, 12, 'apricot'],
            [110, 14, 'cream'],
          ] as const
        ).map(([x, y, pigment]) =>
          put(
            x,
            y,
            1,
            layers(
              rect(-34, -34, 68, 36, air.of(pigment), 16),
              dots('M-20 -24H24M-22 -10H22', mix(air.of('white'), air.of('apricot'), 0.3), 9, 15),
            ),
          ),
        ),
        ...[-48, 0, 48].map((x, index) =>
          put(
            x,
            20,
            1,
            layers(
              ...[0, 72, 144, 216, 288].map((angle) =>
                circle(
                  22 * Math.cos((angle * Math.PI) / 180),
                  -18 + 15 * Math.sin((angle * Math.PI) / 180),
                  13,
                  air.of(index === 1 ? 'timber' : 'plank'),
                ),
              ),
              circle(0, -18, 11, air.of('wood')),
            ),
          ),
        ),
        put(
          300,
          60,
          1,
          layers(
            ellipse(0, 0, 60, 16, air.of('foam')),
            shape('M-42 -60H42Q40 -6 16 0H-16Q-40 -6 -42 -60Z', air.of('white')),
            ellipse(0, -60, 42, 10, air.of('apricot')),
          ),
        ),
        steam(air, 284, -30),
      );
    case 'giftBox':
      return layers(
        shape('M-240 -60H180V70H-240Z', air.of('sunrise')),
        shape('M-240 -60H-120V70H-240Z', air.of('brick')),
        shape('M-260 -90H200V-40H-260Z', air.of('apricot')),
        shape('M-60 -90H0V70H-60Z', air.of('cream')),
        shape(
          'M-30 -92Q-110 -160 -120 -100Q-90 -76 -30 -92ZM-30 -92Q50 -160 60 -100Q30 -76 -30 -92ZM-30 -92L-80 -30L-50 -26ZM-30 -92L10 -34L-14 -26Z',
          air.of('cream'),
        ),
        put(
          280,
          60,
          1,
          layers(
            ellipse(0, 4, 84, 26, air.of('wood')),
            ellipse(0, -2, 76, 20, air.of('timber')),
            rect(-52, -28, 48, 26, air.of('cream'), 12),
            rect(4, -28, 48, 26, air.of('blush'), 12),
            rect(-26, -50, 50, 28, air.of('apricot'), 12),
          ),
        ),
      );
    case 'rice':
      return layers(
        ellipse(0, 20, 260, 90, air.of('timber')),
        ellipse(0, 4, 248, 78, air.of('plank')),
        ellipse(0, 0, 214, 60, air.of('white')),
        dots('M-170 -6H180M-150 -28H160M-150 18H160M-100 36H110', air.of('sand'), 10, 26),
        shape(
          'M-320 -110Q-200 -150 -130 -70Q-110 -40 -70 -30Q-60 -14 -84 -10Q-130 -8 -150 -30Q-230 -30 -330 -40Z',
          air.of('skin'),
        ),
        shape('M-420 -150L-300 -116L-318 -30L-420 -40Z', air.of('cream')),
        shape(
          'M320 -110Q200 -150 130 -70Q110 -40 70 -30Q60 -14 84 -10Q130 -8 150 -30Q230 -30 330 -40Z',
          air.of('skin'),
        ),
        shape('M420 -150L300 -116L318 -30L420 -40Z', air.of('cream')),
        ellipse(0, -34, 66, 26, air.of('cream')),
        ellipse(0, -40, 52, 18, air.of('white')),
      );
    case 'tofu':
      return layers(
        ellipse(0, 70, 280, 40, air.of('wood')),
        shape('M-210 -60H210Q200 70 90 84H-90Q-200 70 -210 -60Z', air.of('ink')),
        shape('M60 -60H210Q200 70 90 84H30Q140 50 60 -60Z', air.of('roof')),
        line('M-214 -40H-250M214 -40H250', air.of('ink'), 24),
        ellipse(0, -60, 212, 54, air.of('roof')),
        ellipse(0, -62, 190, 44, mix(air.of('cream'), air.of('apricot'), 0.35)),
        shape(
          'M-140 -66Q-150 -104 -104 -104Q-90 -126 -54 -112Q-30 -134 0 -112Q40 -130 60 -104Q108 -110 116 -80Q146 -76 134 -54Q60 -30 -60 -40Q-140 -44 -140 -66Z',
          air.of('white'),
        ),
        shape('M-80 -50Q-40 -66 0 -52Q50 -66 100 -56Q60 -36 -20 -38Z', air.of('foam')),
        circle(-60, -86, 8, air.of('leaf')),
        circle(20, -92, 8, air.of('leaf')),
        circle(70, -78, 7, air.of('sunrise')),
        steam(air, -80, -136),
        steam(air, 50, -140),
        put(
          -310,
          76,
          1,
          layers(ellipse(0, 0, 60, 22, air.of('white')), ellipse(0, -3, 44, 14, air.of('sunrise'))),
        ),
        put(
          310,
          80,
          1,
          layers(ellipse(0, 0, 60, 22, air.of('white')), ellipse(0, -3, 44, 14, air.of('leaf'))),
        ),
      );
    case 'chicken':
      return layers(
        shape('M-240 80L-270 -70H270L240 80Z', air.of('cream')),
        shape('M-240 80L-270 -70H-140L-130 80Z', air.of('dune')),
        dashed('M-262 10H258', air.of('sunrise'), 110, '34 40'),
        ...(
          [
            [-200, -80],
            [-130, -96],
            [-56, -84],
            [20, -98],
            [96, -86],
            [170, -96],
            [220, -74],
            [-160, -134],
            [-80, -146],
            [0, -150],
            [80, -146],
            [150, -136],
            [-40, -190],
            [46, -194],
          ] as const
        ).map(([x, y], index) =>
          layers(
            ellipse(x, y, 48, 36, air.of(index % 3 ? 'sunrise' : 'brick')),
            ellipse(x + 10, y - 10, 26, 15, air.of('apricot')),
            circle(x - 14, y + 4, 4, air.of('cream')),
            circle(x + 16, y + 10, 4, air.of('cream')),
          ),
        ),
        line('M-20 -200L-70 -290M60 -204L120 -290', air.of('dune'), 8),
        steam(air, -170, -180),
      );
    case 'hotteok':
      return layers(
        ellipse(0, 30, 320, 96, air.of('ink')),
        ellipse(0, 16, 306, 86, air.of('slate')),
        ...(
          [
            [-170, 10, 1],
            [10, -16, 1.05],
            [180, 16, 0.95],
            [-40, 52, 1],
          ] as const
        ).map(([x, y, size]) =>
          put(
            x,
            y,
            size,
            layers(
              ellipse(0, 8, 80, 30, air.of('timber')),
              ellipse(0, 0, 80, 30, air.of('apricot')),
              ellipse(8, -5, 52, 16, air.of('plank')),
              ellipse(-20, 6, 14, 6, air.of('timber')),
              ellipse(30, 8, 11, 5, air.of('timber')),
            ),
          ),
        ),
        line('M150 -40L300 -190', air.of('stone'), 14),
        circle(140, -30, 52, air.of('stone')),
        circle(140, -34, 40, air.of('foam')),
        line('M240 -130L320 -210', air.of('wood'), 22),
        steam(air, -190, -60),
        steam(air, -20, -80),
      );
    case 'riceCake':
      return layers(
        ellipse(0, 52, 300, 92, air.of('wood')),
        ellipse(0, 36, 290, 82, air.of('brick')),
        ellipse(0, 30, 256, 66, air.of('wood')),
        ...(
          [
            [-150, 8],
            [-50, -10],
            [56, -10],
            [156, 8],
            [-100, 44],
            [0, 36],
            [104, 44],
          ] as const
        ).map(([x, y]) =>
          put(
            x,
            y,
            1,
            layers(
              ellipse(0, 8, 52, 22, air.of('pine')),
              ellipse(0, 0, 52, 22, air.of('leaf')),
              `<ellipse rx="36" ry="14" fill="none" stroke="${air.of('moss')}" stroke-width="5"/>`,
              line('M-30 0H30M0 -12V12M-22 -9L22 9M-22 9L22 -9', air.of('moss'), 4),
            ),
          ),
        ),
        put(
          320,
          60,
          1,
          layers(
            shape('M-50 -90H50L40 0H-40Z', air.of('plank')),
            shape('M10 -90H50L40 0H16Z', air.of('apricot')),
            ellipse(0, -90, 50, 13, air.of('cream')),
          ),
        ),
      );
  }
}

import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { dashed, veil } from './stitches.ts';

export const crafts = ['insects', 'brush', 'book', 'plumBook', 'candle', 'sewing', 'knot', 'craft'] as const;
export type Craft = (typeof crafts)[number];

function brushAndStone(air: Air): string {
  return layers(
    rect(196, -40, 110, 84, air.of('ink'), 10),
    rect(208, -30, 86, 62, air.of('slate'), 8),
    ellipse(250, -12, 30, 15, air.of('ink')),
    rect(270, -70, 20, 60, air.of('roof'), 4),
  );
}

function paper(air: Air): string {
  return layers(
    shape('M-300 70L-250 -90H140L190 70Z', air.of('white')),
    shape('M-300 70L-250 -90H-230L-276 70Z', air.of('foam')),
    rect(-266, -100, 420, 14, air.of('wood'), 6),
    rect(-312, 64, 514, 16, air.of('wood'), 6),
  );
}

function openBook(air: Air): string {
  return layers(
    shape(
      'M-220 60L-180 -110Q-90 -136 0 -104Q90 -136 180 -110L220 60Q110 30 0 62Q-110 30 -220 60Z',
      air.of('deep'),
    ),
    shape('M-200 44L-166 -108Q-86 -128 0 -100V50Q-100 20 -200 44Z', air.of('foam')),
    shape('M200 44L166 -108Q86 -128 0 -100V50Q100 20 200 44Z', air.of('white')),
  );
}

/** Crafts on a low table: writing, painting, sewing and more, about the table's middle, some 500 wide and 260 high. */
export function craftOn(air: Air, kind: Craft): string {
  switch (kind) {
    case 'insects':
      return layers(
        paper(air),
        line('M-60 56Q-56 -10 -30 -66M-54 20Q-100 0 -118 -24M-44 -20Q0 -34 20 -62', air.of('leaf'), 6),
        shape(
          'M-118 -24Q-150 -36 -150 -62Q-116 -58 -118 -24ZM20 -62Q54 -70 62 -46Q36 -38 20 -62ZM-30 -66Q-50 -82 -36 -100Q-14 -88 -30 -66Z',
          air.of('leaf'),
        ),
        shape('M-96 -8Q-122 6 -116 36Q-100 46 -86 30Q-80 6 -96 -8Z', air.of('deep')),
        shape('M-4 -28Q-28 -10 -18 20Q-2 30 12 12Q16 -12 -4 -28Z', air.of('brick')),
        put(
          92,
          -16,
          1,
          layers(
            shape('M0 0Q-50 -50 -62 -14Q-58 14 0 6ZM0 0Q50 -50 62 -14Q58 14 0 6Z', air.of('sunrise')),
            shape('M0 6Q-36 18 -30 36Q-8 40 0 10ZM0 6Q36 18 30 36Q8 40 0 10Z', air.of('apricot')),
            line('M0 -6V26M0 -6L-12 -26M0 -6L12 -26', air.of('ink'), 4),
          ),
        ),
        put(
          -200,
          30,
          1,
          layers(
            ellipse(0, 0, 17, 10, air.of('sunrise')),
            circle(-17, -2, 7, air.of('ink')),
            line('M0 -9V9', air.of('ink'), 3),
          ),
        ),
        brushAndStone(air),
        line('M214 90L340 20', air.of('timber'), 10),
        shape('M214 90l-30 26l12 -34z', air.of('ink')),
      );
    case 'brush':
      return layers(
        paper(air),
        line('M-190 30Q-130 -40 -60 -20M-60 -20Q0 0 60 -50', mix(air.of('ink'), air.of('white'), 0.2), 16),
        line('M-20 -14Q-30 30 -50 44M30 -34Q60 -10 100 -20', mix(air.of('ink'), air.of('white'), 0.35), 9),
        circle(118, -56, 17, air.of('sunrise')),
        brushAndStone(air),
        line('M70 -150L136 -10', air.of('timber'), 13),
        shape('M128 -26L144 -14L146 24Z', air.of('ink')),
      );
    case 'book':
      return layers(
        openBook(air),
        dashed('M-150 -76H-30M-156 -46H-28M-160 -16H-26M-166 14H-24', air.of('stone'), 6, '60 8 30 8'),
        shape('M40 10Q70 -60 100 -30T150 -50L166 18Q100 0 40 10Z', air.of('leaf')),
        circle(120, -70, 14, air.of('sunrise')),
        line('M240 60L330 -40', air.of('timber'), 10),
        shape('M240 60l-22 26l6 -34z', air.of('ink')),
        put(
          -290,
          40,
          1,
          layers(
            ellipse(0, 0, 56, 16, air.of('foam')),
            shape('M-40 -58H40Q38 -6 14 0H-14Q-38 -6 -40 -58Z', air.of('spray')),
            ellipse(0, -58, 40, 10, air.of('moss')),
          ),
        ),
      );
    case 'plumBook':
      return layers(
        openBook(air),
        dashed('M-150 -76H-30M-156 -46H-28M-160 -16H-26M-166 14H-24', air.of('stone'), 6, '60 8 30 8'),
        line('M30 30Q80 -10 90 -50T160 -90M90 -40Q60 -70 40 -86M100 -60Q140 -50 160 -30', air.of('wood'), 6),
        ...(
          [
            [44, -84],
            [70, -56],
            [104, -86],
            [156, -88],
            [150, -36],
            [120, -56],
          ] as const
        ).map(([x, y]) => layers(circle(x, y, 11, air.of('apricot')), circle(x, y, 5, air.of('sunrise')))),
        line('M250 70L330 -50', air.of('timber'), 10),
        shape('M250 70l-20 26l4 -34z', air.of('ink')),
        put(
          -290,
          50,
          1,
          layers(
            rect(-36, -20, 72, 20, air.of('roof'), 5),
            rect(-9, -96, 18, 78, air.of('cream'), 4),
            shape('M0 -96Q-20 -120 0 -150Q20 -120 0 -96Z', air.of('sunrise')),
            shape('M0 -98Q-9 -114 0 -130Q9 -114 0 -98Z', air.of('apricot')),
          ),
        ),
      );
    case 'candle':
      return layers(
        openBook(air),
        dashed('M-150 -76H-30M-156 -46H-28M-160 -16H-26M-166 14H-24', air.of('stone'), 6, '60 8 30 8'),
        dashed('M34 -76H150M34 -46H156M34 -16H160', air.of('stone'), 6, '50 8 36 8'),
        veil(circle(300, -110, 110, mix(air.of('apricot'), air.of('cream'), 0.3)), 0.45),
        rect(264, 40, 72, 22, air.of('wood'), 8),
        rect(282, -60, 36, 104, air.of('cream'), 5),
        rect(302, -60, 16, 104, air.of('white'), 5),
        line('M300 -60V-74', air.of('ink'), 4),
        shape('M300 -74Q270 -110 300 -160Q330 -110 300 -74Z', air.of('sunrise')),
        shape('M300 -78Q286 -100 300 -128Q314 -100 300 -78Z', air.of('apricot')),
        put(
          -300,
          50,
          1,
          layers(
            shape('M-30 -70H30L24 10H-24Z', air.of('deep')),
            line('M-10 -70L-30 -150M6 -70L10 -160M16 -70L40 -140', air.of('timber'), 6),
          ),
        ),
      );
    case 'sewing':
      return layers(
        shape('M-320 70L-260 -90H200L280 70Z', air.of('blush')),
        shape('M-320 70L-260 -90H-120L-140 70Z', air.of('apricot')),
        line('M-140 70L-120 -90', air.of('cream'), 5),
        dashed('M-100 -60Q40 -30 60 60', air.of('brick'), 5, '14 10'),
        put(
          150,
          -10,
          1,
          layers(
            rect(-30, -70, 60, 70, air.of('sunrise')),
            rect(-38, -80, 76, 14, air.of('wood')),
            rect(-38, -4, 76, 14, air.of('wood')),
            line('M-30 -52H30M-30 -34H30M-30 -16H30', air.of('brick'), 4, 'square'),
          ),
        ),
        put(
          250,
          40,
          1,
          layers(
            rect(-24, -60, 48, 60, air.of('deep')),
            rect(-32, -70, 64, 13, air.of('wood')),
            rect(-32, -4, 64, 13, air.of('wood')),
          ),
        ),
        put(
          -40,
          30,
          1,
          layers(
            `<circle cx="-40" cy="20" r="22" fill="none" stroke="${air.of('slate')}" stroke-width="10"/><circle cx="14" cy="30" r="22" fill="none" stroke="${air.of('slate')}" stroke-width="10"/>`,
            line('M-28 0L70 -110M6 10L40 -120', air.of('stone'), 11),
          ),
        ),
        line('M-200 10L-110 -40', air.of('ink'), 4),
        line('M-200 10Q-240 -60 -160 -70T-220 -20', air.of('sunrise'), 4),
        rect(-320, 80, 420, 26, air.of('plank')),
        dashed('M-310 86H96', air.of('wood'), 12, '3 17'),
      );
    case 'knot':
      return layers(
        shape('M-280 80L-240 -100H240L280 80Z', air.of('white')),
        shape('M-280 80L-240 -100H-200L-236 80Z', air.of('foam')),
        line('M0 -210V-150', air.of('sunrise'), 9),
        ...(
          [
            [0, -120],
            [-34, -90],
            [34, -90],
            [0, -60],
          ] as const
        ).map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="24" fill="none" stroke="${air.of('sunrise')}" stroke-width="10"/>`,
        ),
        circle(0, -90, 13, air.of('brick')),
        ellipse(0, -10, 26, 34, air.of('leaf')),
        ellipse(8, -16, 10, 18, air.of('moss')),
        line('M-30 40V110M-15 34V124M0 32V128M15 34V124M30 40V110', air.of('sunrise'), 11),
        rect(-36, 26, 72, 20, air.of('apricot'), 8),
        put(
          -170,
          40,
          1,
          layers(
            line('M0 -130V-90', air.of('deep'), 7),
            circle(0, -70, 22, air.of('spray')),
            line('M-16 -36V40M0 -40V50M16 -36V40', air.of('deep'), 10),
            rect(-22, -50, 44, 14, air.of('apricot'), 6),
          ),
        ),
        put(
          170,
          40,
          1,
          layers(
            line('M0 -130V-90', air.of('leaf'), 7),
            shape('M-24 -70Q0 -110 24 -70Q0 -40 -24 -70Z', air.of('blush')),
            line('M-16 -36V40M0 -40V50M16 -36V40', air.of('leaf'), 10),
            rect(-22, -50, 44, 14, air.of('apricot'), 6),
          ),
        ),
      );
    case 'craft':
      return layers(
        ellipse(0, 70, 160, 34, air.of('wood')),
        ellipse(0, 60, 152, 28, air.of('timber')),
        shape(
          'M-60 -140H60L70 -110Q130 -60 100 10Q80 50 40 60H-40Q-80 50 -100 10Q-130 -60 -70 -110Z',
          air.of('sunrise'),
        ),
        shape('M20 -140H60L70 -110Q130 -60 100 10Q80 50 40 60H10Q90 0 20 -140Z', air.of('apricot')),
        ellipse(0, -140, 62, 14, air.of('brick')),
        line('M-108 -30Q0 0 108 -30M-104 0Q0 30 104 0', air.of('brick'), 5),
        shape('M-420 60L-300 30Q-200 -70 -120 -40Q-90 -20 -110 0Q-180 20 -240 70L-420 130Z', air.of('skin')),
        shape('M-420 50L-300 20L-260 84L-420 140Z', air.of('deep')),
        shape('M420 60L300 30Q200 -70 120 -40Q90 -20 110 0Q180 20 240 70L420 130Z', air.of('skin')),
        shape('M420 50L300 20L260 84L420 140Z', air.of('deep')),
      );
  }
}

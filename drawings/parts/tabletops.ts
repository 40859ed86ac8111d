import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { dashed, dots } from './stitches.ts';

export const works = [
  'insects',
  'brush',
  'book',
  'plumBook',
  'hangwa',
  'giftBox',
  'rice',
  'tofu',
  'gelato',
  'chicken',
  'hotteok',
  'sewing',
  'knot',
  'tea',
  'bread',
  'coffee',
  'drip',
  'craft',
  'candle',
  'riceCake',
] as const;
export type Work = (typeof works)[number];

function steam(air: Air, x: number, y: number): string {
  return line(`M${x} ${y}q-16 -22 0 -44t0 -44M${x + 34} ${y + 6}q-14 -20 0 -40t0 -40`, air.of('white'), 8);
}

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

/** What lies on a low table, about the table's middle, some 500 wide and 260 high. */
export function workOn(air: Air, kind: Work): string {
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
        ...[
          [44, -84],
          [70, -56],
          [104, -86],
          [156, -88],
          [150, -36],
          [120, -56],
        ].map(([x = 0, y = 0]) =>
          layers(circle(x, y, 11, air.of('apricot')), circle(x, y, 5, air.of('sunrise'))),
        ),
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
    case 'hangwa':
      return layers(
        ellipse(0, 20, 290, 86, air.of('wood')),
        ellipse(0, 6, 280, 78, air.of('brick')),
        ellipse(0, 0, 240, 62, air.of('wood')),
        ...[
          [-150, -16, 'cream'],
          [-94, -36, 'blush'],
          [-30, -44, 'cream'],
          [40, -44, 'apricot'],
          [104, -34, 'cream'],
          [156, -12, 'blush'],
          [-110, 12, 'apricot'],
          [110, 14, 'cream'],
        ].map(([x, y, pigment]) =>
          put(
            Number(x),
            Number(y),
            1,
            layers(
              rect(
                -34,
                -34,
                68,
                36,
                air.of(pigment === 'blush' ? 'blush' : pigment === 'apricot' ? 'apricot' : 'cream'),
                16,
              ),
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
    case 'gelato':
      return layers(
        ellipse(0, 80, 130, 24, mix(air.of('plank'), air.of('ink'), 0.16)),
        shape('M-64 -60H64L12 90Q0 104 -12 90Z', air.of('plank')),
        line('M-50 -30L24 60M-20 -54L36 18M50 -30L-24 60M20 -54L-36 18', air.of('timber'), 5),
        circle(-36, -96, 58, air.of('cream')),
        circle(40, -92, 56, air.of('apricot')),
        circle(2, -162, 58, air.of('white')),
        shape(
          'M-92 -70Q-60 -40 -30 -58Q0 -36 30 -58Q60 -40 94 -70Q90 -48 64 -46H-64Q-88 -48 -92 -70Z',
          air.of('cream'),
        ),
        circle(20, -180, 16, air.of('foam')),
        line('M34 -200L84 -268', air.of('dune'), 13),
        put(
          -250,
          80,
          1,
          layers(
            shape('M-60 -70H60L46 0H-46Z', air.of('foam')),
            circle(-20, -84, 38, air.of('moss')),
            circle(26, -84, 36, air.of('white')),
          ),
        ),
        put(
          260,
          80,
          1,
          layers(
            shape('M-60 -70H60L46 0H-46Z', air.of('sunrise')),
            circle(0, -90, 46, air.of('white')),
            dots('M-20 -100H30M-10 -76H26', air.of('timber'), 9, 17),
          ),
        ),
      );
    case 'chicken':
      return layers(
        shape('M-240 80L-270 -70H270L240 80Z', air.of('cream')),
        shape('M-240 80L-270 -70H-140L-130 80Z', air.of('dune')),
        dashed('M-262 10H258', air.of('sunrise'), 110, '34 40'),
        ...[
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
        ].map(([x = 0, y = 0], index) =>
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
        ...[
          [-170, 10, 1],
          [10, -16, 1.05],
          [180, 16, 0.95],
          [-40, 52, 1],
        ].map(([x = 0, y = 0, size = 1]) =>
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
        ...[
          [0, -120],
          [-34, -90],
          [34, -90],
          [0, -60],
        ].map(
          ([x = 0, y = 0]) =>
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
    case 'tea':
      return layers(
        ellipse(0, 40, 300, 74, air.of('wood')),
        ellipse(0, 28, 290, 66, air.of('timber')),
        put(
          -90,
          40,
          1,
          layers(
            shape('M-90 -60Q-90 0 -40 6H40Q90 0 90 -60Q60 -104 0 -104Q-60 -104 -90 -60Z', air.of('slate')),
            shape('M10 -104Q60 -104 90 -60Q90 0 40 6H20Q80 -40 10 -104Z', air.of('rock')),
            line('M86 -62Q120 -60 140 -96', air.of('slate'), 17),
            line('M-60 -96Q0 -176 60 -96', air.of('wood'), 10),
            ellipse(0, -104, 34, 9, air.of('rock')),
            circle(0, -114, 9, air.of('slate')),
          ),
        ),
        put(
          110,
          46,
          1,
          layers(
            ellipse(0, 0, 46, 12, air.of('plank')),
            shape('M-38 -46H38Q36 -4 14 0H-14Q-36 -4 -38 -46Z', air.of('cream')),
            ellipse(0, -46, 38, 10, air.of('moss')),
          ),
        ),
        put(
          214,
          54,
          1,
          layers(
            ellipse(0, 0, 46, 12, air.of('plank')),
            shape('M-38 -46H38Q36 -4 14 0H-14Q-36 -4 -38 -46Z', air.of('white')),
            ellipse(0, -46, 38, 10, air.of('moss')),
          ),
        ),
        steam(air, 100, -20),
        put(
          -250,
          90,
          1,
          layers(
            ellipse(0, 0, 70, 40, air.of('timber')),
            ellipse(6, -6, 56, 32, air.of('plank')),
            line('M-34 4Q0 20 40 0', air.of('wood'), 9),
            line('M60 -10L150 -40', air.of('wood'), 14),
            circle(156, -42, 15, air.of('timber')),
          ),
        ),
      );
    case 'bread':
      return layers(
        put(
          -130,
          60,
          1,
          layers(
            rect(-130, -6, 280, 24, air.of('wood'), 8),
            shape('M-110 0Q-130 -110 -20 -116Q120 -114 124 0Z', air.of('plank')),
            shape('M20 -116Q120 -110 124 0H60Q100 -70 20 -116Z', air.of('apricot')),
            line('M-70 -84L-40 -50M-20 -104L10 -64M34 -102L60 -64', air.of('timber'), 9),
          ),
        ),
        put(
          140,
          70,
          1,
          layers(
            ellipse(0, 0, 90, 20, air.of('foam')),
            shape('M-64 -92H64Q62 -10 22 -2H-22Q-62 -10 -64 -92Z', air.of('white')),
            line('M62 -76Q100 -80 92 -50Q88 -34 56 -34', air.of('white'), 11),
            ellipse(0, -92, 64, 15, air.of('wood')),
          ),
        ),
        steam(air, 120, -50),
        put(
          300,
          84,
          1,
          layers(
            shape('M-56 -10L-30 -64L70 -50L56 6Z', air.of('deep')),
            shape('M-56 -10L56 6V16L-56 0Z', air.of('cream')),
          ),
        ),
      );
    case 'coffee':
      return layers(
        ellipse(0, 76, 240, 44, air.of('foam')),
        ellipse(0, 70, 220, 34, air.of('white')),
        shape('M-150 -110H150Q146 60 60 76H-60Q-146 60 -150 -110Z', air.of('white')),
        shape('M60 -110H150Q146 60 60 76H10Q110 20 60 -110Z', air.of('foam')),
        line('M146 -80Q230 -92 214 -20Q202 20 126 14', air.of('white'), 22),
        ellipse(0, -110, 150, 34, air.of('foam')),
        ellipse(0, -108, 132, 26, air.of('wood')),
        shape('M-50 -108Q-30 -124 0 -112Q30 -124 50 -108Q30 -92 0 -90Q-30 -92 -50 -108Z', air.of('blush')),
        steam(air, -50, -150),
        steam(air, 30, -154),
        ...[-300, -262, -330, 300, 336, 280].map((x, index) =>
          put(
            x,
            80 - (index % 3) * 16,
            1,
            layers(ellipse(0, 0, 20, 13, air.of('wood')), line('M-14 0Q0 -6 14 0', air.of('timber'), 3)),
          ),
        ),
      );
    case 'drip':
      return layers(
        shape('M-100 80Q-116 10 -60 -30H60Q116 10 100 80Q0 96 -100 80Z', air.of('sky')),
        shape('M-96 60Q-100 20 -80 10H80Q100 20 96 60L100 80Q0 96 -100 80Z', air.of('wood')),
        shape('M40 10H80Q100 20 96 60L100 80Q70 88 40 88Z', air.of('timber')),
        line('M100 10Q160 0 150 46Q144 70 104 64', air.of('slate'), 13),
        rect(-90, -44, 180, 15, air.of('slate')),
        shape('M-110 -150H110L40 -44H-40Z', air.of('white')),
        shape('M30 -150H110L40 -44H4Z', air.of('foam')),
        ellipse(0, -150, 110, 22, air.of('foam')),
        ellipse(0, -148, 92, 15, air.of('wood')),
        line('M0 -38V14', air.of('wood'), 7),
        line('M20 -160Q24 -210 70 -224', air.of('sky'), 8),
        line('M70 -222Q120 -226 132 -180Q142 -150 190 -150', air.of('deep'), 17),
        shape(
          'M176 -200Q180 -230 214 -232H270Q304 -230 308 -200L322 -110Q322 -98 306 -98H178Q162 -98 162 -110Z',
          air.of('deep'),
        ),
        shape(
          'M250 -232H270Q304 -230 308 -200L322 -110Q322 -98 306 -98H270Q290 -160 250 -232Z',
          air.of('sea'),
        ),
        line('M226 -232Q242 -250 258 -232', air.of('ink'), 9),
        line('M300 -210Q364 -206 350 -150Q344 -126 316 -128', air.of('ink'), 13),
        steam(air, -70, -170),
        ...[-240, -280, -210].map((x, index) =>
          put(
            x,
            70 - index * 14,
            1,
            layers(ellipse(0, 0, 20, 13, air.of('wood')), line('M-14 0Q0 -6 14 0', air.of('timber'), 3)),
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
    case 'candle':
      return layers(
        openBook(air),
        dashed('M-150 -76H-30M-156 -46H-28M-160 -16H-26M-166 14H-24', air.of('stone'), 6, '60 8 30 8'),
        dashed('M34 -76H150M34 -46H156M34 -16H160', air.of('stone'), 6, '50 8 36 8'),
        circle(300, -110, 110, mix(air.of('apricot'), air.of('cream'), 0.3)).replace(
          '/>',
          ' opacity=".45"/>',
        ),
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
    case 'riceCake':
      return layers(
        ellipse(0, 52, 300, 92, air.of('wood')),
        ellipse(0, 36, 290, 82, air.of('brick')),
        ellipse(0, 30, 256, 66, air.of('wood')),
        ...[
          [-150, 8],
          [-50, -10],
          [56, -10],
          [156, 8],
          [-100, 44],
          [0, 36],
          [104, 44],
        ].map(([x = 0, y = 0]) =>
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

import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { dots } from './stitches.ts';
import { steam } from './tableFoods.ts';

export const drinks = ['tea', 'bread', 'coffee', 'drip', 'gelato'] as const;
export type Drink = (typeof drinks)[number];

/** A drink or a sweet on a low table, about the table's middle, some 500 wide and 260 high. */
export function drinkOn(air: Air, kind: Drink): string {
  switch (kind) {
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
  }
}

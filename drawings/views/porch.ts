import { z } from 'zod';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { litGlassColour } from '../parts/facades.ts';
import { cup } from '../parts/interiors.ts';
import { outlook } from '../parts/outlook.ts';
import { stoneLantern } from '../parts/stones.ts';
import { defineView } from '../view.ts';

/** From the porch of wood into the garden: a tray with tea, the eaves above. */
export const porchView = defineView(
  'porch',
  {
    garden: z.enum(['garden', 'valley', 'lake', 'forest']).default('garden'),
    tray: z.enum(['tea', 'fruit', 'shoes']).default('tea'),
  },
  ({ air, random }, { garden, tray }) => {
    const rafters = Array.from({ length: 13 }, (_, index) =>
      circle(32 + index * 62, 62, 17, air.of('timber')),
    ).join('');
    return layers(
      outlook(air, random, garden, { horizon: 300, discX: 300, discY: 170, clouds: 1 }),
      garden === 'garden' && put(150, 420, 0.7, stoneLantern(air)),
      rect(0, 0, 800, 62, air.shaded('wood')),
      rafters,
      rect(0, 28, 800, 22, air.of('wood')),
      rect(52, 40, 46, 420, air.of('wood')),
      rect(52, 40, 15, 420, air.shaded('wood')),
      rect(700, 40, 46, 420, air.of('wood')),
      rect(700, 40, 15, 420, air.shaded('wood')),
      rect(0, 446, 800, 154, air.of('plank')),
      rect(0, 446, 800, 14, air.of('timber')),
      line('M150 460L90 600M330 460L310 600M510 460L530 600M660 460L728 600', air.of('timber'), 4, 'square'),
      tray !== 'shoes' &&
        layers(
          ellipse(400, 562, 190, 14, air.of('timber')),
          shape('M270 514L258 558H280L292 514ZM530 514L542 558H520L508 514Z', air.shaded('wood')),
          rect(236, 498, 328, 20, air.of('wood'), 6),
          tray === 'tea'
            ? layers(
                put(318, 496, 1.05, cup(air, 'haze')),
                put(480, 496, 1.05, cup(air, 'white')),
                put(
                  400,
                  496,
                  1,
                  layers(
                    shape('M-34 0Q-48 -46 0 -52Q48 -46 34 0Z', air.of('moss')),
                    shape('M-34 0Q-48 -46 -8 -51Q-34 -34 -18 0Z', air.shaded('moss')),
                    circle(0, -56, 7, air.of('moss')),
                    line('M36 -30Q58 -34 62 -50M-20 -50Q0 -88 20 -50', air.of('moss'), 6),
                  ),
                ),
              )
            : layers(
                ellipse(356, 496, 84, 13, air.of('white')),
                ...[
                  [306, 476],
                  [350, 470],
                  [396, 476],
                  [330, 444],
                  [374, 444],
                ].map(([fx = 0, fy = 0]) =>
                  layers(
                    circle(fx, fy, 25, air.of('sunrise')),
                    circle(fx + 7, fy - 7, 9, air.of('apricot')),
                    line(d`M${fx - 6} ${fy - 24}h12`, air.of('pine'), 5),
                  ),
                ),
                put(500, 496, 1.05, cup(air, 'haze')),
              ),
        ),
      tray === 'shoes' &&
        layers(
          rect(250, 516, 300, 50, air.of('stone'), 10),
          rect(250, 548, 300, 20, air.of('rock'), 8),
          shape(
            'M292 530Q286 492 316 488Q344 494 344 530ZM352 530Q352 494 380 488Q408 492 404 530Z',
            air.of('white'),
          ),
          shape(
            'M304 514Q306 496 318 494Q332 498 332 514ZM364 514Q364 498 378 494Q392 496 392 514Z',
            air.of('spray'),
          ),
          shape(
            'M424 530Q420 500 444 496Q468 502 468 530ZM476 530Q476 502 500 496Q522 500 518 530Z',
            air.of('sunrise'),
          ),
          shape(
            'M434 516Q436 504 446 502Q458 506 458 516ZM486 516Q486 506 498 502Q508 504 508 516Z',
            air.of('brick'),
          ),
        ),
      (air.isDark || air.hour === 'dusk') &&
        put(
          640,
          62,
          1,
          layers(
            line('M0 0V34', air.of('ink'), 4),
            rect(-20, 34, 40, 56, litGlassColour(air), 14),
            rect(-14, 30, 28, 6, air.of('ink')),
            rect(-14, 88, 28, 6, air.of('ink')),
          ),
        ),
    );
  },
);

import { z } from 'zod';
import type { Air } from '../air.ts';
import { d, layers, line, put, rect, shape } from '../brush.ts';
import { mix, type Pigment } from '../palette.ts';
import { parasol } from '../parts/beachThings.ts';
import { outlook, outlooks } from '../parts/outlook.ts';
import { potPlant } from '../parts/streetThings.ts';
import { bather } from '../parts/swimmers.ts';
import { shrub } from '../parts/trees.ts';
import { defineView, pigment } from '../view.ts';

/** A bed for lying in the sun, its back raised at the left, 200 wide. */
function lounger(air: Air, cushion: Pigment): string {
  return layers(
    line('M-60 -18V6M70 -18V6', air.of('wood'), 8, 'square'),
    shape('M-104 -92L-86 -98L-44 -32H104V-16H-62Z', air.of('wood')),
    shape('M-92 -100Q-86 -106 -78 -100L-36 -46H100Q108 -46 108 -38T100 -30H-48Z', air.of('white')),
    shape('M-92 -100Q-86 -106 -78 -100L-60 -76L-74 -66Z', air.of(cushion)),
    shape('M20 -46H56V-22H20Z', air.of(cushion)),
  );
}

/** A pool whose far edge meets what lies beyond. */
export const poolView = defineView(
  'pool',
  {
    outlook: z.enum(outlooks).default('sea'),
    shade: pigment.default('sunrise'),
    side: z.enum(['left', 'right']).default('left'),
    swimmers: z.enum(['one', 'two']).default('one'),
    roof: z.boolean().default(false),
  },
  ({ air, random }, { outlook: kind, shade, side, swimmers, roof }) => {
    const isLeft = side === 'left';
    const near = isLeft ? 190 : 600;
    const pool = air.isDark
      ? mix(air.of('spray'), air.window, 0.16)
      : mix(air.of('spray'), air.of('white'), 0.3);
    const deep = air.isDark ? mix(air.of('shallows'), air.window, 0.1) : air.of('spray');
    const outline = isLeft
      ? 'M0 366H800V560Q560 520 420 506Q300 494 250 470Q170 436 0 440Z'
      : 'M800 366H0V560Q240 520 380 506Q500 494 550 470Q630 436 800 440Z';
    const deck = isLeft
      ? 'M0 432Q180 428 262 462Q310 486 430 496Q570 508 800 552V600H0Z'
      : 'M800 432Q620 428 538 462Q490 486 370 496Q230 508 0 552V600H800Z';
    const rim = isLeft
      ? 'M0 436Q180 432 262 466Q310 490 430 500Q570 512 800 556'
      : 'M800 436Q620 432 538 466Q490 490 370 500Q230 512 0 556';
    return layers(
      outlook(air, random, kind, { horizon: 268, discX: isLeft ? 596 : 210, discY: 116, clouds: 1 }),
      roof &&
        layers(
          line(
            Array.from({ length: 9 }, (_, index) => d`M${index * 100} 318V366`).join(''),
            air.of('stone'),
            5,
            'square',
          ),
          rect(0, 318, 800, 48, mix(air.water[0], air.of('white'), 0.42)),
          line('M0 318H800', air.of('white'), 7, 'square'),
        ),
      shape(outline, pool),
      shape(
        isLeft
          ? 'M0 392Q220 374 420 396T800 384V420Q600 440 420 418T0 424Z'
          : 'M800 392Q580 374 380 396T0 384V420Q200 440 380 418T800 424Z',
        deep,
      ),
      rect(0, 362, 800, 8, air.of('white')),
      line(
        isLeft
          ? 'M330 450q20 -10 40 0t40 0 40 0M560 486q20 -10 40 0t40 0M640 430q20 -10 40 0t40 0'
          : 'M350 450q20 -10 40 0t40 0 40 0M160 486q20 -10 40 0t40 0M80 430q20 -10 40 0t40 0',
        air.of('white'),
        4,
      ),
      put(isLeft ? 520 : 280, 440, 1.7, bather(air)),
      swimmers === 'two' && put(isLeft ? 650 : 150, 474, 1.9, bather(air)),
      shape(deck, air.of('plank')),
      line(rim, air.of('white'), 11),
      line(
        isLeft
          ? 'M0 496Q220 500 420 560M0 548Q130 552 240 600'
          : 'M800 496Q580 500 380 560M800 548Q670 552 560 600',
        air.of('timber'),
        3,
      ),
      put(near - (isLeft ? 30 : -30), 520, 1.05, parasol(air, shade)),
      put(near - (isLeft ? 20 : 60), 540, 1.06, lounger(air, shade)),
      put(near + (isLeft ? 180 : -250), 586, 1.06, lounger(air, 'sea')),
      put(isLeft ? 44 : 752, 574, 1, potPlant(air, 160, 'deep')),
      put(isLeft ? 770 : 30, 610, 1, shrub(air, 200)),
    );
  },
);

import type { Air } from '../air.ts';
import { circle, layers, line, rect, shape } from '../brush.ts';

/** A small tiled roof over a spring that runs into a stone basin, 220 wide. */
export function springHouse(air: Air): string {
  return layers(
    line('M-80 0V-130M80 0V-130', air.of('wood'), 14, 'square'),
    rect(-62, -60, 124, 60, air.of('rock')),
    rect(10, -60, 52, 60, air.of('stone')),
    rect(-70, -70, 140, 16, air.of('stone')),
    shape('M-54 -66H54L46 -54H-46Z', air.water[0]),
    line('M-84 -104H-10', air.of('plank'), 10),
    line('M-8 -102Q2 -90 2 -62', air.of('foam'), 7),
    shape('M-120 -124Q-70 -138 -56 -172H56Q70 -138 120 -124Q60 -114 0 -114T-120 -124Z', air.of('roof')),
    line('M-58 -174H58', air.of('slate'), 9),
    line('M40 -72L70 -92', air.of('plank'), 5),
    circle(40, -72, 11, air.of('apricot')),
  );
}

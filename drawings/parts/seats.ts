import type { Air } from '../air.ts';
import { d, ellipse, layers, line, rect, shape } from '../brush.ts';
import { mix, type Pigment } from '../palette.ts';

/** A chair of wood for sitting outside, seen from behind, 110 wide. */
export function deckChair(air: Air, cloth: Pigment): string {
  return layers(
    line('M-46 0L-40 -60M46 0L40 -60M-52 -130L-44 -50M52 -130L44 -50', air.of('wood'), 8),
    shape('M-50 -150Q0 -162 50 -150L42 -58H-42Z', air.of(cloth)),
    shape('M-50 -150Q-34 -154 -20 -156L-18 -58H-42Z', air.shaded(cloth)),
    line('M-62 -84H-44M44 -84H62', air.of('wood'), 9),
    rect(-50, -62, 100, 12, air.of('wood'), 4),
  );
}

/** A round table on one foot, its top at `height`. */
export function roundTable(air: Air, height: number): string {
  return layers(
    line(d`M0 0V${-height}M-28 2H28`, air.of('ink'), 8),
    ellipse(0, -height, 70, 13, air.of('white')),
    ellipse(0, -height + 4, 70, 12, mix(air.of('white'), air.of('stone'), 0.5)),
    ellipse(0, -height, 70, 11, air.of('white')),
  );
}

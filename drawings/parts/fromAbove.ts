import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';

/** A parasol from above, 80 across, its shadow on the lower left. */
export function parasolFromAbove(air: Air, pigment: Pigment): string {
  return layers(
    ellipse(-12, 14, 40, 38, air.shaded('sand')),
    circle(0, 0, 40, air.of('cream')),
    shape(
      'M0 0L28-28A40 40 0 0 0 0-40ZM0 0L28 28A40 40 0 0 0 40 0ZM0 0L-28 28A40 40 0 0 0 0 40ZM0 0L-28-28A40 40 0 0 0-40 0Z',
      air.of(pigment),
    ),
    circle(0, 0, 5, air.of('wood')),
  );
}

/** A swimmer in a rubber ring from above, 42 across. */
export function ringFromAbove(air: Air, pigment: Pigment): string {
  return layers(
    `<circle cx="0" cy="0" r="15" fill="none" stroke="${air.of('white')}" stroke-width="11"/>`,
    `<circle cx="0" cy="0" r="15" fill="none" stroke="${air.of(pigment)}" stroke-width="11" stroke-dasharray="12 12"/>`,
    circle(0, 0, 8, air.of('ink')),
  );
}

/** A surfer who lies on the board and paddles out, from above, 110 long. */
export function surferFromAbove(air: Air, board: Pigment): string {
  return layers(
    ellipse(0, 0, 54, 13, air.of(board)),
    line('M-30 0H12', air.of('ink'), 14),
    line('M12-2L28-18M12 2L28 18', air.of('skin'), 6),
    circle(22, 0, 9, air.of('ink')),
  );
}

/** A tent from above, 130 across. */
export function tentFromAbove(air: Air, pigment: Pigment): string {
  return layers(
    shape('M-62 36L-10-36 62-24 24 54Z', air.shaded('sand')),
    shape('M-50 26L-6-44 58-32 22 42Z', air.of(pigment)),
    shape('M-50 26L-6-44 26-2 22 42Z', air.shaded(pigment)),
  );
}

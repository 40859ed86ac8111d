import type { Air } from '../air.ts';
import { circle, d, layers, line, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';

/** A bicycle from its side, 250 wide; its wheels stand at y = 0. */
export function bicycle(air: Air, pigment: Pigment = 'sunrise'): string {
  const wheel = (x: number) =>
    layers(
      `<circle cx="${x}" cy="-56" r="50" fill="none" stroke="${air.of('ink')}" stroke-width="9"/>`,
      line(
        d`M${x} -106V-6M${x - 50} -56H${x + 50}M${x - 35} -91L${x + 35} -21M${x - 35} -21L${x + 35} -91`,
        air.of('stone'),
        2,
      ),
      circle(x, -56, 8, air.of('ink')),
    );
  return layers(
    wheel(-78),
    wheel(78),
    line(
      'M-78 -56L-32 -128H44L-6 -56ZM-32 -128L-6 -56M44 -128L78 -56M44 -128L36 -156M-32 -128L-38 -150',
      air.of(pigment),
      9,
    ),
    line('M22 -160H40Q58 -160 56 -142', air.of('ink'), 7),
    shape('M-62 -154Q-40 -164 -16 -152Q-30 -142 -62 -154Z', air.of('wood')),
    shape('M54 -136H104L96 -96H62Z', air.of('dune')),
    line('M58 -122H100M60 -108H98', air.of('timber'), 3),
    circle(-6, -56, 11, air.of('ink')),
    line('M-6 -56L8 -32H20', air.of('ink'), 5),
  );
}

import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, put, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';
import { boulder } from './stones.ts';

/** Someone who stands in a stream to the waist, with a ring of ripples; about the water line, 56 high. */
export function bather(air: Air, coat: Pigment): string {
  return layers(
    ellipse(0, 2, 34, 8, air.of('spray')),
    ellipse(0, 2, 22, 5, air.water[1]),
    shape('M-14 2L-16 -26Q0 -38 16 -26L14 2Z', air.of(coat)),
    line('M-14 -22L-28 -36M14 -22L28 -8', air.of('skin'), 8),
    circle(0, -44, 11, air.of('skin')),
    shape('M-12 -44a12 13 0 0 1 24 0q-12 -6 -24 0z', air.of('ink')),
  );
}

function sitter(air: Air, coat: Pigment, hat: boolean): string {
  return layers(
    ellipse(0, 2, 62, 16, air.of('deep')),
    shape('M-46 4Q-56 -60 -36 -104Q0 -130 36 -104Q56 -60 46 4Q0 16 -46 4Z', air.of(coat)),
    shape('M10 -118Q26 -116 36 -104Q56 -60 46 4Q32 10 18 10Q34 -50 10 -118Z', air.shaded(coat)),
    line('M-40 -86Q-66 -50 -72 -4M40 -86Q66 -50 74 -4', air.of(coat), 19),
    circle(-74, 2, 10, air.of('skin')),
    circle(76, 2, 10, air.of('skin')),
    circle(0, -146, 33, air.of('ink')),
    hat &&
      layers(
        ellipse(0, -158, 62, 17, air.of('dune')),
        shape('M-32 -160Q-30 -196 0 -196Q30 -196 32 -160Z', air.of('sand')),
      ),
  );
}

/** Two who sit side by side on a broad rock, seen from behind, their feet in the stream; about the rock's front edge. */
export function sitters(air: Air): string {
  return layers(
    put(0, 60, 1, boulder(air, 560, 150)),
    shape('M-220 -84Q-60 -112 120 -96Q220 -84 236 -66Q0 -46 -220 -84Z', air.of('stone')),
    put(-86, -72, 1, sitter(air, 'sunrise', true)),
    put(92, -66, 0.92, sitter(air, 'cream', false)),
  );
}

import type { Air } from '../../air.ts';
import { layers, line, rect, shape } from '../../brush.ts';
import type { Pigment } from '../../palette.ts';

/** A lighthouse of a harbour mole, red or white. */
export function moleLight(air: Air, colour: Pigment): string {
  return layers(
    shape('M-26 0L-17-120H17L26 0Z', air.of(colour)),
    shape('M-26 0L-17-120H-6L-10 0Z', air.shaded(colour)),
    rect(-24, -130, 48, 11, air.of('foam')),
    rect(-13, -154, 26, 26, air.window),
    shape('M-18-154Q0-178 18-154Z', air.of(colour)),
  );
}

/** A fishing boat at its berth, lit by its lamps at night. */
export function fishingBoat(air: Air, hull: Pigment): string {
  return layers(
    line('M-30-60V-150M60-50V-120M-30-144L60-116', air.of('ink'), 4),
    rect(-16, -92, 62, 44, air.of('white')),
    rect(-6, -84, 42, 17, air.window),
    shape('M-120-56H118L92 0H-92Z', air.of('white')),
    shape('M-112-34H108L92 0H-92Z', air.of(hull)),
    line('M-10-140h1M16-132h1M40-124h1', air.glint, 10),
  );
}

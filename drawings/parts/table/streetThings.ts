import type { Air } from '../../air.ts';
import { d, ellipse, layers, line, rect, shape } from '../../brush.ts';
import type { Pigment } from '../../palette.ts';

/** A bicycle leaning before the house, its wheels on the ground. */
export function bicycle(air: Air, frame: Pigment): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-34" r="31" fill="none" stroke="${air.of('ink')}" stroke-width="6"/>`;
  return layers(
    wheel(-56),
    wheel(56),
    line(
      'M-56-34L-20-84H34L56-34M-20-84L4-34H56M-20-84L4-34-56-34M-26-96H-6M34-84L28-110H46',
      air.of(frame),
      7,
    ),
  );
}

/** Things in front of a shop: plants in pots, a bench, tables, jars, stools. */
export function potPlant(air: Air, height: number, pot: Pigment): string {
  const h = height;
  return layers(
    shape(d`M${-h * 0.2} ${-h * 0.3}H${h * 0.2}L${h * 0.14} 0H${-h * 0.14}Z`, air.of(pot)),
    shape(
      d`M0 ${-h * 0.3}Q${-h * 0.4} ${-h * 0.5} ${-h * 0.34} ${-h * 0.84}Q${-h * 0.06} ${-h * 0.7} 0 ${-h * 0.3}Q${h * 0.06} ${-h * 0.8} ${h * 0.3} ${-h * 0.9}Q${h * 0.44} ${-h * 0.5} 0 ${-h * 0.3}Z`,
      air.of('leaf'),
    ),
    shape(
      d`M0 ${-h * 0.3}Q${-h * 0.14} ${-h * 0.8} 0 ${-h}Q${h * 0.14} ${-h * 0.8} 0 ${-h * 0.3}Z`,
      air.of('pine'),
    ),
  );
}

/** A bench of planks. */
export function bench(air: Air, pigment: Pigment): string {
  return layers(
    line('M-70 0V-36M70 0V-36', air.of('ink'), 8, 'square'),
    rect(-90, -46, 180, 14, air.of(pigment)),
    rect(-90, -82, 180, 12, air.of(pigment)),
    line('M-70-46V-84M70-46V-84', air.of('ink'), 6, 'square'),
  );
}

/** A small round table with two chairs. */
export function cafeTable(air: Air, chair: Pigment): string {
  return layers(
    line(
      'M-86-100L-78-52H-46M-78-52L-84 0M-48-52L-42 0M86-100L78-52H46M78-52L84 0M48-52L42 0',
      air.of(chair),
      8,
    ),
    line('M0-70V0M-22 0H22', air.of('slate'), 8),
    ellipse(0, -72, 50, 9, air.of('white')),
    shape('M-14-96H8L4-76H-10Z', air.of('foam')),
  );
}

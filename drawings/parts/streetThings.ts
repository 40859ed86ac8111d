import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, rect, shape } from '../brush.ts';
import { mix, type Pigment, palette } from '../palette.ts';
import { litGlassColour } from './facades.ts';

/** Tall broom-shaped trees of a street. */
export function streetTree(air: Air, height: number): string {
  const h = height;
  return layers(
    line(d`M0 0V${-h * 0.6}`, air.of('wood'), h * 0.06),
    shape(
      d`M0 ${-h}C${h * 0.3} ${-h} ${h * 0.34} ${-h * 0.4} 0 ${-h * 0.38}C${-h * 0.34} ${-h * 0.4} ${-h * 0.3} ${-h} 0 ${-h}Z`,
      air.of('leaf'),
    ),
    shape(
      d`M0 ${-h}C${-h * 0.3} ${-h} ${-h * 0.34} ${-h * 0.4} 0 ${-h * 0.38}C${-h * 0.14} ${-h * 0.5} ${-h * 0.12} ${-h * 0.9} 0 ${-h}Z`,
      air.of('pine'),
    ),
  );
}

/** A street lamp as high as `height`. */
export function streetLamp(air: Air, height: number): string {
  const y = -height - 8;
  return layers(
    line(d`M0 0V${-height}q2 -14 22 -14`, air.of('ink'), 6),
    air.isDark && circle(24, y, 21, mix(palette.night, air.window, 0.25)),
    circle(24, y, 10, air.isDark || air.hour === 'dusk' ? air.window : air.of('cream')),
  );
}

/** A small car from its side, 130 long. */
export function car(air: Air, pigment: 'sunrise' | 'sea' | 'white' | 'apricot'): string {
  return layers(
    shape('M-66 -12V-30Q-62 -40 -40 -42L-22 -62H22L46 -42Q66 -40 66 -24V-12Z', air.of(pigment)),
    shape('M-30 -42L-17 -56H0V-42ZM6 -42V-56H19L34 -42Z', air.of('deep')),
    rect(-66, -24, 132, 12, mix(air.of(pigment), air.of('ink'), 0.2)),
    rect(58, -30, 8, 7, litGlassColour(air)),
    shape(
      'M-54 -10a15 15 0 0 1 30 0a15 15 0 0 1 -30 0zM24 -10a15 15 0 0 1 30 0a15 15 0 0 1 -30 0z',
      air.of('ink'),
    ),
    shape('M-45 -10a6 6 0 0 1 12 0a6 6 0 0 1 -12 0zM33 -10a6 6 0 0 1 12 0a6 6 0 0 1 -12 0z', air.of('stone')),
  );
}

/** A plant in a pot, `height` high. */
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

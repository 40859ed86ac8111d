import type { Air } from '../air.ts';
import { circle, d, layers, line, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';

interface PersonOptions {
  coat?: Pigment;
  legs?: Pigment;
  hat?: boolean;
}

/** A small standing visitor of `height`, seen from behind, who gives the picture its scale. */
export function person(
  air: Air,
  height: number,
  { coat = 'sunrise', legs = 'ink', hat = false }: PersonOptions = {},
): string {
  const h = height;
  return layers(
    line(d`M${-h * 0.06} ${-h * 0.4}V0M${h * 0.06} ${-h * 0.4}V0`, air.of(legs), h * 0.09),
    shape(
      d`M${-h * 0.15} ${-h * 0.34}L${-h * 0.11} ${-h * 0.7}q${h * 0.11} ${-h * 0.1} ${h * 0.22} 0l${h * 0.04} ${h * 0.36}z`,
      air.of(coat),
    ),
    circle(0, -h * 0.86, h * 0.11, air.of('skin')),
    shape(
      d`M${-h * 0.12} ${-h * 0.84}a${h * 0.12} ${h * 0.13} 0 0 1 ${h * 0.24} 0q${-h * 0.02} ${h * 0.1} ${-h * 0.06} ${h * 0.12}h${-h * 0.12}q${-h * 0.05} ${-h * 0.03} ${-h * 0.06} ${-h * 0.12}z`,
      air.of('ink'),
    ),
    hat &&
      shape(
        d`M${-h * 0.2} ${-h * 0.9}q${h * 0.2} ${-h * 0.08} ${h * 0.4} 0l${-h * 0.1} ${-h * 0.02}q${-h * 0.1} ${-h * 0.16} ${-h * 0.2} 0z`,
        air.of('dune'),
      ),
  );
}

/** Two who look at the same thing. */
export function couple(air: Air, height: number): string {
  return layers(
    `<g transform="translate(${Math.round(-height * 0.2)} 0)">${person(air, height)}</g>`,
    `<g transform="translate(${Math.round(height * 0.2)} 0)">${person(air, height * 0.92, { coat: 'deep' })}</g>`,
  );
}

import type { Air } from '../air.ts';
import { d, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';

/** An earthen jar for pastes with its lid, `height` high. */
export function jar(air: Air, height: number): string {
  const h = height;
  const base = air.of('wood');
  return layers(
    shape(
      d`M${-0.3 * h} ${-0.84 * h}C${-0.6 * h} ${-0.74 * h} ${-0.56 * h} ${-0.24 * h} ${-0.3 * h} 0H${0.3 * h}C${0.56 * h} ${-0.24 * h} ${0.6 * h} ${-0.74 * h} ${0.3 * h} ${-0.84 * h}Z`,
      base,
    ),
    shape(
      d`M${0.1 * h} ${-0.84 * h}H${0.3 * h}C${0.6 * h} ${-0.74 * h} ${0.56 * h} ${-0.24 * h} ${0.3 * h} 0H${0.12 * h}C${0.34 * h} ${-0.24 * h} ${0.36 * h} ${-0.7 * h} ${0.1 * h} ${-0.84 * h}Z`,
      air.of('timber'),
    ),
    line(
      d`M${-0.47 * h} ${-0.52 * h}Q0 ${-0.42 * h} ${0.47 * h} ${-0.52 * h}`,
      mix(base, air.of('ink'), 0.3),
      Math.max(3, h * 0.03),
    ),
    shape(
      d`M${-0.4 * h} ${-0.81 * h}Q${-0.34 * h} ${-0.97 * h} 0 ${-0.97 * h}T${0.4 * h} ${-0.81 * h}Z`,
      mix(base, air.of('ink'), 0.25),
    ),
    rect(-0.08 * h, -1.03 * h, 0.16 * h, 0.09 * h, mix(base, air.of('ink'), 0.25), 3),
  );
}

/** Three jars on their terrace of stone, 190 wide. */
export function jarTerrace(air: Air): string {
  return layers(
    rect(-96, -8, 192, 14, air.of('stone')),
    put(-50, -6, 1, jar(air, 62)),
    put(8, -6, 1, jar(air, 74)),
    put(64, -6, 1, jar(air, 52)),
  );
}

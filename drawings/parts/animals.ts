import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, put, shape } from '../brush.ts';
import { mix } from '../palette.ts';

/** A sheep that looks to the left, 130 wide. */
export function sheep(air: Air): string {
  return layers(
    line('M-26 -30V-4M-10 -28V-4M22 -28V-4M38 -30V-4', air.of('ink'), 9),
    circle(-30, -58, 24, air.of('stone')),
    circle(-8, -44, 26, air.of('cream')),
    circle(22, -44, 26, air.of('cream')),
    circle(42, -58, 22, air.of('white')),
    circle(-14, -72, 24, air.of('cream')),
    circle(16, -76, 25, air.of('white')),
    shape('M-78 -66Q-80 -92 -58 -92Q-38 -92 -38 -70Q-44 -46 -58 -46Q-72 -48 -78 -66Z', air.of('ink')),
    circle(-52, -94, 12, air.of('cream')),
    shape('M-42 -84q20 -4 22 8q-14 4 -24 0z', air.of('ink')),
    circle(-66, -74, 3, air.of('white')),
  );
}

/** A kid goat that looks to the left, 120 wide. */
export function kid(air: Air): string {
  return layers(
    line('M-26 -40V-4M-8 -38V-4', air.shaded('plank'), 10),
    line('M26 -38V-4M42 -42V-4', air.shaded('plank'), 10),
    shape('M-42 -62Q-44 -34 -10 -32H34Q56 -36 54 -62Q52 -80 30 -80H-20Q-40 -78 -42 -62Z', air.of('plank')),
    shape('M-30 -40Q0 -28 34 -34Q22 -52 -6 -50Q-26 -50 -30 -40Z', air.of('cream')),
    shape('M46 -74Q66 -92 68 -74Q64 -64 50 -64Z', air.of('plank')),
    shape('M-40 -58Q-42 -84 -54 -92L-24 -96Q-8 -84 -14 -70Z', air.of('plank')),
    shape('M-26 -104Q-38 -122 -62 -114Q-84 -102 -88 -88Q-84 -76 -66 -80Q-42 -82 -28 -90Z', air.of('plank')),
    shape('M-88 -88Q-84 -76 -66 -80Q-72 -92 -84 -96Z', air.of('cream')),
    line('M-44 -116Q-44 -132 -34 -138M-54 -116Q-56 -130 -48 -138', air.of('slate'), 6),
    shape('M-34 -108Q-10 -112 -4 -96Q-18 -88 -34 -98Z', air.of('timber')),
    circle(-58, -101, 4, air.of('ink')),
    line('M-74 -78L-72 -66', air.of('cream'), 5),
  );
}

/** A rabbit that sits and looks to the left, 80 high. */
export function rabbit(air: Air, coat: 'white' | 'timber' | 'stone' = 'white'): string {
  return layers(
    shape(
      d`M-30 -66Q-44 -104 -30 -108Q-18 -106 -18 -68ZM-16 -66Q-18 -104 -6 -106Q4 -102 -6 -64Z`,
      air.of(coat),
    ),
    line('M-29 -72L-31 -98M-12 -70L-8 -96', air.of('blush'), 4),
    ellipse(14, -26, 36, 28, air.of(coat)),
    circle(50, -18, 11, air.of('cream')),
    ellipse(-22, -54, 24, 21, air.of(coat)),
    ellipse(-10, -6, 22, 8, air.of(coat)),
    ellipse(30, -6, 24, 8, mix(air.of(coat), air.of('stone'), 0.35)),
    circle(-32, -58, 3.4, air.of('ink')),
    circle(-44, -50, 3, air.of('sunrise')),
  );
}

/** A penguin that stands and looks to the left, 130 high. */
export function penguin(air: Air): string {
  return layers(
    ellipse(-14, -3, 17, 6, air.of('sunrise')),
    ellipse(16, -3, 17, 6, air.of('apricot')),
    shape('M-38 -40Q-42 -120 0 -128Q44 -120 40 -40Q36 -4 0 -4Q-34 -4 -38 -40Z', air.of('roof')),
    shape('M-26 -40Q-30 -84 -6 -90Q24 -84 22 -40Q20 -8 -2 -8Q-24 -8 -26 -40Z', air.of('white')),
    shape('M-26 -100Q-20 -118 -4 -112Q2 -100 -8 -92Q-22 -88 -26 -100Z', air.of('white')),
    shape('M34 -84Q58 -60 52 -34Q40 -40 36 -60ZM-34 -84Q-50 -64 -50 -38Q-40 -42 -35 -60Z', air.of('ink')),
    circle(-15, -104, 3.4, air.of('ink')),
    shape('M-26 -102l-18 8l18 3z', air.of('sunrise')),
  );
}

/** An otter that floats on its back with a shell, 170 wide, about its water line. */
export function otter(air: Air): string {
  return layers(
    shape('M-86 -8Q-60 22 10 20Q80 18 100 -14Q88 -20 70 -12Q40 -26 0 -26Q-50 -28 -86 -8Z', air.of('wood')),
    shape('M-40 -16Q0 -26 52 -12Q20 8 -20 4Q-36 -2 -40 -16Z', air.of('timber')),
    circle(-66, -26, 28, air.of('wood')),
    circle(-84, -46, 8, air.of('wood')),
    circle(-46, -50, 8, air.of('wood')),
    ellipse(-68, -18, 18, 13, air.of('dune')),
    circle(-78, -32, 3.4, air.of('ink')),
    circle(-58, -33, 3.4, air.of('ink')),
    ellipse(-68, -24, 6, 4, air.of('ink')),
    line('M-30 -22Q-14 -42 -6 -34M10 -24Q2 -42 -6 -36', air.of('wood'), 12),
    shape('M-22 -40Q-8 -58 8 -40Q-6 -30 -22 -40Z', air.of('apricot')),
    line('M-14 -40l4 -8M-6 -38v-11M2 -40l-4 -8', air.of('sunrise'), 2.5),
  );
}

/** A fish that swims to the left, `width` long. */
export function fish(
  air: Air,
  width: number,
  pigment: 'sunrise' | 'apricot' | 'foam' | 'spray' | 'deep' = 'sunrise',
): string {
  const w = width / 2;
  return layers(
    shape(d`M${w * 0.56} 0L${w} ${-w * 0.4}Q${w * 0.86} 0 ${w} ${w * 0.4}Z`, air.of(pigment)),
    shape(
      d`M${-w * 0.1} ${-w * 0.36}Q${w * 0.2} ${-w * 0.66} ${w * 0.44} ${-w * 0.26}Z`,
      air.shaded(pigment),
    ),
    shape(
      d`M${-w} 0Q${-w * 0.4} ${-w * 0.56} ${w * 0.3} ${-w * 0.26}Q${w * 0.6} 0 ${w * 0.7} 0Q${w * 0.6} ${w * 0.04} ${w * 0.3} ${w * 0.3}Q${-w * 0.4} ${w * 0.5} ${-w} 0Z`,
      air.of(pigment),
    ),
    shape(
      d`M${-w * 0.96} ${w * 0.04}Q${-w * 0.4} ${w * 0.5} ${w * 0.3} ${w * 0.3}Q${w * 0.5} ${w * 0.14} ${w * 0.66} 0Q${-w * 0.2} ${w * 0.28} ${-w * 0.96} ${w * 0.04}Z`,
      air.of('cream'),
    ),
    circle(-w * 0.66, -w * 0.08, w * 0.07, air.of('ink')),
    line(d`M${-w * 0.4} ${-w * 0.26}q${w * 0.14} ${w * 0.24} 0 ${w * 0.44}`, air.shaded(pigment), w * 0.05),
  );
}

/** A carp with barbels and scales that rises to the left, `width` long. */
export function carp(air: Air, width: number): string {
  const w = width / 2;
  const scales = [-0.3, -0.06, 0.18]
    .flatMap((x) =>
      [-0.14, 0.06].map((y) => d`M${w * (x + y)} ${w * (y - 0.06)}q${w * 0.12} ${w * 0.08} 0 ${w * 0.16}`),
    )
    .join('');
  return layers(
    put(0, 0, 1, fish(air, width, 'sunrise')),
    shape(
      d`M${-w * 0.2} ${w * 0.3}Q${-w * 0.04} ${w * 0.66} ${w * 0.14} ${w * 0.62}Q${w * 0.1} ${w * 0.4} ${w * 0.04} ${w * 0.3}Z`,
      air.of('apricot'),
    ),
    line(scales, air.of('apricot'), w * 0.045),
    line(
      d`M${-w * 0.96} ${w * 0.02}q${-w * 0.12} ${w * 0.02} ${-w * 0.16} ${w * 0.14}M${-w * 0.92} ${w * 0.06}q${-w * 0.04} ${w * 0.08} ${-w * 0.02} ${w * 0.16}`,
      air.of('brick'),
      w * 0.03,
    ),
  );
}

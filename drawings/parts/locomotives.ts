import type { Air } from '../air.ts';
import { circle, d, layers, line, rect, shape } from '../brush.ts';

function wheel(air: Air, x: number, radius: number): string {
  return layers(
    circle(x, -radius, radius, air.of('ink')),
    circle(x, -radius, radius * 0.8, air.of('brick')),
    line(
      d`M${x - radius * 0.7} ${-radius}h${radius * 1.4}M${x} ${-radius * 1.7}v${radius * 1.4}M${x - radius * 0.5} ${-radius * 1.5}l${radius} ${radius}M${x + radius * 0.5} ${-radius * 1.5}l${-radius} ${radius}`,
      air.of('ink'),
      radius * 0.12,
    ),
    circle(x, -radius, radius * 0.24, air.of('apricot')),
  );
}

/** A steam locomotive that faces left, 420 wide and 250 high, on its rails. */
export function locomotive(air: Air): string {
  return layers(
    rect(-190, -64, 390, 26, air.of('ink')),
    shape('M-232 -4L-190 -64H-150V-4Z', air.of('slate')),
    line('M-220 -6L-180 -58M-204 -6L-168 -58M-186 -6L-158 -58', air.of('ink'), 5),
    rect(-180, -164, 260, 104, air.of('ink'), 20),
    rect(-180, -150, 260, 26, air.of('roof'), 12),
    circle(-182, -112, 52, air.of('roof')),
    circle(-182, -112, 38, air.of('slate')),
    circle(-182, -112, 10, air.of('apricot')),
    line('M-110 -164V-60M-40 -164V-60M30 -164V-60', air.of('apricot'), 5, 'square'),
    shape('M-154 -160L-162 -222H-110L-118 -160Z', air.of('ink')),
    rect(-172, -234, 72, 16, air.of('sunrise'), 4),
    shape('M-70 -162Q-70 -196 -46 -196Q-22 -196 -22 -162Z', air.of('apricot')),
    shape('M0 -162V-188H28V-162Z', air.of('roof')),
    rect(80, -226, 120, 166, air.of('roof')),
    rect(80, -226, 36, 166, air.shaded('roof')),
    rect(104, -198, 76, 56, air.window),
    line('M142 -198v56', air.of('ink'), 5, 'square'),
    shape('M64 -226H214Q210 -246 190 -248H90Q70 -246 64 -226Z', air.of('ink')),
    line('M80 -116H200', air.of('sunrise'), 7, 'square'),
    circle(-196, -182, 17, air.of('apricot')),
    circle(-196, -182, 10, air.of('cream')),
    wheel(air, -80, 36),
    wheel(air, 10, 36),
    wheel(air, 100, 36),
    wheel(air, -160, 22),
    wheel(air, 176, 22),
    line('M-80 -30H100', air.of('stone'), 9),
    line('M-150 -50L-80 -30', air.of('stone'), 8),
  );
}

/** An old passenger carriage, 380 wide. */
export function carriage(air: Air, paint: 'deep' | 'brick'): string {
  return layers(
    rect(-190, -60, 380, 22, air.of('ink')),
    rect(-190, -206, 380, 150, air.of(paint)),
    rect(-190, -206, 380, 20, air.shaded(paint)),
    rect(-190, -110, 380, 12, air.of('cream')),
    ...[-168, -98, -28, 42, 112].map((x) => rect(x, -178, 52, 54, air.window, 5)),
    shape('M-200 -204Q-196 -236 -160 -238H160Q196 -236 200 -204Z', air.of('roof')),
    wheel(air, -130, 22),
    wheel(air, -80, 22),
    wheel(air, 80, 22),
    wheel(air, 130, 22),
  );
}

/** Rails in a footpath, from a point at `y` to the viewer. `spread` is how far apart they are in front. */
export function track(air: Air, y: number, spread = 1): string {
  const depth = 600 - y;
  const sleepers = [0.06, 0.15, 0.27, 0.42, 0.6, 0.82].map((part) => {
    const half = 12 + 74 * spread * part;
    return d`M${404 - half} ${y + depth * part}H${404 + half}`;
  });
  return layers(
    line(sleepers.join(''), air.of('dune'), 9, 'square'),
    line(
      d`M398 ${y}L${404 - 70 * spread} 610M410 ${y}L${404 + 70 * spread} 610`,
      air.of('slate'),
      7,
      'square',
    ),
  );
}

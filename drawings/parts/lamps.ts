import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix, type Pigment, palette } from '../palette.ts';

/** A lamp that hangs from the ceiling; its light shows in the dark. */
export function pendant(
  air: Air,
  x: number,
  y: number,
  kind: 'dome' | 'globe' | 'cone',
  shade: Pigment,
): string {
  const glow = mix(air.of('blush'), air.of('apricot'), 0.3);
  return layers(
    line(d`M${x} 0V${y - 30}`, air.of('ink'), 4),
    kind === 'dome' &&
      shape(d`M${x - 54} ${y}Q${x - 50} ${y - 46} ${x} ${y - 46}T${x + 54} ${y}Z`, air.of(shade)) +
        ellipse(x, y, 30, 9, glow),
    kind === 'cone' &&
      shape(d`M${x - 48} ${y}L${x - 12} ${y - 56}H${x + 12}L${x + 48} ${y}Z`, air.of(shade)) +
        ellipse(x, y, 28, 8, glow),
    kind === 'globe' && circle(x, y, 34, glow) + circle(x + 9, y - 9, 14, air.of('cream')),
  );
}

/** Paper of a lantern; by night its light shines through. */
function lantern(air: Air, pigment: Pigment): string {
  return air.isDark ? mix(air.glint, palette[pigment], 0.55) : air.of(pigment);
}

/** Lanterns or bulbs on a wire between two points. */
export function lampWire(
  air: Air,
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  kind: 'bulb' | 'lantern',
): string {
  const sag = 40;
  const at = (part: number): [number, number] => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part + sag * 4 * part * (1 - part),
  ];
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  return layers(
    line(d`M${from[0]} ${from[1]}Q${mx} ${my} ${to[0]} ${to[1]}`, air.of('ink'), 3),
    ...Array.from({ length: count }, (_, index) => {
      const [x, y] = at((index + 0.5) / count);
      return kind === 'bulb'
        ? circle(x, y + 9, 9, air.isDark || air.hour === 'dusk' ? air.glint : air.of('cream'))
        : put(
            x,
            y + 26,
            1,
            ellipse(0, 0, 20, 24, lantern(air, index % 2 ? 'sunrise' : 'apricot')) +
              rect(-9, -27, 18, 6, air.of('wood')) +
              rect(-9, 21, 18, 6, air.of('wood')),
          );
    }),
  );
}

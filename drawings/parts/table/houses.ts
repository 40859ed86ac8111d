import type { Air } from '../../air.ts';
import { canvas, d, layers, line, rect, shape } from '../../brush.ts';
import type { Pigment } from '../../palette.ts';

/** A tiled roof of an old house with its wall, standing on the origin; `width` of the eaves. */
export function tiledHouse(air: Air, width: number, wall: Pigment = 'sand'): string {
  const w = width;
  return layers(
    rect(-w * 0.4, -w * 0.24, w * 0.8, w * 0.24, air.of(wall)),
    rect(-w * 0.4, -w * 0.24, w * 0.2, w * 0.24, air.shaded(wall)),
    rect(-w * 0.12, -w * 0.2, w * 0.2, w * 0.2, air.isDark ? air.window : air.of('blush')),
    line(
      d`M${-w * 0.38} ${-w * 0.24}V0M${-w * 0.14} ${-w * 0.24}V0M${w * 0.1} ${-w * 0.24}V0M${w * 0.38} ${-w * 0.24}V0`,
      air.of('wood'),
      w * 0.024,
      'square',
    ),
    shape(
      d`M${-w * 0.54} ${-w * 0.22}Q${-w * 0.34} ${-w * 0.28} ${-w * 0.28} ${-w * 0.46}Q0 ${-w * 0.43} ${w * 0.28} ${-w * 0.46}Q${w * 0.34} ${-w * 0.28} ${w * 0.54} ${-w * 0.22}Q0 ${-w * 0.15} ${-w * 0.54} ${-w * 0.22}Z`,
      air.of('roof'),
    ),
    line(d`M${-w * 0.28} ${-w * 0.46}Q0 ${-w * 0.43} ${w * 0.28} ${-w * 0.46}`, air.of('slate'), w * 0.03),
  );
}

/** A plain house with a gable and lit or unlit windows. */
export function gableHouse(air: Air, width: number, height: number, wall: Pigment, roof: Pigment): string {
  const w = width / 2;
  return layers(
    rect(-w, -height, width, height, air.of(wall)),
    rect(-w, -height, width * 0.3, height, air.shaded(wall)),
    shape(d`M${-w - 10} ${-height}L0 ${-height - w * 0.7}L${w + 10} ${-height}Z`, air.of(roof)),
    rect(-w * 0.2, -height * 0.76, w * 0.4, height * 0.26, air.window),
    rect(w * 0.4, -height * 0.76, w * 0.36, height * 0.26, air.window),
    rect(-w * 0.2, -height * 0.36, w * 0.5, height * 0.36, air.of('wood')),
  );
}

/** A low wall of stone and earth with tiles on top, across the picture. */
export function tiledWall(air: Air, y: number, height: number): string {
  return layers(
    rect(0, y, canvas.width, height, air.of('dune')),
    line(
      d`M30 ${y + height * 0.4}h60M140 ${y + height * 0.66}h70M250 ${y + height * 0.4}h50M360 ${y + height * 0.7}h60M470 ${y + height * 0.42}h70M590 ${y + height * 0.68}h56M690 ${y + height * 0.42}h70`,
      air.of('stone'),
      height * 0.18,
    ),
    rect(0, y - 16, canvas.width, 22, air.of('roof')),
    line(d`M10 ${y + 4}H790`, air.of('slate'), 9),
  );
}

import type { Air } from '../air.ts';
import { circle, d, layers, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { dots } from './stitches.ts';

/** A wind turbine of `height` from its foot to its hub; `turn` is where its blades stand, in degrees. */
export function turbine(air: Air, height: number, turn: number): string {
  const h = height;
  const blade = d`M${-h * 0.02} 0Q${-h * 0.065} ${-h * 0.27} ${-h * 0.014} ${-h * 0.6}Q${h * 0.028} ${-h * 0.27} ${h * 0.024} 0Z`;
  return layers(
    shape(d`M${-h * 0.022} ${-h}L${-h * 0.042} 0H${h * 0.042}L${h * 0.022} ${-h}Z`, air.of('white')),
    shape(d`M${-h * 0.022} ${-h}L${-h * 0.042} 0H0V${-h}Z`, air.of('spray')),
    `<g transform="translate(0 ${Math.round(-h)})rotate(${turn})">${[0, 120, 240]
      .map((angle) => `<path transform="rotate(${angle})" d="${blade}" fill="${air.of('white')}"/>`)
      .join('')}</g>`,
    circle(0, -h, h * 0.04, air.of('stone')),
  );
}

/** Rows of cabbages over a hill that falls to the right, from `y` down to the viewer. */
export function cabbages(air: Air, y: number): string {
  const soil = mix(air.of('timber'), air.of('rock'), 0.45);
  const rows = [
    [16, 15, 22, 'leaf'],
    [46, 15, 22, 'moss'],
    [80, 17, 24, 'leaf'],
    [120, 24, 33, 'pine'],
    [164, 27, 36, 'moss'],
    [214, 30, 40, 'leaf'],
  ] as const;
  return layers(
    shape(d`M0 ${y}Q260 ${y - 100} 800 ${y - 50}V600H0Z`, soil),
    ...rows.map(([drop, size, apart, pigment], index) =>
      dots(
        d`M${-index * 8} ${y + drop}Q${270 + index * 16} ${y + drop - 96 - index * 2} 800 ${y + drop - 46 - index * 3}`,
        air.of(pigment),
        size,
        apart,
      ),
    ),
  );
}

/** Furrows of green crops or rice that run to a point at `x` on the horizon `y`. */
export function furrows(air: Air, x: number, y: number): string {
  const strips = Array.from({ length: 9 }, (_, index) => {
    const left = -500 + index * 200;
    return shape(
      d`M${x - 90 + index * 20} ${y}L${left} 600H${left + 100}L${x - 80 + index * 20} ${y}Z`,
      index % 2 ? air.of('leaf') : mix(air.of('moss'), air.of('leaf'), 0.35),
    );
  });
  return layers(rect(0, y, 800, 600 - y, air.of('moss')), ...strips);
}

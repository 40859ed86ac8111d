import type { Air } from '../air.ts';
import { canvas, d, layers, line, rect, shape } from '../brush.ts';
import { mix, type Pigment, palette } from '../palette.ts';
import type { Random } from '../random.ts';

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

/** Roofs and towers of the town along the horizon, paler than the foreground. */
export function skyline(air: Air, random: Random, y: number, height: number): string {
  const isLit = air.isDark || air.hour === 'dusk';
  const rows = [
    {
      count: 11,
      tall: height,
      fill: air.isDark ? mix(air.sky[2], air.sky[3], 0.4) : mix(air.hills[1], air.sky[3], 0.25),
    },
    {
      count: 9,
      tall: height * 0.62,
      fill: air.isDark ? mix(palette.night, air.sky[1], 0.3) : mix(air.hills[2], air.sky[3], 0.3),
    },
  ].map(({ count, tall, fill }) => {
    const step = 840 / count;
    let path = d`M-20 ${y}`;
    let lamps = '';
    for (let index = 0; index < count; index += 1) {
      const x = -20 + index * step;
      const top = y - tall * random.between(0.4, 1);
      const right = x + step * random.between(0.6, 0.86);
      path += d`V${top}H${right}V${y - tall * random.between(0.16, 0.3)}H${x + step}`;
      for (let lamp = 0; lamp < 4; lamp += 1) {
        const column = random.whole(0, 2);
        const story = random.whole(0, 4);
        lamps += d`M${x + 10 + (column * (right - x - 26)) / 2} ${top + 10 + story * 17}h7v9h-7z`;
      }
    }
    return layers(shape(`${path}V${canvas.height}H-20Z`, fill), isLit && shape(lamps, air.window));
  });
  return rows.join('');
}

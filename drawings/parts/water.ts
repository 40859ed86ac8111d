import type { Air } from '../air.ts';
import { canvas, d, layers, line, rect, shape } from '../brush.ts';
import type { Random } from '../random.ts';

function swell(y: number, height: number, fill: string, shift: number): string {
  return shape(d`M${-shift} ${y}q100 ${-height} 200 0t200 0 200 0 200 0 200 0 200 0V600H${-shift}Z`, fill);
}

/** Open water from its horizon down, in four bands, with the reflected light below `glintAt`. */
export function water(
  air: Air,
  random: Random,
  { y, glintAt = null, foot = canvas.height }: { y: number; glintAt?: number | null; foot?: number },
): string {
  const [far, ...bands] = air.water;
  const depth = foot - y;
  return layers(
    rect(0, y, canvas.width, depth + (canvas.height - foot), far),
    ...bands.map((fill, index) =>
      swell(y + depth * (0.16 + index * 0.27), 7 + index * 2, fill, random.between(0, 180)),
    ),
    glintAt !== null && glint(air, random, glintAt, y),
    line(
      [0, 1, 2]
        .map(
          () =>
            d`M${random.between(60, 660)} ${y + depth * random.between(0.12, 0.8)}h${random.between(50, 100)}`,
        )
        .join(''),
      air.isDark ? air.water[0] : air.of('spray'),
      5,
    ),
  );
}

function glint(air: Air, random: Random, x: number, y: number): string {
  const rows = [20, 38, 58, 80, 104].map((drop) => {
    const length = random.between(44, 112);
    return d`M${x - length / 2 + random.between(-14, 14)} ${y + drop}h${length}`;
  });
  return line(rows.join(''), air.glint, 6);
}

/** Breaking waves in front of the viewer. */
export function surf(air: Air, random: Random, { y }: { y: number }): string {
  const shift = random.between(0, 110);
  const wave = (top: number, height: number, fill: string, back: number) =>
    shape(
      d`M${-back} ${top}q55 ${-height} 110 0t110 0 110 0 110 0 110 0 110 0 110 0 110 0 110 0V600H${-back}Z`,
      fill,
    );
  return layers(
    wave(y, 18, air.of('foam'), shift),
    wave(y + 14, 18, air.water[1], shift),
    wave(y + 66, 14, air.water[2], shift + 40),
  );
}

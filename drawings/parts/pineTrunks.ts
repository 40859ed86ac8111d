import type { Air } from '../air.ts';
import { canvas, d, layers, line, shape } from '../brush.ts';
import type { Random } from '../random.ts';

/** The roof of needles over the head of someone who stands in a grove: scallops along the upper edge. */
export function needleRoof(air: Air, random: Random, y: number): string {
  const scallops = (base: number, size: number) => {
    let path = d`M-40 -20V${base}`;
    for (let x = -40; x < canvas.width + 40; x += size) {
      const drop = random.between(0.3, 0.62) * size;
      path += d`Q${x + size / 2} ${base + drop} ${x + size} ${base + random.between(-10, 10)}`;
    }
    return `${path}V-20Z`;
  };
  return layers(
    shape(scallops(y + 24, 190), air.of('pine')),
    shape(scallops(y - 26, 150), air.of('leaf')),
    shape(scallops(y - 66, 170), air.of('pine')),
  );
}

/** One trunk of a tall red pine from its foot at (`x`, `y`) out of the picture, lit from the right. */
export function tallTrunk(
  air: Air,
  random: Random,
  { x, y, width }: { x: number; y: number; width: number },
): string {
  const lean = random.between(-26, 26);
  const path = (shift: number) =>
    d`M${x + shift} ${y}C${x + shift + lean} ${y * 0.66} ${x + shift - lean * 1.4} ${y * 0.3} ${x + shift + lean} -20`;
  return layers(
    line(path(0), air.of('wood'), width),
    line(path(width * 0.3), air.of('timber'), width * 0.28),
    shape(
      d`M${x - width * 1.1} ${y + 8}Q${x - width * 0.3} ${y} ${x - width * 0.4} ${y - 40}H${x + width * 0.4}Q${x + width * 0.4} ${y} ${x + width * 1.2} ${y + 8}Z`,
      air.of('wood'),
    ),
  );
}

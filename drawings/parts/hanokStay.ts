import type { Air } from '../air.ts';
import { canvas, circle, d, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { lampOf } from './facades.ts';

/** A roof of dark tiles with lifted eaves, `width` from tip to tip; its eaves lie at y = 0. */
export function tiledRoof(air: Air, width: number): string {
  const w = width / 2;
  const h = width * 0.19;
  const tile = mix(air.of('roof'), air.of('spray'), air.isDark ? 0.16 : 0.22);
  const count = Math.round(width / 42);
  const ribs = Array.from({ length: count + 1 }, (_, index) => {
    const part = (index / count) * 2 - 1;
    const sag = h * 0.2 * (1 - part * part);
    return d`M${part * w * 0.6} ${-h * 0.98}L${part * w * 0.84} ${sag * 0.92}`;
  }).join('');
  return layers(
    shape(
      d`M${-w} 0Q${-w * 0.7} ${-h * 0.2} ${-w * 0.63} ${-h}Q0 ${-h * 0.92} ${w * 0.63} ${-h}Q${w * 0.7} ${-h * 0.2} ${w} 0Q${w * 0.55} ${h * 0.25} 0 ${h * 0.25}T${-w} 0Z`,
      air.of('roof'),
    ),
    shape(
      d`M${-w} 0Q${-w * 0.7} ${-h * 0.2} ${-w * 0.63} ${-h}L${-w * 0.5} ${-h * 0.98}L${-w * 0.62} ${h * 0.13}Q${-w * 0.8} ${h * 0.08} ${-w} 0Z`,
      air.shaded('roof'),
    ),
    line(ribs, tile, width * 0.01),
    line(d`M${-w * 0.63} ${-h * 1.02}Q0 ${-h * 0.92} ${w * 0.63} ${-h * 1.02}`, tile, width * 0.024),
    line(d`M${-w} 0Q${-w * 0.55} ${h * 0.25} 0 ${h * 0.25}T${w} 0`, air.of('rock'), width * 0.014),
  );
}

/** A hanok with as many bays as asked for, its porch and stone base; it stands at y = 0. */
export function hanok(air: Air, bays: 2 | 3 | 4 | 5): string {
  const bay = 104;
  const width = bays * bay;
  const left = -width / 2;
  const isLit = air.isDark || air.hour === 'dusk';
  const doors = Array.from({ length: bays }, (_, index) => {
    const x = left + index * bay + 12;
    const fill = isLit
      ? lampOf(air)
      : air.isDark
        ? mix(air.of('cream'), air.of('deep'), 0.25)
        : air.of('white');
    return layers(
      rect(x, -140, bay - 24, 96, fill),
      line(
        d`M${x + 20} -140v96M${x + 40} -140v96M${x + 60} -140v96M${x} -108h${bay - 24}M${x} -76h${bay - 24}`,
        air.of('plank'),
        3,
        'square',
      ),
    );
  });
  const posts = Array.from({ length: bays + 1 }, (_, index) => d`M${left + index * bay} -160V-24`).join('');
  return layers(
    rect(left - 18, -20, width + 36, 20, air.of('stone')),
    rect(left - 18, -20, width * 0.24, 20, air.of('rock')),
    rect(left, -160, width, 138, air.of('sand')),
    rect(left, -160, bay, 138, air.shaded('sand')),
    ...doors,
    rect(left - 10, -40, width + 20, 14, air.of('plank')),
    line(posts, air.of('wood'), 11, 'square'),
    line(d`M${left - 6} -154H${-left + 6}`, air.of('wood'), 12, 'square'),
    put(0, -164, 1, tiledRoof(air, width + 160)),
  );
}

/** A gate in a wall, its two leaves open; 190 wide. */
export function hanokGate(air: Air): string {
  return layers(
    rect(-66, -132, 132, 132, air.of('sand')),
    rect(-66, -132, 132, 26, air.shaded('roof')),
    rect(-26, -102, 52, 58, air.isDark || air.hour === 'dusk' ? lampOf(air) : air.of('white')),
    line('M-13 -102v58M0 -102v58M13 -102v58M-26 -82h52M-26 -64h52', air.of('plank'), 2, 'square'),
    line('M-34 -106V-36M34 -106V-36', air.of('wood'), 6, 'square'),
    rect(-66, -44, 132, 10, air.of('plank')),
    rect(-66, -34, 132, 10, air.of('rock')),
    shape('M-66 0V-26H66V0Z', air.of('dune')),
    line('M-74 0V-136M74 0V-136', air.of('wood'), 16, 'square'),
    line('M-84 -134H84', air.of('wood'), 14, 'square'),
    shape('M-66 -126L-34 -118V0H-66Z', air.of('timber')),
    shape('M66 -126L34 -118V0H66Z', air.of('plank')),
    put(0, -140, 1, tiledRoof(air, 250)),
  );
}

/** Dark stems of black bamboo with tufts, from the foot to `height`, across `width`. */
export function blackBamboo(air: Air, random: Random, width: number, height: number): string {
  const count = Math.round(width / 34);
  const stems = Array.from({ length: count }, (_, index) => ({
    x: -width / 2 + index * 34 + random.between(-8, 8),
    top: -height * random.between(0.75, 1),
    lean: random.between(-14, 14),
  }));
  const leaves = stems
    .flatMap(({ x, top, lean }) =>
      [0.98, 0.8, 0.62].map((part) => {
        const lx = x + lean * part;
        const y = top * part;
        const side = random.pick([1, -1] as const);
        return d`M${lx} ${y}q${side * 22} -4 ${side * 40} 20q${-side * 28} 2 ${-side * 40} -20zM${lx} ${y}q${-side * 18} 2 ${-side * 30} 24q${side * 22} 0 ${side * 30} -24z`;
      }),
    )
    .join('');
  return layers(
    line(
      stems.map(({ x, top, lean }) => d`M${x} 0Q${x} ${top * 0.5} ${x + lean} ${top}`).join(''),
      air.of('ink'),
      7,
    ),
    line(
      stems.flatMap(({ x, top }) => [0.2, 0.36, 0.52].map((part) => d`M${x - 3} ${top * part}h6`)).join(''),
      air.of('moss'),
      3,
    ),
    shape(leaves, air.of('leaf')),
  );
}

/** A lantern of stone, 90 high. */
export function stoneLantern(air: Air): string {
  return layers(
    rect(-8, -44, 16, 44, air.of('rock')),
    rect(-22, -8, 44, 8, air.of('rock')),
    rect(-18, -72, 36, 30, air.of('rock')),
    rect(-9, -66, 18, 20, lampOf(air)),
    shape('M-32 -70Q0 -104 32 -70Z', air.of('slate')),
  );
}

/** Jars for soybean paste on their terrace, 150 wide. */
export function pasteJars(air: Air): string {
  const jar = (x: number, y: number, size: number) =>
    put(
      x,
      y,
      size,
      layers(
        shape('M-18 0Q-34 -26 -20 -46H20Q34 -26 18 0Z', air.of('wood')),
        shape('M-18 0Q-34 -26 -20 -46H-8Q-18 -24 -8 0Z', air.shaded('wood')),
        rect(-23, -54, 46, 10, air.of('timber'), 4),
        circle(0, -56, 4, air.of('wood')),
      ),
    );
  return layers(
    rect(-96, -8, 192, 14, air.of('stone')),
    jar(-50, -6, 1.1),
    jar(8, -6, 1.3),
    jar(60, -6, 0.86),
  );
}

/** Stepping stones from the door at (x, y) towards the reader. */
export function steppingStones(air: Air, x: number, y: number): string {
  const stones = [0, 1, 2, 3].map((index) => {
    const size = 30 + index * 16;
    const at = y + 10 + (index * (index + 5) * (canvas.height - y)) / 44;
    return d`M${x - size + (index % 2) * 14} ${at}q${size} ${-size * 0.36} ${size * 2} 0q${-size} ${size * 0.36} ${-size * 2} 0z`;
  });
  return shape(stones.join(''), air.of('stone'));
}

import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import type { Random } from '../random.ts';

export const wares = ['cups', 'books', 'souvenirs', 'fabrics', 'machines'] as const;
export type Ware = (typeof wares)[number];

const spines = [
  'sunrise',
  'deep',
  'leaf',
  'cream',
  'brick',
  'spray',
  'apricot',
  'pine',
  'wood',
  'sea',
] as const;
const bright = ['sunrise', 'deep', 'leaf', 'cream', 'brick', 'spray', 'apricot'] as const;

function cup(air: Air, random: Random): string {
  const body = random.pick(bright);
  const band = random.pick(['foam', 'apricot', 'deep', 'sunrise'] as const);
  return random.pick([
    layers(
      shape('M-26 -52H26Q26 -6 8 0H-8Q-26 -6 -26 -52Z', air.of(body)),
      line('M25 -42q20 -2 16 14q-4 12 -20 10', air.of(body), 6),
      line('M-25 -40H25', air.of(band), 6, 'square'),
    ),
    layers(
      shape('M-24 -64H24L18 0H-18Z', air.of(body)),
      line('M22 -50q22 2 16 22q-4 8 -18 8', air.of(body), 6),
      circle(0, -32, 9, air.of(band)),
    ),
    layers(
      ellipse(0, -4, 36, 5, air.of(band)),
      shape('M-28 -40H28Q24 -6 8 -4H-8Q-24 -6 -28 -40Z', air.of(body)),
      line('M26 -32q18 -4 14 10q-4 8 -16 8', air.of(body), 5),
    ),
    layers(
      shape('M-20 -78H20V0H-20Z', air.of(body)),
      rect(-20, -58, 40, 14, air.of(band)),
      rect(-20, -34, 40, 8, air.of(band)),
    ),
  ]);
}

function machine(air: Air, random: Random): string {
  return random.pick([
    layers(
      rect(-34, -34, 68, 34, air.of('wood')),
      rect(0, -34, 34, 34, air.of('timber')),
      shape('M4 -40Q-20 -60 -40 -86Q-46 -56 -28 -44Z', air.of('apricot')),
      line('M4 -34V-48', air.of('apricot'), 6),
    ),
    layers(
      rect(-30, -74, 60, 74, air.of('timber')),
      circle(0, -46, 20, air.of('wood')),
      rect(-18, -18, 36, 8, air.of('apricot')),
    ),
    layers(
      shape('M-20 -40Q-20 -76 0 -78Q20 -76 20 -40L10 -24H-10Z', air.of('cream')),
      rect(-12, -26, 24, 12, air.of('slate')),
      rect(-24, -14, 48, 14, air.of('wood')),
      line('M-6 -30L-8 -54L8 -54L6 -30', air.of('sunrise'), 3),
    ),
    layers(
      rect(-36, -50, 72, 50, air.of('deep')),
      circle(-14, -26, 12, air.of('foam')),
      circle(16, -26, 12, air.of('foam')),
      line('M-20 -50L-34 -80', air.of('stone'), 4),
    ),
  ]);
}

function souvenir(air: Air, random: Random): string {
  return random.pick([
    layers(
      shape('M-30 -60H30L26 0H-26Z', air.of('cream')),
      line('M-14 -60q14 -30 28 0', air.of('wood'), 4),
      shape('M-16 -14Q-8 -40 0 -26T16 -34V-14Z', air.of('leaf')),
    ),
    layers(
      rect(-26, -72, 52, 72, air.of('deep'), 3),
      circle(4, -44, 13, air.of('sunrise')),
      shape('M-26 -24q13 -10 26 0t26 0V-2H-26Z', air.of('spray')),
    ),
    layers(
      rect(-32, -40, 64, 40, air.of('brick'), 4),
      rect(-5, -40, 10, 40, air.of('apricot')),
      line('M-14 -46Q-6 -60 0 -42Q6 -60 14 -46', air.of('apricot'), 5),
    ),
    layers(
      shape('M-18 0Q-34 -30 -14 -52V-66H14V-52Q34 -30 18 0Z', air.of('spray')),
      line('M-22 -26H22', air.of('foam'), 6, 'square'),
      rect(-10, -78, 20, 14, air.of('wood'), 3),
    ),
    layers(
      circle(0, -30, 30, air.of('apricot')),
      shape('M-22 -18Q-8 -46 4 -28T24 -26Q20 0 0 0Q-16 -2 -22 -18Z', air.of('pine')),
    ),
  ]);
}

function book(air: Air, random: Random): { width: number; drawing: string } {
  const width = random.between(15, 27);
  const height = random.between(70, 100);
  const colour = random.pick(spines);
  return {
    width,
    drawing: layers(
      rect(0, -height, width - 2, height, air.of(colour), 2),
      rect(3, -height * 0.8, width - 8, 9, air.of(colour === 'cream' ? 'timber' : 'cream')),
    ),
  };
}

/** A shelf of one ware, `width` long, from the left end of the board. */
export function shelfGoods(air: Air, random: Random, ware: Ware, width: number): string {
  const parts: string[] = [];
  if (ware === 'books') {
    let x = 14;
    while (x < width - 34) {
      if (random.between(0, 1) > 0.93) x += 34;
      const { width: wide, drawing } = book(air, random);
      parts.push(put(x, 0, 1, drawing));
      x += wide;
    }
    return parts.join('');
  }
  const apart = { cups: 86, souvenirs: 84, fabrics: 108, machines: 100 }[ware];
  const count = Math.floor((width - 40) / apart);
  for (let index = 0; index < count; index += 1) {
    const x = (width * (index + 0.5)) / count;
    switch (ware) {
      case 'cups':
        parts.push(put(x, 0, 1, cup(air, random)));
        break;
      case 'souvenirs':
        parts.push(put(x, 0, 1, souvenir(air, random)));
        break;
      case 'machines':
        parts.push(put(x, 0, 1, machine(air, random)));
        break;
      case 'fabrics':
        parts.push(
          put(
            x,
            0,
            1,
            layers(
              ...[0, 1, 2, 3].map((row) =>
                rect(-44, -22 - row * 22, 88 - (row % 2) * 8, 20, air.of(random.pick(bright)), 9),
              ),
            ),
          ),
        );
        break;
    }
  }
  return parts.join('');
}

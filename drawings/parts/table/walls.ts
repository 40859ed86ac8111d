import type { Air } from '../../air.ts';
import { canvas, circle, d, layers, line, put, rect, shape } from '../../brush.ts';
import { mix, type Pigment } from '../../palette.ts';
import type { Random } from '../../random.ts';
import { pendant } from '../lamps.ts';
import { shrub } from '../trees.ts';
import { shelfGoods as books } from '../wares.ts';

export const walls = [
  'plain',
  'tiles',
  'boards',
  'brick',
  'shelf',
  'books',
  'lamps',
  'curtain',
  'lattice',
  'arch',
  'panel',
  'pictures',
  'flat',
] as const;

export type Wall = (typeof walls)[number];

/** Things on a shelf: plain shapes of cups, jars, bottles and bags. */
export function shelfGoods(air: Air, random: Random, x: number, y: number, width: number): string {
  const goods: string[] = [];
  let at = x + 14;
  while (at < x + width - 44) {
    const pigment = random.pick([
      'foam',
      'deep',
      'leaf',
      'apricot',
      'sunrise',
      'spray',
      'sand',
      'roof',
    ] as const);
    const w = random.between(24, 42);
    const h = random.between(26, 58);
    const form = random.whole(0, 3);
    const fill = air.of(pigment);
    if (form === 0) goods.push(rect(at, y - h, w, h, fill, 4));
    else if (form === 1) goods.push(shape(d`M${at} ${y - h}H${at + w}L${at + w - 6} ${y}H${at + 6}Z`, fill));
    else if (form === 2)
      goods.push(rect(at + w * 0.3, y - h - 10, w * 0.4, 16, fill, 2) + rect(at, y - h, w, h, fill, 9));
    else goods.push(put(at + w / 2, y, 1, shrub(air, w * 1.5, 'leaf')));
    at += w + random.between(8, 26);
  }
  return layers(...goods, rect(x, y, width, 11, air.of('wood'), 2));
}

/** A wall across the picture, plain or decorated. */
export function wall(air: Air, random: Random, pigment: Pigment, kind: Wall, foot: number): string {
  const base = air.of(pigment);
  const other = mix(base, air.of('ink'), 0.1);
  const light = mix(base, air.of('white'), 0.22);
  const shine = shape(d`M${random.between(330, 420)} 0H800V${foot}H${random.between(560, 640)}Z`, light);
  const rows = (step: number, from = 0) =>
    Array.from({ length: Math.ceil((foot - from) / step) }, (_, index) => from + index * step);
  switch (kind) {
    case 'flat':
      return rect(0, 0, canvas.width, foot, base);
    case 'plain':
      return rect(0, 0, canvas.width, foot, base) + shine;
    case 'tiles':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        line(
          rows(62, 40)
            .map((y) => d`M0 ${y}H800`)
            .join('') + Array.from({ length: 10 }, (_, index) => d`M${40 + index * 80} 0V${foot}`).join(''),
          other,
          4,
        ),
      );
    case 'boards':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        line(Array.from({ length: 9 }, (_, index) => d`M${60 + index * 86} 0V${foot}`).join(''), other, 5),
      );
    case 'brick':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        line(
          rows(44, 24)
            .map((y, row) =>
              Array.from({ length: 4 }, (_, index) => d`M${(row % 2) * 96 + 24 + index * 206} ${y}h64`).join(
                '',
              ),
            )
            .join(''),
          other,
          18,
          'square',
        ),
      );
    case 'shelf':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        shelfGoods(air, random, 70, 110, 300),
        shelfGoods(air, random, 440, 170, 290),
      );
    case 'books':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        rect(46, 70, 372, foot - 100, air.shaded('timber')),
        ...[164, 262, 360].map((y) =>
          layers(put(50, y, 0.9, books(air, random, 'books', 400)), rect(46, y, 372, 12, air.of('wood'))),
        ),
      );
    case 'lamps':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        rect(0, foot * 0.62, canvas.width, foot * 0.38, other),
        pendant(air, 180, 110, 'dome', 'deep'),
        pendant(air, 620, 90, 'dome', 'deep'),
      );
    case 'curtain': {
      const cloth = ['foam', 'sunrise', 'deep'] as const;
      const tint = air.of(random.pick(cloth));
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        rect(0, 30, canvas.width, 10, air.of('wood')),
        ...[0, 1, 2, 3, 4].map(
          (index) =>
            shape(d`M${index * 162} 36h154v${100 + (index % 2) * 10}q-38 16-77 0t-77 0z`, tint) +
            rect(index * 162 + 118, 36, 36, 100, mix(tint, air.of('white'), 0.25)),
        ),
      );
    }
    case 'lattice':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        ...[20, 286, 552].map((x) =>
          layers(
            rect(x, 30, 228, foot - 60, air.of('cream')),
            line(
              d`M${x + 46} 30V${foot - 30}M${x + 92} 30V${foot - 30}M${x + 138} 30V${foot - 30}M${x + 184} 30V${foot - 30}M${x} 96H${x + 228}M${x} ${foot * 0.5}H${x + 228}M${x} ${foot - 90}H${x + 228}`,
              air.of('plank'),
              5,
            ),
            `<rect x="${x}" y="30" width="228" height="${Math.round(foot - 60)}" fill="none" stroke="${air.of('wood')}" stroke-width="13"/>`,
          ),
        ),
      );
    case 'arch':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shape(d`M120 ${foot}V240Q120 70 300 70T480 240V${foot}Z`, light),
        shape(d`M540 ${foot}V290Q540 170 650 170T760 290V${foot}Z`, other),
      );
    case 'pictures':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        ...[
          [90, 70, 150, 190],
          [310, 50, 190, 150],
          [570, 80, 140, 180],
        ].map(([x = 0, y = 0, w = 0, h = 0], index) =>
          layers(
            rect(x, y, w, h, air.of(index === 1 ? 'wood' : 'white')),
            rect(
              x + 12,
              y + 12,
              w - 24,
              h - 24,
              air.of((['spray', 'blush', 'haze'] as const)[index] ?? 'spray'),
            ),
            circle(x + w * 0.64, y + h * 0.36, 20, air.of('sunrise')),
            shape(
              d`M${x + 12} ${y + h * 0.66}Q${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.56} ${y + h * 0.62}T${x + w - 12} ${y + h * 0.56}V${y + h - 12}H${x + 12}Z`,
              air.of((['deep', 'sea', 'pine'] as const)[index] ?? 'deep'),
            ),
          ),
        ),
      );
    case 'panel':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        rect(0, foot - 150, canvas.width, 150, other),
        rect(0, foot - 158, canvas.width, 11, air.of('wood')),
        circle(600, 130, 66, mix(base, air.of('sunrise'), 0.55)),
        shape('M534 130a66 66 0 0 0 132 0q-33 18-66 0t-66 0z', mix(base, air.of('deep'), 0.7)),
      );
  }
}

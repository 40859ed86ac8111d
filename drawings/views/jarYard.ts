import { z } from 'zod';
import type { Air } from '../air.ts';
import { ellipse, layers, put } from '../brush.ts';
import { hanok } from '../parts/hanok.ts';
import { jar } from '../parts/jars.ts';
import { ground } from '../parts/land.ts';
import { backdrop } from '../parts/settings.ts';
import { dots } from '../parts/stitches.ts';
import { pine } from '../parts/trees.ts';
import { defineView, pigment } from '../view.ts';

/** A flat basket with what dries on it in the sun. */
function tray(air: Air, goods: 'apricot' | 'cream'): string {
  return layers(
    ellipse(0, 0, 120, 32, air.of('timber')),
    ellipse(0, -6, 110, 26, air.of('plank')),
    dots('M-80 -10H80M-90 2H90M-60 12H60', air.of(goods), 14, 24),
    dots('M-66 -4H70', air.of('sunrise'), 12, 48),
  );
}

/** The yard of a tiled house with earthen jars in rows and trays in the sun. */
export const jarYardView = defineView(
  'jarYard',
  {
    rows: z.literal([1, 2]).default(2),
    trays: z.literal([1, 2]).default(1),
    tree: z.enum(['left', 'right']).default('left'),
    floor: pigment.default('dune'),
  },
  ({ air, random }, { rows, trays, tree, floor }) => {
    const mirrored = (x: number) => (tree === 'left' ? x : 800 - x);
    return layers(
      backdrop(air, random, { horizon: 340, sunAt: mirrored(660) }),
      put(mirrored(470), 436, 1, hanok(air, { width: 400, height: 112, bays: 4 })),
      ground(430, air.of(floor), -8),
      put(mirrored(100), 480, 1, pine(air, random, 390)),
      ...Array.from({ length: rows }, (_, row) => {
        const y = 476 + row * 52;
        const size = 92 + row * 18;
        return layers(
          ellipse(mirrored(470), y, 290, 13, air.shaded(floor)),
          ...Array.from({ length: 5 - row }, (_, index) =>
            put(
              mirrored(280 + row * 60) + (tree === 'left' ? 1 : -1) * index * size * 1.08,
              y,
              1,
              jar(air, size * random.between(0.84, 1.08)),
            ),
          ),
        );
      }),
      put(mirrored(140), 556, 1, tray(air, 'apricot')),
      trays === 2 && put(mirrored(330), 572, 0.9, tray(air, 'cream')),
    );
  },
);

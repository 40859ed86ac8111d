import { z } from 'zod';
import { ellipse, layers, line, put } from '../brush.ts';
import { ground, mountains } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { sky } from '../parts/sky.ts';
import { tiledHouse, tiledWall } from '../parts/table/houses.ts';
import { jar } from '../parts/table/tools.ts';
import { grove, pine } from '../parts/trees.ts';
import { defineView } from '../view.ts';
import { pigment } from './still.ts';

/** A yard with earthen jars, where the pastes ripen. */
export const soyYardView = defineView(
  'soyYard',
  {
    rows: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
    behind: z.enum(['wall', 'house', 'pines']).default('wall'),
    floor: pigment.default('dune'),
    tree: z.enum(['left', 'right', 'none']).default('left'),
    mat: z.boolean().default(false),
    keeper: z.boolean().default(false),
  },
  ({ air, random }, scene) =>
    layers(
      sky(air, random, {
        horizon: 320,
        disc: air.hour === 'dawn' ? null : { x: scene.tree === 'right' ? 160 : 620, y: 120 },
      }),
      mountains(air, random, { y: 320, height: 90, rows: 1 }),
      scene.behind === 'pines' && put(400, 380, 1, grove(air, random, { count: 5, width: 640, height: 290 })),
      scene.behind === 'house' && put(scene.tree === 'right' ? 270 : 520, 400, 1, tiledHouse(air, 520)),
      scene.behind !== 'house' && tiledWall(air, 340, 64),
      ground(400, air.of('moss'), -6),
      ground(430, air.of(scene.floor), -10),
      scene.tree === 'left' && put(110, 470, 1, pine(air, random, 400)),
      scene.tree === 'right' && put(700, 470, 1, pine(air, random, 400)),
      ...Array.from({ length: scene.rows }, (_, row) => {
        const y = 466 + row * 50;
        const size = 92 + row * 16;
        const step = size * 1.14;
        const count = 4 + (row % 2);
        const start = 430 - ((count - 1) * step) / 2;
        return layers(
          ellipse(424, y, (count * step) / 2 + 10, 12, air.shaded(scene.floor)),
          ...Array.from({ length: count }, (_, index) =>
            put(start + index * step, y, 1, jar(air, size * random.between(0.84, 1.08))),
          ),
        );
      }),
      scene.mat &&
        layers(
          ellipse(140, 556, 130, 30, air.of('plank')),
          ellipse(140, 550, 126, 27, air.of('apricot')),
          line('M60 546h1M100 560h1M140 540h1M180 556h1M210 544h1M120 548h1M160 564h1', air.of('plank'), 12),
        ),
      scene.keeper && put(700, 560, 1, person(air, 120, { coat: 'foam', legs: 'deep', hat: true })),
    ),
);

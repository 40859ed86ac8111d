import { z } from 'zod';
import { canvas, circle, layers, line, put, rect } from '../brush.ts';
import { mix } from '../palette.ts';
import { indoors } from '../parts/indoors.ts';
import { pendant } from '../parts/lamps.ts';
import { potPlant } from '../parts/streetThings.ts';
import { keeper, showcase } from '../parts/table/furniture.ts';
import { lay, morsels } from '../parts/table/morsels.ts';
import { subject, subjectNames } from '../parts/table/subjects.ts';
import { roaster, tank } from '../parts/table/tools.ts';
import { shelfGoods, wall, walls } from '../parts/table/walls.ts';
import { defineView, pigment } from '../view.ts';

const goods = z.enum(subjectNames);

/** Behind the counter: the shelf, the machines, the staff, and the finished products. */
export const shopCounterView = defineView(
  'shopCounter',
  {
    wall: pigment.default('sand'),
    pattern: z.enum(walls).default('tiles'),
    front: pigment.default('timber'),
    boards: z.boolean().default(true),
    shelf: z.boolean().default(true),
    back: z.enum(['none', 'roaster', 'tanks', 'oven', 'steamer']).default('none'),
    metal: pigment.default('stone'),
    case: z.enum(['none', 'bread', 'cakes', 'gelato', 'fried', 'bagels']).default('none'),
    on: z.array(goods).max(3).default([]),
    keeper: z.boolean().default(false),
    coat: pigment.default('foam'),
    apron: pigment.default('deep'),
    lamps: z.enum(['none', 'dome', 'globe', 'cone']).default('none'),
    shade: pigment.default('roof'),
  },
  ({ air, random }, scene) => {
    const inside = indoors(air);
    const edge = 462;
    const front = inside.of(scene.front);
    const row = (names: readonly (keyof typeof morsels)[], y: number, scale: number) =>
      [-110, -37, 37, 110]
        .map((x, index) => lay(x, y, scale, 0.9, 0, morsels[names[index % names.length] ?? 'roll'](inside)))
        .join('');
    const tubs = (y: number) =>
      (['white', 'apricot', 'stone', 'sunrise'] as const)
        .map(
          (flavour, index) =>
            rect(-146 + index * 74, y - 16, 66, 34, inside.of('stone'), 4) +
            circle(-113 + index * 74, y - 14, 27, inside.of(flavour)),
        )
        .join('');
    const inCase: Record<typeof scene.case, string> = {
      none: '',
      bread: row(['roll', 'scone'], -176, 0.62) + row(['croquette', 'roll'], -108, 0.62),
      cakes: row(['puff', 'pie'], -176, 0.66) + row(['yanggaeng', 'puff'], -108, 0.66),
      gelato: tubs(-168) + tubs(-100),
      fried: row(['croquette', 'nugget'], -176, 0.66) + row(['chicken', 'croquette'], -108, 0.66),
      bagels: row(['bagel', 'darkBagel'], -176, 0.78) + row(['darkBagel', 'bagel'], -110, 0.78),
    };
    const hasCase = scene.case !== 'none';
    return layers(
      wall(inside, random, scene.wall, scene.pattern, edge + 10),
      scene.shelf && shelfGoods(inside, random, 60, 130, scene.back === 'none' ? 330 : 200),
      scene.shelf && shelfGoods(inside, random, 60, 226, scene.back === 'none' ? 330 : 200),
      scene.back === 'none' && scene.shelf && shelfGoods(inside, random, 460, 160, 280),
      scene.back === 'roaster' && put(560, edge + 60, 0.86, roaster(inside, scene.metal)),
      scene.back === 'tanks' &&
        [340, 500, 660].map((x) => put(x, edge + 30, 0.9, tank(inside, scene.metal))).join(''),
      scene.back === 'oven' &&
        layers(
          rect(420, 90, 300, 380, inside.of('brick'), 10),
          rect(450, 130, 240, 110, inside.of('ink'), 30),
          line('M480 214h180', inside.of('sunrise'), 16),
          line('M490 190h40M560 186h60', inside.of('apricot'), 20),
          rect(440, 270, 260, 14, inside.of('stone')),
        ),
      scene.back === 'steamer' &&
        layers(
          ...[460, 610].map(
            (x) =>
              rect(x, 376, 130, 50, inside.of('plank'), 8) +
              rect(x, 326, 130, 50, inside.of('apricot'), 8) +
              rect(x - 4, 304, 138, 26, inside.of('timber'), 8),
          ),
          line(
            'M500 280q-16-22 0-44t0-44M548 280q-16-22 0-44t0-54M650 280q-16-22 0-44t0-44M698 280q-16-22 0-44t0-54',
            inside.of('white'),
            8,
          ),
        ),
      scene.lamps !== 'none' &&
        [250, 520]
          .map((x) => pendant(inside, x, 84, scene.lamps === 'none' ? 'dome' : scene.lamps, scene.shade))
          .join(''),
      scene.keeper && put(hasCase ? 300 : 330, edge + 6, 1.25, keeper(inside, scene.coat, scene.apron)),
      rect(0, edge, canvas.width, canvas.height - edge, front),
      scene.boards &&
        line(
          'M60 500V600M160 500V600M260 500V600M360 500V600M460 500V600M560 500V600M660 500V600M760 500V600',
          mix(front, inside.of('ink'), 0.16),
          5,
        ),
      rect(0, edge - 6, canvas.width, 30, mix(front, inside.of('ink'), 0.3)),
      rect(0, edge - 6, canvas.width, 10, mix(front, inside.of('white'), 0.35)),
      hasCase && put(570, 604, 1.16, showcase(inside, scene.front, 330, inCase[scene.case])),
      ...scene.on.map((name, index) => {
        const spots = hasCase ? [124, 330, 740] : [150, 560, 660];
        const big = name === 'espresso' || name === 'dripSet';
        return put(
          spots[index] ?? 400,
          edge + 2,
          big ? 0.66 : name === 'pouring' ? 0.6 : name === 'cup' || name === 'latteCup' ? 0.36 : 0.42,
          subject(inside, name, {}),
        );
      }),
      !hasCase && put(750, edge, 1, potPlant(inside, 110, 'apricot')),
    );
  },
);

import { z } from 'zod';
import { canvas, circle, d, ellipse, layers, line, put, rect } from '../brush.ts';
import { mix } from '../palette.ts';
import { indoors } from '../parts/indoors.ts';
import { dish } from '../parts/table/dishes.ts';
import { type DishName, dishes } from '../parts/table/menu.ts';
import { defineView, keySchema, pigment } from '../view.ts';

const dishName = keySchema(dishes);

/** Wares that are wider than deep. */
const wide = new Set<string>(['oval', 'board', 'iron', 'box']);

/** The colours of the small plates, which differ on one table. */
const plates = ['white', 'foam', 'spray', 'haze', 'sand', 'dune'] as const;

type Place = readonly [x: number, y: number, scale: number];

const layouts: Record<
  'middle' | 'pair' | 'feast' | 'row',
  { main: Place; second?: Place; around: readonly Place[] }
> = {
  middle: {
    main: [400, 306, 0.96],
    around: [
      [84, 160, 0.4],
      [96, 462, 0.4],
      [714, 146, 0.4],
      [708, 470, 0.4],
    ],
  },
  pair: {
    main: [258, 318, 0.88],
    second: [622, 214, 0.56],
    around: [
      [558, 470, 0.36],
      [716, 452, 0.3],
      [84, 76, 0.3],
      [440, 70, 0.28],
    ],
  },
  feast: {
    main: [400, 318, 0.62],
    around: [
      [134, 314, 0.36],
      [218, 138, 0.35],
      [402, 72, 0.33],
      [586, 138, 0.35],
      [668, 314, 0.36],
      [592, 490, 0.36],
      [208, 490, 0.36],
      [56, 128, 0.28],
      [746, 130, 0.28],
    ],
  },
  row: {
    main: [210, 330, 0.7],
    second: [566, 270, 0.76],
    around: [
      [390, 98, 0.34],
      [400, 512, 0.38],
      [90, 96, 0.34],
      [720, 510, 0.36],
    ],
  },
};

/** A table seen from above: the dish and its side dishes. */
export const spreadView = defineView(
  'spread',
  {
    main: dishName,
    second: dishName.optional(),
    around: z.array(dishName).max(9).default([]),
    layout: keySchema(layouts).default('middle'),
    ground: pigment.default('plank'),
    cover: z.enum(['boards', 'plain', 'stripes', 'checks', 'runner', 'round', 'square']).default('boards'),
    glaze: pigment.optional(),
    secondGlaze: pigment.optional(),
    tools: z.enum(['chopsticks', 'fork', 'none']).default('chopsticks'),
  },
  ({ air, random }, scene) => {
    const inside = indoors(air);
    const base = inside.of(scene.ground);
    const dark = mix(base, inside.of('ink'), 0.12);
    const light = mix(base, inside.of('white'), 0.22);
    const { main, second, around } = layouts[scene.layout];
    const plate = (name: DishName, [x, y, scale]: Place, glaze?: typeof scene.glaze) =>
      put(
        x,
        y,
        scale * (wide.has(dishes[name].ware) ? 0.84 : 1),
        dish(inside, name, { from: 'above', glaze }),
      );
    const metal = inside.of('stone');
    const hasRoom =
      scene.layout === 'middle'
        ? scene.around.length < 4
        : scene.layout === 'pair' && scene.around.length < 2;
    return layers(
      rect(0, 0, canvas.width, canvas.height, base),
      scene.cover === 'boards' &&
        line(
          'M0 118H800M0 262H800M0 396H800M0 524H800M220 118V262M560 262V396M320 396V524M640 0V118',
          dark,
          5,
        ),
      scene.cover === 'stripes' && line('M0 90H800M0 230H800M0 370H800M0 510H800', light, 34),
      scene.cover === 'checks' &&
        line('M80 0V600M240 0V600M400 0V600M560 0V600M720 0V600', light, 40) +
          line('M0 60H800M0 220H800M0 380H800M0 540H800', dark, 22),
      scene.cover === 'runner' &&
        rect(0, 130, 800, 340, light) + line('M0 150H800M0 450H800', inside.of('sunrise'), 6),
      scene.cover === 'round' &&
        circle(392, 322, 366, dark) +
          circle(400, 306, 366, inside.of('wood')) +
          circle(400, 306, 342, inside.of('timber')),
      scene.cover === 'square' &&
        rect(52, 44, 700, 530, dark, 30) +
          rect(60, 30, 690, 530, inside.of('wood'), 30) +
          rect(82, 52, 646, 486, mix(inside.of('wood'), inside.of('ink'), 0.25), 18),
      ...scene.around.map((name, index) => {
        const place = around[index % around.length] ?? main;
        return plate(
          name,
          [place[0] + random.between(-6, 6), place[1] + random.between(-6, 6), place[2]],
          dishes[name].glaze === 'white' ? random.pick(plates) : undefined,
        );
      }),
      plate(scene.main, main, scene.glaze),
      scene.second && plate(scene.second, second ?? [640, 460, 0.5], scene.secondGlaze),
      hasRoom &&
        scene.tools === 'chopsticks' &&
        layers(line(d`M752 280L728 570M774 282L752 572`, inside.of('wood'), 9)),
      hasRoom &&
        scene.tools === 'fork' &&
        layers(
          line('M722 350V572M754 400V572', metal, 9),
          line('M708 290V334Q710 352 722 352T736 334V290M722 290V346', metal, 7),
          ellipse(754, 348, 11, 60, metal),
        ),
    );
  },
);

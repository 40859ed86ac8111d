import { circle, ellipse, layers, line, rect, shape } from '../../../brush.ts';
import { mix, type Pigment } from '../../../palette.ts';
import { block } from './block.ts';
import type { Morsel } from './morsel.ts';

/** A glazed or fried lump: body, light, dark side. */
const lump =
  (body: Pigment, light: Pigment): Morsel =>
  (air) =>
    layers(
      shape('M-32 4Q-30-20-10-22Q10-32 24-16Q38-6 30 12Q20 26-4 24Q-28 24-32 4Z', air.of(body)),
      shape('M2-22Q20-26 26-12Q34-2 28 8Q12 2 2-22Z', air.of(light)),
    );

/** Tofu, meat, eggs, rice and dumplings. */
export const kitchen = {
  egg: (air) =>
    layers(
      ellipse(0, 0, 34, 28, air.of('white')),
      circle(2, 0, 15, air.of('apricot')),
      circle(6, -4, 5, air.of('blush')),
    ),
  yolk: (air) => circle(0, 0, 22, air.of('apricot')) + circle(7, -7, 7, air.of('cream')),
  curds: (air) =>
    layers(
      shape(
        'M-64 10q-10-30 30-34 12-26 46-16 40-4 44 24 20 20-14 32-34 16-64 6-34 6-42-12z',
        air.of('white'),
      ),
      shape('M-40 20q50 16 68-24 16 4 18 16-22 30-86 8z', air.of('mist')),
      shape('M-30 20q50 8 62-20-4 30-62 20z', air.of('white')),
    ),
  tofu: block('white', 'mist', 40, 32),
  slab: block('white', 'dune', 62, 44),
  fried: block('apricot', 'plank', 54, 40),
  ricecake: (air) =>
    layers(
      line('M-30 6L28-6', air.of('brick'), 30),
      line('M-28 2L28-10', air.of('sunrise'), 24),
      line('M2-12L24-17', air.of('apricot'), 6),
    ),
  fishcake: (air) =>
    layers(
      shape('M-34 14L-18-22 32-14 22 22Z', air.of('plank')),
      shape('M-18-22L32-14 30-4-20-12Z', air.of('blush')),
    ),
  beef: (air) =>
    layers(
      shape('M-34 6Q-26-18 2-18Q28-22 34-6Q26 16 0 18Q-24 22-34 6Z', air.of('brick')),
      line('M-18 8Q-8-6 4 2T26-6', air.of('blush'), 4),
    ),
  stewed: (air) =>
    layers(
      shape('M-34 6Q-26-18 2-18Q28-22 34-6Q26 16 0 18Q-24 22-34 6Z', air.of('wood')),
      shape('M2-18Q28-22 34-6Q26 8 12 10Q16-8 2-18Z', air.of('timber')),
    ),
  pork: (air) =>
    layers(
      shape('M-40 10Q-38-18 0-22Q38-18 40 10Q0 22-40 10Z', air.of('cream')),
      shape('M-32 8Q-28-12 0-15Q28-12 32 8Q0 16-32 8Z', air.of('timber')),
      line('M-20 4Q0-8 20 4', air.of('blush'), 5),
    ),
  rib: (air) =>
    layers(
      rect(-44, -9, 22, 18, air.of('cream'), 9),
      shape('M-28-18Q10-28 40-16Q46 6 36 18Q0 26-28 18Z', air.of('wood')),
      line('M-12-16L-6 16M6-18L12 16M24-16L28 14', air.of('brick'), 5),
      line('M2-14Q24-18 34-10', air.of('plank'), 5),
    ),
  patty: (air) =>
    layers(
      ellipse(0, 4, 50, 30, air.of('wood')),
      ellipse(2, 0, 46, 27, air.of('timber')),
      line('M-28-6L-8 18M-10-14L14 18M12-16L32 10', air.of('wood'), 6),
      line('M4-20Q26-18 36-8', air.of('plank'), 6),
    ),
  dumpling: (air) =>
    layers(
      shape('M-42 14Q-36-22 0-24Q36-22 42 14Q0 28-42 14Z', air.of('sand')),
      shape('M6-24Q36-20 42 14Q28 22 14 22Q24-4 6-24Z', air.of('white')),
      line('M-24-8Q-20 0-24 10M-8-14Q-4-4-8 8M8-14Q12-4 10 8M24-8Q26 0 24 8', air.of('dune'), 4),
    ),
  flatDumpling: (air) =>
    layers(
      shape('M-44 10A44 34 0 0 1 44 10Z', air.of('plank')),
      shape('M-40 4A42 30 0 0 1 42 4Z', air.of('blush')),
      line('M-20-2L-10-12M4-6L16-14M18 0L28-6', air.of('plank'), 5),
    ),
  ongsimi: (air) =>
    layers(
      circle(0, 0, 25, mix(air.of('stone'), air.of('dune'), 0.5)),
      circle(4, -4, 20, mix(air.of('mist'), air.of('sand'), 0.6)),
      line('M-6-2l3 2M8 6l2 1', air.of('slate'), 4),
    ),
  sausage: (air) =>
    layers(
      rect(-46, -16, 92, 34, air.of('brick'), 16),
      rect(-40, -16, 84, 18, air.of('sunrise'), 9),
      line('M-20-10L-14 8M4-10L10 8M26-10L32 8', air.of('wood'), 4),
    ),
  chicken: (air) =>
    lump('brick', 'sunrise')(air) + line('M-14-4l4 2M-2 8l4 1M10 14l3-2M-8-14l3 1', air.of('cream'), 4),
  nugget: lump('plank', 'apricot'),
  meatball: (air) => circle(0, 0, 27, air.of('wood')) + circle(5, -6, 17, air.of('timber')),
  ice: (air) => rect(-20, -18, 38, 34, air.of('spray'), 8) + rect(-14, -16, 32, 26, air.of('foam'), 7),
  rice: (air) =>
    layers(
      shape('M-70 16Q-66-44 0-46Q66-44 70 16Q0 44-70 16Z', air.of('foam')),
      shape('M0-46Q66-44 70 16Q50 26 24 30Q52-10 0-46Z', air.of('white')),
      line('M-30-8l6 3M-6-22l6 2M6 6l6-2M30-10l6 3M-14 16l6-1', air.of('dune'), 4),
    ),
  gimbap: (air) =>
    layers(
      circle(0, 2, 35, air.of('ink')),
      circle(1, 0, 31, air.of('white')),
      circle(2, 0, 19, air.of('apricot')),
      circle(-6, -6, 8, air.of('leaf')) +
        circle(12, -4, 8, air.of('sunrise')) +
        circle(2, 10, 7, air.of('brick')),
    ),
  cutlet: (air) =>
    layers(
      shape('M-96 8Q-104-40-50-54Q10-74 66-50Q112-34 98 8Q90 50 28 56Q-80 66-96 8Z', air.of('timber')),
      shape('M-94 2Q-100-42-48-56Q12-74 66-52Q108-36 96 4Q88 42 28 48Q-78 58-94 2Z', air.of('apricot')),
      line(
        'M-84-20l6 8M-86 16l8 2M-40-50l4 6M0-58l4 5M84-20l-6 6M86 12l-8 0M50-48l-2 6M-50 44l3-6M60 40l-3-6M10 48l1-6',
        air.of('plank'),
        6,
      ),
      shape(
        'M-70-4Q-50-48 14-44Q80-42 76 0Q70 20 50 18Q44 38 28 30Q8 36-6 30Q-22 42-34 28Q-68 28-70-4Z',
        air.of('wood'),
      ),
      shape('M10-40Q74-40 72-2Q66 10 52 8Q60-22 10-40Z', air.of('timber')),
      line('M-44-14Q-24-32 6-32', air.of('plank'), 7),
    ),
  cheeseCutlet: (air) =>
    layers(
      shape('M-96 8Q-104-40-50-54Q10-74 66-50Q112-34 98 8Q90 50 28 56Q-80 66-96 8Z', air.of('plank')),
      shape('M-84 0Q-84-40-40-48Q20-62 66-40Q94-26 84 4Q-10 24-84 0Z', air.of('apricot')),
      shape(
        'M-84 4Q-10 26 84 6Q78 34 60 30Q52 58 36 34Q10 30 0 48Q-14 66-26 36Q-76 36-84 4Z',
        air.of('cream'),
      ),
    ),
  rollingPin: (air) =>
    layers(
      rect(-190, -12, 380, 24, air.of('wood'), 12),
      rect(-140, -26, 280, 52, air.of('timber'), 18),
      rect(-140, -26, 280, 20, air.of('apricot'), 10),
    ),
  noodleBundle: (air) =>
    layers(
      shape('M-50 30Q-66-30-30-40H34Q66-30 50 30Q0 54-50 30Z', air.of('dune')),
      line('M-38 28Q-50-20-22-36M-16 34Q-26-16-4-38M8 34Q4-10 16-38M30 30Q34-10 34-34', air.of('cream'), 11),
      line('M-50 4Q0 20 52 2', air.of('foam'), 9),
    ),
  sauce: (air) => ellipse(0, 0, 30, 24, air.of('brick')) + ellipse(8, -8, 8, 5, air.of('apricot')),
} satisfies Record<string, Morsel>;

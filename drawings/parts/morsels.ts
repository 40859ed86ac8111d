import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, rect, shape } from '../brush.ts';
import { mix, type Pigment } from '../palette.ts';

/*
 * What lies in bowls and on plates: single pieces of food seen from above, about 60 wide, lit from the right.
 * Dishes (parts/dishes.ts) arrange them; seen from the side they are pressed flat.
 */

type Morsel = (air: Air) => string;

/** A round slice with a rim: lemon, radish, chili, cucumber. */
const slice =
  (rim: Pigment, flesh: Pigment, size: number): Morsel =>
  (air) =>
    circle(0, 0, size, air.of(rim)) + circle(1, -1, size * 0.76, air.of(flesh));

/** A block with its face up and its left and lower side in shadow. */
const block =
  (face: Pigment, side: Pigment, width: number, height: number): Morsel =>
  (air) =>
    layers(
      rect(-width / 2, -height / 2, width, height + 10, air.of(side), 7),
      rect(-width / 2 + 3, -height / 2, width - 3, height, air.of(face), 7),
    );

const strands =
  (pigment: Pigment, width: number): Morsel =>
  (air) =>
    line('M-26-8L22-14M-24 4L26 0M-20 14L24 12', air.of(pigment), width);

/** A glazed or fried lump: body, light, dark side. */
const lump =
  (body: Pigment, light: Pigment): Morsel =>
  (air) =>
    layers(
      shape('M-32 4Q-30-20-10-22Q10-32 24-16Q38-6 30 12Q20 26-4 24Q-28 24-32 4Z', air.of(body)),
      shape('M2-22Q20-26 26-12Q34-2 28 8Q12 2 2-22Z', air.of(light)),
    );

export const morsels = {
  mussel: (air) =>
    layers(
      shape('M-36 6Q-26-24 12-22Q38-14 34 4Q18 24-12 22Q-32 18-36 6Z', air.of('roof')),
      shape('M-26 6Q-18-14 10-13Q27-9 24 2Q12 14-10 14Q-22 12-26 6Z', air.of('spray')),
      ellipse(2, 2, 18, 9, air.of('sunrise')),
    ),
  clam: (air) =>
    layers(
      shape('M-32 8Q-30-26 0-28Q30-26 32 8Q0 26-32 8Z', air.of('dune')),
      line('M0 12V-22M-14 10L-20-16M14 10L20-16', air.of('plank'), 4),
      shape('M-22 8Q0-8 22 8Q0 18-22 8Z', air.of('blush')),
    ),
  shrimp: (air) =>
    layers(
      line('M-18 18Q-34-12-6-20Q20-24 20 0', air.of('sunrise'), 20),
      line('M-22-8L-8-2M-4-26L0-10', air.of('apricot'), 5),
      shape('M14 0L30 16 20 18 16 26 8 6Z', air.of('brick')),
    ),
  squidRing: (air) =>
    `<circle r="18" fill="none" stroke="${air.of('white')}" stroke-width="15"/><circle r="20" fill="none" stroke="${air.of('blush')}" stroke-width="4"/>`,
  squidLeg: (air) =>
    layers(
      line('M-28 10Q-10-20 6 2T32-12', air.of('blush'), 13),
      line('M-20-2l2 2M-4-4l2 2M10 0l2 2', air.of('sunrise'), 5),
    ),
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
  radish: block('cream', 'plank', 58, 34),
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
  greens: (air) => line('M-24 8L2-8M-4 14L22-4M-18-8L-2-18', air.of('leaf'), 10),
  scallion: (air) =>
    layers(
      circle(-14, 4, 9, air.of('leaf')) + circle(-14, 4, 4, air.of('foam')),
      circle(10, -8, 9, air.of('moss')) + circle(10, -8, 4, air.of('foam')),
      circle(14, 12, 8, air.of('leaf')) + circle(14, 12, 3, air.of('foam')),
    ),
  laver: (air) => line('M-26 6L-4-8M-8 14L16 2M2-10L26-16M8 16L26 10', air.of('ink'), 7),
  seaweed: (air) =>
    layers(
      shape('M-40 8Q-30-22-6-14Q10-30 30-16Q46 0 30 14Q6 8-2 20Q-26 26-40 8Z', air.of('pine')),
      line('M-26 8Q-6-10 22-4', air.of('leaf'), 6),
    ),
  sesame: (air) => line('M-20-4l5 2M-4 8l5-2M8-10l4 3M18 4l5-2', air.of('cream'), 5),
  chili: (air) =>
    layers(
      circle(-10, 2, 11, air.of('brick')) + circle(-10, 2, 5, air.of('apricot')),
      circle(12, -6, 10, air.of('sunrise')) + circle(12, -6, 4, air.of('cream')),
    ),
  oil: (air) => ellipse(-8, 4, 18, 12, air.of('apricot')) + ellipse(18, -8, 8, 6, air.of('apricot')),
  pepper: (air) => line('M-22 4v1M-6-8v1M6 10v1M20-6v1M-14 14v1M10-16v1', air.of('ink'), 5),
  cucumber: strands('moss', 9),
  carrot: strands('sunrise', 8),
  cabbage: strands('mist', 9),
  pear: strands('cream', 10),
  sprouts: (air) =>
    layers(
      line('M-28-8Q-4-20 22-10M-26 6Q0-6 26 4M-20 16Q4 8 22 18', air.of('cream'), 6),
      line('M22-10l4 1M26 4l4 1M22 18l4 1', air.of('apricot'), 11),
    ),
  rawFish: (air) =>
    layers(
      shape('M-34 8Q-26-16 4-18Q26-20 36-10Q22 8 4 16Q-22 24-34 8Z', air.of('white')),
      shape('M-30 0Q-20-16 6-18Q26-20 36-10Q10-12-30 0Z', air.of('apricot')),
    ),
  salmon: (air) =>
    layers(
      shape('M-34 8Q-26-16 4-18Q26-20 36-10Q22 8 4 16Q-22 24-34 8Z', air.of('sunrise')),
      line('M-16 12Q-12 0-2-8M4 12Q8 0 18-10', air.of('blush'), 4),
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
  abalone: (air) =>
    layers(
      ellipse(0, 3, 40, 29, air.of('slate')),
      ellipse(1, 1, 35, 24, air.of('spray')),
      shape(
        'M-28 2q-4-12 8-12 4-12 18-8 14-6 20 4 14 2 10 16-4 12-16 8-8 10-20 4-18 2-20-12z',
        air.of('timber'),
      ),
      ellipse(2, 1, 19, 11, air.of('sand')),
      line('M-8 2Q2-6 12 1M-4 7Q4 2 12 6', air.of('dune'), 4),
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
  roe: (air) =>
    [
      [-16, 4],
      [-2, -10],
      [14, -4],
      [2, 10],
      [20, 12],
      [-20, -12],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 11, air.of('sunrise')) + circle(x + 3, y - 3, 4, air.of('blush')))
      .join(''),
  fishPiece: (air) =>
    layers(
      rect(-44, -18, 88, 40, air.of('stone'), 12),
      rect(-40, -18, 84, 22, air.of('foam'), 10),
      line('M-20-12V14M4-12V14M28-12V14', air.of('stone'), 4),
      line('M-30 16Q0 4 34 16', air.of('brick'), 8),
    ),
  brownFish: (air) =>
    layers(
      shape('M-46 0Q-30-22 12-20Q26-18 36-6L50-16Q48 0 52 16L36 8Q20 24-8 22Q-36 18-46 0Z', air.of('wood')),
      shape('M-44-2Q-28-20 12-19Q26-17 36-6L50-16L48-4Q10 2-44-2Z', air.of('plank')),
      line('M-12-14L-16 14M8-15L6 16M24-12L23 12', air.of('brick'), 4),
      circle(-32, -4, 4, air.of('cream')),
    ),
  grilledFish: (air) =>
    layers(
      shape('M150-34Q196-70 224-58Q208-10 226 50Q186 52 148 22Z', air.of('timber')),
      shape('M-190 10Q-140-80 10-84Q120-80 168-20Q172 8 150 26Q60 92-60 84Q-160 72-190 10Z', air.of('plank')),
      shape(
        'M-190 10Q-140-80 10-84Q120-80 168-20Q60-50-60-20Q-130 0-150 30Q-178 26-190 10Z',
        air.of('apricot'),
      ),
      shape('M-30-82Q30-116 90-70Z', air.of('brick')),
      line('M-50-60L-74 60M0-66L-20 66M54-62L36 56M100-44L88 30', air.of('wood'), 11),
      line('M-112-50Q-82 0-112 56', air.of('wood'), 7),
      circle(-148, -4, 13, air.of('white')) + circle(-148, -4, 7, air.of('ink')),
    ),
  sausage: (air) =>
    layers(
      rect(-46, -16, 92, 34, air.of('brick'), 16),
      rect(-40, -16, 84, 18, air.of('sunrise'), 9),
      line('M-20-10L-14 8M4-10L10 8M26-10L32 8', air.of('wood'), 4),
    ),
  fishChunk: (air) =>
    layers(
      shape('M-52-16Q0-34 40-24L44 26Q0 36-50 24Q-60 4-52-16Z', air.of('wood')),
      shape('M-52-16Q0-34 40-24L41-6Q-6-14-55 0Z', air.of('brick')),
      ellipse(42, 1, 17, 26, air.of('blush')),
      ellipse(42, 1, 6, 8, air.of('dune')),
      line('M-38-8Q-10-22 20-14M-34 18Q-4 26 24 18', air.of('sunrise'), 10),
      line('M-12-26Q-20 0-12 30', air.of('wood'), 3),
    ),
  mushroom: (air) =>
    layers(
      rect(-9, -2, 18, 26, air.of('cream'), 8),
      shape('M-28 4Q-26-22 0-24Q26-22 28 4Q0 12-28 4Z', air.of('timber')),
      shape('M4-24Q26-20 28 4Q16 8 10 8Q18-10 4-24Z', air.of('plank')),
    ),
  kimchi: (air) =>
    layers(
      shape('M-34 12Q-30-20 0-22Q34-18 34 8Q8 24-34 12Z', air.of('sunrise')),
      shape('M-26 8Q-14-6 12-6Q20 4 6 12Q-10 16-26 8Z', air.of('blush')),
      line('M0-14L22-10M14-2L26 2', air.of('brick'), 5),
    ),
  lettuce: (air) =>
    layers(
      shape(
        'M-44 4q2-22 20-22 8-16 24-6 20-10 26 8 22 2 18 20-10 22-30 14-14 14-30 4-24 6-28-18z',
        air.of('leaf'),
      ),
      shape('M0-20q18-8 22 8 20 4 16 18-26 6-38-26z', air.of('moss')),
      line('M-28 4Q0-4 30 4', air.of('haze'), 5),
    ),
  basil: (air) =>
    shape('M-22 6Q-10-18 22-8Q12 16-22 6Z', air.of('leaf')) + line('M-12 3L14-4', air.of('haze'), 3),
  tomato: slice('sunrise', 'apricot', 22),
  lemon: (air) =>
    layers(
      circle(0, 0, 27, air.of('apricot')),
      circle(0, 0, 22, air.of('cream')),
      line('M0-16V16M-16 0H16M-11-11L11 11M11-11L-11 11', air.of('apricot'), 4),
    ),
  chicken: (air) =>
    lump('brick', 'sunrise')(air) + line('M-14-4l4 2M-2 8l4 1M10 14l3-2M-8-14l3 1', air.of('cream'), 4),
  nugget: lump('plank', 'apricot'),
  meatball: (air) => circle(0, 0, 27, air.of('wood')) + circle(5, -6, 17, air.of('timber')),
  cockle: (air) =>
    layers(
      ellipse(0, 2, 22, 16, air.of('wood')),
      ellipse(3, -1, 15, 10, air.of('plank')),
      line('M-8-2Q0-8 8-2', air.of('blush'), 3),
    ),
  cockleShell: (air) =>
    layers(
      shape('M-30 10Q-30-24 0-26Q30-24 30 10Q0 24-30 10Z', air.of('slate')),
      line('M0 12V-20M-14 12L-16-16M14 12L16-16M-24 6L-26-6M24 6L26-6', air.of('sand'), 4),
      ellipse(0, 8, 18, 8, air.of('plank')),
    ),
  bean: (air) =>
    ellipse(-12, 4, 13, 10, air.of('plank')) +
    ellipse(14, -4, 13, 10, air.of('timber')) +
    ellipse(16, -7, 5, 3, air.of('blush')),
  redBean: (air) =>
    ellipse(-12, 5, 14, 10, air.of('wood')) +
    ellipse(14, 3, 14, 10, air.of('brick')) +
    ellipse(2, -10, 14, 10, air.of('wood')),
  corn: (air) => line('M-22-6v4M-10-12v4M2-8v4M14-14v4M-14 8v4M0 8v4M14 4v4M24-2v4', air.of('apricot'), 11),
  fries: (air) =>
    layers(
      line('M-30 12L20-16M-24-10L26 10M-8 18L6-22M12 18L24-12', air.of('plank'), 13),
      line('M-28 8L20-18M-22-13L26 6M-10 14L4-24', air.of('apricot'), 9),
    ),
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
  bagel: (air) =>
    layers(
      circle(0, 3, 40, air.of('timber')),
      circle(0, 0, 39, air.of('plank')),
      shape('M0-39A39 39 0 0 1 39 0A39 39 0 0 1 10 37Q40-6 0-39Z', air.of('apricot')),
      circle(0, 0, 12, air.of('wood')),
    ),
  darkBagel: (air) =>
    layers(
      circle(0, 3, 40, air.of('ink')),
      circle(0, 0, 39, air.of('slate')),
      shape('M0-39A39 39 0 0 1 39 0A39 39 0 0 1 10 37Q40-6 0-39Z', air.of('rock')),
      circle(0, 0, 12, air.of('ink')),
      line('M-24-10l3 2M-20 14l3-2M-4-26l2 3M18 20l3-1M26-4l2 3', air.of('cream'), 4),
    ),
  roll: (air) =>
    layers(
      shape('M-60 8Q-50-26 0-34Q50-26 60 8Q50 24 36 18Q0 30-36 18Q-50 24-60 8Z', air.of('timber')),
      shape('M-52 4Q-40-24 0-31Q46-24 54 4Q0 18-52 4Z', air.of('apricot')),
      line('M-24-20Q-30-4-22 10M0-30V12M24-20Q30-4 22 10', air.of('plank'), 6),
      line('M6-18l3 3M14-8l3 2M-10-8l3 2', air.of('white'), 5),
    ),
  scone: (air) =>
    layers(
      shape('M-40 22Q-44-6-30-12Q-20-34 10-28Q42-22 40 4Q44 20 34 24Q0 32-40 22Z', air.of('plank')),
      shape('M-30-12Q-20-34 10-28Q42-22 40 4Q10-6-30-12Z', air.of('blush')),
      line('M-34 6Q0-2 38 12', air.of('timber'), 5),
    ),
  puff: (air) =>
    layers(
      shape('M-42 10Q-42-30 0-34Q42-30 42 10Z', air.of('plank')),
      shape('M0-34Q42-30 42 10H16Q26-16 0-34Z', air.of('apricot')),
      shape(
        'M-46 8q8-10 16 0 8-10 16 0 8-10 16 0 8-10 16 0 8-10 16 0 8-8 12 2-4 16-46 16t-46-18z',
        air.of('cream'),
      ),
      shape('M-42 18H42Q40 32 0 32T-42 18Z', air.of('plank')),
    ),
  croquette: (air) =>
    layers(
      shape('M-46 4Q-46-26-10-28H14Q46-26 46 4Q46 28 12 28H-12Q-46 28-46 4Z', air.of('timber')),
      shape('M-40-2Q-38-26-8-26H14Q44-24 44 2Q10 14-40-2Z', air.of('apricot')),
      line('M-20-10l6 3M4-16l6 2M20-2l6 2M-6 0l5 2', air.of('plank'), 5),
    ),
  pie: (air) =>
    layers(
      shape('M-48 20L-40-20Q0-32 40-20L48 20Q0 32-48 20Z', air.of('timber')),
      shape('M-40 14L-34-20Q0-32 40-20L46 12Q0 22-40 14Z', air.of('apricot')),
      line('M-28-14L34 10M-6-22L44 0M28-20L-30 8', air.of('plank'), 6),
    ),
  yanggaeng: (air) =>
    layers(
      shape('M-40 24V-10L-22-26H44V6L28 24Z', air.of('wood')),
      shape('M-40-10L-22-26H44L28-10Z', air.of('timber')),
      circle(6, -18, 5, air.of('apricot')),
    ),
  toast: (air) =>
    layers(
      shape('M-38 28V-10Q-48-32-20-34H22Q48-32 38-10V28Z', air.of('timber')),
      shape('M-28 20V-10Q-36-24-16-26H20Q36-24 30-10V20Z', air.of('blush')),
      rect(-8, -10, 22, 16, air.of('apricot'), 4),
    ),
  sandwich: (air) =>
    layers(
      shape('M-50 26L0-34 50 26Z', air.of('plank')),
      shape('M-38 20L0-26 38 20Z', air.of('cream')),
      line('M-44 26H46', air.of('leaf'), 8),
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
  potato: (air) =>
    layers(
      shape('M-42 6Q-44-26-12-32Q28-40 42-10Q50 24 16 34Q-30 40-42 6Z', air.of('dune')),
      shape('M4-34Q32-34 42-10Q48 18 30 30Q36-8 4-34Z', air.of('sand')),
      line('M-20-10h3M-8 14h3M10-8h3M-26 6h2', air.of('plank'), 6),
    ),
  flower: (air) =>
    [0, 30, 60, 90, 120, 150]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})">${ellipse(0, 0, 44, 11, air.of(turn % 60 ? 'apricot' : 'cream'))}</g>`,
      )
      .join('') + circle(0, 0, 14, air.of('sunrise')),
  needles: (air) =>
    line(
      'M-40 24L34-24M-10 4L-30-24M0-2L-10-34M12-10L14-38M-18 10L-4 34M-4 0L18 24M10-8L36 8',
      air.of('leaf'),
      7,
    ) + line('M-40 24L-8 2', air.of('wood'), 8),
  heart: (air) => shape('M0 40Q-56 6-44-22Q-26-44 0-18Q26-44 44-22Q56 6 0 40Z', air.of('blush')),
  pizza: (air) =>
    layers(
      circle(0, 4, 150, air.of('timber')),
      circle(0, 0, 149, air.of('plank')),
      circle(0, 0, 128, air.of('apricot')),
      shape('M-120-20Q-80-90 0-80T118 10Q100 100 10 110T-120-20Z', air.of('blush')),
      circle(-60, -50, 24, air.of('brick')) +
        circle(50, -70, 24, air.of('brick')) +
        circle(-70, 50, 24, air.of('brick')) +
        circle(70, 30, 24, air.of('brick')) +
        circle(0, 80, 24, air.of('brick')) +
        circle(0, -10, 24, air.of('brick')),
      shape(
        'M-30-90Q0-120 26-96Q6-70-30-90ZM-110 10Q-90-20-70 6Q-84 30-110 10ZM30 50Q60 60 50 90Q24 84 30 50Z',
        air.of('leaf'),
      ),
      line('M0-148V148M-128-74L128 74M-128 74L128-74', air.of('plank'), 5),
    ),
  pita: (air) =>
    layers(
      shape('M-86 8q0-28 26-26 10-22 36-10 20-18 40 0 24-14 36 8 30-4 34 28z', air.of('leaf')),
      circle(-40, -12, 17, air.of('sunrise')) +
        circle(40, -14, 17, air.of('sunrise')) +
        circle(0, -18, 18, air.of('cream')),
      shape('M-92-4Q0 20 92-4Q86 62 0 66T-92-4Z', air.of('plank')),
      shape('M-84 4Q0 26 92-4Q88 48 20 56Q-66 54-84 4Z', air.of('blush')),
      line('M-50 26l10 4M-10 40l10 2M36 28l10-3M20 18l8-1', air.of('plank'), 7),
    ),
  sauce: (air) => ellipse(0, 0, 30, 24, air.of('brick')) + ellipse(8, -8, 8, 5, air.of('apricot')),
  pancake: (air) =>
    layers(
      circle(0, 2, 40, air.of('plank')),
      circle(2, 0, 36, air.of('apricot')),
      line('M-20-10L6-22M-10 12L20-6M2 24L24 12', air.of('leaf'), 6),
    ),
} satisfies Record<string, Morsel>;

export type MorselName = keyof typeof morsels;

/** A piece where it lies: `press` flattens what is seen from the side. */
export function lay(x: number, y: number, scale: number, press: number, turn: number, part: string): string {
  const turned = turn === 0 ? '' : `rotate(${Math.round(turn)})`;
  return `<g transform="${d`translate(${x} ${y})`}scale(${scale.toFixed(2)} ${(scale * press).toFixed(2)})${turned}">${part}</g>`;
}

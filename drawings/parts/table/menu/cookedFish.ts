import { type Dish, pan, ring } from './dish.ts';

/** Fish and squid, cooked. */
export const cookedFish = {
  hairtail: {
    ...pan,
    glaze: 'slate',
    broth: 'brick',
    pieces: [
      ['fishPiece', -0.46, -0.14, 1.3, -6],
      ['fishPiece', 0.34, -0.2, 1.3, 10],
      ['fishPiece', 0, 0.36, 1.3, -4],
      ['radish', -0.62, 0.42, 1.1],
      ['radish', 0.62, 0.36, 1.1, 20],
      ['greens', 0, 0, 1.2],
      ['chili', 0.3, 0.1, 1],
    ],
  },
  jangchi: {
    ware: 'oval',
    glaze: 'dune',
    broth: 'brick',
    heap: 0.05,
    pieces: [
      ['fishChunk', -0.52, -0.34, 1.7, -6],
      ['fishChunk', 0.12, -0.4, 1.7, 6],
      ['fishChunk', 0.66, -0.1, 1.5, 10],
      ['fishChunk', -0.3, 0.3, 1.8, 3],
      ['fishChunk', 0.32, 0.36, 1.7, -4],
      ['radish', -0.82, 0.16, 1.2],
      ['scallion', -0.1, 0, 1.7],
      ['chili', 0.46, 0.06, 1.4],
      ['scallion', -0.56, 0.1, 1.4],
      ['sesame', 0.1, 0.3, 1.8],
    ],
  },
  jangchiPan: {
    ...pan,
    glaze: 'timber',
    broth: 'sunrise',
    pieces: [
      ['fishChunk', -0.4, -0.3, 1.5, -10],
      ['fishChunk', 0.4, -0.3, 1.5, 12],
      ['fishChunk', -0.2, 0.2, 1.6, 4],
      ['fishChunk', 0.5, 0.3, 1.4, -8],
      ['radish', -0.66, 0.42, 1.3],
      ['radish', 0.16, 0.66, 1.3, 14],
      ['greens', 0.06, -0.06, 1.4],
      ['chili', -0.5, 0, 1.2],
    ],
  },
  grilledFish: {
    ware: 'oval',
    glaze: 'sea',
    pieces: [
      ['lettuce', -0.5, 0.5, 1.1],
      ['grilledFish', 0, -0.06, 0.96],
      ['lemon', 0.56, 0.62, 0.9],
    ],
  },
  squidFry: {
    ware: 'iron',
    glaze: 'ink',
    broth: 'brick',
    heap: 0.16,
    pieces: [
      ...ring('squidRing', 7, 0.66, 1.35, 15),
      ['squidLeg', -0.3, -0.1, 1.9],
      ['squidLeg', 0.3, 0.1, 1.9, 40],
      ['squidRing', 0, 0.1, 1.4],
      ['carrot', -0.44, 0.24, 1.4],
      ['greens', 0.44, -0.2, 1.5],
      ['greens', -0.1, -0.4, 1.3],
      ['sesame', 0, 0, 2],
    ],
  },
} satisfies Record<string, Dish>;

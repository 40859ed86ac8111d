import { type Dish, type Piece, pan, pot, ring } from './dish.ts';

const curds: Piece[] = [
  ['curds', -0.36, -0.14, 1.25, -10],
  ['curds', 0.36, -0.2, 1.2, 30],
  ['curds', 0.04, 0.26, 1.15, 170],
];

/** Tofu and stews of Chodang. */
export const tofu = {
  whiteTofu: {
    ware: 'bowl',
    glaze: 'sand',
    broth: 'mist',
    pieces: [...curds, ['scallion', 0.1, -0.1], ['chili', 0.42, 0.3, 0.7]],
  },
  tofuPot: { ...pot, broth: 'foam', pieces: [...curds, ['greens', -0.1, -0.4, 0.9]] },
  jjamppongTofu: {
    ...pot,
    broth: 'sunrise',
    pieces: [
      ['curds', -0.28, -0.2, 1.15, -8],
      ['curds', 0.3, -0.16, 1.1, 20],
      ['mussel', -0.66, 0.2, 1.3, 20],
      ['mussel', 0.68, 0.14, 1.3, -30],
      ['shrimp', -0.14, 0.36, 1.5],
      ['squidRing', 0.3, 0.5, 1.1],
      ['greens', 0.02, 0.02, 1.1],
      ['chili', -0.4, 0.56, 0.9],
    ],
  },
  clamTofu: {
    ...pot,
    broth: 'brick',
    pieces: [
      ['curds', -0.3, -0.24, 1.15, -8],
      ['curds', 0.32, -0.2, 1.1, 20],
      ['clam', -0.6, 0.3, 1.3, -20],
      ['clam', 0.64, 0.24, 1.3, 20],
      ['clam', 0.02, 0.36, 1.4],
      ['chili', -0.3, 0.6, 0.9],
      ['greens', 0.34, 0.1, 1],
    ],
  },
  tofuStew: {
    ...pot,
    broth: 'sunrise',
    pieces: [
      ['curds', -0.3, 0, 1.2],
      ['curds', 0.34, 0.14, 1.1, 160],
      ['yolk', 0.06, -0.3, 1.2],
      ['greens', -0.4, 0.5],
      ['chili', 0.5, -0.42, 0.9],
    ],
  },
  cheonggukjang: {
    ...pot,
    glaze: 'slate',
    broth: 'plank',
    pieces: [
      ...ring('bean', 6, 0.66, 0.9, 20),
      ['tofu', -0.24, -0.14, 1.1, 12],
      ['tofu', 0.3, -0.2, 1.1, -20],
      ['tofu', 0.04, 0.34, 1.1, 5],
      ['greens', 0.5, 0.3, 0.9],
      ['chili', -0.46, 0.34, 0.8],
    ],
  },
  hotpot: {
    ...pan,
    broth: 'sunrise',
    pieces: [
      ...ring('slab', 7, 0.6, 1, 12),
      ['mushroom', -0.16, -0.1, 1.1],
      ['mushroom', 0.2, 0.06, 1.1, 30],
      ['greens', 0, -0.34, 1.1],
      ['chili', 0.02, 0.34, 0.9],
    ],
  },
  mildHotpot: {
    ...pan,
    glaze: 'dune',
    broth: 'blush',
    pieces: [
      ...curds,
      ['lettuce', -0.72, 0.2, 1, 40],
      ['lettuce', 0.74, 0.1, 1, 150],
      ['mushroom', 0, -0.62, 1.1],
      ['carrot', 0.34, 0.66, 0.9],
      ['mushroom', -0.4, 0.66, 1],
    ],
  },
  tofuBlock: {
    ware: 'plate',
    glaze: 'foam',
    pieces: [
      ['slab', -0.52, -0.24, 1.5, 4],
      ['slab', -0.06, -0.3, 1.5, 4],
      ['slab', 0.4, -0.24, 1.5, 4],
      ['kimchi', 0.5, 0.44, 1.6, 20],
      ['kimchi', 0.08, 0.56, 1.5],
      ['scallion', -0.46, 0.5, 1.2],
    ],
  },
  friedTofu: {
    ware: 'plate',
    glaze: 'shallows',
    pieces: [...ring('fried', 5, 0.52, 1.1, 18), ['scallion', 0, 0, 1.2], ['sauce', 0.02, 0.06, 0.8]],
  },
} satisfies Record<string, Dish>;

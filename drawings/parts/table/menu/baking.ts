import { type Dish, ring } from './dish.ts';

/** Breads and small cakes. */
export const baking = {
  bagels: {
    ware: 'board',
    glaze: 'wood',
    heap: 0.06,
    pieces: [
      ['bagel', -0.62, -0.1, 1.9],
      ['darkBagel', 0, -0.2, 1.9],
      ['bagel', 0.62, 0, 1.9, 60],
      ['darkBagel', -0.3, 0.42, 1.8],
    ],
  },
  rolls: {
    ware: 'basket',
    glaze: 'wood',
    broth: 'foam',
    heap: 0.16,
    pieces: [
      ['roll', -0.44, -0.3, 1.7, -10],
      ['roll', 0.44, -0.3, 1.7, 14],
      ['roll', 0, 0, 1.8, 4],
      ['roll', -0.46, 0.4, 1.7, -16],
      ['roll', 0.48, 0.4, 1.7, 10],
    ],
  },
  scones: {
    ware: 'plate',
    glaze: 'blush',
    heap: 0.2,
    pieces: [
      ['scone', -0.42, 0, 1.8],
      ['scone', 0.36, -0.1, 1.8, 12],
      ['scone', 0, 0.36, 1.9, -6],
      ['sauce', 0.78, 0.3, 0.8],
    ],
  },
  puffs: {
    ware: 'plate',
    glaze: 'moss',
    heap: 0.12,
    pieces: [
      ['puff', -0.46, -0.1, 1.9],
      ['puff', 0.4, -0.14, 1.9],
      ['puff', 0, 0.34, 2],
    ],
  },
  yanggaeng: {
    ware: 'board',
    glaze: 'roof',
    pieces: [
      ['yanggaeng', -0.64, -0.4, 1.15],
      ['yanggaeng', 0, -0.4, 1.15],
      ['yanggaeng', 0.64, -0.4, 1.15],
      ['yanggaeng', -0.32, 0.5, 1.15],
      ['yanggaeng', 0.32, 0.5, 1.15],
      ['basil', 0.82, 0.6, 1.2],
    ],
  },
  pies: {
    ware: 'plate',
    glaze: 'spray',
    heap: 0.14,
    pieces: [
      ['pie', -0.42, -0.06, 1.9],
      ['pie', 0.44, -0.1, 1.9, 10],
      ['pie', 0.02, 0.36, 2],
    ],
  },
  toasts: {
    ware: 'plate',
    glaze: 'sand',
    pieces: [
      ['toast', -0.4, -0.2, 2, -6],
      ['toast', 0.3, -0.1, 2, 12],
      ['sauce', 0.74, 0.4, 0.9],
    ],
  },
  hangwa: {
    ware: 'plate',
    glaze: 'brick',
    heap: 0.1,
    pieces: [...ring('riceCracker', 7, 0.72, 1.2, 10), ...ring('yakgwa', 3, 0.22, 1.3, 30)],
  },
  wheelCakes: {
    ware: 'oval',
    glaze: 'brick',
    pieces: [...ring('wheelCake', 6, 0.64, 1.05), ['wheelCake', 0, 0, 1.1]],
  },
  morningSet: {
    ware: 'plate',
    glaze: 'foam',
    pieces: [
      ['toast', -0.4, -0.2, 2.1, -8],
      ['toast', -0.2, 0.3, 2, 8],
      ['egg', 0.5, -0.26, 1.6],
      ['sauce', 0.6, 0.42, 1],
    ],
  },
} satisfies Record<string, Dish>;

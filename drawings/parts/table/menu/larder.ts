import { type Dish, ring } from './dish.ts';

/** Ingredients of dishes. */
export const larder = {
  dough: {
    ware: 'board',
    glaze: 'plank',
    pieces: [
      ['rollingPin', 0.05, -0.66, 1.1],
      ['noodleBundle', -0.64, 0.1, 0.95],
      ['noodleBundle', 0, 0.16, 0.95, 8],
      ['noodleBundle', 0.64, 0.1, 0.95, -6],
    ],
  },
  potatoes: {
    ware: 'basket',
    glaze: 'plank',
    broth: 'wood',
    heap: 0.22,
    pieces: [
      ...ring('potato', 6, 0.58, 1.5, 10),
      ['potato', -0.1, -0.16, 1.6, 30],
      ['potato', 0.2, 0.16, 1.6, -20],
    ],
  },
  soybeans: {
    ware: 'basket',
    glaze: 'dune',
    broth: 'apricot',
    heap: 0.05,
    pieces: [...ring('bean', 10, 0.72, 1.2, 0), ...ring('bean', 7, 0.4, 1.2, 20), ['bean', 0, 0, 1.2]],
  },
  brewing: {
    ware: 'oval',
    glaze: 'roof',
    pieces: [
      ['rice', -0.62, 0, 1.2],
      ['flower', -0.04, -0.3, 1.5],
      ['flower', 0.2, 0.36, 1.3],
      ['needles', 0.66, -0.1, 1.8],
      ['needles', 0.56, 0.4, 1.6, 30],
    ],
  },
} satisfies Record<string, Dish>;

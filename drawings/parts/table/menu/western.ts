import { type Dish, ring } from './dish.ts';

/** Western dishes. */
export const western = {
  pasta: {
    ware: 'plate',
    glaze: 'moss',
    bed: 'heap',
    bedColour: 'apricot',
    pieces: [
      ['shrimp', -0.3, 0.1, 1.3],
      ['clam', 0.3, 0.14, 1.2, 20],
      ['basil', 0, -0.1, 1.2],
      ['tomato', 0.02, 0.5, 0.8],
      ['basil', 0.4, 0.4, 0.9, 60],
    ],
  },
  risotto: {
    ware: 'plate',
    glaze: 'roof',
    broth: 'cream',
    pieces: [
      ['rice', 0, 0, 1.6],
      ['mushroom', -0.3, 0.1, 1.2],
      ['mushroom', 0.3, -0.1, 1.2, 30],
      ['basil', 0, -0.2, 1.1],
      ['tofu', 0.06, 0.36, 0.7],
    ],
  },
  pizza: { ware: 'board', glaze: 'timber', pieces: [['pizza', 0, 0, 1.16]] },
  salad: {
    ware: 'bowl',
    glaze: 'foam',
    broth: 'pine',
    heap: 0.24,
    pieces: [
      ['lettuce', -0.2, -0.3, 1.3, 20],
      ['lettuce', 0.2, 0.2, 1.3, 60],
      ...ring('lettuce', 6, 0.52, 1.2, 10),
      ['tomato', -0.3, 0.1, 0.9],
      ['egg', 0.3, 0, 0.9],
      ['tomato', 0.1, 0.5, 0.8],
      ['bean', 0, -0.2, 0.9],
      ['bean', -0.1, 0.3, 0.8],
    ],
  },
  pitas: {
    ware: 'board',
    glaze: 'timber',
    pieces: [
      ['pita', -0.5, -0.2, 1.3, -4],
      ['pita', 0.48, -0.1, 1.3, 8],
      ['sauce', -0.02, 0.76, 0.9],
      ['basil', 0.16, 0.76, 1],
    ],
  },
  brunch: {
    ware: 'plate',
    glaze: 'foam',
    pieces: [
      ['toast', -0.5, -0.24, 1.7, -10],
      ['egg', 0.14, -0.3, 1.4],
      ['lettuce', 0.66, -0.1, 1.3],
      ['tomato', 0.56, 0.46, 1.1],
      ['tomato', 0.3, 0.6, 1],
      ['sausage', -0.3, 0.5, 1.1],
    ],
  },
  sandwiches: {
    ware: 'board',
    glaze: 'wood',
    pieces: [
      ['sandwich', -0.46, -0.1, 2.7],
      ['sandwich', 0.4, 0, 2.7],
      ['lettuce', 0.9, 0.6, 1],
      ['tomato', 0, 0.7, 1],
    ],
  },
} satisfies Record<string, Dish>;

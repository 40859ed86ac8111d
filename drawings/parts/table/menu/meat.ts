import { type Dish, type Piece, ring } from './dish.ts';

export const meat = {
  ribs: {
    ware: 'brazier',
    glaze: 'timber',
    pieces: [
      ['rib', -0.42, -0.2, 1.3, -6],
      ['rib', 0.38, -0.26, 1.3, 8],
      ['rib', -0.24, 0.36, 1.4, 4],
      ['mushroom', 0.52, 0.34, 1.1],
      ['scallion', 0.2, 0.1, 0.8],
    ],
  },
  ribsBeef: {
    ware: 'brazier',
    glaze: 'slate',
    pieces: [
      ['beef', -0.5, -0.1, 1.4, -10],
      ['beef', -0.04, -0.36, 1.4, 14],
      ['beef', 0.42, -0.1, 1.4, 30],
      ['rib', 0, 0.36, 1.4, 0],
      ['mushroom', 0.62, 0.36, 1],
    ],
  },
  rawRibs: {
    ware: 'oval',
    glaze: 'foam',
    pieces: [
      ['rib', -0.5, -0.1, 1.5, -8],
      ['rib', 0.1, -0.2, 1.5, 4],
      ['rib', 0.6, 0, 1.3, 10],
      ['rib', -0.2, 0.4, 1.4, 0],
      ['basil', 0.4, 0.5, 1],
    ],
  },
  tteokgalbi: {
    ware: 'iron',
    glaze: 'ink',
    heap: 0.04,
    pieces: [
      ['patty', -0.46, 0, 1.85, 0],
      ['patty', 0.26, -0.06, 1.85, 8],
      ['greens', 0.8, 0.24, 1.5],
      ['mushroom', 0.82, -0.3, 1.2],
      ['sesame', -0.46, -0.14, 1.9],
      ['sesame', 0.28, -0.2, 1.9],
    ],
  },
  boiledPork: {
    ware: 'oval',
    glaze: 'sea',
    heap: 0.05,
    pieces: [
      ...[-0.7, -0.38, -0.06, 0.26].map((u): Piece => ['pork', u, -0.26, 1.7, 8]),
      ...[-0.54, -0.22, 0.1].map((u): Piece => ['pork', u, 0.36, 1.7, 4]),
      ['kimchi', 0.7, 0.02, 1.7],
      ['lettuce', 0.56, 0.56, 1.2],
    ],
  },
  cutlet: {
    ware: 'oval',
    glaze: 'white',
    pieces: [
      ['cutlet', -0.26, 0, 1.35],
      ['cabbage', 0.44, -0.46, 1.4],
      ['cabbage', 0.62, -0.3, 1.3, 30],
      ['rice', 0.72, 0.2, 0.8],
      ['corn', 0.34, 0.56, 0.9],
      ['tomato', 0.2, -0.62, 0.7],
    ],
  },
  cheeseCutlet: {
    ware: 'plate',
    glaze: 'blush',
    pieces: [
      ['cheeseCutlet', -0.14, 0, 1.5],
      ['lettuce', 0.68, -0.36, 0.9],
      ['tomato', 0.74, 0.1, 0.8],
      ['cabbage', 0.4, -0.6, 1.1],
    ],
  },
  slicedCutlet: {
    ware: 'board',
    glaze: 'wood',
    pieces: [
      ...[-0.74, -0.46, -0.18, 0.1].map((u): Piece => ['fried', u, 0, 2, 0]),
      ['cabbage', 0.6, -0.4, 2],
      ['cabbage', 0.72, -0.1, 1.9, 40],
      ['lemon', 0.5, 0.6, 1],
      ['sauce', 0.84, 0.5, 1.1],
    ],
  },
  meatballs: {
    ware: 'plate',
    glaze: 'foam',
    heap: 0.08,
    pieces: [
      ['rice', -0.62, -0.3, 1.1],
      ...ring('meatball', 6, 0.46, 1.6, 10),
      ['meatball', 0, 0, 1.6],
      ['tomato', 0.8, -0.3, 1],
      ['basil', 0.06, -0.06, 1.2],
      ['redBean', 0.74, 0.5, 1.3],
    ],
  },
  fishAndChips: {
    ware: 'basket',
    glaze: 'plank',
    broth: 'foam',
    heap: 0.14,
    pieces: [
      ['fries', 0.1, -0.5, 1.5, 10],
      ['fries', 0.5, -0.34, 1.6, 40],
      ['fries', 0.62, 0.1, 1.6, 70],
      ['fries', 0.36, 0.44, 1.5, 20],
      ['fries', 0.3, 0, 1.6, 100],
      ['nugget', -0.34, -0.3, 2.1, -30],
      ['nugget', -0.3, 0.24, 2.2, -16],
      ['lemon', 0, 0.64, 1],
      ['basil', -0.64, 0.5, 1],
    ],
  },
} satisfies Record<string, Dish>;

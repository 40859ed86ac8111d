import { type Dish, ring } from './dish.ts';

/** Side dishes. */
export const sides = {
  rice: { ware: 'bowl', glaze: 'stone', bed: 'mound', bedColour: 'white', pieces: [] },
  kimchi: {
    ware: 'plate',
    glaze: 'white',
    heap: 0.16,
    pieces: [
      ['kimchi', -0.34, -0.1, 2, 10],
      ['kimchi', 0.36, -0.2, 2, -20],
      ['kimchi', 0.02, 0.36, 2, 40],
    ],
  },
  spinach: {
    ware: 'plate',
    glaze: 'white',
    heap: 0.2,
    pieces: [...ring('greens', 5, 0.44, 1.9, 0), ['greens', 0, 0, 2, 50], ['sesame', 0, 0, 2]],
  },
  sproutSide: {
    ware: 'plate',
    glaze: 'white',
    heap: 0.2,
    pieces: [...ring('sprouts', 4, 0.4, 2, 20), ['sprouts', 0, 0, 2]],
  },
  radishSide: {
    ware: 'plate',
    glaze: 'white',
    heap: 0.16,
    pieces: [
      ['radish', -0.36, -0.1, 1.6],
      ['radish', 0.36, -0.1, 1.6, 30],
      ['radish', 0, 0.36, 1.6, -20],
    ],
  },
  blackBeans: {
    ware: 'plate',
    glaze: 'white',
    broth: 'ink',
    heap: 0.1,
    pieces: [...ring('redBean', 5, 0.5, 1.5, 0), ['redBean', 0, 0, 1.5]],
  },
  fishcakeSide: {
    ware: 'plate',
    glaze: 'white',
    heap: 0.1,
    pieces: [...ring('fishcake', 4, 0.42, 1.5, 30), ['fishcake', 0, 0, 1.5, 20]],
  },
  egg: { ware: 'plate', glaze: 'white', pieces: [['egg', 0, 0, 3.4]] },
  pancakeSide: { ware: 'plate', glaze: 'white', pieces: [['pancake', 0, 0, 3.2]] },
  smallFish: {
    ware: 'oval',
    glaze: 'foam',
    pieces: [
      ['brownFish', -0.3, -0.1, 2.2, -10],
      ['brownFish', 0.34, 0.1, 2.2, 6],
    ],
  },
  chiliSauce: { ware: 'bowl', glaze: 'white', broth: 'brick', pieces: [['sesame', 0, 0, 2]] },
  soySauce: { ware: 'bowl', glaze: 'white', broth: 'wood', pieces: [['scallion', 0.1, 0, 2]] },
  broth: { ware: 'bowl', glaze: 'white', broth: 'sand', pieces: [['scallion', 0, 0, 2.2]] },
  lettuceSide: {
    ware: 'basket',
    glaze: 'dune',
    heap: 0.16,
    pieces: [...ring('lettuce', 5, 0.46, 1.8, 0), ['lettuce', 0, 0, 2]],
  },
  coffee: { ware: 'cup', glaze: 'white', broth: 'wood', pieces: [] },
  latte: { ware: 'cup', glaze: 'white', broth: 'plank', pieces: [['heart', 0, 0, 1.5]] },
} satisfies Record<string, Dish>;

import { type Dish, pot } from './dish.ts';

/** Soups and porridges. */
export const soups = {
  gukbap: {
    ...pot,
    glaze: 'timber',
    broth: 'sand',
    pieces: [
      ['stewed', -0.4, -0.04, 1.3, -10],
      ['stewed', 0.3, -0.2, 1.3, 20],
      ['stewed', 0.16, 0.4, 1.3, 60],
      ['scallion', -0.1, 0.1, 1.5],
      ['scallion', 0.5, 0.3, 1.2],
      ['chili', -0.46, 0.44, 0.8],
    ],
  },
  abalonePorridge: {
    ware: 'bowl',
    glaze: 'moss',
    broth: 'haze',
    pieces: [
      ['abalone', 0, -0.1, 1.7, -12],
      ['scallion', -0.5, 0.2, 1],
      ['sesame', 0.4, 0.4, 1.4],
      ['sesame', -0.3, 0.56, 1.2],
      ['yolk', 0.5, -0.2, 0.8],
    ],
  },
  seafoodPorridge: {
    ware: 'bowl',
    glaze: 'sea',
    broth: 'cream',
    pieces: [
      ['shrimp', -0.34, -0.06, 1.4],
      ['clam', 0.4, -0.1, 1.2, 20],
      ['carrot', 0, 0.5, 0.8],
      ['scallion', 0.1, 0.1, 1.2],
      ['sesame', -0.4, 0.5, 1.3],
    ],
  },
  seaweedSoup: {
    ...pot,
    glaze: 'roof',
    broth: 'haze',
    pieces: [
      ['seaweed', -0.4, -0.2, 1.4],
      ['seaweed', 0.4, 0.3, 1.4, 70],
      ['seaweed', 0.42, -0.34, 1.1, 20],
      ['abalone', -0.16, 0.2, 1.3, -10],
      ['abalone', 0.3, -0.04, 1.2, 20],
    ],
  },
  abalonePot: {
    ...pot,
    broth: 'sunrise',
    pieces: [
      ['abalone', -0.44, 0.2, 1.4, -10],
      ['abalone', 0.16, 0.44, 1.4, 10],
      ['abalone', 0.5, 0.02, 1.3, 20],
      ['shrimp', -0.1, -0.34, 1.4],
      ['clam', 0.4, -0.5, 1.1, 10],
      ['mussel', -0.6, -0.26, 1.2, 30],
      ['greens', 0.06, 0.06],
    ],
  },
  sproutSoup: {
    ware: 'pot',
    glaze: 'stone',
    broth: 'sand',
    pieces: [
      ['sprouts', -0.4, -0.1, 1.5],
      ['sprouts', 0.36, 0.26, 1.5, 20],
      ['fishcake', 0.34, -0.26, 1.3],
      ['fishcake', -0.26, 0.36, 1.3, 30],
      ['scallion', 0, 0.06, 1.2],
      ['chili', 0.6, 0.1, 0.7],
    ],
  },
} satisfies Record<string, Dish>;

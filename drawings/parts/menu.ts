import type { Pigment } from '../palette.ts';
import type { MorselName } from './morsels.ts';
import type { Ware } from './vessels.ts';

/** A piece of food on the dish: what, how far right and down of the middle (-1 to 1), its size, its turn in degrees. */
export type Piece = readonly [MorselName, number, number, number?, number?];

/** How a dish is served and what lies in it. */
export interface Dish {
  ware: Ware;
  glaze: Pigment;
  broth?: Pigment;
  /** Noodles in broth, a heap of noodles, a mound of rice; and its colour. */
  bed?: 'noodles' | 'heap' | 'mound';
  bedOf?: Pigment;
  /** How high the pieces are heaped when seen from the side, as a part of the dish's half width. */
  heap?: number;
  pieces: readonly Piece[];
}

/** The same piece several times around the middle. */
function ring(morsel: MorselName, count: number, radius: number, size = 1, start = 0): Piece[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((start + (360 * index) / count) * Math.PI) / 180;
    return [
      morsel,
      Math.cos(angle) * radius,
      Math.sin(angle) * radius,
      size,
      start + (360 * index) / count + 90,
    ] as const;
  });
}

const tofu: Piece[] = [
  ['curds', -0.42, -0.1, 1.15, -10],
  ['curds', 0.36, -0.22, 1.1, 30],
  ['curds', 0.08, 0.42, 1.1, 170],
];
const pan = { ware: 'pan', glaze: 'stone' } satisfies Partial<Dish>;
const pot = { ware: 'pot', glaze: 'ink' } satisfies Partial<Dish>;

export const dishes = {
  // Tofu and stews of Chodang.
  whiteTofu: { ware: 'bowl', glaze: 'sand', broth: 'mist', pieces: [...tofu, ['scallion', 0.1, -0.1], ['chili', 0.42, 0.3, 0.7]] },
  tofuPot: { ...pot, broth: 'foam', pieces: [...tofu, ['greens', -0.1, -0.4, 0.9]] },
  jjamppongTofu: {
    ...pot,
    broth: 'sunrise',
    pieces: [...tofu, ['mussel', -0.62, 0.28, 1.1, 20], ['mussel', 0.64, 0.2, 1.1, -30], ['shrimp', 0, -0.5, 1.1], ['greens', 0.3, 0.5, 0.9], ['squidRing', -0.24, 0.62, 0.9]],
  },
  clamTofu: {
    ...pot,
    broth: 'brick',
    pieces: [...tofu, ['clam', -0.6, 0.3, 1, -20], ['clam', 0.62, 0.24, 1, 20], ['clam', 0.1, -0.56, 0.9], ['chili', -0.1, 0.6, 0.8], ['greens', 0.4, 0.56, 0.8]],
  },
  tofuStew: {
    ...pot,
    broth: 'sunrise',
    pieces: [['curds', -0.3, 0, 1.2], ['curds', 0.34, 0.14, 1.1, 160], ['yolk', 0.06, -0.3, 1.2], ['greens', -0.4, 0.5], ['chili', 0.5, -0.42, 0.9]],
  },
  cheonggukjang: {
    ...pot,
    glaze: 'slate',
    broth: 'plank',
    pieces: [...ring('bean', 6, 0.66, 0.9, 20), ['tofu', -0.24, -0.14, 1.1, 12], ['tofu', 0.3, -0.2, 1.1, -20], ['tofu', 0.04, 0.34, 1.1, 5], ['greens', 0.5, 0.3, 0.9], ['chili', -0.46, 0.34, 0.8]],
  },
  hotpot: {
    ...pan,
    broth: 'sunrise',
    pieces: [...ring('slab', 7, 0.6, 1, 12), ['mushroom', -0.16, -0.1, 1.1], ['mushroom', 0.2, 0.06, 1.1, 30], ['greens', 0, -0.34, 1.1], ['chili', 0.02, 0.34, 0.9]],
  },
  mildHotpot: {
    ...pan,
    glaze: 'dune',
    broth: 'blush',
    pieces: [...tofu, ['lettuce', -0.72, 0.2, 1, 40], ['lettuce', 0.74, 0.1, 1, 150], ['mushroom', 0, -0.62, 1.1], ['carrot', 0.34, 0.66, 0.9], ['mushroom', -0.4, 0.66, 1]],
  },
  tofuBlock: {
    ware: 'plate',
    glaze: 'foam',
    pieces: [['slab', -0.5, -0.1, 1.15, 4], ['slab', -0.1, -0.16, 1.15, 4], ['slab', 0.3, -0.1, 1.15, 4], ['kimchi', 0.62, 0.42, 1.1, 20], ['kimchi', 0.3, 0.6, 1], ['scallion', -0.3, 0.52, 0.8]],
  },
  friedTofu: { ware: 'plate', glaze: 'shallows', pieces: [...ring('fried', 5, 0.52, 1.1, 18), ['scallion', 0, 0, 1.2], ['sauce', 0.02, 0.06, 0.8]] },
  // Noodles.
  jangKalguksu: { ware: 'bowl', glaze: 'sand', broth: 'brick', bed: 'noodles', bedOf: 'blush', pieces: [['laver', -0.1, -0.1, 1.7], ['greens', 0.4, 0.24, 1.1], ['sesame', -0.36, 0.36], ['egg', 0.36, -0.4, 1.05]] },
  dumplingKalguksu: { ware: 'bowl', glaze: 'spray', broth: 'brick', bed: 'noodles', bedOf: 'blush', pieces: [['dumpling', -0.36, 0.2, 1.35, -14], ['dumpling', 0.36, 0.16, 1.35, 18], ['laver', 0, -0.42, 1.5], ['greens', 0.06, 0.62]] },
  roeKalguksu: { ware: 'bowl', glaze: 'roof', broth: 'brick', bed: 'noodles', bedOf: 'cream', pieces: [['roe', -0.3, -0.06, 1.6], ['roe', 0.3, 0.28, 1.5, 60], ['laver', 0.3, -0.42, 1.3], ['greens', -0.2, 0.56]] },
  abaloneKalguksu: { ware: 'bowl', glaze: 'shallows', broth: 'foam', bed: 'noodles', bedOf: 'cream', pieces: [['abalone', -0.4, 0.1, 1.3, -10], ['abalone', 0.36, 0.24, 1.3, 16], ['abalone', 0.06, -0.4, 1.2], ['greens', 0, 0.6], ['carrot', 0.62, -0.3, 0.7]] },
  jjamppong: { ware: 'bowl', glaze: 'white', broth: 'sunrise', bed: 'noodles', bedOf: 'apricot', pieces: [['mussel', -0.5, 0.06, 1.4, 20], ['mussel', 0.5, -0.08, 1.4, -30], ['mussel', 0.06, 0.5, 1.3, 80], ['squidRing', -0.1, -0.24, 1.2], ['squidRing', 0.2, -0.5, 1], ['greens', 0.4, 0.46], ['pepper', -0.3, 0.4, 1.4], ['pepper', 0.1, 0, 1.4]] },
  chickenNoodles: { ware: 'bowl', glaze: 'deep', broth: 'foam', bed: 'heap', bedOf: 'sand', pieces: [['pear', -0.36, 0.1, 1.3], ['pear', 0, -0.1, 1.3, 40], ['cucumber', 0.4, 0.1, 1.2, 20], ['egg', 0.1, 0.44, 0.9], ['ice', -0.8, 0.2, 0.8], ['ice', 0.8, 0.16, 0.8, 20], ['chili', -0.1, 0.5, 0.6]] },
  makguksu: { ware: 'bowl', glaze: 'dune', broth: 'apricot', bed: 'heap', bedOf: 'timber', pieces: [['laver', -0.24, 0, 1.8], ['cucumber', 0.42, 0.06, 1.2], ['egg', 0.06, -0.1, 1.1], ['sauce', -0.06, 0.5, 1], ['sesame', 0.3, 0.4, 1.2]] },
  coldBuckwheat: { ware: 'bowl', glaze: 'stone', broth: 'sand', bed: 'heap', bedOf: 'slate', pieces: [['cucumber', -0.36, 0.1, 1.3], ['radish', 0.34, 0.06, 0.9, 20], ['egg', 0, -0.1, 1.1], ['ice', -0.84, 0.1, 0.8], ['ice', 0.82, 0.3, 0.8, 30], ['sesame', 0.1, 0.5, 1.2]] },
  redBuckwheat: { ware: 'plate', glaze: 'deep', bed: 'heap', bedOf: 'timber', pieces: [['sauce', 0, -0.1, 1.6], ['laver', -0.5, 0.3, 1.4], ['cucumber', 0.5, 0.3, 1.2], ['carrot', 0.3, 0.5, 1], ['sesame', -0.1, 0.5, 1.2], ['egg', -0.3, 0, 0.9]] },
  ongsimi: { ware: 'bowl', glaze: 'timber', broth: 'sand', pieces: [...ring('ongsimi', 6, 0.6, 1.3, 10), ['ongsimi', -0.16, 0, 1.3], ['ongsimi', 0.24, 0.06, 1.2], ['greens', 0.02, -0.2, 1], ['laver', -0.06, 0.3, 1.2], ['carrot', 0.4, 0.46, 0.8]] },
  ongsimiNoodles: { ware: 'bowl', glaze: 'moss', broth: 'sand', bed: 'noodles', bedOf: 'stone', pieces: [['ongsimi', -0.5, 0.1, 1.3], ['ongsimi', -0.1, -0.3, 1.3], ['ongsimi', 0.2, 0.34, 1.3], ['ongsimi', 0.56, 0, 1.3], ['laver', 0.16, 0, 1.4], ['greens', -0.3, 0.5]] },
  // Soups and porridges.
  gukbap: { ...pot, glaze: 'timber', broth: 'sand', pieces: [['stewed', -0.4, -0.04, 1.3, -10], ['stewed', 0.3, -0.2, 1.3, 20], ['stewed', 0.16, 0.4, 1.3, 60], ['scallion', -0.1, 0.1, 1.5], ['scallion', 0.5, 0.3, 1.2], ['chili', -0.46, 0.44, 0.8]] },
  abalonePorridge: { ware: 'bowl', glaze: 'moss', broth: 'haze', pieces: [['abalone', 0, -0.1, 1.7, -12], ['scallion', -0.5, 0.2, 1], ['sesame', 0.4, 0.4, 1.4], ['sesame', -0.3, 0.56, 1.2], ['yolk', 0.5, -0.2, 0.8]] },
  seafoodPorridge: { ware: 'bowl', glaze: 'sea', broth: 'cream', pieces: [['shrimp', -0.34, -0.06, 1.4], ['clam', 0.4, -0.1, 1.2, 20], ['carrot', 0, 0.5, 0.8], ['scallion', 0.1, 0.1, 1.2], ['sesame', -0.4, 0.5, 1.3]] },
  seaweedSoup: { ...pot, glaze: 'roof', broth: 'haze', pieces: [['seaweed', -0.4, -0.2, 1.4], ['seaweed', 0.4, 0.3, 1.4, 70], ['seaweed', 0.42, -0.34, 1.1, 20], ['abalone', -0.16, 0.2, 1.3, -10], ['abalone', 0.3, -0.04, 1.2, 20]] },
  abalonePot: { ...pot, broth: 'sunrise', pieces: [['abalone', -0.44, 0.2, 1.4, -10], ['abalone', 0.16, 0.44, 1.4, 10], ['abalone', 0.5, 0.02, 1.3, 20], ['shrimp', -0.1, -0.34, 1.4], ['clam', 0.4, -0.5, 1.1, 10], ['mussel', -0.6, -0.26, 1.2, 30], ['greens', 0.06, 0.06]] },
  sproutSoup: { ware: 'pot', glaze: 'stone', broth: 'sand', pieces: [['sprouts', -0.4, -0.1, 1.5], ['sprouts', 0.36, 0.26, 1.5, 20], ['fishcake', 0.34, -0.26, 1.3], ['fishcake', -0.26, 0.36, 1.3, 30], ['scallion', 0, 0.06, 1.2], ['chili', 0.6, 0.1, 0.7]] },
  // Raw fish.
  mulhoe: { ware: 'bowl', glaze: 'foam', broth: 'sunrise', heap: 0.16, pieces: [['rawFish', -0.4, -0.06, 1.3, -10], ['rawFish', 0.1, -0.4, 1.3, 30], ['rawFish', 0.02, 0.16, 1.3, -20], ['cucumber', 0.48, -0.1, 1.3], ['pear', -0.4, 0.44, 1.2, 20], ['carrot', 0.3, 0.5, 1], ['ice', 0.74, 0.3, 0.8, 12], ['ice', -0.74, 0.24, 0.8, 30], ['sesame', 0, 0, 1.4]] },
  seafoodMulhoe: { ware: 'bowl', glaze: 'deep', broth: 'brick', heap: 0.16, pieces: [['squidRing', -0.34, 0.1, 1.2], ['squidRing', -0.1, -0.34, 1.1], ['abalone', 0.4, 0.06, 1.1], ['cucumber', 0.2, -0.3, 1.2], ['rawFish', 0.04, 0.4, 1.2], ['ice', 0.7, 0.46, 0.8], ['ice', -0.72, 0.3, 0.8, 20], ['greens', -0.5, -0.2, 1], ['sesame', 0.1, 0.1, 1.4]] },
  beefMulhoe: { ware: 'bowl', glaze: 'slate', broth: 'sunrise', heap: 0.16, pieces: [['beef', -0.36, 0.02, 1.3, -14], ['beef', 0.1, -0.3, 1.3, 20], ['beef', 0.1, 0.3, 1.3, 50], ['pear', 0.5, -0.02, 1.3], ['cucumber', -0.4, 0.46, 1.1], ['ice', 0.7, 0.36, 0.8], ['ice', -0.76, 0.1, 0.8, 24], ['yolk', 0, 0, 0.9]] },
  sashimi: { ware: 'oval', glaze: 'deep', heap: 0.08, pieces: [...[-0.8, -0.6, -0.4, -0.2, 0].map((u): Piece => ['rawFish', u, 0.04 - (u + 0.4) * (u + 0.4), 1.4, 64]), ...[0.26, 0.44, 0.62, 0.8].map((u): Piece => ['salmon', u, 0.08, 1.4, 64]), ['lettuce', -0.3, 0.7, 1], ['lemon', 0.32, 0.66, 0.8]] },
  sashimiFan: { ware: 'plate', glaze: 'spray', heap: 0.06, pieces: [...ring('rawFish', 10, 0.66, 1.25, 18), ...ring('salmon', 6, 0.3, 1.1, 30), ['lemon', 0, 0, 0.8], ['basil', 0.1, 0.12, 0.8]] },
  squidBossam: { ware: 'oval', glaze: 'roof', pieces: [...[-0.7, -0.46, -0.22].map((u): Piece => ['squidRing', u, 0, 1.4]), ...[-0.58, -0.34].map((u): Piece => ['squidRing', u, 0.44, 1.3]), ['squidLeg', -0.5, -0.44, 1.3], ['cabbage', 0.2, -0.2, 1.4], ['lettuce', 0.3, 0.34, 1.3], ['kimchi', 0.68, -0.06, 1.3], ['kimchi', 0.66, 0.44, 1.1, 40]] },
  cockleSalad: { ware: 'box', glaze: 'cream', heap: 0.1, pieces: [...ring('squidRing', 5, 0.62, 1.2, 20), ...ring('cockle', 7, 0.4, 1.2, 0), ['cucumber', 0.2, -0.2, 1.1], ['carrot', -0.2, 0.2, 1.1], ['greens', 0.1, 0.3, 1.1], ['sesame', 0, 0, 1.4]] },
  spicySquidSalad: { ware: 'plate', glaze: 'foam', broth: 'sunrise', heap: 0.2, pieces: [...ring('squidRing', 5, 0.56, 1.2, 20), ...ring('cockle', 5, 0.34, 1.2, 0), ['cucumber', 0.3, -0.2, 1.2], ['squidLeg', -0.2, 0, 1.3], ['greens', 0.1, 0.3, 1.2], ['sesame', 0, 0, 1.6]] },
  cockleRice: { ware: 'oval', glaze: 'foam', broth: 'sand', heap: 0.12, pieces: [['rice', -0.56, 0, 1.5], ['rice', -0.3, 0.2, 1.3], ...[-0.8, -0.58, -0.36, -0.5].map((u, index): Piece => ['greens', u, (index % 3) * 0.3 - 0.3, 0.9]), ...[0.14, 0.36, 0.58, 0.8, 0.24, 0.48, 0.7, 0.1, 0.32, 0.56].map((u, index): Piece => ['cockle', u, (index % 3) * 0.42 - 0.4, 1.3, index * 40]), ['chili', 0.46, 0.1, 1], ['chili', 0.2, -0.3, 0.9], ['greens', 0.66, 0.34, 1], ['sesame', -0.5, -0.1, 1.4]] },
  cockles: { ware: 'bowl', glaze: 'timber', heap: 0.18, pieces: [...ring('cockleShell', 7, 0.62, 1.1, 10), ...ring('cockleShell', 4, 0.28, 1.1, 40), ['chili', 0.1, 0, 0.9], ['scallion', -0.2, 0.3, 0.9]] },
  // Fish and squid, cooked.
  hairtail: { ...pan, glaze: 'slate', broth: 'brick', pieces: [['fishPiece', -0.46, -0.14, 1.3, -6], ['fishPiece', 0.34, -0.2, 1.3, 10], ['fishPiece', 0, 0.36, 1.3, -4], ['radish', -0.62, 0.42, 1.1], ['radish', 0.62, 0.36, 1.1, 20], ['greens', 0, 0, 1.2], ['chili', 0.3, 0.1, 1]] },
  jangchi: { ware: 'oval', glaze: 'dune', broth: 'brick', heap: 0.06, pieces: [['brownFish', -0.56, -0.1, 1.4, -8], ['brownFish', -0.04, -0.24, 1.4, 4], ['brownFish', 0.5, -0.1, 1.4, 10], ['brownFish', -0.24, 0.4, 1.3, 3], ['brownFish', 0.3, 0.42, 1.3, -4], ['scallion', -0.1, 0.06, 1.4], ['chili', 0.36, 0.1, 1.1], ['sesame', -0.4, 0.1, 1.4], ['radish', 0.8, 0.3, 0.9]] },
  jangchiPan: { ...pan, glaze: 'timber', broth: 'sunrise', pieces: [['brownFish', -0.4, -0.2, 1.4, -10], ['brownFish', 0.36, -0.24, 1.4, 12], ['brownFish', 0, 0.3, 1.5, 0], ['radish', -0.64, 0.34, 1.1], ['radish', 0.62, 0.34, 1.1, 14], ['greens', 0.02, -0.06, 1.3], ['chili', -0.3, 0.12, 1]] },
  squidFry: { ware: 'iron', glaze: 'ink', heap: 0.14, pieces: [...ring('squidRing', 6, 0.58, 1.2, 15), ['squidLeg', -0.2, -0.1, 1.5], ['squidLeg', 0.26, 0.1, 1.5, 40], ['sauce', 0, 0.06, 1.2], ['carrot', -0.4, 0.2, 1.1], ['greens', 0.4, -0.1, 1.2], ['sesame', 0, 0, 1.6]] },
  // Meat.
  ribs: { ware: 'brazier', glaze: 'timber', pieces: [['rib', -0.42, -0.2, 1.3, -6], ['rib', 0.38, -0.26, 1.3, 8], ['rib', -0.24, 0.36, 1.4, 4], ['mushroom', 0.52, 0.34, 1.1], ['scallion', 0.2, 0.1, 0.8]] },
  ribsBeef: { ware: 'brazier', glaze: 'slate', pieces: [['beef', -0.5, -0.1, 1.4, -10], ['beef', -0.04, -0.36, 1.4, 14], ['beef', 0.42, -0.1, 1.4, 30], ['rib', 0, 0.36, 1.4, 0], ['mushroom', 0.62, 0.36, 1]] },
  rawRibs: { ware: 'oval', glaze: 'foam', pieces: [['rib', -0.5, -0.1, 1.5, -8], ['rib', 0.1, -0.2, 1.5, 4], ['rib', 0.6, 0, 1.3, 10], ['rib', -0.2, 0.4, 1.4, 0], ['basil', 0.4, 0.5, 1]] },
  tteokgalbi: { ware: 'iron', glaze: 'ink', heap: 0.06, pieces: [['patty', -0.42, 0, 1.5, 0], ['patty', 0.26, -0.1, 1.5, 8], ['greens', 0.7, 0.2, 1.1], ['mushroom', 0.74, -0.3, 0.9], ['sesame', -0.4, -0.1, 1.6], ['sesame', 0.3, -0.1, 1.6], ['radish', 0.1, 0.62, 0.7]] },
  boiledPork: { ware: 'oval', glaze: 'foam', heap: 0.05, pieces: [...[-0.66, -0.36, -0.06, 0.24].map((u): Piece => ['pork', u, -0.1, 1.35, 8]), ...[-0.5, -0.2, 0.1].map((u): Piece => ['pork', u, 0.36, 1.3, 4]), ['kimchi', 0.64, 0.1, 1.3], ['lettuce', 0.5, 0.5, 0.9]] },
  cutlet: { ware: 'oval', glaze: 'white', pieces: [['cutlet', -0.26, 0, 1.35], ['cabbage', 0.44, -0.46, 1.4], ['cabbage', 0.62, -0.3, 1.3, 30], ['rice', 0.72, 0.2, 0.8], ['corn', 0.34, 0.56, 0.9], ['tomato', 0.2, -0.62, 0.7]] },
  cheeseCutlet: { ware: 'plate', glaze: 'blush', pieces: [['cheeseCutlet', -0.14, 0, 1.5], ['lettuce', 0.68, -0.36, 0.9], ['tomato', 0.74, 0.1, 0.8], ['cabbage', 0.4, -0.6, 1.1]] },
  slicedCutlet: { ware: 'board', glaze: 'plank', pieces: [['fried', -0.62, 0, 1.5, 0], ['fried', -0.36, 0, 1.5, 0], ['fried', -0.1, 0, 1.5, 0], ['fried', 0.16, 0, 1.5, 0], ['cabbage', 0.6, -0.3, 1.6], ['cabbage', 0.7, 0, 1.5, 40], ['lemon', 0.5, 0.5, 0.8], ['sauce', 0.82, 0.46, 0.9]] },
  meatballs: { ware: 'plate', glaze: 'foam', pieces: [...ring('meatball', 6, 0.46, 1.1, 10), ['meatball', 0, 0, 1.2], ['rice', -0.72, -0.16, 0.7], ['tomato', 0.78, 0, 0.7], ['basil', 0.1, -0.1, 0.9], ['redBean', 0.66, 0.46, 0.8]] },
  fishAndChips: { ware: 'basket', glaze: 'plank', broth: 'foam', heap: 0.14, pieces: [['nugget', -0.44, -0.1, 2, -14], ['nugget', -0.1, 0.2, 2, 10], ['fries', 0.4, -0.2, 1.6], ['fries', 0.6, 0.2, 1.4, 50], ['fries', 0.2, -0.4, 1.4, 80], ['lemon', -0.6, 0.5, 0.8]] },
  // Western tables.
  pasta: { ware: 'plate', glaze: 'moss', bed: 'heap', bedOf: 'apricot', pieces: [['shrimp', -0.3, 0.1, 1.3], ['clam', 0.3, 0.14, 1.2, 20], ['basil', 0, -0.1, 1.2], ['tomato', 0.02, 0.5, 0.8], ['basil', 0.4, 0.4, 0.9, 60]] },
  risotto: { ware: 'plate', glaze: 'roof', broth: 'cream', pieces: [['rice', 0, 0, 1.6], ['mushroom', -0.3, 0.1, 1.2], ['mushroom', 0.3, -0.1, 1.2, 30], ['basil', 0, -0.2, 1.1], ['tofu', 0.06, 0.36, 0.7]] },
  pizza: { ware: 'board', glaze: 'timber', pieces: [['pizza', 0, 0, 1.16]] },
  salad: { ware: 'bowl', glaze: 'foam', broth: 'leaf', heap: 0.24, pieces: [['lettuce', -0.2, -0.3, 1.3, 20], ['lettuce', 0.2, 0.2, 1.3, 60], ...ring('lettuce', 6, 0.52, 1.2, 10), ['tomato', -0.3, 0.1, 0.9], ['egg', 0.3, 0, 0.9], ['tomato', 0.1, 0.5, 0.8], ['bean', 0, -0.2, 0.9], ['bean', -0.1, 0.3, 0.8]] },
  pitas: { ware: 'board', glaze: 'timber', pieces: [['pita', -0.46, -0.06, 1.5], ['pita', 0.4, -0.1, 1.5, 12], ['fries', 0.86, 0.5, 0.8], ['sauce', -0.02, 0.62, 0.8]] },
  brunch: { ware: 'plate', glaze: 'foam', pieces: [['toast', -0.5, -0.2, 1.3, -10], ['egg', 0.1, 0.1, 1.3], ['lettuce', 0.6, -0.2, 1.2], ['tomato', 0.5, 0.4, 0.9], ['brownFish', -0.3, 0.5, 0.8]] },
  sandwiches: { ware: 'board', glaze: 'plank', pieces: [['sandwich', -0.4, -0.1, 1.8], ['sandwich', 0.3, -0.06, 1.8], ['lettuce', 0.8, 0.2, 0.9], ['tomato', -0.84, 0.3, 0.8]] },
  // Snacks.
  gimbap: { ware: 'board', glaze: 'plank', pieces: [...[-0.8, -0.52, -0.24, 0.04, 0.32, 0.6].map((u): Piece => ['gimbap', u, -0.3, 1.3]), ...[-0.6, -0.32, -0.04, 0.24, 0.52].map((u): Piece => ['gimbap', u, 0.44, 1.35])] },
  tteokbokki: { ware: 'plate', glaze: 'moss', broth: 'sunrise', heap: 0.06, pieces: [...ring('ricecake', 6, 0.5, 1.2, 24), ['fishcake', -0.1, 0, 1.2], ['egg', 0.24, 0.14, 1], ['scallion', 0, 0.5, 1], ['sesame', 0.1, -0.1, 1.4]] },
  thickTteokbokki: { ware: 'pan', glaze: 'ink', broth: 'brick', heap: 0.04, pieces: [['ricecake', -0.4, -0.3, 2, -20], ['ricecake', 0.3, -0.36, 2, 14], ['ricecake', -0.1, 0.1, 2.1, -8], ['ricecake', 0.5, 0.2, 2, 30], ['ricecake', -0.46, 0.46, 2, 10], ['scallion', 0.1, 0.6, 1.2], ['sesame', 0.2, -0.1, 1.6]] },
  fritters: { ware: 'basket', glaze: 'dune', broth: 'cream', heap: 0.12, pieces: [['shrimp', -0.5, -0.2, 1.4], ['nugget', 0, -0.3, 1.6], ['nugget', 0.46, 0, 1.6, 30], ['nugget', -0.2, 0.3, 1.6, 60], ['fries', 0.3, 0.44, 1.2], ['croquette', -0.56, 0.3, 1.1]] },
  fishcakeSkewers: { ware: 'pan', glaze: 'stone', broth: 'sand', pieces: [['fishcake', -0.5, -0.1, 1.5], ['fishcake', -0.1, -0.2, 1.5, 20], ['fishcake', 0.4, -0.1, 1.5], ['radish', -0.2, 0.46, 1.1], ['scallion', 0.3, 0.4, 1.2], ['fishcake', 0.66, 0.4, 1.2, 40]] },
  dakgangjeong: { ware: 'box', glaze: 'cream', heap: 0.2, pieces: [...ring('chicken', 7, 0.66, 1.5, 12), ...ring('chicken', 4, 0.3, 1.5, 40), ['chicken', 0, -0.1, 1.5, 80], ['sesame', 0, 0, 1.6]] },
  chickenPlate: { ware: 'plate', glaze: 'white', heap: 0.22, pieces: [...ring('chicken', 7, 0.58, 1.35, 0), ...ring('chicken', 4, 0.24, 1.35, 30), ['ricecake', 0.4, 0.3, 0.9, 40], ['scallion', -0.1, 0, 0.9]] },
  croquettes: { ware: 'basket', glaze: 'plank', broth: 'foam', heap: 0.14, pieces: [...ring('croquette', 5, 0.56, 1.4, 20), ['croquette', -0.1, -0.1, 1.4, 10], ['croquette', 0.2, 0.16, 1.4, -14]] },
  flatDumplings: { ware: 'plate', glaze: 'stone', pieces: [['flatDumpling', -0.5, -0.2, 1.4, -10], ['flatDumpling', 0.1, -0.3, 1.4, 6], ['flatDumpling', 0.6, 0, 1.3, 20], ['flatDumpling', -0.3, 0.36, 1.4, 4], ['flatDumpling', 0.26, 0.44, 1.4, -6], ['scallion', 0, 0.1, 0.9]] },
  // Breads and small cakes.
  bagels: { ware: 'board', glaze: 'plank', heap: 0.06, pieces: [['bagel', -0.62, -0.1, 1.9], ['darkBagel', 0, -0.2, 1.9], ['bagel', 0.62, 0, 1.9, 60], ['darkBagel', -0.3, 0.42, 1.8]] },
  rolls: { ware: 'basket', glaze: 'wood', broth: 'foam', heap: 0.16, pieces: [['roll', -0.44, -0.3, 1.7, -10], ['roll', 0.44, -0.3, 1.7, 14], ['roll', 0, 0, 1.8, 4], ['roll', -0.46, 0.4, 1.7, -16], ['roll', 0.48, 0.4, 1.7, 10]] },
  scones: { ware: 'plate', glaze: 'blush', heap: 0.2, pieces: [['scone', -0.42, 0, 1.8], ['scone', 0.36, -0.1, 1.8, 12], ['scone', 0, 0.36, 1.9, -6], ['sauce', 0.78, 0.3, 0.8]] },
  puffs: { ware: 'plate', glaze: 'moss', heap: 0.12, pieces: [['puff', -0.46, -0.1, 1.9], ['puff', 0.4, -0.14, 1.9], ['puff', 0, 0.34, 2]] },
  yanggaeng: { ware: 'board', glaze: 'roof', pieces: [['yanggaeng', -0.62, -0.1, 1.5], ['yanggaeng', 0, -0.1, 1.5], ['yanggaeng', 0.62, -0.1, 1.5], ['basil', 0.82, 0.6, 0.9]] },
  pies: { ware: 'plate', glaze: 'spray', heap: 0.14, pieces: [['pie', -0.42, -0.06, 1.9], ['pie', 0.44, -0.1, 1.9, 10], ['pie', 0.02, 0.36, 2]] },
  toasts: { ware: 'plate', glaze: 'sand', pieces: [['toast', -0.4, -0.2, 2, -6], ['toast', 0.3, -0.1, 2, 12], ['sauce', 0.74, 0.4, 0.9]] },
  morningSet: { ware: 'plate', glaze: 'foam', pieces: [['toast', -0.46, -0.2, 1.8, -8], ['egg', 0.2, -0.06, 1.4], ['lettuce', 0.66, 0.1, 1.2], ['tomato', 0.36, 0.46, 0.9]] },
  // Beside the main dish.
  rice: { ware: 'bowl', glaze: 'stone', bed: 'mound', bedOf: 'white', pieces: [] },
  kimchi: { ware: 'plate', glaze: 'white', heap: 0.16, pieces: [['kimchi', -0.34, -0.1, 2, 10], ['kimchi', 0.36, -0.2, 2, -20], ['kimchi', 0.02, 0.36, 2, 40]] },
  spinach: { ware: 'plate', glaze: 'white', heap: 0.2, pieces: [...ring('greens', 5, 0.44, 1.9, 0), ['greens', 0, 0, 2, 50], ['sesame', 0, 0, 2]] },
  sproutSide: { ware: 'plate', glaze: 'white', heap: 0.2, pieces: [...ring('sprouts', 4, 0.4, 2, 20), ['sprouts', 0, 0, 2]] },
  radishSide: { ware: 'plate', glaze: 'white', heap: 0.16, pieces: [['radish', -0.36, -0.1, 1.6], ['radish', 0.36, -0.1, 1.6, 30], ['radish', 0, 0.36, 1.6, -20]] },
  blackBeans: { ware: 'plate', glaze: 'white', broth: 'ink', heap: 0.1, pieces: [...ring('redBean', 5, 0.5, 1.5, 0), ['redBean', 0, 0, 1.5]] },
  fishcakeSide: { ware: 'plate', glaze: 'white', heap: 0.1, pieces: [...ring('fishcake', 4, 0.42, 1.5, 30), ['fishcake', 0, 0, 1.5, 20]] },
  egg: { ware: 'plate', glaze: 'white', pieces: [['egg', 0, 0, 3.4]] },
  pancakeSide: { ware: 'plate', glaze: 'white', pieces: [['pancake', 0, 0, 3.2]] },
  smallFish: { ware: 'oval', glaze: 'foam', pieces: [['brownFish', -0.3, -0.1, 2.2, -10], ['brownFish', 0.34, 0.1, 2.2, 6]] },
  chiliSauce: { ware: 'bowl', glaze: 'white', broth: 'brick', pieces: [['sesame', 0, 0, 2]] },
  soySauce: { ware: 'bowl', glaze: 'white', broth: 'wood', pieces: [['scallion', 0.1, 0, 2]] },
  broth: { ware: 'bowl', glaze: 'white', broth: 'sand', pieces: [['scallion', 0, 0, 2.2]] },
  lettuceSide: { ware: 'basket', glaze: 'dune', heap: 0.16, pieces: [...ring('lettuce', 5, 0.46, 1.8, 0), ['lettuce', 0, 0, 2]] },
  coffee: { ware: 'cup', glaze: 'white', broth: 'wood', pieces: [] },
  latte: { ware: 'cup', glaze: 'white', broth: 'plank', pieces: [['heart', 0, 0, 1.5]] },
} satisfies Record<string, Dish>;

export type DishName = keyof typeof dishes;
export const dishNames = Object.keys(dishes).filter((name): name is DishName => name in dishes);

import type { Pigment } from '../../../palette.ts';
import type { MorselName } from '../morsels.ts';
import type { Ware } from '../vessel.ts';

/** A piece of food on the dish: its kind, its position from the middle (-1 to 1), its size, its rotation in degrees. */
export type Piece = readonly [MorselName, number, number, number?, number?];

/** How a dish is served, and its ingredients. */
export interface Dish {
  ware: Ware;
  glaze: Pigment;
  broth?: Pigment;
  /** Noodles in broth, a heap of noodles, a mound of rice; and its colour. */
  bed?: 'noodles' | 'heap' | 'mound';
  bedColour?: Pigment;
  /** The height of the heap seen from the side, as a share of the dish's half width. */
  heap?: number;
  pieces: readonly Piece[];
}

/** The same piece several times around the middle. */
export function ring(morsel: MorselName, count: number, radius: number, size = 1, start = 0): Piece[] {
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

/** A wide pan on its stove. */
export const pan = { ware: 'pan', glaze: 'stone' } satisfies Partial<Dish>;

/** A pot of black earthenware. */
export const pot = { ware: 'pot', glaze: 'ink' } satisfies Partial<Dish>;

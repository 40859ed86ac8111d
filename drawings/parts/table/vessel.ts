import type { Air } from '../../air.ts';
import { mix, type Pigment } from '../../palette.ts';

/** The kinds of tableware. */
export const wares = [
  'pot',
  'bowl',
  'plate',
  'oval',
  'pan',
  'iron',
  'board',
  'basket',
  'brazier',
  'box',
  'cup',
] as const;

export type Ware = (typeof wares)[number];

/** A vessel and the surface for its food. */
export interface Vessel {
  art: string;
  /** The height of the surface's middle over the table, and half the surface's width and depth. */
  y: number;
  across: number;
  down: number;
}

interface Glazes {
  base: string;
  dark: string;
  light: string;
}

/** A glaze in light and in shadow. */
export function glazes(air: Air, glaze: Pigment): Glazes {
  const base = air.of(glaze);
  return { base, dark: mix(base, air.of('ink'), 0.22), light: mix(base, air.of('white'), 0.3) };
}

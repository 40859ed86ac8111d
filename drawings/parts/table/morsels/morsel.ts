import type { Air } from '../../../air.ts';

/**
 * What lies in bowls and on plates: a single piece of food seen from above, about 60 wide, lit from the right.
 * Dishes (parts/dishes.ts) arrange the pieces; seen from the side they are pressed flat.
 */
export type Morsel = (air: Air) => string;

import type { Air } from '../../../air.ts';

/**
 * A single piece of food seen from above, about 60 wide, lit from the right. Dishes (parts/dishes.ts) arrange the pieces;
 * seen from the side they are flattened.
 */
export type Morsel = (air: Air) => string;

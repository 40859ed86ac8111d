import type { View } from '../view.ts';
import { beachView } from './beach.ts';

/** Views of the coast: beaches, harbours, cliffs, and the railway beside them. */
export const seaViews: Readonly<Record<string, View>> = { ...beachView };

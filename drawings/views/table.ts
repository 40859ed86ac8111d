import type { View } from '../view.ts';
import { spreadView } from './spread.ts';
import { stillView } from './still.ts';

/** Views of dishes, restaurants and cafes. */
export const tableViews: Readonly<Record<string, View>> = { ...stillView, ...spreadView };

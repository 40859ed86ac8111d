import type { View } from '../view.ts';

/** Views of old houses, museums, markets, stages and sports. */
export const townViews: Readonly<Record<string, View>> = {};

import type { View } from '../view.ts';

/** Views of mountains, valleys, lakes, forests and fields. */
export const landViews: Readonly<Record<string, View>> = {};

import type { View } from '../view.ts';

/** Views of dishes, restaurants and cafes. */
export const tableViews: Readonly<Record<string, View>> = {};

import type { View } from '../view.ts';

/** Views of hotels, guest houses and rooms. */
export const stayViews: Readonly<Record<string, View>> = {};

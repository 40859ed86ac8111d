/** The eleven themes of the guide (docs/product/screens.md#constants), in the order of their ids, 1 to 11. */
export const themeKeys = [
  'sea',
  'hotel',
  'restaurant',
  'landmark',
  'shopping',
  'cafe',
  'culture',
  'history',
  'nature',
  'leisure',
  'sports',
] as const;
export type ThemeKey = (typeof themeKeys)[number];

export const themeId = (key: ThemeKey): number => themeKeys.indexOf(key) + 1;
/** Undefined for an id of no theme. */
export const themeKeyById = (id: number): ThemeKey | undefined => themeKeys[id - 1];

const seaThemeId = themeId('sea');

/** A place is at the seaside if it carries the theme Sea: editors decide, not a distance from the shore. */
export function isSeaside(themeIds: readonly number[]): boolean {
  return themeIds.includes(seaThemeId);
}

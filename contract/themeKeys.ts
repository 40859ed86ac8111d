/** The eleven themes of the guide (SPEC 9), in the order of their ids, 1 to 11. */
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

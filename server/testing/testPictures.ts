import type { PlacePictures } from '../guide/placePictures.ts';

/** Pictures for tests: what was asked shows in the answer. */
export const testPictures: PlacePictures = {
  url: (file) => `/pictures/${file}`,
  shareUrl: (file) => `/share/${file}`,
  alt: (file, language) => `${file} in ${language}`,
  credit: () => null,
};

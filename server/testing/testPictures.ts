import type { PlacePictures } from '../guide/placePictures.ts';

/** Fake pictures: the requested name shows in the result. */
export const testPictures: PlacePictures = {
  url: (file) => `/pictures/${file}`,
  shareUrl: (file) => `/share/${file}`,
};

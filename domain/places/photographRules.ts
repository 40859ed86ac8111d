/** Rules of uploads. */

export const photographTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Largest upload in bytes. */
export const maxPhotographBytes = 20 * 1024 * 1024;

/**
 * Maximum pixels, in millions, by the memory that decoding takes: server/media/photographs/memory.test.ts measures it. Phones
 * write JPEGs of up to 50 million pixels.
 */
export const maxMegapixels = {
  jpeg: 60,
  cmykJpeg: 40,
  png: 60,
  interlacedPng: 40,
  webp: 60,
  avif: 12,
} as const;
export type PhotographKind = keyof typeof maxMegapixels;

/** Smallest upload in pixels, turned upright. */
export const minPhotographSize = { width: 320, height: 240 } as const;

/** Maximum ratio of the longer side to the shorter one: WebP stores at most 16,383 pixels in each direction. */
export const maxPhotographRatio = 4;

/** Codes of a refused upload, in the problem's errors; the field is `photograph`. */
export const photographFaults = [
  'empty',
  'notAPhotograph',
  'broken',
  'tooSmall',
  'tooLarge',
  'tooLong',
] as const;
export type PhotographFault = (typeof photographFaults)[number];

/** A photograph that no place, draft or history needs is removed so many days after its upload. */
export const unusedPhotographDays = 30;

/** Photographs on one page. */
export const photographPageSize = 24;

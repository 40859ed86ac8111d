import type { PhotographLicence } from './photographLicences.ts';

/** Widths in which a photograph is stored and served; it is never enlarged. */
const widths = [400, 800, 1600] as const;
const largestWidth = 1600;
const thumbnailWidth = 800;

/** Widths of the stored sizes of a photograph whose largest one has this width. */
export function widthsOf(largest: number): number[] {
  return [...widths.filter((width) => width < largest), largest];
}

/** Width of the largest stored size of an upload. */
export const largestWidthOf = (width: number) => Math.min(width, largestWidth);

/** Address of a photograph in one of its widths. */
export const photographAddress = (hash: string, width: number) => `/photographs/${hash}-${width}.webp`;

/**
 * Address of the largest size for cards, or for a gallery. It names the smaller ones too, by `widthsOf`: so an address is
 * all that a list needs.
 */
export const thumbnailAddress = (hash: string, width: number) =>
  photographAddress(hash, Math.min(width, thumbnailWidth));
export const galleryAddress = (hash: string, width: number) => photographAddress(hash, largestWidthOf(width));

/** Address of the JPEG of 1200 by 630 for link previews, which shows the whole photograph. */
export const shareAddress = (hash: string) => `/photographs/${hash}-1200.jpg`;

const addressShape = /^(\/photographs\/[0-9a-f]{64})-(\d+)\.webp$/;

/** `srcset` of a photograph's address; undefined for a drawing. */
export function srcSetOf(address: string): string | undefined {
  const [, start, largest] = addressShape.exec(address) ?? [];
  if (start === undefined || largest === undefined) return undefined;
  return widthsOf(Number(largest))
    .map((width) => `${start}-${width}.webp ${width}w`)
    .join(', ');
}

/** Page of each licence; none for the company's own photographs. */
export const licencePages: Readonly<Record<PhotographLicence, string | null>> = {
  own: null,
  kogl1: 'https://www.kogl.or.kr/info/licenseType1.do',
  kogl3: 'https://www.kogl.or.kr/info/licenseType3.do',
  cc0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  ccBy: 'https://creativecommons.org/licenses/by/4.0/',
  ccBySa: 'https://creativecommons.org/licenses/by-sa/4.0/',
};

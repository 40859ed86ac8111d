import type { PhotographLicence } from '../domain/places/photographLicences.ts';

/** Widths in which a photograph is stored and served; it is never enlarged. */
const widths = [400, 800, 1600] as const;
const maxStoredWidth = 1600;
const thumbnailWidth = 800;

/** Widths of the stored sizes of a photograph whose largest one has this width. */
export function storedWidths(largest: number): number[] {
  return [...widths.filter((width) => width < largest), largest];
}

/** Width of the largest stored size of an upload. */
export const limitToMaxWidth = (width: number) => Math.min(width, maxStoredWidth);

/** Address of a photograph in one of its widths. */
export const photographAddress = (hash: string, width: number) => `/photographs/${hash}-${width}.webp`;

interface ShownPhotograph {
  readonly photograph: string;
  /** The width of the upload. */
  readonly width: number;
  readonly licence: PhotographLicence;
}

/** Marks the address of a photograph whose licence forbids changes: it is shown whole, not cut to the frame. */
const whole = '#whole';

/**
 * Address of the largest size for cards, or for a gallery. It also tells the smaller sizes, by `storedWidths`, and whether the
 * photograph may be cropped, so that a list needs nothing but the address.
 */
const shownAddress = ({ photograph, width, licence }: ShownPhotograph, max: number) =>
  `${photographAddress(photograph, Math.min(width, max))}${licence === 'kogl3' ? whole : ''}`;
export const thumbnailAddress = (shown: ShownPhotograph) => shownAddress(shown, thumbnailWidth);
export const galleryAddress = (shown: ShownPhotograph) => shownAddress(shown, maxStoredWidth);

/** The same picture, not cut to its frame. */
export const shownWhole = (address: string) => `${address}${whole}`;
export const isShownWhole = (address: string) => address.endsWith(whole);

/** Puts photographs before drawings, and keeps the order within each. */
export function photographsFirst<Picture extends object>(pictures: readonly Picture[]): Picture[] {
  const isPhotograph = (picture: Picture) => 'photograph' in picture;
  return [...pictures.filter(isPhotograph), ...pictures.filter((picture) => !isPhotograph(picture))];
}

/** Address of the JPEG of 1200 by 630 for link previews, which shows the whole photograph. */
export const shareAddress = (hash: string) => `/photographs/${hash}-1200.jpg`;

const addressShape = /^(\/photographs\/[0-9a-f]{64})-(\d+)\.webp(?:#whole)?$/;

/** `srcset` of a photograph's address; undefined for a drawing. */
export function photographSrcSet(address: string): string | undefined {
  const [, start, largest] = addressShape.exec(address) ?? [];
  if (start === undefined || largest === undefined) return undefined;
  return storedWidths(Number(largest))
    .map((width) => `${start}-${width}.webp ${width}w`)
    .join(', ');
}

import { describe, expect, it } from 'vitest';
import {
  galleryAddress,
  isShownWhole,
  photographSrcSet,
  storedWidths,
  thumbnailAddress,
} from './photographs.ts';

const hash = 'a'.repeat(64);
const shown = { photograph: hash, width: 3000, licence: 'kogl1' } as const;

describe('addresses of photographs', () => {
  it('name the stored sizes up to theirs', () => {
    expect([320, 400, 600, 1600].map(storedWidths)).toEqual([[320], [400], [400, 600], [400, 800, 1600]]);
    expect(photographSrcSet(thumbnailAddress(shown))).toBe(
      `/photographs/${hash}-400.webp 400w, /photographs/${hash}-800.webp 800w`,
    );
    expect(photographSrcSet(galleryAddress({ ...shown, width: 320 }))).toBe(
      `/photographs/${hash}-320.webp 320w`,
    );
    expect(photographSrcSet('/pictures/beach-1.AAAA.svg')).toBeUndefined();
  });

  it('say whether a photograph is shown whole', () => {
    const fixed = galleryAddress({ ...shown, licence: 'kogl3' });
    expect([isShownWhole(fixed), isShownWhole(galleryAddress(shown))]).toEqual([true, false]);
    expect(photographSrcSet(fixed)).toBe(photographSrcSet(galleryAddress(shown)));
  });
});

import { describe, expect, it } from 'vitest';
import { cardSize } from './DriverCard.tsx';

/** The share of the window's width that one letter takes (%). */
const perLetter = (name: string) => Number(/([\d.]+)vw/.exec(cardSize(name))?.[1]);

describe('font size of a name on the card', () => {
  it('fits a short name on one line', () => {
    expect(perLetter('경포해변') * 4).toBeCloseTo(86, 0);
    expect(perLetter('강릉항') * 3).toBeLessThanOrEqual(86);
  });

  it('wraps a longer name onto several lines, whose longest word still fits', () => {
    expect(perLetter('허균·허난설헌 기념공원') * '허균·허난설헌'.length).toBeLessThanOrEqual(86);
    expect(perLetter('정동심곡바다부채길') * '정동심곡바다부채길'.length).toBeLessThanOrEqual(86);
    expect(perLetter('정동진 레일바이크')).toBeGreaterThan(86 / 9);
  });

  it('limits the size of a single letter, and keeps a very long word readable', () => {
    expect(perLetter('곳')).toBeLessThan(30);
    expect(cardSize('가'.repeat(60))).toMatch(/^clamp\(2rem/);
  });
});

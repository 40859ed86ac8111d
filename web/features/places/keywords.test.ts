import { describe, expect, it } from 'vitest';
import { themeKeys } from '../../../domain/places/themeKeys.ts';
import { dailyKeywords, seoulDayOfYear } from './keywords.ts';

describe('home keywords', () => {
  it('SPEC 9: chooses three of eleven keywords by day of year', () => {
    expect(themeKeys).toHaveLength(11);
    for (let day = 1; day <= 366; day += 1) expect(new Set(dailyKeywords(day)).size).toBe(3);
  });

  it('DESIGN 7a: repeats no keyword of the day before, over the new year too', () => {
    for (let day = 1; day <= 366; day += 1) {
      const next = day === 366 ? 1 : day + 1;
      const repeated = dailyKeywords(next).filter((key) => dailyKeywords(day).includes(key));
      expect(repeated.length, `day ${day}`).toBeLessThan(3);
    }
    expect(dailyKeywords(1).filter((key) => dailyKeywords(365).includes(key)).length).toBeLessThan(3);
  });

  it('SPEC 9: rotates the keywords, so that each is shown equally often in eleven days', () => {
    const shown = Array.from({ length: 11 }, (_, day) => dailyKeywords(day + 1)).flat();
    for (const key of themeKeys) expect(shown.filter((one) => one === key)).toHaveLength(3);
  });

  it('DESIGN 7a: uses the day of year in Asia/Seoul', () => {
    expect(seoulDayOfYear(new Date('2026-01-01T00:00:00+09:00'))).toBe(1);
    expect(seoulDayOfYear(new Date('2025-12-31T23:59:59+09:00'))).toBe(365);
    expect(seoulDayOfYear(new Date('2024-12-31T14:59:59Z'))).toBe(366);
    expect(seoulDayOfYear(new Date('2024-12-31T15:00:00Z'))).toBe(1);
  });
});

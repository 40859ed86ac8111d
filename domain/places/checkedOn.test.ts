import { describe, expect, it } from 'vitest';
import { isOverAYearOld } from './checkedOn.ts';

describe('the date of a check', () => {
  it('is over a year old from the day after its anniversary', () => {
    expect(isOverAYearOld('2026-10-06', '2027-10-06')).toBe(false);
    expect(isOverAYearOld('2026-10-06', '2027-10-07')).toBe(true);
  });

  it('counts as of the end of its month if only the month is known', () => {
    expect(isOverAYearOld('2026-10', '2027-10-31')).toBe(false);
    expect(isOverAYearOld('2026-10', '2027-11-01')).toBe(true);
    expect(isOverAYearOld('2026-12', '2027-12-31')).toBe(false);
  });
});

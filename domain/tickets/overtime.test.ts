import { describe, expect, it } from 'vitest';
import {
  boughtHalfHoursLimit,
  halfHoursBeyond,
  priceWithOvertime,
  threeHours,
  tourEndsAt,
  tourEndTime,
} from './overtime.ts';
import { specTerms } from './saleTerms.ts';

describe('overtime that is bought', () => {
  it('is none for a plan that fits, whose visitor has no early end to accept', () => {
    expect(threeHours).toEqual({ boughtHalfHours: 0, acceptsEarlyEnd: false });
  });

  it('counts each begun half hour beyond three hours', () => {
    expect([0, 180, 181, 193, 210, 211, 240, 360].map(halfHoursBeyond)).toEqual([0, 0, 1, 1, 1, 2, 2, 6]);
  });

  it('costs 5,000 won each half hour', () => {
    expect(priceWithOvertime(30_000, 0, specTerms)).toBe(30_000);
    expect(priceWithOvertime(30_000, 1, specTerms)).toBe(35_000);
    expect(priceWithOvertime(30_000, boughtHalfHoursLimit, specTerms)).toBe(60_000);
  });

  it('costs the same share of a price in dollars, to the cent', () => {
    expect([0, 1, 2, 3].map((halfHours) => priceWithOvertime(2_200, halfHours, specTerms))).toEqual([
      ...[2_200, 2_567, 2_933, 3_300],
    ]);
  });

  it('costs what the terms say, in won and as their share in dollars', () => {
    const terms = { price: 42_000, overtimePrice: 7_000 };
    expect(priceWithOvertime(42_000, 3, terms)).toBe(63_000);
    expect(priceWithOvertime(3_000, 3, terms)).toBe(4_500);
  });

  it('ends a tour at 18:00 by midnight', () => {
    expect(tourEndTime('10:00', 0)).toBe('13:00');
    expect(tourEndTime('10:00', 1)).toBe('13:30');
    expect(tourEndTime('18:00', boughtHalfHoursLimit)).toBe('00:00');
    expect(tourEndsAt('2026-12-24', '10:00', 1)).toEqual(new Date('2026-12-24T13:30:00+09:00'));
  });
});

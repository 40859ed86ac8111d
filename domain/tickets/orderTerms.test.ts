import { describe, expect, it } from 'vitest';
import { keptTerms, orderTerms, refundPercentsWith, risingSteps, shownTerms } from './orderTerms.ts';
import { specTerms } from './saleTerms.ts';

const percents = { tenDaysBefore: 90, sevenDaysBefore: 80, threeDaysBefore: 50, oneDayBefore: 0, sameDay: 0 };
const own = { ...specTerms, refundPercents: refundPercentsWith(percents) };

describe('the percentages of the refund', () => {
  it('stay 100 within a day of buying and 0 after the start', () => {
    expect(refundPercentsWith(percents)).toEqual({ ...percents, withinDayOfBuying: 100, afterStart: 0 });
  });

  it('must not rise as the tour gets nearer', () => {
    expect(risingSteps(percents)).toEqual([]);
    expect(risingSteps({ ...percents, threeDaysBefore: 81 })).toEqual(['threeDaysBefore']);
    expect(risingSteps({ ...percents, oneDayBefore: 51, sameDay: 52 })).toEqual(['oneDayBefore', 'sameDay']);
  });
});

describe('the terms of an order', () => {
  it('are stored where they differ from SPEC, whatever the price is', () => {
    expect(keptTerms(specTerms)).toBeNull();
    const cheap = { ...specTerms, price: 1_000 };
    expect(keptTerms(cheap)).toBeNull();
    const kept = { refundPercents: own.refundPercents, changeHours: 24, overtimePrice: 5_000 };
    expect(keptTerms(own)).toEqual(kept);
    const oneStep = refundPercentsWith({ ...specTerms.refundPercents, sameDay: 0 });
    expect(keptTerms({ ...specTerms, refundPercents: oneStep })?.refundPercents.sameDay).toBe(0);
    for (const change of [{ changeHours: 25 }, { overtimePrice: 0 }]) {
      expect(keptTerms({ ...specTerms, ...change })).toMatchObject(change);
    }
    expect(orderTerms({ terms: kept })).toEqual(kept);
    expect(orderTerms({ terms: null })).toBe(specTerms);
  });

  it('are version 1 of the refund rule with the percentages of SPEC alone', () => {
    expect(shownTerms({ ...specTerms, changeHours: 48 }).refundRule.version).toBe(1);
    expect(shownTerms(own).refundRule.version).toBe(2);
    expect(shownTerms(own).refundRule.steps[1]).toEqual({ step: 'tenDaysBefore', percent: 90 });
  });
});

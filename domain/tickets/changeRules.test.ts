import { describe, expect, it } from 'vitest';
import { changeEnd, refundAfterMoves } from './changeRules.ts';
import { refundPercentsWith } from './orderTerms.ts';
import { specTerms } from './saleTerms.ts';
import type { RefundStep } from './ticketRules.ts';

const { refundPercents } = specTerms;

describe('the end of changes', () => {
  it('is 24 hours before the start in Korea, or as many as the terms say', () => {
    expect(changeEnd('2026-12-24', '10:00', specTerms).toISOString()).toBe('2026-12-23T01:00:00.000Z');
    const later = changeEnd('2026-12-24', '10:00', { changeHours: 48 });
    expect(later.toISOString()).toBe('2026-12-22T01:00:00.000Z');
  });
});

describe('the refund of a tour that was moved', () => {
  const paidAt = new Date('2026-11-01T12:00:00+09:00');
  const stepOn = (day: string, tripDate: string, stepAtMove: RefundStep | null = null, terms = specTerms) =>
    refundAfterMoves(
      {
        paidAt,
        tripDate,
        startTime: '10:00',
        now: new Date(`${day}T09:00:00+09:00`),
        stepAtMove,
      },
      terms,
    ).step;

  it('is by the rule alone without a move', () => {
    expect(stepOn('2026-11-21', '2026-11-23')).toBe('oneDayBefore');
    expect(stepOn('2026-11-21', '2026-12-23')).toBe('tenDaysBefore');
  });

  it('stays at 70 % for somebody who has reached 70 % and moves the tour by a month', () => {
    const atMove = stepOn('2026-11-21', '2026-11-23');
    expect(refundPercents[stepOn('2026-11-21', '2026-12-23', atMove)]).toBe(70);
    expect(refundPercents[stepOn('2026-12-12', '2026-12-23', atMove)]).toBe(70);
  });

  it('still falls as the new day comes', () => {
    const atMove = stepOn('2026-11-21', '2026-11-23');
    expect(stepOn('2026-12-23', '2026-12-23', atMove)).toBe('sameDay');
    expect(stepOn('2026-12-24', '2026-12-23', atMove)).toBe('afterStart');
  });

  it('stays at the lowest step of two moves', () => {
    // 80 % at the first move, 10 % at the second.
    const first = stepOn('2026-11-21', '2026-11-25');
    const second = stepOn('2026-12-01', '2026-12-01', first);
    expect([refundPercents[first], refundPercents[second]]).toEqual([80, 10]);
    expect(refundPercents[stepOn('2026-12-02', '2027-03-01', second)]).toBe(10);
    // 70 % at the first move; the second, a month ahead, doesn't raise it.
    const low = stepOn('2026-11-21', '2026-11-23');
    expect(stepOn('2026-11-22', '2026-12-23', low)).toBe(low);
  });

  it('compares the percentages of the order’s own terms', () => {
    const percents = {
      tenDaysBefore: 50,
      sevenDaysBefore: 50,
      threeDaysBefore: 20,
      oneDayBefore: 0,
      sameDay: 0,
    };
    const own = { ...specTerms, refundPercents: refundPercentsWith(percents) };
    // 50 % at the move and 50 % on the new day: nothing is limited.
    expect(stepOn('2026-11-21', '2026-12-23', 'sevenDaysBefore', own)).toBe('tenDaysBefore');
    expect(stepOn('2026-11-21', '2026-12-23', 'threeDaysBefore', own)).toBe('threeDaysBefore');
  });

  it('says whether the new day alone would pay more back', () => {
    const moved = (tripDate: string) =>
      refundAfterMoves(
        {
          paidAt,
          tripDate,
          startTime: '10:00',
          now: new Date('2026-11-21T09:00:00+09:00'),
          stepAtMove: 'oneDayBefore',
        },
        specTerms,
      );
    expect(moved('2026-12-23')).toEqual({ step: 'oneDayBefore', isLimitedByMove: true });
    expect(moved('2026-11-23')).toEqual({ step: 'oneDayBefore', isLimitedByMove: false });
  });

  it('is that of the new day after a move to an earlier one', () => {
    const atMove = stepOn('2026-11-21', '2026-12-23');
    expect(refundPercents[atMove]).toBe(100);
    expect(refundPercents[stepOn('2026-11-21', '2026-11-28', atMove)]).toBe(90);
  });
});

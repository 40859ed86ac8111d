import { describe, expect, it } from 'vitest';
import { driverPhoneStart, refundStepAt, tourStart } from './ticketRules.ts';

const tripDate = '2026-12-24';
const startTime = '10:00';
const step = (now: string, paidAt = '2026-11-01T12:00:00+09:00') =>
  refundStepAt({ paidAt: new Date(paidAt), tripDate, startTime, now: new Date(now) });

describe('the steps of the refund rule', () => {
  it.each([
    ['2026-12-14T23:59:59+09:00', 'tenDaysBefore'],
    ['2026-12-15T00:00:00+09:00', 'sevenDaysBefore'],
    ['2026-12-17T23:59:59+09:00', 'sevenDaysBefore'],
    ['2026-12-18T00:00:00+09:00', 'threeDaysBefore'],
    ['2026-12-21T23:59:59+09:00', 'threeDaysBefore'],
    ['2026-12-22T00:00:00+09:00', 'oneDayBefore'],
    ['2026-12-23T23:59:59+09:00', 'oneDayBefore'],
    ['2026-12-24T00:00:00+09:00', 'sameDay'],
    ['2026-12-24T09:59:59+09:00', 'sameDay'],
    ['2026-12-24T10:00:00+09:00', 'afterStart'],
  ])('change with the day in Korea: %s is %s', (now, expected) => {
    expect(step(now)).toBe(expected);
  });

  it('begin with 24 hours in which everything is paid back', () => {
    const paidAt = '2026-12-15T15:00:00+09:00';
    expect(step('2026-12-16T15:00:00+09:00', paidAt)).toBe('withinDayOfBuying');
    expect(step('2026-12-16T15:00:00.001+09:00', paidAt)).toBe('sevenDaysBefore');
  });

  it('have no such hours from the second day before the tour on', () => {
    const paidAt = '2026-12-21T15:00:00+09:00';
    expect(step('2026-12-21T23:59:59+09:00', paidAt)).toBe('withinDayOfBuying');
    expect(step('2026-12-22T00:00:00+09:00', paidAt)).toBe('oneDayBefore');
  });
});

it('shows the driver’s telephone number from an hour before the start in Korea', () => {
  expect(tourStart(tripDate, startTime)).toEqual(new Date('2026-12-24T01:00:00Z'));
  expect(driverPhoneStart(tripDate, startTime)).toEqual(new Date('2026-12-24T00:00:00Z'));
});

import { describe, expect, it } from 'vitest';
import { isDate, isTooFarDate, lastTripDate } from './planRules.ts';

describe('DESIGN 3: trips at most one year ahead', () => {
  it.each([
    ['2026-11-21T12:00:00+09:00', '2027-11-21'],
    // Already the next day in Seoul.
    ['2026-11-21T15:00:00Z', '2027-11-22'],
    ['2028-02-29T12:00:00+09:00', '2029-03-01'],
  ])('at %s allows %s as the last day', (now, last) => {
    expect(lastTripDate(new Date(now))).toBe(last);
    expect(isTooFarDate(last, new Date(now))).toBe(false);
  });

  it('rejects the day after the last one', () => {
    expect(isTooFarDate('2027-11-22', new Date('2026-11-21T12:00:00+09:00'))).toBe(true);
  });
});

it.each([
  ['2028-02-29', true],
  ['0001-01-01', true],
  ['2026-02-29', false],
  ['0000-01-01', false],
  ['26-11-21', false],
])('knows whether %s is a day: %s', (text, isDay) => {
  expect(isDate(text)).toBe(isDay);
});

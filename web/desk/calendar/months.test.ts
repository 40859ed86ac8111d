import { describe, expect, it } from 'vitest';
import { monthAfter, monthDays, monthFromAddress, weekdayColumn } from './months.ts';

describe('The desk: months of the calendar of sales', () => {
  it.each([
    ['2027-02', '2027-02'],
    ['2027-13', '2026-11'],
    ['2027-2', '2026-11'],
    ['0001-01', '2026-11'],
    ['9999-12', '2026-11'],
    ['x', '2026-11'],
  ])('reads %s from the address as %s', (written, month) => {
    expect(monthFromAddress(new URLSearchParams({ month: written }), '2026-11-27')).toBe(month);
  });

  it('is the month of today without one in the address', () => {
    expect(monthFromAddress(new URLSearchParams(), '2026-11-27')).toBe('2026-11');
  });

  it('knows first and last days, also of February and of a leap year', () => {
    expect(monthDays('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(monthDays('2027-02')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
    expect(monthDays('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('crosses the turn of the year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  });

  it('begins weeks on Monday', () => {
    expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayColumn)).toEqual([1, 6, 7]);
  });
});

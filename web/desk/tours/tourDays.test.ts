import { describe, expect, it } from 'vitest';
import { daysIn, spanFromAddress, tourEndTime } from './tourDays.ts';

const today = '2026-11-23';
const span = (search: string) => spanFromAddress(new URLSearchParams(search), today);

describe('The desk: days of the list of tours', () => {
  it('shows today without an address of its own', () => {
    expect(span('')).toEqual({ kind: 'day', from: today, to: today });
  });

  it('shows the day that the address names', () => {
    expect(span('day=2026-12-24')).toEqual({ kind: 'day', from: '2026-12-24', to: '2026-12-24' });
  });

  it.each(['2026-12-21', '2026-12-24', '2026-12-27'])('shows the week of %s from Monday to Sunday', (day) => {
    expect(span(`week=${day}`)).toEqual({ kind: 'week', from: '2026-12-21', to: '2026-12-27' });
  });

  it('lists the days of a week that spans two years', () => {
    expect(daysIn(span('week=2027-01-01'))).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
  });

  it.each(['day=2026-02-30', 'day=tomorrow', 'week=0026-01-01', 'day='])(
    'shows today for what is no day: %s',
    (search) => {
      expect(span(search).from).toBe(today);
    },
  );

  it.each([
    ['10:00', 0, 0, '13:00'],
    ['09:30', 0, 1, '13:00'],
    ['09:30', 2, 1, '14:00'],
    ['18:00', 0, 12, '03:00'],
  ])(
    'ends a tour from %s with %i half hours that were bought and %i that were noted at %s',
    (startTime, boughtHalfHours, overtimeHalfHours, end) => {
      expect(tourEndTime({ startTime, boughtHalfHours, overtimeHalfHours })).toBe(end);
    },
  );
});

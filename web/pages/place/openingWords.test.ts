import { describe, expect, it } from 'vitest';
import { weekDays } from '../../../contract/weekDays.ts';
import { en } from '../../messages/en/place.ts';
import { closedDays, daysInWords, openingLines } from './openingWords.ts';

const words = en.place;
const all = [...weekDays];

describe('opening hours in words', () => {
  it('names runs of three and more days by their first and last day', () => {
    expect(daysInWords(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SUN'], words)).toBe('Mon–Fri, Sun');
    expect(daysInWords(['SAT', 'SUN'], words)).toBe('Sat, Sun');
    expect(daysInWords(all, words)).toBe('Every day');
  });

  it('puts two periods of one day on one line, so that the break is visible', () => {
    const periods = [
      { days: all, opens: '11:00', closes: '15:00' },
      { days: all, opens: '17:00', closes: '21:00' },
    ];
    expect(openingLines({ weekDays: all, openingHours: { periods, note: null } }, words)).toEqual([
      ['Every day', '11:00–15:00, 17:00–21:00'],
    ]);
  });

  it('starts a season over the new year at its first month', () => {
    const periods = [{ days: all, opens: '09:00', closes: '17:00', months: [1, 2, 11, 12] }];
    expect(openingLines({ weekDays: all, openingHours: { periods, note: null } }, words)[0]?.[0]).toBe(
      'Every day · Nov–Feb',
    );
  });

  it('names closing days only when they are known', () => {
    expect(closedDays(null, words)).toBeNull();
    expect(closedDays(all, words)).toBeNull();
    expect(closedDays(all.slice(1), words)).toBe('Closed Mon');
  });
});

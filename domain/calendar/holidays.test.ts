import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { isNeverClosed } from '../openingHours/openStatus.ts';
import { dayAfter } from './days.ts';
import { type HolidayKey, holidayOn } from './holidays.ts';
import { weekDays } from './weekDays.ts';

const years = Array.from({ length: 10 }, (_, index) => String(2026 + index));

function daysIn(year: string): string[] {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(year); day = dayAfter(day, 1)) days.push(day);
  return days;
}

const named = (days: readonly string[], key: HolidayKey) => days.filter((day) => holidayOn(day)?.key === key);

/**
 * Where date-holidays 3.37 differs from the law. It has no Labour Day, a holiday since the amendment of 6 April 2026
 * (github.com/hyunbinseo/holidays-kr/issues/25); its Seollal begins on the day itself instead of the day before
 * (github.com/commenthol/date-holidays/pull/641); and it has Chuseok 2033 a month late.
 */
const differences: Record<string, { missing: string[]; wrong: string[] }> = {
  2026: { missing: ['02-16', '05-01'], wrong: ['02-19'] },
  2027: { missing: ['02-06', '05-01', '05-03'], wrong: [] },
  2028: { missing: ['01-26', '05-01'], wrong: ['01-29'] },
  2029: { missing: ['02-12', '05-01'], wrong: ['02-15'] },
  2030: { missing: ['02-02', '05-01'], wrong: [] },
  2031: { missing: ['01-22', '05-01'], wrong: ['01-25'] },
  2032: { missing: ['02-10', '05-01', '05-03'], wrong: ['02-13'] },
  2033: {
    missing: ['01-30', '05-01', '05-02', '09-07', '09-08', '09-09'],
    wrong: ['10-06', '10-07', '10-08'],
  },
  2034: { missing: ['02-18', '05-01'], wrong: [] },
  2035: { missing: ['02-07', '05-01'], wrong: ['02-10'] },
};

function packageDays(year: string): string[] {
  const holidays = new Holidays('KR').getHolidays(Number(year)).filter(({ type }) => type === 'public');
  const days = holidays.flatMap(({ date, start, end }) => {
    const count = Math.round((end.getTime() - start.getTime()) / 86_400_000);
    return Array.from({ length: count }, (_, index) => dayAfter(date.slice(0, 10), index));
  });
  return [...new Set(days)].sort();
}

describe('Public holidays of Korea', () => {
  it.each(years)('has the holidays of %s as date-holidays does, but for its known faults', (year) => {
    const ours = daysIn(year).filter((day) => holidayOn(day));
    const theirs = packageDays(year);
    const short = (days: readonly string[]) => days.map((day) => day.slice(5));
    expect({
      missing: short(ours.filter((day) => !theirs.includes(day))),
      wrong: short(theirs.filter((day) => !ours.includes(day))),
    }).toEqual(differences[year]);
  });

  it.each(years)('has Seollal, Buddha’s Birthday and Chuseok of %s by the lunar calendar', (year) => {
    // ICU's Korean calendar is computed from astronomy, apart from any table.
    const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', {
      timeZone: 'UTC',
      month: 'numeric',
      day: 'numeric',
    });
    const isLunar = (month: number, day: number) => (date: string) => {
      const parts = Object.fromEntries(
        lunar.formatToParts(new Date(date)).map((part) => [part.type, part.value]),
      );
      return parts.month === String(month) && parts.day === String(day);
    };
    const days = daysIn(year);
    expect(holidayOn(days.find(isLunar(1, 1)) ?? '')?.key).toBe('seollal');
    expect(named(days, 'seollal')[1]).toBe(days.find(isLunar(1, 1)));
    expect(named(days, 'chuseok')[1]).toBe(days.find(isLunar(8, 15)));
    expect(named(days, 'buddha')[0]).toBe(days.find(isLunar(4, 8)));
  });

  it('has the days of 2027 as the almanac of the government (월력요항 2027) lists them', () => {
    const almanac =
      '01-01 02-06 02-07 02-08 02-09 03-01 05-01 05-03 05-05 05-13 06-06 07-17 07-19 08-15 08-16 09-14 09-15 09-16 10-03 10-04 10-09 10-11 12-25 12-27';
    const days = daysIn('2027').filter((day) => holidayOn(day));
    expect(days.map((day) => day.slice(5)).join(' ')).toBe(almanac);
  });

  it('marks Seollal and Chuseok with their substitutes as long holidays', () => {
    const days = daysIn('2027').filter((day) => holidayOn(day)?.isLongHoliday);
    expect(days).toEqual([
      ...['2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09'],
      ...['2027-09-14', '2027-09-15', '2027-09-16'],
    ]);
    expect(days.filter((day) => holidayOn(day)?.isSubstitute)).toEqual(['2027-02-09']);
  });

  it('gives one substitute where Chuseok meets National Foundation Day', () => {
    expect(holidayOn('2028-10-03')).toMatchObject({ key: 'chuseok', isSubstitute: false });
    expect(holidayOn('2028-10-05')?.isSubstitute).toBe(true);
    expect(holidayOn('2028-10-06')).toBeNull();
  });

  it('has no substitute for New Year and Memorial Day', () => {
    expect(holidayOn('2028-01-03')).toBeNull();
    expect(holidayOn('2026-06-08')).toBeNull();
  });

  it('knows nothing of the years outside its table', () => {
    expect(holidayOn('2025-12-25')).toBeNull();
    expect(holidayOn('2036-01-01')).toBeNull();
  });
});

describe('places that no holiday closes', () => {
  const always = { days: [...weekDays], opens: '00:00', closes: '24:00' };
  it('are sights that stand open all year, day and night', () => {
    expect(isNeverClosed('tour', [always])).toBe(true);
    expect(isNeverClosed('restaurant', [always])).toBe(false);
    expect(isNeverClosed('tour', [])).toBe(false);
    expect(isNeverClosed('tour', [{ ...always, months: [7, 8] }])).toBe(false);
    expect(isNeverClosed('tour', [{ ...always, days: ['SAT', 'SUN'] }])).toBe(false);
    expect(isNeverClosed('tour', [{ ...always, opens: '09:00' }])).toBe(false);
  });
});

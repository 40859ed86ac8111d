import { dayAfter } from './days.ts';

/**
 * The public holidays of Korea, 2026 to 2035: the Public Holidays Act (공휴일에 관한 법률, amended 10 February 2026:
 * Constitution Day is one again, and Labour Day is a new one) and the Regulations on Holidays of Public Agencies (관공서의
 * 공휴일에 관한 규정), articles 2 and 3. Days of elections and single days that the government sets are not known so far
 * ahead, and are left out.
 */
export const holidayKeys = [
  'newYear',
  'seollal',
  'independence',
  'labour',
  'children',
  'buddha',
  'memorial',
  'constitution',
  'liberation',
  'chuseok',
  'foundation',
  'hangeul',
  'christmas',
] as const;
export type HolidayKey = (typeof holidayKeys)[number];

export interface Holiday {
  readonly key: HolidayKey;
  /** Seollal and Chuseok, the days before and after them, and their substitutes: many places close. */
  readonly isLongHoliday: boolean;
  /** The working day that is off instead, because the holiday falls on a weekend or on another holiday. */
  readonly isSubstitute: boolean;
}

/** Month and day of Seollal (lunar 1/1), Buddha's Birthday (4/8) and Chuseok (8/15), by the calendar of KASI. */
const lunarDays: Readonly<Record<string, readonly [seollal: string, buddha: string, chuseok: string]>> = {
  2026: ['02-17', '05-24', '09-25'],
  2027: ['02-07', '05-13', '09-15'],
  2028: ['01-27', '05-02', '10-03'],
  2029: ['02-13', '05-20', '09-22'],
  2030: ['02-03', '05-09', '09-12'],
  2031: ['01-23', '05-28', '10-01'],
  2032: ['02-11', '05-16', '09-19'],
  // The leap month of 2033 comes after the eleventh month; a calendar that has it before the eighth is a month late.
  2033: ['01-31', '05-06', '09-08'],
  2034: ['02-19', '05-25', '09-27'],
  2035: ['02-08', '05-15', '09-16'],
};

const fixedDays: readonly (readonly [key: HolidayKey, day: string])[] = [
  ['independence', '03-01'],
  ['labour', '05-01'],
  ['children', '05-05'],
  ['constitution', '07-17'],
  ['liberation', '08-15'],
  ['foundation', '10-03'],
  ['hangeul', '10-09'],
  ['christmas', '12-25'],
];

/** Article 3: when Seollal or Chuseok falls on a weekend, only Sundays get a substitute day. These two holidays never get one. */
const withoutSubstitute: readonly (readonly [key: HolidayKey, day: string])[] = [
  ['newYear', '01-01'],
  ['memorial', '06-06'],
];

/** 0 is Sunday. */
const weekdayNumber = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

function findHolidays(year: string): ReadonlyMap<string, Holiday> {
  const found = new Map<string, Holiday>();
  const lunar = lunarDays[year];
  if (!lunar) return found;
  const [seollal, buddha, chuseok] = lunar.map((day) => `${year}-${day}`);
  const around = (key: HolidayKey, day = '') =>
    [-1, 0, 1].map((days) => ({ key, day: dayAfter(day, days), isLongHoliday: true }));
  const single = ([key, day]: readonly [HolidayKey, string]) => ({
    key,
    day: `${year}-${day}`,
    isLongHoliday: false,
  });
  const substituted = [
    ...around('seollal', seollal),
    ...around('chuseok', chuseok),
    ...fixedDays.map(single),
    { key: 'buddha' as const, day: buddha ?? '', isLongHoliday: false },
  ];
  const missed: typeof substituted = [];
  for (const one of substituted) {
    const weekday = weekdayNumber(one.day);
    const isOnWeekend = weekday === 0 || (weekday === 6 && !one.isLongHoliday);
    if (found.has(one.day) || isOnWeekend) missed.push(one);
    if (!found.has(one.day)) found.set(one.day, holidayInRule(one, false));
  }
  for (const one of withoutSubstitute.map(single)) found.set(one.day, holidayInRule(one, false));
  for (const one of missed.toSorted((a, b) => a.day.localeCompare(b.day))) {
    let day = dayAfter(one.day, 1);
    while (found.has(day) || weekdayNumber(day) % 6 === 0) day = dayAfter(day, 1);
    found.set(day, holidayInRule(one, true));
  }
  return found;
}

function holidayInRule(
  { key, isLongHoliday }: { key: HolidayKey; isLongHoliday: boolean },
  isSubstitute: boolean,
) {
  return { key, isLongHoliday, isSubstitute };
}

const known = new Map<string, ReadonlyMap<string, Holiday>>();

/** The public holiday on a day (yyyy-mm-dd, in Asia/Seoul); null too for the years that the table does not have. */
export function holidayOn(day: string): Holiday | null {
  const year = day.slice(0, 4);
  const holidays = known.get(year) ?? findHolidays(year);
  known.set(year, holidays);
  return holidays.get(day) ?? null;
}

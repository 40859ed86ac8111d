import { htmlLang, type Language } from '../../../domain/languages.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';

const timeZone = 'Asia/Seoul';
const locales: Record<DeskLanguage, string> = { ko: 'ko-KR', en: 'en-GB' };

/** A moment as day and time in Seoul: `Mon 23 Nov 2026, 16:05`. */
export function formatMoment(language: DeskLanguage, moment: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));
}

/** A day (yyyy-mm-dd): `Mon 23 Nov 2026`. */
export function formatDay(language: DeskLanguage, day: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** A day of a week: `Mon 23`. */
export function weekdayIn(language: DeskLanguage, day: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** A month (yyyy-mm): `December 2026`. */
export function formatMonth(language: DeskLanguage, month: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${month}-01T00:00:00Z`));
}

/** Names of the weekdays from Monday on. */
export function weekdayNames(language: DeskLanguage, width: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', weekday: width });
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(Date.UTC(1970, 0, 5 + index))));
}

/** A visitor's language in the desk's: `Simplified Chinese`. */
export function languageName(language: DeskLanguage, visitors: Language): string {
  const names = new Intl.DisplayNames(locales[language], { type: 'language' });
  return names.of(htmlLang[visitors]) ?? visitors;
}

/** Today in Seoul, yyyy-mm-dd. */
export const todayInSeoul = () => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());

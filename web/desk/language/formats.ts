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

/** A visitor's language in the desk's: `Simplified Chinese`. */
export function languageName(language: DeskLanguage, visitors: Language): string {
  const names = new Intl.DisplayNames(locales[language], { type: 'language' });
  return names.of(htmlLang[visitors]) ?? visitors;
}

/** Today in Seoul, yyyy-mm-dd. */
export const todayInSeoul = () => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());

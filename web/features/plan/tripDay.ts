import { dateLocale, type Language } from '../../../domain/languages.ts';

/** A date (yyyy-mm-dd) as the language writes it; a day has no time zone, so it is parsed and formatted in UTC. */
export function formatDay(date: string, language: Language, dateStyle: 'medium' | 'full' = 'medium'): string {
  const day = new Date(`${date}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale(language), { ...options, timeZone: 'UTC' }).format(day);
  // Whether British dates have a comma differs between versions of ICU, and so between server and browser.
  if (language === 'en' && dateStyle === 'full')
    return `${format({ weekday: 'long' })}, ${format({ dateStyle: 'long' })}`;
  return format({ dateStyle });
}

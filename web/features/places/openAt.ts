import { htmlLang, type Language } from '../../../domain/languages.ts';

/** A minute in Seoul (2026-12-24T19:30) in the language, as "Thu, Dec 24, 19:30". */
export function formatMinute(minute: string, language: Language): string {
  // A wall-clock time has no time zone, so it is parsed and formatted in UTC.
  return new Intl.DateTimeFormat(htmlLang[language], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(`${minute}Z`));
}

import { dateLocale, type Language } from '../../../domain/languages.ts';

/** An instant in Asia/Seoul as the language writes it; the clock has 24 hours, as everywhere in the guide. */
export function formatMoment(instant: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Seoul',
  });
  return format.format(instant);
}

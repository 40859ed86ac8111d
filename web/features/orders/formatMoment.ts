/** An instant in Asia/Seoul, formatted for the language; the clock has 24 hours, as everywhere in the guide. */
export function formatMoment(instant: Date, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Seoul',
  });
  return format.format(instant);
}

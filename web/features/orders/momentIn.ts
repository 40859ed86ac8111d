/** An instant in Asia/Seoul, formatted for the language. */
export function momentIn(instant: Date, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  });
  return format.format(instant);
}

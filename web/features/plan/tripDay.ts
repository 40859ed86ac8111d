/** A date (yyyy-mm-dd) formatted for the language; a day has no time zone, so it is parsed and formatted in UTC. */
export function formatDay(date: string, locale: string, dateStyle: 'medium' | 'full' = 'medium'): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** A day that can be planned and booked whenever the tests run: half a year ahead. */
const day = new Date(Date.now() + 180 * 24 * 60 * 60 * 1000);

/** As yyyy-mm-dd. */
export const tourDay = day.toISOString().slice(0, 10);

/** As typed into the calendar. */
export const typedTourDay = tourDay.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');

/** As formatted in a language. */
export function tourDayIn(locale: string, dateStyle: 'medium' | 'long' | 'full'): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
  return format.format(new Date(`${tourDay}T00:00:00Z`));
}

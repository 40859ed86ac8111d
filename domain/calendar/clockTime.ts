/** Times of a day as HH:MM, and as minutes after midnight. */

export const minutesPerDay = 24 * 60;

/** Minutes after midnight of HH:MM. */
export function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** HH:MM of minutes after midnight; wraps around after midnight. */
export function toClock(minutes: number): string {
  const inDay = minutes % minutesPerDay;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

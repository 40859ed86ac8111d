/** Days as yyyy-mm-dd, in no time zone. */

const dayLength = 86_400_000;

/** The day (yyyy-mm-dd) so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** Days from one day to another, both of them counted. */
export function dayCount(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength + 1;
}

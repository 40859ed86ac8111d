/** Rules of festivals, without zod, so that page and server share them. */

const dayLength = 86_400_000;

/** The day (yyyy-mm-dd) so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** Days from one day to another, both of them counted. */
export function dayCount(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength + 1;
}

/** Days after `from` that are asked for where no other end is given. */
export const usualFestivalDays = 60;
/** Most days of one range: a plan's calendar shows a year. */
export const mostFestivalDays = 400;

/** The home page shows a festival so many days before it begins. */
export const festivalsSoonDays = 14;

/** Whether a festival runs on a day. */
export function runsOn({ startsOn, endsOn }: { startsOn: string; endsOn: string }, day: string): boolean {
  return startsOn <= day && day <= endsOn;
}

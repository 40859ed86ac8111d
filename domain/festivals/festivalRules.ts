/** Rules of festivals, without zod, so that page and server share them. */

/** Days after `from` that are asked for where no other end is given. */
export const usualFestivalDays = 60;
/** Most days of one range: a plan's calendar shows a year. */
export const maxFestivalDays = 400;

/** The home page shows a festival so many days before it begins. */
export const festivalsSoonDays = 14;

/** Whether a festival runs on a day. */
export function runsOn({ startsOn, endsOn }: { startsOn: string; endsOn: string }, day: string): boolean {
  return startsOn <= day && day <= endsOn;
}

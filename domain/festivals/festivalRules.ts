/** Rules of festivals. */

/** How many days after `from` a request covers if it names no last day. */
export const usualFestivalDays = 60;
/** Maximum number of days of one range: a plan's calendar shows a year. */
export const maxSearchedDays = 400;

/** The home page shows a festival from this many days before it begins. */
export const festivalsSoonDays = 14;

/** Whether a festival runs on a day. */
export function runsOn({ startsOn, endsOn }: { startsOn: string; endsOn: string }, day: string): boolean {
  return startsOn <= day && day <= endsOn;
}

/** Days in the order of the API's weekDays list (docs/product/api.md#places-and-themes). */
export const weekDays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type WeekDay = (typeof weekDays)[number];

/** The weekday of a day, which is given as yyyy-mm-dd. */
export function weekDayOn(day: string): WeekDay {
  // Date counts weekdays from Sunday.
  const found = weekDays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  if (!found) throw new RangeError(`${day} is not a day`);
  return found;
}

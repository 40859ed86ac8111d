/** The facts of a place that are checked together, and dated together. */
export const factGroups = ['hours', 'phone', 'address', 'text'] as const;
export type FactGroup = (typeof factGroups)[number];

/** The month or the day of each group's last check; missing: no date is known, or the place has no such fact. */
export type CheckedOn = Partial<Record<FactGroup, string>>;

/** Whether a check is more than a year old on a day (yyyy-mm-dd). A check dated by its month counts as of the month's end. */
export function isOverAYearOld(checkedOn: string, today: string): boolean {
  const yearLater = `${Number(checkedOn.slice(0, 4)) + 1}${checkedOn.slice(4)}`;
  return today.slice(0, checkedOn.length) > yearLater;
}

import { z } from 'zod';
import { dayCount } from '../domain/calendar/days.ts';
import { isDate } from '../domain/tour/planRules.ts';

/** A day in a query. */
export const dayParameter = z
  .string()
  .refine(isDate, {
    message: 'a day that exists, as yyyy-mm-dd',
    params: { code: 'invalidDate' },
  })
  .meta({ format: 'date' });

interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A check that a range's last day does not lie before its first, or too many days after it; both are included. */
export function checkDayRange(maxDays: number) {
  return ({ value: { from, to }, issues }: z.core.ParsePayload<DayRange>) => {
    if (from === undefined || to === undefined) return;
    const days = dayCount(from, to);
    if (days >= 1 && days <= maxDays) return;
    const message = `from \`from\` on, at most ${maxDays} days`;
    issues.push({ code: 'custom', path: ['to'], params: { code: 'invalidRange' }, message, input: to });
  };
}

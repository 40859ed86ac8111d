import { holidayOn } from '../../../domain/calendar/holidays.ts';
import type { Messages } from '../../messages/messages.ts';

/** The name of the public holiday on a day (yyyy-mm-dd), or null. */
export function holidayNameOn(day: string, messages: Messages['hours']): string | null {
  const holiday = holidayOn(day);
  if (!holiday) return null;
  const name = messages.holidays[holiday.key];
  return holiday.isSubstitute ? messages.substitute(name) : name;
}

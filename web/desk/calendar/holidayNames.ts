import type { DeskSalesDay } from '../../../contract/desk/sales.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';
import { en } from '../../messages/en/hours.ts';
import { ko } from '../../messages/ko/hours.ts';

/** As visitors read them. */
const names = { ko: ko.hours, en: en.hours };

/** The name of a day's public holiday, or null. */
export function holidayName(
  language: DeskLanguage,
  { holiday }: Pick<DeskSalesDay, 'holiday'>,
): string | null {
  if (!holiday) return null;
  const { holidays, substitute } = names[language];
  const name = holidays[holiday.key];
  return holiday.isSubstitute ? substitute(name) : name;
}

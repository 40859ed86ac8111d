import { isDate } from '../../../domain/tour/planRules.ts';

/**
 * Converts a date typed as MM/DD/YYYY (docs/product/plans.md#the-rules-of-a-plan) or with the year first to yyyy-mm-dd;
 * null if invalid.
 */
export function typedDate(text: string): string | null {
  const parts =
    /^\s*(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})\s*$/.exec(text)?.groups ??
    /^\s*(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2})\s*$/.exec(text)?.groups;
  const { year = '', month = '', day = '' } = parts ?? {};
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

/**
 * yyyy-mm-dd as it is typed.
 * @param format of the language, such as `MM/DD/YYYY`
 */
export function formatTypedDate(date: string, format: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

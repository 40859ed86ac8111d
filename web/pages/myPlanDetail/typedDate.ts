import { isDate } from '../../../contract/planRules.ts';

/** Converts a date typed as MM/DD/YYYY (SPEC 5) to yyyy-mm-dd; null if invalid. */
export function typedDate(text: string): string | null {
  const [, month = '', day = '', year = ''] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

/** yyyy-mm-dd as MM/DD/YYYY. */
export function asTyped(date: string): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

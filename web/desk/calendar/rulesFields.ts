import type { StoredSalesRules } from '../../../contract/desk/sales.ts';

/** The form's weekdays from Monday on, named as in the API's errors. */
export const weekdayFields = [
  'weekdays.0',
  'weekdays.1',
  'weekdays.2',
  'weekdays.3',
  'weekdays.4',
  'weekdays.5',
  'weekdays.6',
] as const;
export type WeekdayField = (typeof weekdayFields)[number];

/** The rules as their form shows them; a weekday as `09:00–18:00`, or empty for one without tours. */
export type RulesValues = Record<
  'turnaroundMinutes' | 'leadMinutes' | 'daysAhead' | 'maxBoughtHalfHours' | WeekdayField,
  string
> & { readonly needsPhone: boolean };

const dash = '–';

/** First and last departure as one value of the form. */
export const departuresText = (first: string, last: string): string => `${first}${dash}${last}`;

/** First and last departure of such a value; null for a day without tours. */
export function parseDepartures(text: string): { first: string; last: string } | null {
  const [first = '', last = ''] = text.split(dash);
  return text === '' ? null : { first, last };
}

/** The typed number; NaN, which every rule rejects, for an empty text and for anything that is not a number. */
export const typedNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

export function rulesValues({ weekdays, ...rules }: StoredSalesRules): RulesValues {
  const departures = (index: number) => {
    const range = weekdays[index];
    return range ? departuresText(range.first, range.last) : '';
  };
  return {
    turnaroundMinutes: String(rules.turnaroundMinutes),
    leadMinutes: String(rules.leadMinutes),
    daysAhead: rules.daysAhead === null ? '' : String(rules.daysAhead),
    maxBoughtHalfHours: String(rules.maxBoughtHalfHours),
    needsPhone: rules.needsPhone,
    'weekdays.0': departures(0),
    'weekdays.1': departures(1),
    'weekdays.2': departures(2),
    'weekdays.3': departures(3),
    'weekdays.4': departures(4),
    'weekdays.5': departures(5),
    'weekdays.6': departures(6),
  };
}

/** The typed values as the API takes them, valid or not. */
export const rulesBody = (values: RulesValues) => ({
  turnaroundMinutes: typedNumber(values.turnaroundMinutes),
  leadMinutes: typedNumber(values.leadMinutes),
  daysAhead: values.daysAhead.trim() === '' ? null : typedNumber(values.daysAhead),
  maxBoughtHalfHours: typedNumber(values.maxBoughtHalfHours),
  needsPhone: values.needsPhone,
  weekdays: weekdayFields.map((field) => parseDepartures(values[field])),
});

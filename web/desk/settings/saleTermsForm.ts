import {
  type SaleTermsField,
  type SaleTermsFields,
  saleTermsFieldNames,
} from '../../../contract/desk/saleTermsFields.ts';
import { settableSteps } from '../../../domain/tickets/orderTerms.ts';
import { formatPrice, formatWon } from '../../../domain/tickets/price.ts';
import { typedNumber } from '../calendar/rulesFields.ts';
import type { DeskMessages } from '../messages/ko.ts';

/** The terms as their form shows them. */
export type SaleTermsValues = Record<SaleTermsField, string>;

export const saleTermsValues = (terms: SaleTermsFields): SaleTermsValues => ({
  price: String(terms.price),
  overtimePrice: String(terms.overtimePrice),
  dollarPrice: terms.dollarPrice?.toFixed(2) ?? '',
  changeHours: String(terms.changeHours),
  tenDaysBefore: String(terms.tenDaysBefore),
  sevenDaysBefore: String(terms.sevenDaysBefore),
  threeDaysBefore: String(terms.threeDaysBefore),
  oneDayBefore: String(terms.oneDayBefore),
  sameDay: String(terms.sameDay),
});

/** An amount that may be typed with thousands separators; NaN for anything that is not a number. */
const typedWon = (text: string) => typedNumber(text.replaceAll(',', ''));

/** The typed values as the API takes them, valid or not. */
export const saleTermsBody = ({ fromDay, ...values }: SaleTermsValues & { fromDay: string }) => ({
  fromDay,
  price: typedWon(values.price),
  overtimePrice: typedWon(values.overtimePrice),
  dollarPrice: values.dollarPrice.trim() === '' ? null : typedNumber(values.dollarPrice.replace(',', '.')),
  changeHours: typedNumber(values.changeHours),
  tenDaysBefore: typedNumber(values.tenDaysBefore),
  sevenDaysBefore: typedNumber(values.sevenDaysBefore),
  threeDaysBefore: typedNumber(values.threeDaysBefore),
  oneDayBefore: typedNumber(values.oneDayBefore),
  sameDay: typedNumber(values.sameDay),
});

const isPercent = (field: SaleTermsField) => settableSteps.some((step) => step === field);

/** A field's value with its unit. */
function shownValue(
  field: SaleTermsField,
  value: number | null,
  { values }: DeskMessages['settings']['saleTerms'],
) {
  if (value === null) return values.noDollarPrice;
  if (field === 'dollarPrice') return formatPrice({ amount: value, currency: 'USD' });
  if (field === 'changeHours') return values.hours(value);
  return isPercent(field) ? `${value}%` : formatWon(value);
}

/** The fields that a later version changes, with their new values. */
export function changedSaleTerms(
  before: SaleTermsFields,
  after: SaleTermsFields,
  messages: DeskMessages['settings']['saleTerms'],
): { label: string; value: string }[] {
  return saleTermsFieldNames
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ label: messages.fields[field], value: shownValue(field, after[field], messages) }));
}

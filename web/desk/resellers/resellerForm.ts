import type { ResellerFields } from '../../../contract/desk/resellerFields.ts';

/** What the form shows of a contract: numbers as they are typed. */
export type ResellerValues = {
  readonly [Field in keyof ResellerFields]: ResellerFields[Field] extends number
    ? string
    : ResellerFields[Field];
};

export const newReseller: ResellerValues = {
  name: '',
  email: '',
  currency: 'KRW',
  price: '',
  commissionPercent: '20',
  cutoffHours: '2',
  cancellationHours: '24',
  maxShare: '50',
};

export const resellerValues = (fields: ResellerFields): ResellerValues => ({
  name: fields.name,
  email: fields.email,
  currency: fields.currency,
  price: String(fields.price),
  commissionPercent: String(fields.commissionPercent),
  cutoffHours: String(fields.cutoffHours),
  cancellationHours: String(fields.cancellationHours),
  maxShare: String(fields.maxShare),
});

/** A typed number; undefined for none. A comma is a decimal point, as some keyboards have it. */
const number = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : Number(typed.replace(',', '.'));

/** The values as the API takes them, valid or not. */
export const resellerBody = ({ name, email, currency, ...numbers }: ResellerValues) => ({
  ...{ name, email, currency },
  price: number(numbers.price),
  commissionPercent: number(numbers.commissionPercent),
  cutoffHours: number(numbers.cutoffHours),
  cancellationHours: number(numbers.cancellationHours),
  maxShare: number(numbers.maxShare),
});

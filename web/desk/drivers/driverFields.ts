import type { Driver } from '../../../contract/desk/tours.ts';
import { lengthOf } from '../../../domain/accounts/accountRules.ts';
import { isReadable } from '../../../domain/readableText.ts';
import { longestOfDriver, phonePattern } from '../../../domain/tour/tourRules.ts';

/** What is typed about a driver; a driver without an address has an empty one. */
export interface DriverFields {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly car: string;
  readonly plate: string;
  readonly daysOff: readonly string[];
  readonly isActive: boolean;
}

/** The fields that are typed. */
export const typedFields = ['name', 'phone', 'email', 'car', 'plate'] as const;
export type TypedField = (typeof typedFields)[number];

export type Fault = 'missing' | 'long' | 'unreadable' | 'phone' | 'email' | 'other';

export const emptyDriver: DriverFields = {
  name: '',
  phone: '',
  email: '',
  car: '',
  plate: '',
  daysOff: [],
  isActive: true,
};

/** A stored driver as a form shows it. */
export function fieldsOf({ name, phone, email, car, plate, daysOff, isActive }: Driver): DriverFields {
  return { name, phone, email: email ?? '', car, plate, daysOff, isActive };
}

/** Whether a text is like an address; which addresses there are, the API knows. */
const isLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** What is wrong with a typed text, by the rules that the API applies; null if nothing is. */
export function faultOf(field: TypedField, typed: string): Fault | null {
  const text = typed.trim();
  if (field === 'email') return text === '' || isLikeEmail(text) ? null : 'email';
  if (text === '') return 'missing';
  if (field === 'phone') return phonePattern.test(text) ? null : 'phone';
  if (lengthOf(text) > longestOfDriver[field]) return 'long';
  return isReadable(text) ? null : 'unreadable';
}

/** The typed fields as the API takes them. */
export function bodyOf({ name, phone, email, car, plate, daysOff }: DriverFields) {
  const address = email.trim();
  return {
    name: name.trim(),
    phone: phone.trim(),
    email: address === '' ? null : address,
    car: car.trim(),
    plate: plate.trim(),
    daysOff: [...daysOff],
  };
}

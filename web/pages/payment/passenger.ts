import type { Me } from '../../../contract/accounts.ts';
import { maxLengths } from '../../../domain/accounts/accountRules.ts';
import { storedText, tabStorage } from '../../features/account/DraftStore.ts';

/** In the format of the order's contract. */
export const maxPassengerLengths = {
  name: maxLengths.passenger,
  email: maxLengths.email,
  phone: 40,
} as const;

export interface Passenger {
  name: string;
  email: string;
  /** May be empty. */
  phone: string;
  /** Whether the box 'same as account owner' is ticked (docs/product/payments.md#tapping-pay). */
  isOwner: boolean;
}

/** The session key of the address is passengerEmail (docs/product/screens.md#what-the-browser-stores). */
const storages = {
  name: tabStorage('passengerName'),
  email: tabStorage('passengerEmail'),
  phone: tabStorage('passengerPhone'),
  isOwner: tabStorage('passengerIsOwner'),
  /** The account for which these values were typed. */
  visitor: tabStorage('passengerOf'),
};

/** What was typed in this tab; input of a previously logged-in user is ignored. */
export function readPassenger(visitor: string): Passenger {
  const typedBy = storages.visitor.read();
  if (typedBy !== null && typedBy !== visitor) return { name: '', email: '', phone: '', isOwner: false };
  return {
    name: storedText(storages.name.read(), maxPassengerLengths.name),
    email: storedText(storages.email.read(), maxPassengerLengths.email),
    phone: storedText(storages.phone.read(), maxPassengerLengths.phone),
    isOwner: storages.isOwner.read() === 'true',
  };
}

export function storePassenger({ name, email, phone, isOwner }: Passenger, visitor: string): void {
  storages.visitor.write(visitor);
  storages.name.write(name);
  storages.email.write(email);
  storages.phone.write(phone);
  storages.isOwner.write(String(isOwner));
}

/** Pay is enabled only with a name, an address and the box ticked (docs/product/payments.md#tapping-pay). */
export function isComplete({ name, email, isOwner }: Passenger): boolean {
  return name.trim() !== '' && email.trim() !== '' && isOwner;
}

/** A name as in a passport: the family name first if it is written in Hangul, Han or Kana. */
function fullName({ firstName, lastName }: Pick<Me, 'firstName' | 'lastName'>): string {
  const [first, last] = [firstName ?? '', lastName ?? ''];
  const isEastern = /^[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+$/u.test(first + last);
  return isEastern ? `${last}${first}` : `${first} ${last}`.trim();
}

/** Fills empty fields from the account; typed values stay. */
export function filledFrom(
  me: Pick<Me, 'firstName' | 'lastName' | 'email'>,
  passenger: Passenger,
): Passenger {
  return {
    ...passenger,
    name: passenger.name.trim() === '' ? fullName(me) : passenger.name,
    email: passenger.email.trim() === '' ? me.email : passenger.email,
  };
}

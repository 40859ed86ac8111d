/**
 * Validation rules of account fields (docs/product/accounts.md#fields). Without zod, so that page and server share them
 * and the browser loads no schema library.
 */

import { isReadable } from '../readableText.ts';

/** Input limits, in characters (docs/product/accounts.md#fields). */
export const maxLengths = { email: 320, password: 20, nickname: 15, name: 20, passenger: 100 } as const;
export const minPasswordLength = 8;
/** Digits of a verification code (docs/product/screens.md#constants). */
export const codeLength = 6;
/**
 * Countdown on the screen (ms; docs/product/screens.md#constants). The server accepts the code 10 s longer
 * (docs/product/accounts.md#api-sign-up).
 */
export const codeScreenTime = 180_000;
/** A code is void after this many wrong attempts (docs/product/accounts.md#api-sign-up). */
export const maxCodeTries = 5;

/** Length in code points: an emoji or a rare Han character counts as one. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** Cuts input off at a length (docs/product/accounts.md#fields). */
export function truncateCharacters(text: string, max: number): string {
  return characterCount(text) <= max ? text : [...text].slice(0, max).join('');
}

const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/**
 * Local part, @, domain, dot and an ending of 2 to 6 letters; at most 320 characters (docs/product/accounts.md#fields).
 */
export function isEmail(text: string): boolean {
  return isDeliverableEmail(text) && /\.[A-Za-z]{2,6}$/.test(text);
}

/**
 * Like isEmail, but the ending may be longer, such as .photography: docs/product/accounts.md#fields limits only the
 * addresses that are typed to sign up.
 */
export function isDeliverableEmail(text: string): boolean {
  if (text.length > maxLengths.email || !emailPattern.test(text)) return false;
  const [local = ''] = text.split('@');
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

/** Six digits and nothing else (docs/product/accounts.md#fields). */
export function isCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}

/** What a password lacks; `characterRefused` if it contains anything but letters, digits and @$!%*#?&. */
export type PasswordCondition = 'letterRequired' | 'numberRequired' | 'specialCharRequired';

export type PasswordState =
  | { kind: 'empty' }
  | { kind: 'passwordTooShort' }
  | { kind: 'passwordTooLong' }
  | { kind: 'passwordValidationWarning'; missing: readonly PasswordCondition[] }
  | { kind: 'characterRefused' }
  | { kind: 'passwordValid' };

/**
 * 8 to 20 characters with a letter, a digit and one of @$!%*#?&, and only those kinds; trimmed before
 * (docs/product/accounts.md#fields).
 */
export function passwordState(typed: string): PasswordState {
  const password = typed.trim();
  if (password === '') return { kind: 'empty' };
  const length = characterCount(password);
  if (length < minPasswordLength) return { kind: 'passwordTooShort' };
  if (length > maxLengths.password) return { kind: 'passwordTooLong' };
  const missing: PasswordCondition[] = [];
  if (!/[A-Za-z]/.test(password)) missing.push('letterRequired');
  if (!/[0-9]/.test(password)) missing.push('numberRequired');
  if (!/[@$!%*#?&]/.test(password)) missing.push('specialCharRequired');
  if (missing.length > 0) return { kind: 'passwordValidationWarning', missing };
  if (!/^[A-Za-z0-9@$!%*#?&]+$/.test(password)) return { kind: 'characterRefused' };
  return { kind: 'passwordValid' };
}

export function isPassword(typed: string): boolean {
  return passwordState(typed).kind === 'passwordValid';
}

function isShortAndReadable(text: string, max: number): boolean {
  const trimmed = text.trim();
  return trimmed !== '' && characterCount(trimmed) <= max && isReadable(trimmed);
}

/** A nickname as stored: without invisible characters (Default_Ignorable_Code_Point). */
export function visibleNickname(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .normalize('NFC');
}

/** 1 to 15 characters after trimming (docs/product/accounts.md#fields). */
export function isNickname(text: string): boolean {
  return isShortAndReadable(text, maxLengths.nickname) && visibleNickname(text) !== '';
}

/** A first or last name, 1 to 20 characters after trimming (docs/product/accounts.md#fields). */
export function isPersonName(text: string): boolean {
  return isShortAndReadable(text, maxLengths.name);
}

/** A passenger's whole name, as on the passport. */
export function isPassengerName(text: string): boolean {
  return isShortAndReadable(text, maxLengths.passenger);
}

/** Version of the documents accepted at the sign-up. Raised with every change of their content. */
export const documentsVersion = 5;
/** The day from which that version applies. */
export const documentsDate = '2026-11-27';

/** Name of the file with everything that is kept about an account's owner. */
export const accountDataFile = 'solbada-my-data.json';

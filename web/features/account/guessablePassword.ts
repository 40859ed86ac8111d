import { isPassword } from '../../../domain/accounts/accountRules.ts';

/** Why others could guess a password: many people use it, or it contains a word that others know. */
export type Guessable = 'common' | 'knownWord';

/** What others may know about an account. */
export interface KnownAccount {
  readonly email: string;
  readonly nickname: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Words of this guide. */
const productWords = ['solbada', 'gangneung', 'gangwon', 'korea', 'seoul'];

/** Shorter words occur in many passwords by chance. */
const minWordLength = 4;

/** Characters that people write in place of letters. */
const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

const asLetters = (text: string) => text.replace(/[@4310!5$7]/g, (character) => lookalikes[character] ?? '');

/** The password, and without the special characters, and also the digits, that people add at the ends of a word. */
function readings(password: string): string[] {
  const withoutSpecial = password.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
  const withoutDigits = password.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return [password, withoutSpecial, withoutDigits].flatMap((text) => [text, asLetters(text)]);
}

/** The words of the nickname, the names and the address before its @, in the letters that passwords consist of. */
function accountWords({ email, nickname, firstName, lastName }: KnownAccount): string[] {
  return [nickname, firstName, lastName, email.split('@')[0]].flatMap((text) =>
    (text ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^a-z0-9]+/),
  );
}

/**
 * Why a password could be guessed, or null. docs/product/accounts.md#fields alone decides which passwords are valid;
 * this is for a hint.
 */
export function guessableReason(
  typed: string,
  commonPasswords: ReadonlySet<string>,
  account?: KnownAccount,
): Guessable | null {
  if (!isPassword(typed)) return null;
  const forms = readings(typed.trim().toLowerCase());
  if (forms.some((form) => commonPasswords.has(form))) return 'common';
  const known = [...productWords, ...(account ? accountWords(account) : [])].filter(
    (word) => word.length >= minWordLength,
  );
  return known.some((word) => forms.some((form) => form.includes(word))) ? 'knownWord' : null;
}

import { expect, it } from 'vitest';
import { isPassword } from '../../../domain/accounts/accountRules.ts';
import { commonPasswords } from './commonPasswords.ts';
import { guessableReason, type KnownAccount } from './guessablePassword.ts';

const reason = (password: string, account?: KnownAccount) =>
  guessableReason(password, commonPasswords, account);

it.each(['Passw0rd!', 'P@ssw0rd1', '!Password2026', 'Qwerty123!', 'Summer2026!', '1q2w3e4r!', 'qwer1234!'])(
  'SPEC 5: finds the valid password %s common',
  (password) => {
    expect(isPassword(password)).toBe(true);
    expect(reason(password)).toBe('common');
  },
);

it('finds words of this guide and of the account', () => {
  expect(reason('Solbada2026!')).toBe('knownWord');
  expect(reason('my$0lbada9')).toBe('knownWord');
  const account = {
    nickname: 'Wanderer 솔',
    firstName: 'Zoë',
    lastName: 'Müller-Lüdenscheidt',
    email: 'kim.haneul@example.com',
  };
  for (const password of ['Wanderer#7', 'HANEUL!1', 'muller*42', '9Lud3nscheidt!'])
    expect([password, reason(password, account)]).toEqual([password, 'knownWord']);
  expect(reason('Wanderer#7')).toBeNull();
});

it('finds nothing in other passwords, in invalid ones, and in short words', () => {
  for (const password of ['tR7#kqvw2x', 'harbour*Kettle5', 'zeal0t?9vix'])
    expect(
      reason(password, { nickname: 'zo', firstName: null, lastName: 'Li', email: 'kim@tr7.example' }),
    ).toBeNull();
  expect(reason('password')).toBeNull();
  expect(reason('')).toBeNull();
});

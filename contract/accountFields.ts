import { z } from 'zod';
import {
  isDeliverableEmail,
  isEmail,
  isNickname,
  isPassengerName,
  isPersonName,
  maxLengths,
  minPasswordLength,
  passwordState,
  visibleNickname,
} from '../domain/accounts/accountRules.ts';

/**
 * A text under a rule of docs/product/accounts.md#fields; a violation, or a missing text, is reported by the rule's own
 * key.
 */
export const ruled = (code: string, message: string, holds: (text: string) => boolean, shape: object = {}) =>
  z
    .string({ error: () => message })
    .trim()
    .refine(holds, { message, params: { code } })
    .meta({ problemCode: code, ...shape });

const email = { format: 'email', maxLength: maxLengths.email };
export const emailSchema = ruled('invalidEmail', 'an e-mail address', isEmail, email)
  .transform((text) => text.toLowerCase())
  .meta({ id: 'Email', description: 'Case does not matter' });

/**
 * An address for a receipt, or one that an identity provider has verified. Its ending may be longer than
 * docs/product/accounts.md#fields allows for a sign-up.
 */
export const deliverableEmailSchema = ruled('invalidEmail', 'an e-mail address', isDeliverableEmail, email)
  .transform((text) => text.toLowerCase())
  .meta({ id: 'DeliverableEmail', description: 'Case does not matter; the ending may have any length' });

/** A name of 1 to `max` characters. */
const named = (code: string, max: number, holds: (text: string) => boolean) =>
  ruled(code, `1 to ${max} readable characters`, holds, { minLength: 1, maxLength: max });

export const nicknameSchema = named('nicknameError', maxLengths.nickname, isNickname).transform(
  visibleNickname,
);

export const personNameSchema = named('nameError', maxLengths.name, isPersonName).transform((text) =>
  text.normalize('NFC'),
);

export const passengerNameSchema = named('nameError', maxLengths.passenger, isPassengerName)
  .transform((text) => text.normalize('NFC'))
  .describe('As on the passport or ID');

/** A telephone number as it was typed; the server parses it (server/features/orders/customerPhone.ts). */
export const phoneSchema = z
  .string()
  .trim()
  .max(40)
  .describe(
    'With the country code; a page in Korean, Japanese or Chinese may leave out its own. Empty for none',
  );

/** docs/product/accounts.md#fields; the same rule that the sign-up page shows during typing. */
export const newPasswordSchema = z
  .string({ error: () => 'a password' })
  .trim()
  .superRefine((text, context) => {
    const state = passwordState(text);
    if (state.kind === 'passwordValid') return;
    const isShort = state.kind === 'empty' || state.kind === 'passwordTooShort';
    context.addIssue({
      code: 'custom',
      message: '8 to 20 letters, digits and @$!%*#?&, with at least one of each',
      params: { code: isShort ? 'passwordTooShort' : 'passwordValidationWarning' },
    });
  })
  .describe('Letters, digits and @$!%*#?&, with at least one of each')
  .meta({
    id: 'NewPassword',
    problemCode: 'passwordTooShort',
    format: 'password',
    minLength: minPasswordLength,
    maxLength: maxLengths.password,
  });

/** A password for verification: any text, trimmed as at the sign-up. */
export const typedPassword = z.string().max(200).trim();

import { z } from 'zod';
import { codeLength, isCode, maxLengths } from '../domain/accounts/accountRules.ts';
import {
  emailSchema,
  newPasswordSchema,
  nicknameSchema,
  personNameSchema,
  ruled,
  typedPassword,
} from './accountFields.ts';
import { apiAddresses } from './addresses.ts';
import { defineRoute } from './route.ts';

const nothing = z.object({});
const none = z.undefined();

/** Limits the length of a token before it is looked up. */
const token = z.string().min(1).max(400);

export const signedInSchema = z
  .object({
    accessToken: z.string().describe('Bearer token for 15 minutes'),
    nickname: z.string(),
  })
  .meta({ id: 'SignedIn' });

const signedInByOauth2Schema = signedInSchema.extend({
  returnTo: z.string().nullable().describe('Where the sign-in was asked for'),
});
const socialSignUpSchema = z.object({ socialSignUpToken: z.string().describe('Holds for 30 minutes') });

const sendEmailCode = defineRoute({
  ...apiAddresses.sendEmailCode,
  summary: 'Sends a verification code for the sign-up by e-mail',
  tag: 'accounts',
  access: 'everyone',
  params: nothing,
  query: nothing,
  body: z.object({ email: emailSchema }),
  response: none,
  success: [204],
  problems: [400, 409, 429],
});

const verifyEmailCode = defineRoute({
  ...apiAddresses.verifyEmailCode,
  summary: 'Exchanges a verification code for the token that the sign-up needs',
  tag: 'accounts',
  access: 'everyone',
  params: nothing,
  query: nothing,
  body: z.object({
    email: emailSchema,
    code: ruled('codeMismatch', 'six digits', isCode, { pattern: `^\\d{${codeLength}}$` }),
  }),
  response: z.object({ emailVerifyToken: z.string().describe('Holds for 30 minutes') }),
  success: [200],
  problems: [400, 410, 429],
});

const signUpByEmail = defineRoute({
  ...apiAddresses.signUpByEmail,
  summary: 'Makes an account for a verified e-mail address, and signs in',
  tag: 'accounts',
  access: 'everyone',
  params: nothing,
  query: nothing,
  body: z.object({
    emailVerifyToken: token,
    nickname: nicknameSchema,
    password: newPasswordSchema,
    firstName: personNameSchema,
    lastName: personNameSchema,
  }),
  response: signedInSchema,
  success: [200],
  problems: [400, 409, 410, 429],
});

const validateNickname = defineRoute({
  ...apiAddresses.validateNickname,
  summary: 'Whether a nickname is free',
  tag: 'accounts',
  access: 'everyone',
  params: nothing,
  query: nothing,
  body: z.object({ nickname: nicknameSchema }),
  response: z.object({ available: z.boolean() }),
  success: [200],
  problems: [400, 429],
});

const logInByEmail = defineRoute({
  ...apiAddresses.logInByEmail,
  summary: 'Signs in by e-mail and password',
  tag: 'accounts',
  access: 'everyone',
  params: nothing,
  query: nothing,
  body: z.object({
    email: z
      .string()
      .max(maxLengths.email)
      .transform((text) => text.trim().toLowerCase()),
    password: typedPassword,
  }),
  response: signedInSchema,
  success: [200],
  problems: [400, 401, 429],
});

const logInByOauth2 = defineRoute({
  ...apiAddresses.logInByOauth2,
  summary: 'Signs in by Google: the callback page passes on the whole query that it was called with',
  tag: 'accounts',
  access: 'everyone',
  credentials: ['googleCookie'],
  params: nothing,
  query: nothing,
  body: z.object({
    code: z.string().min(1).max(2000),
    socialType: z.literal('GOOGLE'),
    state: z.string().max(500).optional(),
    iss: z.string().max(500).optional(),
  }),
  response: z.union([signedInByOauth2Schema, socialSignUpSchema]),
  responses: {
    200: signedInByOauth2Schema,
    303: socialSignUpSchema.describe('For someone new: signs up by signUpByOauth2'),
  },
  success: [200, 303],
  problems: [400, 403, 409, 429],
});

const signUpByOauth2 = defineRoute({
  ...apiAddresses.signUpByOauth2,
  summary: 'Completes the sign-up that a Google sign-in began, and signs in',
  tag: 'accounts',
  access: 'everyone',
  params: nothing,
  query: nothing,
  body: z.object({ socialSignUpToken: token, nickname: nicknameSchema }),
  response: signedInSchema,
  success: [200],
  problems: [400, 409, 410, 429],
});

const forgetPassword = defineRoute({
  ...apiAddresses.forgetPassword,
  summary: 'Sends a link to set a new password; the response is the same whether there is an account or not',
  tag: 'accounts',
  access: 'everyone',
  params: nothing,
  query: nothing,
  body: z.object({ email: emailSchema }),
  response: none,
  success: [204],
  problems: [400, 429],
});

const resetPassword = defineRoute({
  ...apiAddresses.resetPassword,
  summary: 'Sets a new password by the token of a mailed link; ends all sessions of the account',
  tag: 'accounts',
  access: 'everyone',
  params: nothing,
  query: nothing,
  body: z.object({ token, password: newPasswordSchema }),
  response: none,
  success: [204],
  problems: [400, 410, 429],
});

const interestThemeIds = z
  .array(z.int().min(1).max(2_147_483_647))
  .max(50)
  .transform((ids) => [...new Set(ids)]);

const meSchema = z
  .object({
    email: z.string(),
    nickname: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    hasPassword: z.boolean().describe('False for who has only ever signed in by Google'),
    googleLinkedAt: z.iso.datetime().nullable().describe('Since when Google signs in to this account'),
    interestThemeIds: z.array(z.int()),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof meSchema>;

const getMe = defineRoute({
  ...apiAddresses.getMe,
  summary: 'The account of the signed-in user',
  tag: 'accounts',
  access: 'account',
  params: nothing,
  query: nothing,
  body: none,
  response: meSchema,
  success: [200],
  problems: [401],
});

const changeMe = defineRoute({
  ...apiAddresses.changeMe,
  summary: 'Changes nickname, interest themes or password; what is left out stays',
  tag: 'accounts',
  access: 'account',
  params: nothing,
  query: nothing,
  body: z.object({
    nickname: nicknameSchema.optional(),
    interestThemeIds: interestThemeIds.optional(),
    newPassword: newPasswordSchema
      .optional()
      .describe('Of an account that has one; a first one is set by the link of password/forgot'),
    currentPassword: typedPassword.optional().describe('Needed with newPassword'),
  }),
  response: meSchema,
  success: [200],
  problems: [400, 401, 403, 409, 429],
});

const deleteMe = defineRoute({
  ...apiAddresses.deleteMe,
  summary:
    'Deletes the account and its personal data at once, and cancels its tours ahead by the refund rule; 409 while a payment is being confirmed',
  tag: 'accounts',
  access: 'account',
  params: nothing,
  query: nothing,
  body: z.object({
    password: typedPassword.optional().describe('Needed where the account has one'),
    nickname: z.string().max(100).optional().describe('Without a password: the own nickname, typed'),
  }),
  response: none,
  success: [204],
  problems: [400, 401, 403, 409, 429],
});

const unlinkGoogle = defineRoute({
  ...apiAddresses.unlinkGoogle,
  summary: 'Ends the sign-in by Google, and the other sessions; not where it is the only way in',
  tag: 'accounts',
  access: 'account',
  params: nothing,
  query: nothing,
  body: z.object({ password: typedPassword.optional() }),
  response: meSchema,
  success: [200],
  problems: [400, 401, 403, 409, 429],
});

const chooseInterestThemes = defineRoute({
  ...apiAddresses.chooseInterestThemes,
  summary: 'Replaces the interest themes of the signed-in user',
  tag: 'accounts',
  access: 'account',
  params: nothing,
  query: nothing,
  body: z.object({ interestThemeIds }),
  response: z.object({ interestThemeIds: z.array(z.int()) }),
  success: [200],
  problems: [400, 401],
});

/** The endpoints of this file. */
export const accountsApi = {
  sendEmailCode,
  verifyEmailCode,
  signUpByEmail,
  validateNickname,
  logInByEmail,
  logInByOauth2,
  signUpByOauth2,
  forgetPassword,
  resetPassword,
  getMe,
  changeMe,
  deleteMe,
  unlinkGoogle,
  chooseInterestThemes,
} as const;

import { z } from 'zod';

/**
 * Stable error codes; clients branch on these, never on messages (docs/product/api.md#shared-rules,
 * docs/product/accounts.md#messages).
 */
export const problemCodes = [
  'invalidRequest',
  'invalidEmail',
  'passwordTooShort',
  'passwordValidationWarning',
  'nameError',
  'nicknameError',
  'codeMismatch',
  'signInFailed',
  'unauthorized',
  'wrongEmailAndPassword',
  'paymentRefused',
  'wrongOrigin',
  'forbidden',
  'passkeyRefused',
  'wrongPassword',
  'passwordLinkNeeded',
  'recentSignInNeeded',
  'notFound',
  'methodNotAllowed',
  'existingAccount',
  'existingNickname',
  'onlySignIn',
  'paymentMismatch',
  'notCancellable',
  'paymentUnderWay',
  'changedMeanwhile',
  'driverNotFree',
  'notPossibleNow',
  'soldOut',
  'otherPlan',
  'expiredCode',
  'expiredLink',
  'expiredProof',
  'expiredPayment',
  'payloadTooLarge',
  'unsupportedMediaType',
  'tooManyRequests',
  'identityUnavailable',
  'mailDelayed',
  'unavailable',
  'internal',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

export const fieldErrorSchema = z
  .object({
    field: z.string().describe('Path of the field in the query, the path or the body, for example `size`'),
    code: z.string().describe('Stable name of the broken rule, for example `too_big`'),
    message: z.string().describe('The rule in English, for engineers; pages have their own words'),
  })
  .meta({ id: 'FieldError' });

export type FieldError = z.infer<typeof fieldErrorSchema>;

/** A problem document (RFC 9457), served as application/problem+json. */
export const problemSchema = z
  .object({
    type: z.string().default('about:blank'),
    title: z.string(),
    status: z.int(),
    code: z.enum(problemCodes).meta({ id: 'ProblemCode' }),
    detail: z.string().optional(),
    requestId: z.string().optional(),
    reason: z.string().optional().describe('The code of a provider, where it is one that refused'),
    updatedAt: z.iso.datetime().optional().describe('Of an otherPlan: when that one was saved'),
    errors: z.array(fieldErrorSchema).optional(),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof problemSchema>;

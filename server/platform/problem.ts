import type { FieldError, Problem, ProblemCode } from '../../contract/problems.ts';

const titles: Record<ProblemCode, { status: number; title: string }> = {
  invalidRequest: { status: 400, title: 'The request breaks a rule' },
  invalidEmail: { status: 400, title: 'This is no e-mail address' },
  passwordTooShort: { status: 400, title: 'The password is too short' },
  passwordValidationWarning: { status: 400, title: 'The password lacks something' },
  nameError: { status: 400, title: 'A first and a last name are needed' },
  nicknameError: { status: 400, title: 'A nickname is needed' },
  codeMismatch: { status: 400, title: 'The verification code does not match' },
  signInFailed: { status: 400, title: 'The sign-in with the other service did not succeed' },
  unauthorized: { status: 401, title: 'This needs a signed-in user' },
  wrongEmailAndPassword: { status: 401, title: 'Wrong e-mail or password' },
  paymentRefused: { status: 402, title: 'The payment was refused; nothing was charged' },
  wrongOrigin: { status: 403, title: 'This call must come from our own pages' },
  wrongPassword: { status: 403, title: 'The current password is wrong' },
  passwordLinkNeeded: { status: 403, title: 'A first password is set by a mailed link' },
  recentSignInNeeded: { status: 403, title: 'This needs a sign-in within the last 10 minutes' },
  forbidden: { status: 403, title: 'This role may not do this' },
  passkeyRefused: { status: 400, title: 'This passkey is not accepted' },
  notFound: { status: 404, title: 'There is nothing at this address' },
  methodNotAllowed: { status: 405, title: 'This address does not take this method' },
  existingAccount: { status: 409, title: 'An account with this e-mail address exists' },
  existingNickname: { status: 409, title: 'This nickname is taken' },
  onlySignIn: { status: 409, title: 'The account has no other way to sign in' },
  paymentMismatch: { status: 409, title: 'This payment belongs to another order' },
  notCancellable: { status: 409, title: 'This ticket cannot be cancelled' },
  paymentUnderWay: { status: 409, title: 'A payment of this account is still being confirmed' },
  otherPlan: { status: 409, title: 'Another plan is saved; it was not replaced' },
  changedMeanwhile: { status: 409, title: 'Somebody else has changed this meanwhile' },
  driverNotFree: { status: 409, title: 'This driver is off or has another tour then' },
  notPossibleNow: { status: 409, title: 'This is not possible in the present state' },
  soldOut: { status: 409, title: 'This departure is no longer available; nothing was charged' },
  expiredCode: { status: 410, title: 'The verification code has expired' },
  expiredLink: { status: 410, title: 'This link has been used or has expired' },
  expiredProof: { status: 410, title: 'The verification has expired; start the sign-up again' },
  expiredPayment: { status: 410, title: 'The time to pay has passed; nothing was charged' },
  payloadTooLarge: { status: 413, title: 'The request is too large' },
  unsupportedMediaType: { status: 415, title: 'This kind of content is not read here' },
  tooManyRequests: { status: 429, title: 'Too many requests' },
  identityUnavailable: { status: 503, title: 'The other service does not answer at the moment' },
  mailDelayed: { status: 503, title: 'The mail server does not answer; the mail waits for it' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'The guide is not available at the moment' },
};

/** Details of a problem for the security log, which the client does not get. */
export interface SecurityDetail {
  /** The kind of event, if the code does not say it. */
  readonly event?:
    | 'refreshTokenReused'
    | 'othersOrder'
    | 'forgedLink'
    | 'wrongAmount'
    | 'wrongPin'
    | undefined;
  /** Id of the account that the request was about; defaults to the caller's. */
  readonly account?: string | undefined;
  /** Name of the limit that was reached. */
  readonly limit?: string;
}

/** The server's one error type: clients get it as a problem document (RFC 9457). */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** Seconds after which a retry makes sense (Retry-After, RFC 9110 section 10.2.3). */
  readonly retryAfter: number | undefined;
  /** Error code of the provider that refused. */
  readonly reason: string | undefined;
  /** When the plan that would be overwritten was saved. */
  readonly updatedAt: string | undefined;
  readonly securityDetail: SecurityDetail;

  constructor(
    code: ProblemCode,
    detail?: string,
    errors: readonly FieldError[] = [],
    options: {
      retryAfter?: number;
      reason?: string;
      updatedAt?: string;
      securityDetail?: SecurityDetail;
    } = {},
  ) {
    super(detail ?? titles[code].title);
    this.name = 'ProblemError';
    this.code = code;
    this.status = titles[code].status;
    this.errors = errors;
    this.reason = options.reason;
    this.updatedAt = options.updatedAt;
    this.securityDetail = options.securityDetail ?? {};
    this.retryAfter = options.retryAfter ?? (this.status === 503 ? 5 : undefined);
  }

  /** The response body; contains no internal details. */
  toDocument(requestId?: string): Problem {
    const { title } = titles[this.code];
    return {
      type: 'about:blank',
      title,
      status: this.status,
      code: this.code,
      ...(this.message === title ? {} : { detail: this.message }),
      ...(requestId ? { requestId } : {}),
      ...(this.reason ? { reason: this.reason } : {}),
      ...(this.updatedAt ? { updatedAt: this.updatedAt } : {}),
      ...(this.errors.length > 0 ? { errors: [...this.errors] } : {}),
    };
  }
}

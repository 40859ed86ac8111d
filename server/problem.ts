import type { FieldError, Problem, ProblemCode } from '../contract/problems.ts';

const titles: Record<ProblemCode, { status: number; title: string }> = {
  invalidRequest: { status: 400, title: 'The request breaks a rule' },
  notFound: { status: 404, title: 'There is nothing at this address' },
  methodNotAllowed: { status: 405, title: 'This address does not take this method' },
  payloadTooLarge: { status: 413, title: 'The request is too large' },
  unsupportedMediaType: { status: 415, title: 'This kind of content is not read here' },
  tooManyRequests: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'The guide is not available at the moment' },
};

/** The one error type of the server: whatever throws it, a caller gets a problem document (RFC 9457) of it. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly FieldError[];

  constructor(code: ProblemCode, detail?: string, errors: readonly FieldError[] = []) {
    super(detail ?? titles[code].title);
    this.name = 'ProblemError';
    this.code = code;
    this.status = titles[code].status;
    this.errors = errors;
  }

  /** The document to send; holds nothing of the server's inside. */
  toDocument(requestId?: string): Problem {
    const { title } = titles[this.code];
    return {
      type: 'about:blank',
      title,
      status: this.status,
      code: this.code,
      ...(this.message === title ? {} : { detail: this.message }),
      ...(requestId ? { requestId } : {}),
      ...(this.errors.length > 0 ? { errors: [...this.errors] } : {}),
    };
  }
}

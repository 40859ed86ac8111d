import type { Api, ApiCall } from '../../../contract/api.ts';
import type { FieldError, ProblemCode } from '../../../contract/problems.ts';
import type { RouteInput, RouteResponse } from '../../../contract/route.ts';
import type { Language } from '../../../domain/languages.ts';

export type CallInput<C extends ApiCall> = Partial<RouteInput<Api[C]>> & {
  params: RouteInput<Api[C]>['params'];
  query: RouteInput<Api[C]>['query'];
};
export type CallResponse<C extends ApiCall> = RouteResponse<Api[C]>;

/** The documents that a sign-up requires agreement to (SPEC 2). */
export type DocumentName = 'terms' | 'privacy';

/**
 * How pages reach the API: over fetch in the browser, through the same handlers in process on the server. A failed
 * request rejects with a CallFailure.
 */
export interface GuideClient {
  call<C extends ApiCall>(
    name: C,
    input: CallInput<C>,
    signal?: AbortSignal,
    /**
     * Called with the status before a successful response is returned, for endpoints whose status carries information.
     */
    onStatus?: (status: number) => void,
  ): Promise<CallResponse<C>>;
  /** A document's text, as markdown (SPEC 7). */
  document(name: DocumentName, language: Language): Promise<string>;
}

interface FailureDetails {
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  reason?: string | undefined;
  updatedAt?: string | undefined;
  fields?: readonly FieldError[] | undefined;
}

/** `timedOut`: no response within the timeout; `unreachable`: no connection, or an aborted one. */
export type ConnectionFailure = 'timedOut' | 'unreachable';

/** The only error type of API requests in the browser: the API's error, or why there was no response. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: ProblemCode | ConnectionFailure;
  readonly requestId: string | undefined;
  /** Delay before a retry (s), if the API sent one. */
  readonly retryAfter: number | undefined;
  /** The payment provider's error code, if it refused. */
  readonly reason: string | undefined;
  /** Of an `otherPlan`: when that plan was saved. */
  readonly updatedAt: string | undefined;
  /** Validation errors by field. */
  readonly fields: readonly FieldError[];

  constructor(status: number, code: ProblemCode | ConnectionFailure, details: FailureDetails = {}) {
    super(`${status} ${code}`);
    this.name = 'CallFailure';
    this.status = status;
    this.code = code;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.reason = details.reason;
    this.updatedAt = details.updatedAt;
    this.fields = details.fields ?? [];
  }
}

/** Converts any error to a CallFailure, for components that show a failed request. */
export function asCallFailure(error: unknown): CallFailure {
  return error instanceof CallFailure ? error : new CallFailure(0, 'unreachable');
}

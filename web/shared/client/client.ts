import type { Api, ApiCall } from '../../../contract/api.ts';
import type { FieldError, ProblemCode } from '../../../contract/problems.ts';
import type { RouteContract, RouteInput, RouteResponse } from '../../../contract/route.ts';
import type { Language } from '../../../domain/languages.ts';

export type RouteTable = Readonly<Record<string, RouteContract>>;
export type CallName<Routes> = keyof Routes & string;

/** The input of an endpoint; without a body where it takes none. */
export type RouteCallInput<Route extends RouteContract> = Partial<RouteInput<Route>> & {
  params: RouteInput<Route>['params'];
  query: RouteInput<Route>['query'];
};

/** Calls the endpoints of a route table. A failed request rejects with a CallFailure. */
export interface ApiClient<Routes extends RouteTable> {
  /** Never set: TypeScript infers the table of a client from it. */
  readonly routes?: Routes;
  call<C extends CallName<Routes>>(
    name: C,
    input: RouteCallInput<Routes[C]>,
    signal?: AbortSignal,
    /**
     * Called with the status before a successful response is returned, for endpoints whose status carries information.
     */
    onStatus?: (status: number) => void,
  ): Promise<RouteResponse<Routes[C]>>;
}

export type CallInput<C extends ApiCall> = RouteCallInput<Api[C]>;
export type CallResponse<C extends ApiCall> = RouteResponse<Api[C]>;

/** The documents that a sign-up requires agreement to (docs/product/accounts.md#terms-and-privacy). */
export type DocumentName = 'terms' | 'privacy';

/**
 * How pages reach the API: over fetch in the browser, through the same handlers in process on the server. A failed
 * request rejects with a CallFailure.
 */
export interface GuideClient extends ApiClient<Api> {
  /** A document's text, as markdown (docs/product/api.md#endpoints). */
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

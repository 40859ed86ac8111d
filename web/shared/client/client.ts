import type { Api, ApiCall } from '../../../contract/api.ts';
import type { Language } from '../../../contract/languages.ts';
import type { FieldError, ProblemCode } from '../../../contract/problems.ts';
import type { RouteAnswer, RouteInput } from '../../../contract/route.ts';

export type CallInput<C extends ApiCall> = Partial<RouteInput<Api[C]>> & {
  params: RouteInput<Api[C]>['params'];
  query: RouteInput<Api[C]>['query'];
};
export type CallAnswer<C extends ApiCall> = RouteAnswer<Api[C]>;

/** A value that is there, or comes. What is there is rendered at once, without a flash of its skeleton. */
export type Eventually<T> = T | Promise<T>;

/** The documents that a sign-up asks to agree to (SPEC 2). */
export type DocumentName = 'terms' | 'privacy';

/**
 * How pages reach the API: over fetch in the browser, through the same handlers in process on the server.
 * A failed call rejects with a CallFailure.
 */
export interface GuideClient {
  call<C extends ApiCall>(
    name: C,
    input: CallInput<C>,
    signal?: AbortSignal,
    /** Called with the status before a successful answer, where it says more than the answer. */
    onStatus?: (status: number) => void,
  ): Eventually<CallAnswer<C>>;
  /** A document's text, as markdown (SPEC 7). */
  document(name: DocumentName, language: Language): Eventually<string>;
  /** True on the server, where a page waits for all its data. */
  readonly waits: boolean;
}

interface FailureDetails {
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  reason?: string | undefined;
  updatedAt?: string | undefined;
  fields?: readonly FieldError[] | undefined;
}

/** `timedOut`: no answer within the time limit; `unreachable`: no connection, or one that broke off. */
export type ConnectionFailure = 'timedOut' | 'unreachable';

/** The one error of the browser's side: what the API said, or why nothing came back. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: ProblemCode | ConnectionFailure;
  readonly requestId: string | undefined;
  /** How long to wait before another try (s), where the API said so. */
  readonly retryAfter: number | undefined;
  /** The code of a provider that refused, where it is one. */
  readonly reason: string | undefined;
  /** Of an `otherPlan`: when that one was saved. */
  readonly updatedAt: string | undefined;
  /** What was wrong with which field. */
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

/** Any error as a CallFailure, for a component that shows what a call said. */
export function asCallFailure(error: unknown): CallFailure {
  return error instanceof CallFailure ? error : new CallFailure(0, 'unreachable');
}

/** What is made of a value that is there, or comes. */
export function eventually<A, B>(value: Eventually<A>, make: (value: A) => B): Eventually<B> {
  return value instanceof Promise ? handled(value.then(make)) : make(value);
}

/** Marks a promise as looked after: whoever renders it shows its failure, however late that is. */
export function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

import type { Api, ApiCall } from '../../contract/api.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import type { RouteAnswer, RouteInput } from '../../contract/route.ts';

export type CallInput<C extends ApiCall> = Partial<RouteInput<Api[C]>> & {
  params: RouteInput<Api[C]>['params'];
  query: RouteInput<Api[C]>['query'];
};
export type CallAnswer<C extends ApiCall> = RouteAnswer<Api[C]>;

/** A value that is there, or comes. What is there is rendered at once, without a flash of its skeleton. */
export type Eventually<T> = T | Promise<T>;

/**
 * How pages reach the API: over fetch in the browser, through the same handlers in process on the server.
 * A failed call rejects with a CallFailure.
 */
export interface GuideClient {
  call<C extends ApiCall>(name: C, input: CallInput<C>, signal?: AbortSignal): Eventually<CallAnswer<C>>;
  /** True on the server, where a page waits for all its data. */
  readonly waits: boolean;
}

/** The one error of the browser's side: what the API said, or `unreachable` when nothing came back. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: ProblemCode | 'unreachable';
  readonly requestId: string | undefined;

  constructor(status: number, code: ProblemCode | 'unreachable', requestId?: string) {
    super(`${status} ${code}`);
    this.name = 'CallFailure';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
  }
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

import type { Problem } from '../../../contract/problems.ts';
import { isRecord } from '../isRecord.ts';
import { CallFailure, type ConnectionFailure } from './client.ts';

/** The timeout is 10 seconds (docs/product/api.md#shared-rules). */
const timeout = 10_000;

function isProblem(
  value: unknown,
): value is Pick<Problem, 'code' | 'requestId' | 'reason' | 'updatedAt' | 'errors'> {
  return isRecord(value) && typeof value.code === 'string';
}

/** A response, or a CallFailure where none came in time. */
export async function fetchResponse(
  address: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeout);
  try {
    return await fetch(address, {
      ...init,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallFailure(0, connectionFailure(error));
  }
}

/** Distinguishes a timeout from a lost connection. */
function connectionFailure(error: unknown): ConnectionFailure {
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timedOut' : 'unreachable';
}

async function readFailure(response: Response): Promise<CallFailure> {
  const problem: unknown = await response.json().catch(() => null);
  if (!isProblem(problem)) return new CallFailure(response.status, 'internal');
  const { code, requestId, reason, updatedAt, errors } = problem;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return new CallFailure(response.status, code, { requestId, retryAfter, reason, updatedAt, fields: errors });
}

/** The response body parsed by `read`; an aborted body counts as a failed request. */
export async function readBody<T>(
  response: Response,
  read: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  // A 303 without a Location is a regular response (a sign-in by a new user; docs/product/accounts.md#google), not a
  // redirect.
  if (!response.ok && response.status !== 303) throw await readFailure(response);
  try {
    return await read();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallFailure(0, connectionFailure(error));
  }
}

/** The response body as JSON; undefined where there is none. */
export function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  const read = async (): Promise<unknown> => (response.status === 204 ? undefined : response.json());
  return readBody(response, read, signal);
}

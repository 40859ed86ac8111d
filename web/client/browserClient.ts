import { apiAddresses } from '../../contract/addresses.ts';
import type { ApiCall } from '../../contract/api.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import { callAddress } from './address.ts';
import { type CallAnswer, CallFailure, type CallInput, type GuideClient, handled } from './client.ts';

/** SPEC 7: the timeout is 10 seconds. */
const timeout = 10_000;

function isProblem(value: unknown): value is { code: ProblemCode; requestId?: string } {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}

async function fetchAnswer(
  name: ApiCall,
  address: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const limit = AbortSignal.timeout(timeout);
  let response: Response;
  try {
    response = await fetch(address, {
      method: apiAddresses[name].method,
      headers: { accept: 'application/json' },
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (response.ok) return await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallFailure(0, 'unreachable');
  }
  const problem: unknown = await response.json().catch(() => null);
  if (isProblem(problem)) throw new CallFailure(response.status, problem.code, problem.requestId);
  throw new CallFailure(response.status, 'internal');
}

/** Calls the API over fetch. Answers are not kept here: LoaderMemory keeps whole pages. */
export function createBrowserClient(): GuideClient {
  return {
    waits: false,
    call<C extends ApiCall>(name: C, input: CallInput<C>, signal?: AbortSignal) {
      const address = callAddress(name, { ...input.params }, { ...input.query });
      // The published types of an address are the contract's: server and page are of one build.
      return handled(fetchAnswer(name, address, signal).then((answer) => answer as CallAnswer<C>));
    },
  };
}

import { apiAddresses } from '../../contract/addresses.ts';
import type { ApiCall } from '../../contract/api.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import { callAddress } from './address.ts';
import { type CallAnswer, CallFailure, type CallInput, type GuideClient, handled } from './client.ts';

/** SPEC 7: the timeout is 10 seconds. */
const timeout = 10_000;
/** How long an answer serves again, so that going back shows the list as it was. */
const keptFor = 5 * 60_000;
const mostKept = 60;

interface Kept {
  at: number;
  answer: unknown;
}

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

/** Calls the API over fetch and keeps the last answers of GET calls for a while. */
export function createBrowserClient(now: () => number = Date.now): GuideClient & { forget(): void } {
  const kept = new Map<string, Kept>();
  return {
    waits: false,
    call<C extends ApiCall>(name: C, input: CallInput<C>, signal?: AbortSignal) {
      const address = callAddress(name, { ...input.params }, { ...input.query });
      const known = kept.get(address);
      // The published types of an address are the contract's: server and page are of one build.
      if (known && now() - known.at < keptFor) return known.answer as CallAnswer<C>;
      const coming = fetchAnswer(name, address, signal).then((answer) => {
        kept.delete(address);
        kept.set(address, { at: now(), answer });
        const oldest = kept.keys().next();
        if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value);
        return answer as CallAnswer<C>;
      });
      return handled(coming);
    },
    forget: () => kept.clear(),
  };
}

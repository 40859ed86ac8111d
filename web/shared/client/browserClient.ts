import { apiAddresses } from '../../../contract/addresses.ts';
import type { ApiCall } from '../../../contract/api.ts';
import { htmlLang, type Language } from '../../../contract/languages.ts';
import type { Problem } from '../../../contract/problems.ts';
import { callAddress } from './address.ts';
import {
  type CallAnswer,
  CallFailure,
  type CallInput,
  type ConnectionFailure,
  type GuideClient,
  handled,
} from './client.ts';
import { readCookie } from './cookies.ts';

/** SPEC 7: the timeout is 10 seconds. */
const timeout = 10_000;

/** SPEC 4: a 401 of these says nothing of the session. */
const outsideSession: readonly ApiCall[] = ['logInByEmail', 'refreshSession', 'logOut'];

interface BrowserClientNeeds {
  language: () => Language;
  /** After a 401: whether there is a new access token, so that the call is worth one more try. */
  renew: (refused: string | null) => Promise<boolean>;
}

function isProblem(
  value: unknown,
): value is Pick<Problem, 'code' | 'requestId' | 'reason' | 'updatedAt' | 'errors'> {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}

async function reach(address: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
  const limit = AbortSignal.timeout(timeout);
  try {
    return await fetch(address, {
      ...init,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallFailure(0, lossOf(error));
  }
}

/** A time limit that passed is told from a connection that was lost. */
function lossOf(error: unknown): ConnectionFailure {
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timedOut' : 'unreachable';
}

async function failureOf(response: Response): Promise<CallFailure> {
  const problem: unknown = await response.json().catch(() => null);
  if (!isProblem(problem)) return new CallFailure(response.status, 'internal');
  const { code, requestId, reason, updatedAt, errors } = problem;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return new CallFailure(response.status, code, { requestId, retryAfter, reason, updatedAt, fields: errors });
}

/** What came, as `read` has it; a body that breaks off is a call that did not come back. */
async function answerOf<T>(response: Response, read: () => Promise<T>): Promise<T> {
  // A 303 without a Location is an answer of ours (SPEC 4: a sign-in by someone new), not a way elsewhere.
  if (!response.ok && response.status !== 303) throw await failureOf(response);
  try {
    return await read();
  } catch (error) {
    throw new CallFailure(0, lossOf(error));
  }
}

/** Calls the API over fetch, as the visitor who is logged in. Answers are not kept here: LoaderCache keeps pages. */
export function createBrowserClient({ language, renew }: BrowserClientNeeds): GuideClient {
  const ask = (
    name: ApiCall,
    method: string,
    address: string,
    body: unknown,
    token: string | null,
    signal: AbortSignal | undefined,
  ) => {
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-language': htmlLang[language()],
    };
    if (token) headers.authorization = `Bearer ${token}`;
    // Whoever logs out and closes the page is logged out all the same.
    const keepalive = name === 'logOut';
    const init: RequestInit = { method, headers, keepalive };
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(body);
    }
    return reach(address, init, signal);
  };

  const fetchAnswer = async (
    name: ApiCall,
    params: object,
    query: object,
    body: unknown,
    signal: AbortSignal | undefined,
    onStatus: ((status: number) => void) | undefined,
  ) => {
    const { method, path } = apiAddresses[name];
    const address = callAddress(path, { ...params }, { ...query });
    const isOutside = outsideSession.includes(name);
    // The refresh token comes by its own cookie; an access token in its place would be taken for it.
    const token = isOutside ? null : readCookie('access_token');
    let response = await ask(name, method, address, body, token, signal);
    if (response.status === 401 && !isOutside && (await renew(token))) {
      response = await ask(name, method, address, body, readCookie('access_token'), signal);
    }
    onStatus?.(response.status);
    return answerOf<unknown>(response, async () => (response.status === 204 ? undefined : response.json()));
  };

  return {
    waits: false,
    call<C extends ApiCall>(
      name: C,
      input: CallInput<C>,
      signal?: AbortSignal,
      onStatus?: (status: number) => void,
    ) {
      // The published types of an address are the contract's: server and page are of one build, or of neighbours
      // (docs/operations.md, "Releasing").
      return handled(
        fetchAnswer(name, input.params, input.query, input.body, signal, onStatus).then(
          (answer) => answer as CallAnswer<C>,
        ),
      );
    },
    document: (name, ofLanguage) =>
      handled(
        reach(`/termAndPrivacy/${name}_${ofLanguage}.md`, {}).then((response) =>
          answerOf(response, () => response.text()),
        ),
      ),
  };
}

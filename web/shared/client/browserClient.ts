import { apiAddresses } from '../../../contract/addresses.ts';
import type { ApiCall } from '../../../contract/api.ts';
import { htmlLang, type Language } from '../../../contract/languages.ts';
import type { Problem } from '../../../contract/problems.ts';
import { isRecord } from '../isRecord.ts';
import { callAddress } from './address.ts';
import {
  CallFailure,
  type CallInput,
  type CallResponse,
  type ConnectionFailure,
  type GuideClient,
} from './client.ts';
import { readCookie } from './cookies.ts';

/** SPEC 7: the timeout is 10 seconds. */
const timeout = 10_000;

/** SPEC 4: a 401 of these endpoints says nothing about the session. */
const outsideSession: readonly ApiCall[] = ['logInByEmail', 'refreshSession', 'logOut'];

interface BrowserClientNeeds {
  language: () => Language;
  /** After a 401: whether there is a new access token, so that the request is worth a retry. */
  renew: (refused: string | null) => Promise<boolean>;
  /** The server has responded, and not only that it cannot. */
  onReached?: () => void;
}

function isProblem(
  value: unknown,
): value is Pick<Problem, 'code' | 'requestId' | 'reason' | 'updatedAt' | 'errors'> {
  return isRecord(value) && typeof value.code === 'string';
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

/** Distinguishes a timeout from a lost connection. */
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

/** The response body parsed by `read`; an aborted body counts as a failed request. */
async function bodyOf<T>(response: Response, read: () => Promise<T>): Promise<T> {
  // A 303 without a Location is a regular response (SPEC 4: a sign-in by a new user), not a redirect.
  if (!response.ok && response.status !== 303) throw await failureOf(response);
  try {
    return await read();
  } catch (error) {
    throw new CallFailure(0, lossOf(error));
  }
}

/** Calls the API over fetch, as the logged-in visitor. Responses are cached by queryClient.ts, not here. */
export function createBrowserClient({ language, renew, onReached }: BrowserClientNeeds): GuideClient {
  const send = (
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
    // The logout completes even if the page is closed right after it.
    const keepalive = name === 'logOut';
    const init: RequestInit = { method, headers, keepalive };
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(body);
    }
    return reach(address, init, signal);
  };

  const fetchBody = async (
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
    // The refresh token has its own cookie; an access token in the header would be taken for it.
    const token = isOutside ? null : readCookie('access_token');
    let response = await send(name, method, address, body, token, signal);
    if (response.status === 401 && !isOutside && (await renew(token))) {
      response = await send(name, method, address, body, readCookie('access_token'), signal);
    }
    if (response.status < 500) onReached?.();
    onStatus?.(response.status);
    return bodyOf<unknown>(response, async () => (response.status === 204 ? undefined : response.json()));
  };

  return {
    async call<C extends ApiCall>(
      name: C,
      input: CallInput<C>,
      signal?: AbortSignal,
      onStatus?: (status: number) => void,
    ) {
      // An endpoint's response types are those of the contract: server and page are of the same build or of adjacent
      // ones (docs/operations.md, "Releasing").
      const { params, query, body } = input;
      return (await fetchBody(name, params, query, body, signal, onStatus)) as CallResponse<C>;
    },
    document: async (name, ofLanguage) => {
      const response = await reach(`/termAndPrivacy/${name}_${ofLanguage}.md`, {});
      return bodyOf(response, () => response.text());
    },
  };
}

import { apiAddresses } from '../../../contract/addresses.ts';
import type { ApiCall } from '../../../contract/api.ts';
import { htmlLang, type Language } from '../../../domain/languages.ts';
import { callAddress } from './address.ts';
import { aloneInBrowser } from './aloneInBrowser.ts';
import type { CallInput, CallResponse, GuideClient } from './client.ts';
import { readCookie } from './cookies.ts';
import { bodyOf, jsonOf, reach } from './reach.ts';

/** SPEC 4: a 401 of these endpoints says nothing about the session. */
const outsideSession: readonly ApiCall[] = ['logInByEmail', 'refreshSession', 'logOut'];

/** Their responses set the cookies of a session, so none may overtake the response to a logout, which clears them. */
const opensSession: readonly ApiCall[] = ['logInByEmail', 'logInByOauth2', 'signUpByEmail', 'signUpByOauth2'];

interface BrowserClientNeeds {
  language: () => Language;
  /** After a 401: whether there is a new access token, so that the request is worth a retry. */
  renew: (refused: string | null) => Promise<boolean>;
}

/** Calls the API over fetch, as the logged-in visitor. Responses are cached by queryClient.ts, not here. */
export function createBrowserClient({ language, renew }: BrowserClientNeeds): GuideClient {
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
    // The refresh token has its own cookie; an access token in the header would be taken for it. A logout needs either.
    const token = isOutside && name !== 'logOut' ? null : readCookie('access_token');
    let response = await send(name, method, address, body, token, signal);
    if (response.status === 401 && !isOutside && (await renew(token))) {
      response = await send(name, method, address, body, readCookie('access_token'), signal);
    }
    onStatus?.(response.status);
    return jsonOf(response);
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
      const send = () => fetchBody(name, params, query, body, signal, onStatus);
      return (await (opensSession.includes(name)
        ? aloneInBrowser('signIn', send)
        : send())) as CallResponse<C>;
    },
    document: async (name, ofLanguage) => {
      const response = await reach(`/termAndPrivacy/${name}_${ofLanguage}.md`, {});
      return bodyOf(response, () => response.text());
    },
  };
}

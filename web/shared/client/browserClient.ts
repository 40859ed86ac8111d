import { apiAddresses } from '../../../contract/addresses.ts';
import type { Api, ApiCall } from '../../../contract/api.ts';
import { htmlLang, type Language } from '../../../domain/languages.ts';
import { createApiClient } from './apiClient.ts';
import type { GuideClient } from './client.ts';
import { readCookie } from './cookies.ts';
import { fetchResponse, readBody } from './reach.ts';
import { withBrowserLock } from './withBrowserLock.ts';

/** A 401 of these endpoints says nothing about the session (docs/product/accounts.md#expired-sessions). */
const outsideSession: readonly ApiCall[] = ['logInByEmail', 'refreshSession', 'logOut'];

/** Their responses set the cookies of a session, so none may overtake the response to a logout, which clears them. */
const opensSession: readonly ApiCall[] = ['logInByEmail', 'logInByOauth2', 'signUpByEmail', 'signUpByOauth2'];

interface BrowserClientNeeds {
  language: () => Language;
  /** After a 401: whether there is a new access token, so that the request is worth a retry. */
  renew: (refused: string | null) => Promise<boolean>;
}

/** Calls the API as the logged-in visitor. */
export function createBrowserClient({ language, renew }: BrowserClientNeeds): GuideClient {
  const { call } = createApiClient<Api>({
    addresses: apiAddresses,
    authorize: (name) => {
      const isOutside = outsideSession.includes(name);
      // The server would take an access token in the header for the refresh token, which has its own cookie. A logout
      // accepts either.
      const token = isOutside && name !== 'logOut' ? null : readCookie('access_token');
      const headers = { 'accept-language': htmlLang[language()] };
      return {
        headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
        renew: async () => !isOutside && renew(token),
      };
    },
    keepalive: 'logOut',
  });
  return {
    call: (name, ...input) =>
      opensSession.includes(name)
        ? withBrowserLock('signIn', () => call(name, ...input))
        : call(name, ...input),
    document: async (name, ofLanguage) => {
      const response = await fetchResponse(`/termAndPrivacy/${name}_${ofLanguage}.md`, {});
      return readBody(response, () => response.text());
    },
  };
}

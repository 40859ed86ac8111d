import { cookieValues, type OwnCookie, ownCookieName } from '../../../contract/cookies.ts';

/**
 * The cookies that the page reads (docs/product/screens.md#what-the-browser-stores). The refresh token is not among
 * them (docs/product/deviations.md).
 */
type ReadableCookie = 'access_token' | 'nickname';

/** The value of a session cookie in a `document.cookie` string; null if it is missing, or after a logout. */
export function sessionCookieIn(text: string, name: ReadableCookie): string | null {
  if (cookieValues(text, 'logout_pending').length > 0) return null;
  return cookieValues(text, name)[0] ?? null;
}

export function readCookie(name: ReadableCookie): string | null {
  return sessionCookieIn(document.cookie, name);
}

/** @param maxAge in seconds; 0 deletes the cookie */
function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}${secure}; samesite=lax`;
}

/** Sets a cookie of ours. @param maxAge in seconds; 0 deletes it */
export function writeOwnCookie(name: OwnCookie, value: string, maxAge: number): void {
  writeCookie(ownCookieName(name, location.protocol === 'https:'), value, maxAge);
}

/**
 * Logging out clears the token and the nickname (docs/product/accounts.md#logout). The server clears the refresh token.
 */
export function clearSessionCookies(): void {
  for (const name of ['access_token', 'nickname']) writeCookie(name, '', 0);
}

/** As long as the server could accept the refresh token, in seconds. */
const refreshTokenLife = 14 * 24 * 3600;

/**
 * A logout that the server has not confirmed. It is a cookie, so that every tab and the server know of it, and so that
 * the response to a login deletes it together with the cookies that it replaces (docs/decisions/0019-sessions.md).
 */
export const pendingLogout = {
  isThere: () => cookieValues(document.cookie, 'logout_pending').length > 0,
  remember: () => writeOwnCookie('logout_pending', '1', refreshTokenLife),
  forget: () => writeOwnCookie('logout_pending', '', 0),
};

import { clearOwnCookie } from '../../http/ownCookies.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { sessionLife } from './sessionRules.ts';
import type { OpenSession } from './sessions.ts';

const refreshPath = '/api/v1/auth';

/**
 * The three cookies of a session (docs/product/accounts.md#api-sign-in-and-sessions). The page sends access_token as a
 * bearer header and displays nickname; refresh_token is HttpOnly. A fourth one, logout_pending, is written by a page
 * whose logout has not reached the server: until a response of this class clears it, the browser's refresh token is no
 * longer accepted.
 */
export class SessionCookies {
  readonly #isSecure: boolean;

  constructor(isSecure: boolean) {
    this.#isSecure = isSecure;
  }

  #options(path: string, sameSite: 'lax' | 'strict', httpOnly: boolean) {
    return { path, sameSite, httpOnly, secure: this.#isSecure, maxAge: sessionLife / 1000 };
  }

  set(context: RequestContext, { accessToken, refreshToken }: OpenSession): void {
    this.#confirmLogout(context);
    context.setCookie('access_token', accessToken, this.#options('/', 'lax', false));
    context.setCookie('refresh_token', refreshToken, this.#options(refreshPath, 'strict', true));
  }

  isLogoutPending(context: Pick<RequestContext, 'cookies'>): boolean {
    return context.cookies('logout_pending').length > 0;
  }

  #confirmLogout(context: RequestContext): void {
    const options = { path: '/', sameSite: 'lax', secure: this.#isSecure } as const;
    if (this.isLogoutPending(context)) clearOwnCookie(context, 'logout_pending', options);
  }

  setNickname(context: RequestContext, nickname: string): void {
    context.setCookie('nickname', nickname, this.#options('/', 'lax', false));
  }

  clear(context: RequestContext): void {
    this.#confirmLogout(context);
    context.clearCookie('access_token', this.#options('/', 'lax', false));
    context.clearCookie('nickname', this.#options('/', 'lax', false));
    context.clearCookie('refresh_token', this.#options(refreshPath, 'strict', true));
  }
}

import type { RequestContext } from '../../http/requestContext.ts';
import { type OpenSession, sessionLife } from './sessions.ts';

const refreshPath = '/api/v1/auth';

/**
 * The three cookies of a session (DESIGN 3). The page sends access_token as a bearer header and displays nickname;
 * refresh_token is HttpOnly.
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
    context.setCookie('access_token', accessToken, this.#options('/', 'lax', false));
    context.setCookie('refresh_token', refreshToken, this.#options(refreshPath, 'strict', true));
  }

  setNickname(context: RequestContext, nickname: string): void {
    context.setCookie('nickname', nickname, this.#options('/', 'lax', false));
  }

  clear(context: RequestContext): void {
    context.clearCookie('access_token', this.#options('/', 'lax', false));
    context.clearCookie('nickname', this.#options('/', 'lax', false));
    context.clearCookie('refresh_token', this.#options(refreshPath, 'strict', true));
  }
}

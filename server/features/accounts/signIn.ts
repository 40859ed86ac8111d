import type { Api } from '../../../contract/api.ts';
import { type LimitRule, takeAll } from '../../http/limits/rateLimits.ts';
import type { RequestContext, RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { AccountParts } from './accountParts.ts';
import type { OAuthFlowCookies } from './oauthFlowCookies.ts';
import { isPasswordOf } from './passwords.ts';

/** What a sign-in is counted by: a device that is known for the address, else its client and the address as well. */
export function signInLimits(email: string, client: string, device: string | null): [LimitRule, string][] {
  if (device !== null) return [['signInByPair', `${email} ${device}`]];
  return [
    ['signInByClient', client],
    ['signInByPair', `${email} ${client}`],
    ['signInToAddress', email],
  ];
}

/** Sign-in by e-mail; the same work and the same answer for an unknown address and a wrong password (DESIGN 3). */
export function logInByEmail(
  parts: AccountParts,
  flowCookies: OAuthFlowCookies,
): RouteHandler<Api['logInByEmail']> {
  const { database, limits, sessions, cookies, devices } = parts;
  return async ({ body: { email, password } }, call) => {
    const giveBack = await takeAll(limits, signInLimits(email, call.client, devices.of(call, email)));
    const account = await database.sql
      .selectFrom('account')
      .select(['id', 'nickname', 'password_hash'])
      .where('email', '=', email)
      .executeTakeFirst();
    const isRight = await isPasswordOf(account?.password_hash ?? null, password);
    if (!account || !isRight) throw new ProblemError('wrongEmailAndPassword');
    await giveBack();
    devices.remember(call, email);
    await flowCookies.link(call, { id: account.id, email });
    const session = await sessions.open(account.id);
    cookies.set(call, session);
    cookies.setNickname(call, account.nickname);
    return { accessToken: session.accessToken, nickname: account.nickname };
  };
}

/**
 * The refresh token of a call: the bearer header's (SPEC 7), else the cookie's, which only our own pages may use. A
 * caller who sends the access token with every call means the cookie; ours have no dots, and a signed token has.
 */
function refreshTokenOf(call: RequestContext): string | null {
  if (call.bearer !== null && !call.bearer.includes('.')) return call.bearer;
  call.assertOwnOrigin();
  return call.cookie('refresh_token') || null;
}

/**
 * The next token of a session. A refused one clears the cookies (SPEC 4); a call that is not from our own pages, or comes
 * too often, leaves them as they are.
 */
export function refreshSession(parts: AccountParts): RouteHandler<Api['refreshSession']> {
  const { limits, sessions, cookies } = parts;
  return async (_, call) => {
    const token = refreshTokenOf(call);
    const caller = token === null ? null : await sessions.callerOfRefreshToken(token);
    if (token === null || caller === null) return refuse(call);
    await limits.take('refreshBySession', caller.sessionId);
    const session = await sessions.refresh(token);
    if (session === null) return refuse(call);
    cookies.set(call, session);
    return { access_token: session.accessToken };
  };

  function refuse(call: RequestContext): never {
    cookies.clear(call);
    throw new ProblemError('unauthorized');
  }
}

/** Ends the session, or all of the account's. Whoever holds none any more is logged out just as well. */
export function logOut({ sessions, cookies }: AccountParts): RouteHandler<Api['logOut']> {
  return async ({ body }, call) => {
    // Clearing cookies is an effect too: a foreign page must not log anybody out.
    call.assertOwnOrigin();
    const cookie = call.cookie('refresh_token');
    const caller =
      (call.bearer === null ? null : await sessions.authenticate(call.bearer)) ??
      (cookie ? await sessions.callerOfRefreshToken(cookie) : null);
    if (caller && body?.everywhere) await sessions.endAll(caller.accountId);
    else if (caller) await sessions.end(caller.sessionId);
    cookies.clear(call);
  };
}

import type { Api } from '../../../contract/api.ts';
import { type LimitRule, takeAll } from '../../http/limits/rateLimits.ts';
import type { RequestContext, RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { AccountParts } from './accountParts.ts';
import type { OAuthFlowCookies } from './oauthFlowCookies.ts';
import { isPasswordOf } from './passwords.ts';

/** Rate-limit keys of a sign-in: the device, if it is known for the address, else the client and the address. */
export function signInLimits(email: string, client: string, device: string | null): [LimitRule, string][] {
  if (device !== null) return [['signInByPair', `${email} ${device}`]];
  return [
    ['signInByClient', client],
    ['signInByPair', `${email} ${client}`],
    ['signInToAddress', email],
  ];
}

/**
 * Sign-in by e-mail. An unknown address and a wrong password take the same time and get the same response (DESIGN 3).
 */
export function logInByEmail(
  parts: AccountParts,
  flowCookies: OAuthFlowCookies,
): RouteHandler<Api['logInByEmail']> {
  const { database, limits, sessions, cookies, devices } = parts;
  return async ({ body: { email, password } }, context) => {
    const giveBack = await takeAll(limits, signInLimits(email, context.client, devices.of(context, email)));
    const account = await database.sql
      .selectFrom('account')
      .select(['id', 'nickname', 'password_hash'])
      .where('email', '=', email)
      .executeTakeFirst();
    const isRight = await isPasswordOf(account?.password_hash ?? null, password);
    if (!account || !isRight) throw new ProblemError('wrongEmailAndPassword');
    await giveBack();
    devices.remember(context, email);
    await flowCookies.link(context, { id: account.id, email });
    const session = await sessions.open(account.id, context.userAgent);
    cookies.set(context, session);
    cookies.setNickname(context, account.nickname);
    return { accessToken: session.accessToken, nickname: account.nickname };
  };
}

/**
 * The refresh token of a request: from the bearer header (SPEC 7), else from the cookie, which only our own pages may
 * use. A bearer token with a dot is an access token, which clients send with every request; then the cookie is used.
 */
function refreshTokenOf(context: RequestContext): string | null {
  if (context.bearer !== null && !context.bearer.includes('.')) return context.bearer;
  context.assertOwnOrigin();
  return context.cookie('refresh_token') || null;
}

/**
 * Issues the next token of a session. An invalid token clears the cookies (SPEC 4); a request from a foreign origin or
 * over the rate limit leaves them.
 */
export function refreshSession(parts: AccountParts): RouteHandler<Api['refreshSession']> {
  const { limits, sessions, cookies } = parts;
  return async (_, context) => {
    const token = refreshTokenOf(context);
    const caller = token === null ? null : await sessions.callerOfRefreshToken(token);
    if (token === null || caller === null) return refuse(context);
    await limits.take('refreshBySession', caller.sessionId);
    const session = await sessions.refresh(token);
    if (session === null) return refuse(context);
    cookies.set(context, session);
    return { access_token: session.accessToken };
  };

  function refuse(context: RequestContext): never {
    cookies.clear(context);
    throw new ProblemError('unauthorized');
  }
}

/** Ends the session, or all sessions of the account. Without a session it succeeds too. */
export function logOut({ sessions, cookies }: AccountParts): RouteHandler<Api['logOut']> {
  return async ({ body }, context) => {
    // Clearing cookies is an effect too: a foreign page must not log a visitor out.
    context.assertOwnOrigin();
    const cookie = context.cookie('refresh_token');
    const caller =
      (context.bearer === null ? null : await sessions.authenticate(context.bearer)) ??
      (cookie ? await sessions.callerOfRefreshToken(cookie) : null);
    if (caller && body?.everywhere) await sessions.endAll(caller.accountId);
    else if (caller) await sessions.end(caller.sessionId);
    cookies.clear(context);
  };
}

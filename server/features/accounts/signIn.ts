import type { Api } from '../../../contract/api.ts';
import { consumeAll, type LimitRule } from '../../http/limits/rateLimits.ts';
import type { Caller, RequestContext, RouteHandler } from '../../http/requestContext.ts';
import type { SignIn } from '../../http/securityEvents.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError, type SecurityDetail } from '../../platform/problem.ts';
import { hashPassword, isOutdatedHash, matchesPassword } from '../../platform/secrets/passwords.ts';
import type { AccountDeps } from './accountDeps.ts';
import type { OAuthFlowCookies } from './oauthFlowCookies.ts';
import type { OpenSession } from './sessions.ts';

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
 * Sign-in by e-mail. An unknown address and a wrong password take the same time and get the same response
 * (docs/product/accounts.md#api-sign-in-and-sessions).
 */
export function logInByEmail(
  deps: AccountDeps,
  flowCookies: OAuthFlowCookies,
): RouteHandler<Api['logInByEmail']> {
  const { database, limits, sessions, devices } = deps;
  return async ({ body: { email, password } }, context) => {
    const giveBack = await consumeAll(
      limits,
      signInLimits(email, context.client, devices.of(context, email)),
    );
    const account = await database.sql
      .selectFrom('account')
      .select(['id', 'nickname', 'password_hash'])
      .where('email', '=', email)
      .executeTakeFirst();
    const isRight = await matchesPassword(account?.password_hash ?? null, password);
    if (!account || !isRight) {
      throw new ProblemError('wrongEmailAndPassword', undefined, [], {
        securityDetail: { account: account?.id },
      });
    }
    await giveBack();
    await renewHash(database, account, password);
    devices.remember(context, email);
    await flowCookies.link(context, { id: account.id, email });
    const session = await sessions.open(account.id, context.userAgent);
    return giveSession(deps, context, { session, nickname: account.nickname, by: 'password' });
  };
}

/**
 * Replaces a hash of an older algorithm, which takes the password itself: only a sign-in has it. A password that was
 * changed meanwhile stays.
 */
async function renewHash(
  database: Database,
  { id, password_hash: oldHash }: { readonly id: string; readonly password_hash: string | null },
  password: string,
): Promise<void> {
  if (oldHash === null || !isOutdatedHash(oldHash)) return;
  await database.sql
    .updateTable('account')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .where('password_hash', '=', oldHash)
    .execute();
}

/** A refresh token, with the session that it belongs to. */
interface HeldToken {
  readonly token: string;
  readonly caller: Caller;
}

async function heldTokens({ sessions }: AccountDeps, tokens: readonly string[]): Promise<HeldToken[]> {
  const held: HeldToken[] = [];
  for (const token of tokens) {
    const caller = await sessions.callerOfRefreshToken(token);
    if (caller) held.push({ token, caller });
  }
  return held;
}

/**
 * The refresh token of a request: from the bearer header (docs/product/api.md#shared-rules), else from the cookie,
 * which only our own pages may use. A bearer token with a dot is an access token, which clients send with every
 * request; then the cookie is used.
 */
async function refreshTokens(deps: AccountDeps, context: RequestContext): Promise<HeldToken[]> {
  if (context.bearer !== null && !context.bearer.includes('.')) return heldTokens(deps, [context.bearer]);
  context.assertOwnOrigin();
  await endPendingLogout(deps, context);
  return heldTokens(deps, context.cookies('refresh_token'));
}

/** Ends the session of a browser whose logout has not reached the server, before the request does anything else. */
async function endPendingLogout(deps: AccountDeps, context: RequestContext): Promise<void> {
  if (deps.cookies.isLogoutPending(context)) await endHeldSessions(deps, context);
}

/** Ends the sessions whose tokens the browser has. */
async function endHeldSessions(deps: AccountDeps, context: RequestContext): Promise<void> {
  for (const { caller } of await heldTokens(deps, context.cookies('refresh_token')))
    await deps.sessions.end(caller);
}

interface SignedIn {
  readonly session: OpenSession;
  readonly nickname: string;
  readonly by: SignIn['by'];
}

/** Sets the cookies of a new session, which replaces the one that this browser has. */
export async function giveSession(
  deps: AccountDeps,
  context: RequestContext,
  { session, nickname, by }: SignedIn,
): Promise<{ accessToken: string; nickname: string }> {
  await endHeldSessions(deps, context);
  deps.securityEvents.recordSignIn({ account: session.accountId, client: context.client, by });
  deps.cookies.set(context, session);
  deps.cookies.setNickname(context, nickname);
  return { accessToken: session.accessToken, nickname };
}

/**
 * Issues the next token of a session. An invalid token clears the cookies (docs/product/accounts.md#expired-sessions);
 * a request from a foreign origin or over the rate limit leaves them.
 */
export function refreshSession(deps: AccountDeps): RouteHandler<Api['refreshSession']> {
  const { limits, sessions, cookies } = deps;
  return async (_, context) => {
    let securityDetail: SecurityDetail = {};
    for (const { token, caller } of await refreshTokens(deps, context)) {
      await limits.take('refreshBySession', caller.sessionId);
      const session = await sessions.refresh(token);
      if (session === 'reused') securityDetail = { event: 'refreshTokenReused', account: caller.accountId };
      if (session === null || session === 'reused') continue;
      cookies.set(context, session);
      return { access_token: session.accessToken };
    }
    cookies.clear(context);
    throw new ProblemError('unauthorized', undefined, [], { securityDetail });
  };
}

/** Ends the session. A request without a session succeeds too. */
export function logOut(deps: AccountDeps): RouteHandler<Api['logOut']> {
  const { sessions, cookies } = deps;
  return async (_request, context) => {
    // Clearing cookies is an effect too: a foreign page must not log a visitor out.
    context.assertOwnOrigin();
    const byBearer = context.bearer === null ? null : await sessions.authenticate(context.bearer);
    const held = byBearer ? [] : await heldTokens(deps, context.cookies('refresh_token'));
    for (const caller of byBearer ? [byBearer] : held.map((one) => one.caller)) {
      await sessions.end(caller);
    }
    cookies.clear(context);
  };
}

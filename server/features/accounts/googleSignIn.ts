import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deliverableEmailSchema } from '../../../contract/accountFields.ts';
import { googleStartAddress } from '../../../contract/addresses.ts';
import type { Api } from '../../../contract/api.ts';
import { safeReturnTo } from '../../../contract/returnTo.ts';
import { clientKey } from '../../http/limits/client.ts';
import type { ReadOrigin } from '../../http/requestAddress.ts';
import type { RequestContext, RouteHandler } from '../../http/requestContext.ts';
import { after } from '../../platform/clock.ts';
import { ProblemError } from '../../platform/problem.ts';
import { hashToken, newToken } from '../../platform/secrets/randomToken.ts';
import { type IdentityProvider, IdentityRefusal, IdentityUnavailable } from '../../providers/identity.ts';
import type { AccountDeps } from './accountDeps.ts';
import { verifiedEmailLifetime } from './emailCodes.ts';
import type { OAuthFlowCookies } from './oauthFlowCookies.ts';
import { giveSession } from './signIn.ts';

/** Path of the OAuth redirect URI (docs/product/api.md#endpoints). */
const callbackPath = '/oauth2/callback';

export interface GoogleDeps extends AccountDeps {
  readonly identity: IdentityProvider;
  readonly flowCookies: OAuthFlowCookies;
  readonly log: (line: string) => void;
}

/** OAuth errors caused by our own configuration; logged for the operator. */
const ownFaults = ['invalid_client', 'unauthorized_client', 'redirect_uri_mismatch', 'invalid_redirect_uri'];

/**
 * Calls the identity provider outside any transaction (docs/product/accounts.md#api-google) and maps its errors to
 * problems.
 */
async function ask<T>({ database, log }: GoogleDeps, call: () => Promise<T>): Promise<T> {
  database.assertOutsideTransaction('The identity provider');
  try {
    return await call();
  } catch (error) {
    if (error instanceof IdentityRefusal) {
      if (ownFaults.includes(error.reason)) log(`Google refuses this product: ${error.reason}.`);
      throw new ProblemError('signInFailed');
    }
    if (error instanceof IdentityUnavailable) throw new ProblemError('identityUnavailable');
    throw error;
  }
}

const startQuery = z.object({ returnTo: z.string().optional().catch(undefined) });

/**
 * Whether the request is a top-level navigation. A foreign page could embed this address as images, frames or
 * prefetches to use up the visitor's rate limit; Fetch Metadata headers reveal that. A request without these headers is
 * accepted.
 */
function isFollowedLink({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': destination = 'document' } = headers;
  // A navigation that passes through our service worker has an empty destination.
  const isWholePage = destination === 'document' || destination === 'empty';
  return mode === 'navigate' && isWholePage && headers['sec-purpose'] === undefined;
}

/** Address of the login page, which shows the reason: a navigation needs a page, not a problem document. */
function loginAfter({ code }: ProblemError, returnTo: string | null): string {
  const reason = code === 'tooManyRequests' ? 'googleBusy' : 'googleFailed';
  return `/login?${new URLSearchParams({ ...(returnTo === null ? {} : { returnTo }), reason })}`;
}

/**
 * GET /auth/oauth2/google/start (docs/product/accounts.md#api-google): redirects to the provider and stores the OAuth
 * flow in cookies.
 */
export function registerGoogleStart(app: FastifyInstance, deps: GoogleDeps, readOrigin: ReadOrigin): void {
  const { identity, flowCookies, limits } = deps;
  app.get(googleStartAddress, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFollowedLink(request)) throw new ProblemError('wrongOrigin');
    const returnTo = safeReturnTo(startQuery.parse(request.query).returnTo);
    const redirectUri = `${readOrigin(request)}${callbackPath}`;
    try {
      await limits.take('googleStartByClient', clientKey(request));
      const { address, pending } = await ask(deps, () => identity.begin({ redirectUri }));
      flowCookies.begin(reply, { ...pending, redirectUri, returnTo });
      return reply.redirect(address, 302);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      deps.securityEvents.record(request, error);
      return reply.redirect(loginAfter(error, returnTo), 302);
    }
  });
}

/** POST /auth/login/oauth2: signs a known user in; a new one gets the token that completes the sign-up. */
export function logInByOauth2(deps: GoogleDeps): RouteHandler<Api['logInByOauth2']> {
  const { database, limits, identity, flowCookies, sessions } = deps;
  return async ({ body }, context) => {
    context.assertOwnOrigin();
    await limits.take('signInByClient', context.client);
    const oauthFlow = flowCookies.end(context, body.state);
    if (!oauthFlow) throw new ProblemError('signInFailed');
    const query = new URLSearchParams({ code: body.code });
    if (body.state !== undefined) query.set('state', body.state);
    if (body.iss !== undefined) query.set('iss', body.iss);
    const user = await ask(deps, () =>
      identity.finish({ redirectUri: oauthFlow.redirectUri, query, pending: oauthFlow }),
    );
    await limits.giveBack('signInByClient', context.client);
    await limits.giveBack('googleStartByClient', context.client);
    const known = await database.sql
      .selectFrom('account_identity')
      .innerJoin('account', 'account.id', 'account_identity.account_id')
      .select(['account.id', 'account.nickname'])
      .where('issuer', '=', user.issuer)
      .where('subject', '=', user.subject)
      .executeTakeFirst();
    if (!known) return welcome(user, context);
    const session = await sessions.open(known.id, context.userAgent);
    const signedIn = await giveSession(deps, context, {
      session,
      nickname: known.nickname,
      by: 'google',
    });
    return { ...signedIn, returnTo: safeReturnTo(oauthFlow.returnTo) };
  };

  /** Starts the sign-up of a new user. An address that has an account is linked only after a password sign-in. */
  async function welcome(
    { issuer, subject, email, emailIsVerified }: Awaited<ReturnType<typeof identity.finish>>,
    context: RequestContext,
  ) {
    const address = deliverableEmailSchema.safeParse(email);
    if (!address.success || !emailIsVerified) throw new ProblemError('signInFailed');
    const holder = await database.sql
      .selectFrom('account')
      .select('id')
      .where('email', '=', address.data)
      .executeTakeFirst();
    if (holder) {
      flowCookies.awaitPassword(context, { issuer, subject, email: address.data });
      throw new ProblemError('existingAccount');
    }
    const socialSignUpToken = newToken();
    await database.sql
      .insertInto('sign_up_proof')
      .values({
        hash: hashToken(socialSignUpToken),
        kind: 'social',
        email: address.data,
        issuer,
        subject,
        expires_at: after(deps.clock, verifiedEmailLifetime),
      })
      .execute();
    context.setStatus(303);
    return { socialSignUpToken };
  }
}

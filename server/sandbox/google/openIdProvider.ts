import type { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { isOnOwnHost } from '../ownHost.ts';
import { findUser } from './sandboxUsers.ts';
import { noticePage } from './signInPage.ts';
import { type StorageDeps, StoredArtifacts } from './storedArtifacts.ts';
import { readStoredKeys, type StoredKeys } from './storedKeys.ts';

/** Path of the product's callback page (docs/product/api.md#endpoints). */
const callbackPath = '/oauth2/callback';

/**
 * The accepted redirect URIs of the sandbox's client. For the sandbox only: a real provider compares with a fixed list
 * (RFC 9700, section 2.1). It accepts only the callback page on the host by which the browser reached the sandbox.
 */
function isOwnCallback(redirectUri: string, requestHost: string): boolean {
  if (!isOnOwnHost(redirectUri, requestHost)) return false;
  // Compared as a whole, so that no query, fragment or user name can hide in it.
  return redirectUri === `${new URL(redirectUri).origin}${callbackPath}`;
}

interface ProviderDeps extends StorageDeps {
  readonly issuer: string;
  /** The path at which the provider is mounted. */
  readonly prefix: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly log: FastifyBaseLogger;
}

const sessionCookie = 'sandbox_google_session';

/** A real OpenID Connect provider, configured to respond as Google does. */
export async function createOpenIdProvider(deps: ProviderDeps): Promise<Provider> {
  const provider = new Provider(
    deps.issuer,
    providerConfiguration(deps, await readStoredKeys(deps.database)),
  );
  provider.Client.prototype.redirectUriAllowed = (redirectUri) =>
    isOwnCallback(redirectUri, Provider.ctx?.host ?? '');
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route !== 'resume') return;
    // The session ends at once: the next sign-in, perhaps as another user, starts with the form again.
    await ctx.oidc.session?.destroy();
    ctx.oidc.cookies.set(sessionCookie, null, { path: deps.prefix, overwrite: true });
  });
  provider.on('server_error', (_ctx, error) => deps.log.error(error));
  // Without a listener Koa writes to the console, for example when a browser disconnects. The types of oidc-provider
  // omit its Koa part.
  const koa: EventEmitter = provider;
  koa.on('error', (error) => deps.log.info(error));
  return provider;
}

function providerConfiguration(
  { database, clock, prefix, clientId, clientSecret }: ProviderDeps,
  keys: StoredKeys,
): Configuration {
  // The product sends this prompt for Google; oidc-provider refuses an unknown prompt.
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    adapter: (kind: string) => new StoredArtifacts({ database, clock }, kind),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        client_name: 'Solbada',
        // The configuration needs at least one address; isOwnCallback decides which ones are accepted.
        redirect_uris: ['http://localhost/oauth2/callback'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: keys.cookies,
      names: {
        session: sessionCookie,
        interaction: 'sandbox_google_interaction',
        resume: 'sandbox_google_resume',
      },
      long: { path: prefix, httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    // Relative: the browser may use another host than the issuer's.
    interactions: { policy, url: (_ctx, { uid }) => `${prefix}/interaction/${uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    responseTypes: ['code'],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts address and name into the ID token, not only into the userinfo response.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: async (_ctx, subject) => {
      const user = await findUser(database, subject);
      if (!user) return undefined;
      return {
        accountId: subject,
        claims: () => ({
          sub: subject,
          email: user.email,
          email_verified: user.emailIsVerified,
          ...(user.name === null ? {} : { name: user.name }),
        }),
      };
    },
    // The session ends with the sign-in, before the code is exchanged.
    expiresWithSession: () => false,
    // The default implementation prints advice to the console.
    clientBasedCORS: () => false,
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 3600,
      Session: 600,
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.body = noticePage({ title: 'This sign-in cannot go on', text: description ?? error, code: error });
    },
  };
}

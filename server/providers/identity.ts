import { setTimeout as pause } from 'node:timers/promises';
import * as oidc from 'openid-client';
import { askOnce, askTwice, TooLongAnswer } from './askOverHttp.ts';

/** What must be remembered between the way to the provider and back, bound to the visitor's browser. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who signed in, as the provider says. A user is known by issuer and subject, never by the address. */
export interface IdentifiedUser {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailIsVerified: boolean;
  readonly name: string | null;
}

/** Signing in with an OpenID Connect provider (authorization code flow with PKCE). */
export interface IdentityProvider {
  /**
   * Where the browser goes, and what the server must remember until it comes back.
   * @throws IdentityRefusal, IdentityUnavailable
   */
  begin(input: { redirectUri: string }): Promise<{ address: string; pending: PendingSignIn }>;
  /**
   * Exchanges the code of the query that the browser came back with. The redirect URI is the one that was given to
   * begin, never one made of the request.
   * @throws IdentityRefusal when the provider or its answer does not hold, IdentityUnavailable when the provider
   * cannot be reached in time
   */
  finish(input: {
    redirectUri: string;
    query: URLSearchParams;
    pending: PendingSignIn;
  }): Promise<IdentifiedUser>;
}

interface IdentityOptions {
  /** Asked on first use: a stand-in in this process has its address only once we listen. */
  readonly issuer: () => string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** For a stand-in in this process alone. */
  readonly allowsHttp: boolean;
  /** Where browsers reach the provider, if elsewhere than the server does. */
  readonly browserAddress?: (address: URL) => URL;
  /** Milliseconds for all that one begin or finish asks of the provider. */
  readonly timeLimit?: number;
}

/** The provider, or the answer that the browser brought, does not hold. Carries no code, token or secret. */
export class IdentityRefusal extends Error {
  /** A word for the log: the provider's error code, or the check that failed. */
  readonly reason: string;

  constructor(reason: string) {
    super(`The sign-in was refused: ${reason}`);
    this.name = 'IdentityRefusal';
    this.reason = reason;
  }
}

/** The provider could not be reached in time, or is out of order. */
export class IdentityUnavailable extends Error {
  constructor(reason: string) {
    super(`The identity provider does not answer: ${reason}`);
    this.name = 'IdentityUnavailable';
  }
}

/** The one adapter (DESIGN 4): Google with keys, the sandbox without. */
export function createIdentityProvider(options: IdentityOptions): IdentityProvider {
  const { timeLimit = 8_000, browserAddress = (address: URL) => address } = options;
  let discovered: Promise<oidc.Configuration> | null = null;

  async function discover(): Promise<oidc.Configuration> {
    return oidc.discovery(new URL(options.issuer()), options.clientId, options.clientSecret, undefined, {
      timeout: timeLimit / 1000,
      [oidc.customFetch]: fetchBriefly,
      execute: [
        // Off by default for the code flow, where TLS vouches for the token: here its signature is checked as well.
        oidc.enableNonRepudiationChecks,
        ...(options.allowsHttp ? [oidc.allowInsecureRequests] : []),
      ],
    });
  }

  /** What the provider says of itself, asked for once, and again after a failure. */
  function configuration(): Promise<oidc.Configuration> {
    discovered ??= discover().catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  }

  return {
    begin: ({ redirectUri }) =>
      answered(timeLimit, async () => {
        const provider = await configuration();
        const pending = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
        };
        const address = oidc.buildAuthorizationUrl(provider, {
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: 'openid email profile',
          state: pending.state,
          nonce: pending.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
          code_challenge_method: 'S256',
          prompt: 'select_account',
        });
        return { address: browserAddress(address).href, pending };
      }),

    finish: ({ redirectUri, query, pending }) =>
      answered(timeLimit, async () => {
        const provider = await configuration();
        const address = new URL(redirectUri);
        address.search = query.toString();
        const tokens = await oidc.authorizationCodeGrant(provider, address, {
          expectedState: pending.state,
          expectedNonce: pending.nonce,
          pkceCodeVerifier: pending.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new IdentityRefusal('no ID token');
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: typeof claims.email === 'string' ? claims.email : null,
          // Some providers write the text 'true'; only the standard's own true is believed.
          emailIsVerified: claims.email_verified === true,
          name: typeof claims.name === 'string' ? claims.name : null,
        };
      }),
  };
}

/** Documents that only are read may be asked for twice; a code is exchanged once. */
async function fetchBriefly(address: string, options: oidc.CustomFetchOptions): Promise<Response> {
  const { method, headers, body, signal } = options;
  if (!signal) throw new Error('The library gives each question a limit of time');
  const ask = method === 'GET' ? askTwice : askOnce;
  const sent = body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null);
  const { text, ...answer } = await ask(address, { method, headers, signal, body: sent });
  return new Response(text === '' ? null : text, answer);
}

/** The work's outcome within the limit, with every failure as one of our two. */
async function answered<T>(timeLimit: number, work: () => Promise<T>): Promise<T> {
  const ended = new AbortController();
  const tooLate = pause(timeLimit, undefined, { signal: ended.signal }).then(() => {
    throw new IdentityUnavailable('too slow');
  });
  // Aborted below, when nobody waits for it any more.
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([work(), tooLate]);
  } catch (error) {
    throw failureOf(error);
  } finally {
    ended.abort();
  }
}

function failureOf(error: unknown): IdentityRefusal | IdentityUnavailable {
  if (error instanceof IdentityRefusal || error instanceof IdentityUnavailable) return error;
  return outageOf(error) ?? new IdentityRefusal(reasonOf(error));
}

/** Looks through what the library wrapped: a body that breaks off arrives as a parsing error, say. */
function outageOf(error: unknown, depth = 0): IdentityUnavailable | null {
  if (depth > 5) return null;
  if (error instanceof Response) return outageOfStatus(error.status);
  if (error instanceof oidc.ResponseBodyError) return outageOfStatus(error.status);
  if (!(error instanceof Error)) return null;
  if (error instanceof TooLongAnswer) return new IdentityUnavailable('too long an answer');
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return new IdentityUnavailable('too slow');
  // What fetch throws when no answer comes, or half of one.
  if (error instanceof TypeError && !('code' in error)) return new IdentityUnavailable('no connection');
  return outageOf(error.cause, depth + 1);
}

function outageOfStatus(status: number): IdentityUnavailable | null {
  return status >= 500 || status === 429 ? new IdentityUnavailable(`status ${status}`) : null;
}

/** Only a plain word: an error's own text may repeat what a stranger sent. */
function reasonOf(error: unknown): string {
  const word =
    error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError
      ? error.error
      : error instanceof Error && 'code' in error
        ? error.code
        : '';
  return typeof word === 'string' && /^\w{1,64}$/.test(word) ? word : 'unreadable answer';
}

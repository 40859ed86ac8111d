import { setTimeout as pause } from 'node:timers/promises';
import * as oidc from 'openid-client';
import { askOnce, askTwice, TooLongResponse } from './askOverHttp.ts';

/** State of a sign-in between the redirect to the provider and the return, bound to the visitor's browser. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The signed-in user, as the provider reports it. Users are identified by issuer and subject, never by the address. */
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
   * The address for the browser, and the state that the server must remember until it returns.
   * @throws IdentityRefusal, IdentityUnavailable
   */
  begin(input: { redirectUri: string }): Promise<{ address: string; pending: PendingSignIn }>;
  /**
   * Exchanges the code in the query with which the browser returned. The redirect URI is the one that was passed to
   * begin, never one built from the request.
   * @throws IdentityRefusal when the provider or its response is invalid, IdentityUnavailable when the provider cannot
   * be reached in time
   */
  finish(input: {
    redirectUri: string;
    query: URLSearchParams;
    pending: PendingSignIn;
  }): Promise<IdentifiedUser>;
}

interface IdentityOptions {
  /** Called on first use: a sandbox in this process has an address only once the process listens. */
  readonly issuer: () => string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** For the sandbox in this process only. */
  readonly allowsHttp: boolean;
  /** The address at which browsers reach the provider, if it differs from the server's. */
  readonly browserAddress?: (address: URL) => URL;
  /** Milliseconds for all requests to the provider in one begin or finish. */
  readonly timeLimit?: number;
}

/** The provider, or the response that the browser brought, is invalid. Contains no code, token or secret. */
export class IdentityRefusal extends Error {
  /** A word for the log: the provider's error code, or the failed check. */
  readonly reason: string;

  constructor(reason: string) {
    super(`The sign-in was refused: ${reason}`);
    this.name = 'IdentityRefusal';
    this.reason = reason;
  }
}

/** The provider could not be reached in time, or returned a server error. */
export class IdentityUnavailable extends Error {
  constructor(reason: string) {
    super(`The identity provider does not answer: ${reason}`);
    this.name = 'IdentityUnavailable';
  }
}

const refuse = () => Promise.reject(new IdentityRefusal('no provider is configured'));

/** Used where no sign-in is offered: rejects every call. */
export const noIdentityProvider: IdentityProvider = { begin: refuse, finish: refuse };

/** The only adapter (docs/product/environment.md#providers): Google with keys, the sandbox without. */
export function createIdentityProvider(options: IdentityOptions): IdentityProvider {
  const { timeLimit = 8_000, browserAddress = (address: URL) => address } = options;
  let discovered: Promise<oidc.Configuration> | null = null;

  async function discover(): Promise<oidc.Configuration> {
    return oidc.discovery(new URL(options.issuer()), options.clientId, options.clientSecret, undefined, {
      timeout: timeLimit / 1000,
      [oidc.customFetch]: fetchBriefly,
      execute: [
        // Off by default for the code flow, which relies on TLS: here the signature is checked as well.
        oidc.enableNonRepudiationChecks,
        ...(options.allowsHttp ? [oidc.allowInsecureRequests] : []),
      ],
    });
  }

  /** The provider's metadata, fetched once, and again after a failure. */
  function configuration(): Promise<oidc.Configuration> {
    discovered ??= discover().catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  }

  return {
    begin: ({ redirectUri }) =>
      withinTime(timeLimit, async () => {
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
      withinTime(timeLimit, async () => {
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
          // Some providers send the text 'true'; only the standard's boolean is accepted.
          emailIsVerified: claims.email_verified === true,
          name: typeof claims.name === 'string' ? claims.name : null,
        };
      }),
  };
}

/** Requests that only read documents may be retried; a code is exchanged once. */
async function fetchBriefly(address: string, options: oidc.CustomFetchOptions): Promise<Response> {
  const { method, headers, body, signal } = options;
  if (!signal) throw new Error('The library gives each question a limit of time');
  const ask = method === 'GET' ? askTwice : askOnce;
  const sent = body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null);
  const { text, ...response } = await ask(address, { method, headers, signal, body: sent });
  return new Response(text === '' ? null : text, response);
}

/** The result within the time limit, with every failure mapped to one of our two errors. */
async function withinTime<T>(timeLimit: number, work: () => Promise<T>): Promise<T> {
  const ended = new AbortController();
  const tooLate = pause(timeLimit, undefined, { signal: ended.signal }).then(() => {
    throw new IdentityUnavailable('too slow');
  });
  // Aborted below on a timeout, when its result is no longer used.
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([work(), tooLate]);
  } catch (error) {
    throw toFailure(error);
  } finally {
    ended.abort();
  }
}

function toFailure(error: unknown): IdentityRefusal | IdentityUnavailable {
  if (error instanceof IdentityRefusal || error instanceof IdentityUnavailable) return error;
  return toOutage(error) ?? new IdentityRefusal(failureReason(error));
}

/** Unwraps the library's errors: a body that breaks off, for example, arrives as a parsing error. */
function toOutage(error: unknown, depth = 0): IdentityUnavailable | null {
  if (depth > 5) return null;
  if (error instanceof Response) return statusOutage(error.status);
  if (error instanceof oidc.ResponseBodyError) return statusOutage(error.status);
  if (!(error instanceof Error)) return null;
  if (error instanceof TooLongResponse) return new IdentityUnavailable('response too long');
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return new IdentityUnavailable('too slow');
  // What fetch throws when the response is missing or incomplete.
  if (error instanceof TypeError && !('code' in error)) return new IdentityUnavailable('no connection');
  return toOutage(error.cause, depth + 1);
}

function statusOutage(status: number): IdentityUnavailable | null {
  return status >= 500 || status === 429 ? new IdentityUnavailable(`status ${status}`) : null;
}

/** Only a single word: an error's own text may repeat outside input. */
function failureReason(error: unknown): string {
  const word =
    error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError
      ? error.error
      : error instanceof Error && 'code' in error
        ? error.code
        : '';
  return typeof word === 'string' && /^\w{1,64}$/.test(word) ? word : 'unreadable response';
}

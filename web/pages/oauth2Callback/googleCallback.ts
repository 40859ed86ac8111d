import type { CallInput } from '../../shared/client/client.ts';
import { isRecord } from '../../shared/isRecord.ts';

/** Result of a sign-in with Google (docs/product/accounts.md#google). */
export type GoogleOutcome =
  | { kind: 'signedIn'; nickname: string; returnTo: unknown }
  | { kind: 'new'; socialSignUpToken: string }
  | { kind: 'failed' };

/** Names that the sign-up token may have, in the order of docs/product/accounts.md#google. */
const tokenNames = ['accessToken', 'socialSignUpToken', 'signUpToken', 'token'];

/** The request for the query that Google redirected with; null without a code. */
export function googleLoginBody(search: string): CallInput<'logInByOauth2'>['body'] | null {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (!code) return null;
  const state = query.get('state');
  const iss = query.get('iss');
  return { code, socialType: 'GOOGLE', ...(state ? { state } : {}), ...(iss ? { iss } : {}) };
}

/**
 * Parses the response: 200 with a nickname means signed in, 303 with a token means that the sign-up must be completed.
 */
export function googleOutcome(status: number, body: unknown): GoogleOutcome {
  if (!isRecord(body)) return { kind: 'failed' };
  if (status === 200) {
    const { nickname, returnTo } = body;
    const isSignedIn = typeof nickname === 'string' && nickname !== '';
    return isSignedIn ? { kind: 'signedIn', nickname, returnTo } : { kind: 'failed' };
  }
  if (status !== 303) return { kind: 'failed' };
  const token = tokenNames.map((name) => body[name]).find((value) => typeof value === 'string' && value);
  return typeof token === 'string' ? { kind: 'new', socialSignUpToken: token } : { kind: 'failed' };
}

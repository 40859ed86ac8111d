import type { CallInput } from '../client/client.ts';

/** What came back from a sign-in with Google (SPEC 4, Google callback). */
export type GoogleOutcome =
  | { kind: 'signedIn'; nickname: string; returnTo: unknown }
  | { kind: 'new'; socialSignUpToken: string }
  | { kind: 'failed' };

/** Names under which the token for a sign-up may come, in SPEC 4's order. */
const tokenNames = ['accessToken', 'socialSignUpToken', 'signUpToken', 'token'];

/** The call for a query that Google sent the visitor back with; null without a code. */
export function googleLoginBody(search: string): CallInput<'logInByOauth2'>['body'] | null {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (!code) return null;
  const state = query.get('state');
  const iss = query.get('iss');
  return { code, socialType: 'GOOGLE', ...(state ? { state } : {}), ...(iss ? { iss } : {}) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reads the answer: a nickname means signed in, a token alone means that the sign-up is to be completed. */
export function googleOutcome(answer: unknown): GoogleOutcome {
  if (!isRecord(answer)) return { kind: 'failed' };
  const { nickname, returnTo } = answer;
  if (typeof nickname === 'string' && nickname !== '') return { kind: 'signedIn', nickname, returnTo };
  const token = tokenNames.map((name) => answer[name]).find((value) => typeof value === 'string' && value);
  return typeof token === 'string' ? { kind: 'new', socialSignUpToken: token } : { kind: 'failed' };
}

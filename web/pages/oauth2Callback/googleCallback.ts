import type { CallInput } from '../../shared/client/client.ts';

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

/** Reads the answer: 200 with a nickname means signed in, 303 with a token that the sign-up is to be completed. */
export function googleOutcome(status: number, answer: unknown): GoogleOutcome {
  if (!isRecord(answer)) return { kind: 'failed' };
  if (status === 200) {
    const { nickname, returnTo } = answer;
    const isSignedIn = typeof nickname === 'string' && nickname !== '';
    return isSignedIn ? { kind: 'signedIn', nickname, returnTo } : { kind: 'failed' };
  }
  if (status !== 303) return { kind: 'failed' };
  const token = tokenNames.map((name) => answer[name]).find((value) => typeof value === 'string' && value);
  return typeof token === 'string' ? { kind: 'new', socialSignUpToken: token } : { kind: 'failed' };
}

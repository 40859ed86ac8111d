import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createIdentityProvider, IdentityRefusal, IdentityUnavailable } from './identity.ts';
import { client, type FakeIssuer, issuerPaths, json, startFakeIssuer } from './testing/fakeIssuer.ts';

const redirectUri = 'http://localhost:3000/oauth2/callback';

let issuer: FakeIssuer;

beforeAll(async () => {
  issuer = await startFakeIssuer();
});
afterAll(() => issuer.close());
beforeEach(() => {
  issuer.changes = {};
  issuer.asked.length = 0;
});

function identity(options: Partial<Parameters<typeof createIdentityProvider>[0]> = {}) {
  return createIdentityProvider({
    ...client,
    issuer: () => issuer.url,
    allowsHttp: true,
    ...options,
  });
}

/** A sign-in up to the browser's return, and the exchange of its code. */
async function signIn(provider = identity()) {
  const { pending } = await provider.begin({ redirectUri });
  issuer.nonce = pending.nonce;
  const query = new URLSearchParams({ code: 'a-code-of-a-visitor', state: pending.state });
  return provider.finish({ redirectUri, query, pending });
}

async function catchFailure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

async function catchReason(work: Promise<unknown>): Promise<string> {
  const error = await catchFailure(work);
  if (!(error instanceof IdentityRefusal)) throw new Error(`Not refused: ${String(error)}`);
  const texts = `${error.message} ${error.stack}`;
  for (const secret of ['a-code-of-a-visitor', client.clientSecret, 'an-access-token']) {
    expect(texts).not.toContain(secret);
  }
  return error.reason;
}

describe('the identity provider', () => {
  test('returns the signed-in user of a valid ID token', async () => {
    expect(await signIn()).toEqual({
      issuer: issuer.url,
      subject: '1234',
      email: 'someone@example.com',
      emailIsVerified: true,
      name: null,
    });
  });

  test.each([['true'], [1], [null], [undefined]])(
    'DESIGN 3: treats an address as verified only for the standard’s own true: %o is not',
    async (email_verified) => {
      issuer.changes = { claims: { email_verified } };
      expect(await signIn()).toMatchObject({ emailIsVerified: false });
    },
  );

  test('accepts a provider that withholds the address', async () => {
    issuer.changes = { claims: { email: undefined, email_verified: undefined } };
    expect(await signIn()).toMatchObject({ email: null, emailIsVerified: false });
  });

  test('fetches the provider’s metadata once', async () => {
    const provider = identity();
    await Promise.all([provider.begin({ redirectUri }), provider.begin({ redirectUri })]);
    await signIn(provider);
    expect(issuer.asked.filter(({ path }) => path === issuerPaths.discovery)).toHaveLength(1);
  });

  test('DESIGN 4: sends browsers to the address at which they reach the provider', async () => {
    const provider = identity({
      browserAddress: (address) => new URL(`${address.pathname}${address.search}`, 'http://192.168.0.9:81'),
    });
    const { address } = await provider.begin({ redirectUri });
    expect(address).toMatch(/^http:\/\/192\.168\.0\.9:81\/auth\?/);
  });
});

describe('rejects', () => {
  test('DESIGN 3: an ID token without a signature', async () => {
    issuer.changes = { idToken: (claims) => new UnsecuredJWT(claims).encode() };
    expect(await catchReason(signIn())).toBe('OAUTH_INVALID_RESPONSE');
  });

  test('DESIGN 3: an ID token signed with an unknown key', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    issuer.changes = {
      idToken: (claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey),
    };
    expect(await catchReason(signIn())).toBe('OAUTH_INVALID_RESPONSE');
  });

  test('DESIGN 3: an ID token signed with the shared client secret', async () => {
    const secret = new TextEncoder().encode(client.clientSecret.padEnd(32, '.'));
    issuer.changes = {
      idToken: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret),
    };
    expect(await catchReason(signIn())).toMatch(/^OAUTH_/);
  });

  test.each([
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['another audience', { aud: 'another-product' }],
    ['several audiences without ours as the party', { aud: ['product', 'other'], azp: 'other' }],
    ['a nonce of another sign-in', { nonce: 'other' }],
    ['no nonce', { nonce: undefined }],
    ['no subject', { sub: undefined }],
    ['a time that is over', { exp: Math.floor(Date.now() / 1000) - 3600 }],
  ])('DESIGN 3: an ID token with %s', async (_, claims) => {
    issuer.changes = { claims };
    expect(await catchReason(signIn())).toMatch(/^OAUTH_/);
  });

  test('DESIGN 3: a response without an ID token', async () => {
    issuer.changes = {
      responses: { [issuerPaths.token]: json({ access_token: 'x', token_type: 'Bearer' }) },
    };
    expect(await catchReason(signIn())).toBe('OAUTH_INVALID_RESPONSE');
  });

  test('DESIGN 3: a response without iss, from a provider that announces it', async () => {
    issuer.changes = { metadata: { authorization_response_iss_parameter_supported: true } };
    expect(await catchReason(signIn())).toBe('OAUTH_INVALID_RESPONSE');
    expect(issuer.asked.map(({ path }) => path)).not.toContain(issuerPaths.token);
  });

  test('DESIGN 3: a provider whose metadata names another issuer', async () => {
    issuer.changes = { metadata: { issuer: 'https://accounts.google.com' } };
    expect(await catchReason(identity().begin({ redirectUri }))).toBe(
      'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
    );
  });

  test('DESIGN 4: http outside the sandbox', async () => {
    const work = identity({ allowsHttp: false }).begin({ redirectUri });
    expect(await catchReason(work)).toBe('OAUTH_HTTP_REQUEST_FORBIDDEN');
    expect(issuer.asked).toEqual([]);
  });

  test('an arbitrary error in the query, with a single word as the reason', async () => {
    const provider = identity();
    const { pending } = await provider.begin({ redirectUri });
    const query = new URLSearchParams({ error: 'a\nline of <lies>', state: pending.state });
    expect(await catchReason(provider.finish({ redirectUri, query, pending }))).toBe('unreadable response');
  });
});

describe('unavailable', () => {
  test('DESIGN 4: fails when the provider is down, and tries again at the next sign-in', async () => {
    const deps = await startFakeIssuer();
    const port = new URL(deps.url).port;
    await deps.close();
    const provider = identity({ issuer: () => `http://127.0.0.1:${port}` });
    expect(await catchFailure(provider.begin({ redirectUri }))).toBeInstanceOf(IdentityUnavailable);

    issuer.changes = { responses: { [issuerPaths.discovery]: json({}, 503) } };
    const other = identity();
    expect(await catchFailure(other.begin({ redirectUri }))).toBeInstanceOf(IdentityUnavailable);
    issuer.changes = {};
    expect(await signIn(other)).toMatchObject({ subject: '1234' });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnOneEngine } from '../../platform/database/testing/testDatabases.ts';
import { type IdentityProvider, IdentityRefusal } from '../../providers/identity.ts';
import { userSubject } from './sandboxUsers.ts';
import { TestBrowser } from './testing/browser.ts';
import { type Running, startProcess } from './testing/runningProcess.ts';

const form = { email: 'Traveller@Example.com', name: '김여행', verified: 'yes', choice: 'continue' };

describeOnOneEngine('the Google sandbox', (database) => {
  let running: Running;
  /** Milliseconds by which the clock is ahead. */
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  beforeAll(async () => {
    running = await startProcess(database(), clock);
  });
  afterAll(() => running.app.close());

  /** The product on localhost, with the provider on 127.0.0.1. */
  const redirectUri = () => `http://localhost:${running.port}/oauth2/callback`;

  async function signIn(fields: Record<string, string> = form, browser = new TestBrowser()) {
    const { address, pending } = await running.identity.begin({ redirectUri: redirectUri() });
    const page = await browser.open(address);
    const back = await browser.submit(page, fields);
    return { pending, query: back.address.searchParams, back, page, address };
  }

  type Finish = Parameters<IdentityProvider['finish']>[0];
  const finish = (input: Omit<Finish, 'redirectUri'>) =>
    running.identity.finish({ redirectUri: redirectUri(), ...input });

  /** The reason of a refused sign-in; the error must contain no secret text. */
  async function catchRefusal(input: Omit<Finish, 'redirectUri'>): Promise<string> {
    const error: unknown = await finish(input).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof IdentityRefusal)) throw new Error(`Not refused: ${String(error)}`);
    expect(error.cause).toBeUndefined();
    for (const secret of [
      input.query.get('code'),
      ...Object.values(input.pending),
      'sandbox-client-secret',
    ]) {
      if (secret) expect(`${error.message} ${error.reason} ${error.stack}`).not.toContain(secret);
    }
    return error.reason;
  }

  test('DESIGN 4: signs in with any typed address, with the claims of Google', async () => {
    const { pending, query } = await signIn();
    expect(query.get('state')).toBe(pending.state);
    expect(query.get('iss')).toBe(running.issuer);
    expect(await finish({ query, pending })).toEqual({
      issuer: running.issuer,
      subject: userSubject('traveller@example.com'),
      email: 'traveller@example.com',
      emailIsVerified: true,
      name: '김여행',
    });
  });

  test('DESIGN 3: sends PKCE, state, nonce and the account prompt to the provider', async () => {
    const [one, other] = await Promise.all([
      running.identity.begin({ redirectUri: redirectUri() }),
      running.identity.begin({ redirectUri: redirectUri() }),
    ]);
    const query = Object.fromEntries(new URL(one.address).searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
      code_challenge_method: 'S256',
      redirect_uri: redirectUri(),
      state: one.pending.state,
      nonce: one.pending.nonce,
    });
    expect(one.address).not.toContain(one.pending.verifier);
    for (const key of ['state', 'nonce', 'verifier'] as const) {
      expect(one.pending[key]).not.toBe(other.pending[key]);
      expect(one.pending[key].length).toBeGreaterThanOrEqual(43);
    }
  });

  test('reports an unverified address as such, and allows a missing name', async () => {
    const { pending, query } = await signIn({ email: 'open@example.com', name: ' ', choice: 'continue' });
    expect(await finish({ query, pending })).toMatchObject({
      email: 'open@example.com',
      emailIsVerified: false,
      name: null,
    });
  });

  test('signs the same browser in as another user without a sign-out', async () => {
    const browser = new TestBrowser();
    const first = await signIn(form, browser);
    await finish(first);
    expect(new Set(browser.cookieNames)).toEqual(
      new Set(['sandbox_google_interaction', 'sandbox_google_interaction.sig']),
    );
    const second = await signIn({ ...form, email: 'other@example.com' }, browser);
    expect(await finish(second)).toMatchObject({ email: 'other@example.com' });
  });

  test('returns access_denied on Cancel', async () => {
    const { pending, query } = await signIn({ choice: 'cancel' });
    expect(query.get('error')).toBe('access_denied');
    expect(query.get('state')).toBe(pending.state);
    expect(await catchRefusal({ query, pending })).toBe('access_denied');
  });

  test('accepts an address whose ending is longer than SPEC 5 allows to sign up', async () => {
    const { pending, query } = await signIn({ ...form, email: 'me@sea.photography' });
    expect(await finish({ query, pending })).toMatchObject({ email: 'me@sea.photography' });
  });

  test('shows the form again for an invalid address, with the typed text', async () => {
    const { back, pending, address } = await signIn({ ...form, email: '"><script>' });
    expect(back.status).toBe(400);
    expect(back.body).toContain('role="alert"');
    expect(back.body).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(pending.state).toBe(new URL(address).searchParams.get('state'));
  });

  test('labels its fields, says what it is, and allows its form to lead only to the product', async () => {
    const { page } = await signIn();
    expect(page.body).toContain('This is not Google');
    expect(page.body).toMatch(/<label for="email">Email<\/label>/);
    expect(page.body).toMatch(/<button[^>]*>Continue<\/button>/);
    expect(page.headers.get('content-security-policy')).toContain(
      `form-action 'self' http://localhost:${running.port};`,
    );
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.address.host).toBe(`127.0.0.1:${running.port}`);
  });

  test('keeps a browser on the host by which it came, when that is not the issuer’s', async () => {
    const { address, pending } = await running.identity.begin({ redirectUri: redirectUri() });
    const browser = new TestBrowser();
    const page = await browser.open(address.replace('127.0.0.1', 'localhost'));
    expect(page.address.hostname).toBe('localhost');
    const { searchParams: query } = (await browser.submit(page, form)).address;
    expect(await finish({ query, pending })).toMatchObject({ issuer: running.issuer });
  });

  test('shows on each page of a finished sign-in that it has expired', async () => {
    const browser = new TestBrowser();
    const { page } = await signIn(form, browser);
    for (const response of [
      await browser.open(page.address),
      await browser.submit(page, form),
      await new TestBrowser().open(page.address),
    ]) {
      expect(response.status).toBe(400);
      expect(response.body).toContain('This sign-in has expired');
    }
  });

  describe('rejects', () => {
    test('DESIGN 3: a wrong or missing state', async () => {
      const { pending, query } = await signIn();
      const changed = new URLSearchParams(query);
      changed.set('state', 'other');
      expect(await catchRefusal({ query: changed, pending })).toBe('OAUTH_INVALID_RESPONSE');
      changed.delete('state');
      expect(await catchRefusal({ query: changed, pending })).toBe('OAUTH_INVALID_RESPONSE');
    });

    test('DESIGN 3: a code that was used before', async () => {
      const { pending, query } = await signIn();
      await finish({ query, pending });
      expect(await catchRefusal({ query, pending })).toBe('invalid_grant');
    });

    test('DESIGN 3: a wrong nonce', async () => {
      const { pending, query } = await signIn();
      expect(await catchRefusal({ query, pending: { ...pending, nonce: 'x'.repeat(43) } })).toBe(
        'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
      );
    });

    test('DESIGN 3: a wrong verifier', async () => {
      const { pending, query } = await signIn();
      expect(await catchRefusal({ query, pending: { ...pending, verifier: 'x'.repeat(43) } })).toBe(
        'invalid_grant',
      );
    });

    test('DESIGN 3: another visitor’s code with the own state', async () => {
      const [mine, theirs] = [await signIn(), await signIn({ ...form, email: 'victim@example.com' })];
      const query = new URLSearchParams(mine.query);
      query.set('code', theirs.query.get('code') ?? '');
      expect(await catchRefusal({ query, pending: mine.pending })).toBe('invalid_grant');
    });

    test('DESIGN 3: a missing, a wrong and a repeated iss', async () => {
      const { pending, query } = await signIn();
      const changed = new URLSearchParams(query);
      changed.append('iss', running.issuer);
      expect(await catchRefusal({ query: changed, pending })).toBe('OAUTH_INVALID_RESPONSE');
      changed.set('iss', 'https://accounts.google.com');
      expect(await catchRefusal({ query: changed, pending })).toBe('OAUTH_INVALID_RESPONSE');
      changed.delete('iss');
      expect(await catchRefusal({ query: changed, pending })).toBe('OAUTH_INVALID_RESPONSE');
    });

    test('DESIGN 3: a code exchanged for another redirect URI', async () => {
      const { pending, query } = await signIn();
      const other = `http://127.0.0.1:${running.port}/oauth2/callback`;
      await expect(running.identity.finish({ redirectUri: other, query, pending })).rejects.toThrow(
        'invalid_grant',
      );
    });

    test.each([
      'https://stranger.example/oauth2/callback',
      'http://localhost:1/oauth2/callback',
      'http://localhost:PORT/oauth2/callback/',
      'http://localhost:PORT/oauth2/callback?next=//stranger.example',
      'http://localhost:PORT@stranger.example/oauth2/callback',
      'http://localhost:PORT/login',
      'javascript:alert(1)//oauth2/callback',
    ])('DESIGN 4: an unregistered redirect URI: %s', async (text) => {
      const { address } = await running.identity.begin({
        redirectUri: text.replace('PORT', String(running.port)),
      });
      const response = await new TestBrowser().open(address);
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
      expect(response.body).toContain('invalid_redirect_uri');
      expect(response.headers.get('content-security-policy')).toContain("form-action 'none'");
    });
  });

  test('DESIGN 4: continues a sign-in after a restart', async () => {
    const browser = new TestBrowser();
    const restart = async () => {
      await running.app.close();
      running = await startProcess(database(), clock, running.port);
    };
    const { address, pending } = await running.identity.begin({ redirectUri: redirectUri() });
    const page = await browser.open(address);
    await restart();
    const back = await browser.submit(page, form);
    await restart();
    const query = back.address.searchParams;
    expect(await finish({ query, pending })).toMatchObject({ email: 'traveller@example.com' });
    await restart();
    expect(await catchRefusal({ query, pending })).toBe('invalid_grant');
  });

  test('DESIGN 4: expires a sign-in after an hour, removes its rows, and keeps the keys', async () => {
    const browser = new TestBrowser();
    const { address } = await running.identity.begin({ redirectUri: redirectUri() });
    const page = await browser.open(address);
    ahead = 3_601_000;
    expect((await browser.submit(page, form)).status).toBe(400);
    expect(await finish(await signIn())).toMatchObject({ email: 'traveller@example.com' });
    const rows = await database()
      .sql.selectFrom('sandbox_oidc')
      .select(['kind', 'expires_at'])
      .orderBy('kind')
      .execute();
    ahead = 0;
    const now = Date.now() + 3_600_000;
    expect(rows.filter(({ expires_at: end }) => end && end.getTime() < now)).toEqual([]);
    expect(rows.filter(({ kind }) => kind === 'Keys')).toHaveLength(1);
  });

  test('handles a name with unusual characters, and a body of another type', async () => {
    const { pending, query } = await signIn({ ...form, name: ` a\0b${'🙂'.repeat(200)}` });
    expect((await finish({ query, pending })).name).toBe(`ab${'🙂'.repeat(98)}`);
    const { address } = await running.identity.begin({ redirectUri: redirectUri() });
    const page = await new TestBrowser().open(address);
    const response = await fetch(page.address, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(415);
  });
});

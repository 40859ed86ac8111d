import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { serverPort } from '../../platform/serverPort.ts';
import { client, type FakeIssuer, startFakeIssuer } from '../../providers/testing/fakeIssuer.ts';
import { TestBrowser } from '../../sandbox/google/testing/browser.ts';
import { openSandboxes } from '../../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { hangsForever, type ResponseFault, responseFaults } from '../../testing/malformedServer.ts';
import { noSandboxes, useApplication } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

const tokenSchema = z.object({ socialSignUpToken: z.string() });

describeWithGuide('sign-in with Google', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes, variables: { RATE_LIMITS: 'off' } });
  let host = '';
  beforeAll(async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
    host = `localhost:${serverPort(app().server)}`;
  });
  const visitor = () => new TestVisitor(app, { host });
  const start = '2026-11-21T12:00:00+09:00';

  /** Signs in at Google and returns the query of the callback. */
  async function oauthFlow(
    one: TestVisitor,
    email: string,
    choice: Record<string, string> = {},
    search = '',
  ) {
    const away = await one.call('GET', `/auth/oauth2/google/start${search}`);
    expect(away.status).toBe(302);
    const browser = new TestBrowser();
    const page = await browser.open(String(away.headers.location));
    const back = await browser.submit(page, { email, verified: 'on', choice: 'continue', ...choice });
    expect(back.address.href).toContain(`http://${host}/oauth2/callback?`);
    return Object.fromEntries(back.address.searchParams);
  }
  const finish = (one: TestVisitor, query: Record<string, string>, headers?: Record<string, string>) =>
    one.call('POST', '/auth/login/oauth2', { ...query, socialType: 'GOOGLE' }, headers);
  async function signUp(email: string, nickname: string) {
    const one = visitor();
    const { body } = await finish(one, await oauthFlow(one, email));
    const { socialSignUpToken } = tokenSchema.parse(body);
    return { one, response: await one.call('POST', '/auth/signup/oauth2', { socialSignUpToken, nickname }) };
  }

  it('SPEC 4: responds 303 without a Location to a new address, and the token completes the sign-up', async () => {
    const one = visitor();
    const query = await oauthFlow(one, 'new@gmail.com');
    const response = await finish(one, query);
    expect(response.status).toBe(303);
    expect(response.headers.location).toBeUndefined();
    const { socialSignUpToken } = tokenSchema.parse(response.body);
    const made = await one.call('POST', '/auth/signup/oauth2', { socialSignUpToken, nickname: '새 사람' });
    expect([made.status, made.body]).toEqual([200, { accessToken: expect.any(String), nickname: '새 사람' }]);
    expect((await one.call('GET', '/user/me')).body).toMatchObject({
      email: 'new@gmail.com',
      hasPassword: false,
    });
    const twice = await one.call('POST', '/auth/signup/oauth2', { socialSignUpToken, nickname: 'again' });
    expect([twice.status, twice.code]).toEqual([410, 'expiredProof']);
  });

  it('signs a known user in and returns the path to go back to', async () => {
    await signUp('known@gmail.com', 'known one');
    const one = visitor();
    const response = await finish(one, await oauthFlow(one, 'known@gmail.com', {}, '?returnTo=/myplan'));
    expect([response.status, response.body]).toEqual([
      200,
      { accessToken: expect.any(String), nickname: 'known one', returnTo: '/myplan' },
    ]);
    expect((await one.call('GET', '/user/me')).status).toBe(200);
  });

  it('rejects open redirects: returnTo is one of our paths or null', async () => {
    const strange = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/login/../..//evil.example',
    ];
    strange.push('javascript:alert(1)', '/myplan?next=//evil.example', '/sandbox/google');
    await signUp('redirect@gmail.com', 'redirect');
    for (const path of strange) {
      const one = visitor();
      const search = `?returnTo=${encodeURIComponent(path)}`;
      const { body } = await finish(one, await oauthFlow(one, 'redirect@gmail.com', {}, search));
      expect(body, path).toMatchObject({ returnTo: null });
    }
  });

  it('keeps the token when the nickname is taken, and rejects a token of another kind', async () => {
    await signUp('taken@gmail.com', 'taken one');
    const one = visitor();
    const { socialSignUpToken } = tokenSchema.parse(
      (await finish(one, await oauthFlow(one, 'next@gmail.com'))).body,
    );
    const taken = await one.call('POST', '/auth/signup/oauth2', { socialSignUpToken, nickname: 'Taken One' });
    expect([taken.status, taken.code]).toEqual([409, 'existingNickname']);
    const swapped = await one.call('POST', '/auth/signup/email', {
      emailVerifyToken: socialSignUpToken,
      nickname: 'swapped',
      password: goodPassword,
      firstName: 'A',
      lastName: 'B',
    });
    expect([swapped.status, swapped.code]).toEqual([410, 'expiredProof']);
    const made = await one.call('POST', '/auth/signup/oauth2', { socialSignUpToken, nickname: 'next one' });
    expect(made.status).toBe(200);
  });

  it('links an address that has an account only after a sign-in with its password', async () => {
    const owner = visitor();
    await owner.createAccount({ database, clock }, 'owner@gmail.com', 'owner of it');
    const one = visitor();
    const refused = await finish(one, await oauthFlow(one, 'owner@gmail.com'));
    expect([refused.status, refused.code]).toEqual([409, 'existingAccount']);
    const again = visitor();
    expect((await finish(again, await oauthFlow(again, 'owner@gmail.com'))).code).toBe('existingAccount');
    // A failed login links nothing.
    await again.call('POST', '/auth/login/email', { email: 'owner@gmail.com', password: 'Wrong123!' });
    const third = visitor();
    expect((await finish(third, await oauthFlow(third, 'owner@gmail.com'))).code).toBe('existingAccount');
    const proved = await one.call('POST', '/auth/login/email', {
      email: 'owner@gmail.com',
      password: goodPassword,
    });
    expect(proved.status).toBe(200);
    const linked = visitor();
    const response = await finish(linked, await oauthFlow(linked, 'owner@gmail.com'));
    expect([response.status, response.body]).toMatchObject([200, { nickname: 'owner of it' }]);
  });

  /** Creates an account with a password and links Google to it. */
  async function linkedAccount(name: string, language: string) {
    const owner = new TestVisitor(app, { host, 'accept-language': language });
    const email = `${name}@gmail.com`;
    await owner.createAccount({ database, clock }, email, name);
    await finish(owner, await oauthFlow(owner, email));
    await owner.call('POST', '/auth/login/email', { email, password: goodPassword });
    return { owner, email };
  }

  it('notifies the owner of a Google link by mail in the page’s language, and lists it in the account', async () => {
    for (const [language, words] of Object.entries({
      ko: /Google 계정이 연결되었습니다/,
      en: /Google is connected/,
      'zh-Hans': /已关联Google/,
      ja: /Googleアカウントが連携されました/,
    })) {
      const { owner, email } = await linkedAccount(`linked-${language.slice(0, 2)}`, language);
      const [mail] = await owner.mails(email);
      expect(mail?.text).toMatch(words);
      expect(mail?.text).toContain(`http://${host}/account`);
      expect((await owner.call('GET', '/user/me')).body).toMatchObject({
        googleLinkedAt: clock.now().toISOString(),
      });
    }
  });

  it('unlinks Google with the password and ends the other sessions; refuses a token alone', async () => {
    const { owner, email } = await linkedAccount('undone', 'en');
    const byGoogle = visitor();
    expect((await finish(byGoogle, await oauthFlow(byGoogle, email))).status).toBe(200);
    for (const body of [{}, { password: 'Wrong123!' }]) {
      const refused = await byGoogle.call('DELETE', '/user/me/google', body);
      expect([refused.status, refused.fields]).toEqual([403, { password: 'wrongPassword' }]);
    }
    expect((await owner.call('GET', '/user/me')).body).toMatchObject({ googleLinkedAt: expect.any(String) });
    const undone = await owner.call('DELETE', '/user/me/google', { password: goodPassword });
    expect([undone.status, undone.body]).toMatchObject([200, { googleLinkedAt: null }]);
    expect((await byGoogle.call('GET', '/user/me')).status).toBe(401);
    expect((await owner.call('GET', '/user/me')).status).toBe(200);
    const again = visitor();
    expect((await finish(again, await oauthFlow(again, email))).code).toBe('existingAccount');
  });

  it('refuses to unlink the only way to sign in', async () => {
    const { one } = await signUp('only@gmail.com', 'only google');
    const refused = await one.call('DELETE', '/user/me/google', {});
    expect([refused.status, refused.code]).toEqual([409, 'onlySignIn']);
    const again = visitor();
    expect((await finish(again, await oauthFlow(again, 'only@gmail.com'))).status).toBe(200);
  });

  it('rejects a callback of another browser, with another state, replayed, late or from a foreign origin', async () => {
    const fail = [400, 'signInFailed'];
    const said = ({ status, code }: { status: number; code: string | null }) => [status, code];
    const one = visitor();
    const query = await oauthFlow(one, 'attack@gmail.com');
    expect(said(await finish(visitor(), query))).toEqual(fail);
    const foreign = await finish(one, query, { origin: 'https://evil.example' });
    expect(said(foreign)).toEqual([403, 'wrongOrigin']);
    const other = visitor();
    const others = await oauthFlow(other, 'other@gmail.com');
    expect(said(await finish(other, { ...others, state: String(query.state) }))).toEqual(fail);
    expect(said(await finish(other, others))).toEqual(fail);
    const { state: _, ...stateless } = await oauthFlow(other, 'other@gmail.com');
    expect(said(await finish(other, stateless))).toEqual(fail);
    const swapped = visitor();
    const own = await oauthFlow(swapped, 'swap@gmail.com');
    expect(said(await finish(swapped, { ...own, code: String(query.code) }))).toEqual(fail);
    const strange = visitor();
    const strangeQuery = await oauthFlow(strange, 'iss@gmail.com');
    expect(said(await finish(strange, { ...strangeQuery, iss: 'https://evil.example' }))).toEqual(fail);
    // The first visitor's flow is still valid.
    expect((await finish(one, query)).status).toBe(303);
    expect(said(await finish(one, query))).toEqual(fail);
    const slow = visitor();
    clock.moveTo(start);
    const late = await oauthFlow(slow, 'slow@gmail.com');
    clock.moveTo('2026-11-21T12:10:01+09:00');
    expect(said(await finish(slow, late))).toEqual(fail);
    clock.moveTo(start);
  });

  it('stores nothing for an address that Google has not verified, nor for a cancelled sign-in', async () => {
    const one = visitor();
    const away = await one.call('GET', '/auth/oauth2/google/start');
    const browser = new TestBrowser();
    const page = await browser.open(String(away.headers.location));
    const back = await browser.submit(page, { email: 'unverified@gmail.com', choice: 'continue' });
    const refused = await finish(one, Object.fromEntries(back.address.searchParams));
    expect([refused.status, refused.code]).toEqual([400, 'signInFailed']);
    const query = await oauthFlow(visitor(), 'cancel@gmail.com', { choice: 'cancel' });
    expect(query).toMatchObject({ error: 'access_denied' });
    expect(query).not.toHaveProperty('code');
    const rows = await database()
      .sql.selectFrom('sign_up_proof')
      .select('email')
      .where('email', 'in', ['unverified@gmail.com', 'cancel@gmail.com'])
      .execute();
    expect(rows).toEqual([]);
  });

  it('sets a first password by a mailed link only, never by a bearer token alone', async () => {
    const { one } = await signUp('leaving@gmail.com', 'leaving');
    const refused = await one.call('PATCH', '/user/me', { newPassword: goodPassword, nickname: 'renamed' });
    expect([refused.status, refused.code, refused.fields]).toEqual([
      403,
      'passwordLinkNeeded',
      { newPassword: 'passwordLinkNeeded' },
    ]);
    expect((await one.call('GET', '/user/me')).body).toMatchObject({
      nickname: 'leaving',
      hasPassword: false,
    });
    await one.call('POST', '/auth/password/forgot', { email: 'leaving@gmail.com' });
    const [mail] = await one.mails('leaving@gmail.com');
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const set = await one.call('POST', '/auth/password/reset', { token, password: goodPassword });
    expect(set.status).toBe(204);
    const login = { email: 'leaving@gmail.com', password: goodPassword };
    expect((await visitor().call('POST', '/auth/login/email', login)).status).toBe(200);
  });

  it('ends sessions of an account without a password only within 10 minutes of a sign-in', async () => {
    clock.moveTo(start);
    const { one } = await signUp('places@gmail.com', 'many places');
    const phone = visitor();
    await finish(phone, await oauthFlow(phone, 'places@gmail.com'));
    const end = (password?: string) => one.call('DELETE', '/user/sessions', { password });
    clock.moveTo('2026-11-21T12:10:00+09:00');
    for (const password of [undefined, goodPassword]) {
      const refused = await end(password);
      expect([refused.status, refused.code]).toEqual([403, 'recentSignInNeeded']);
    }
    expect((await phone.call('GET', '/user/me')).status).toBe(200);
    expect((await finish(one, await oauthFlow(one, 'places@gmail.com'))).status).toBe(200);
    clock.moveTo('2026-11-21T12:19:59+09:00');
    expect((await end()).status).toBe(204);
    expect((await phone.call('GET', '/user/me')).status).toBe(401);
    expect((await one.call('GET', '/user/me')).status).toBe(200);
    clock.moveTo(start);
  });

  it('deletes an account without a password when its nickname is typed', async () => {
    const { one: other } = await signUp('gone@gmail.com', 'gone soon');
    const refused = await other.call('DELETE', '/user/me', { nickname: 'gone' });
    expect([refused.status, refused.fields]).toEqual([400, { nickname: 'nicknameError' }]);
    expect((await other.call('DELETE', '/user/me', { nickname: 'gone soon' })).status).toBe(204);
    const back = visitor();
    expect((await finish(back, await oauthFlow(back, 'gone@gmail.com'))).status).toBe(303);
  });
});

describeWithGuide('Google unreachable', (database) => {
  const { app } = useApplication(database, {
    variables: {
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      OIDC_ISSUER: 'https://127.0.0.1:9',
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_ORIGIN: 'http://localhost:3000',
    },
  });

  it('redirects to the login page with a reason', async () => {
    const response = await new TestVisitor(app).call('GET', '/auth/oauth2/google/start');
    expect([response.status, response.headers.location]).toEqual([302, '/login?reason=googleFailed']);
  });
});

describeWithGuide('invalid token responses from Google', (database) => {
  let issuer: FakeIssuer;
  beforeAll(async () => {
    issuer = await startFakeIssuer();
  });
  afterAll(() => issuer.close());
  const { app } = useApplication(database, {
    variables: { RATE_LIMITS: 'off' },
    openSandboxes: async (deps) => ({
      ...(await noSandboxes(deps)),
      google: { issuer: () => issuer.url, ...client },
    }),
  });

  /** Signs in at Google with a valid code. */
  async function signIn(fault: ResponseFault | null) {
    const one = new TestVisitor(app, { host: 'localhost:3000' });
    const away = await one.call('GET', '/auth/oauth2/google/start');
    const asked = new URL(String(away.headers.location)).searchParams;
    issuer.nonce = asked.get('nonce') ?? '';
    await issuer.be(fault);
    const query = { code: 'a-code', state: asked.get('state'), socialType: 'GOOGLE' };
    return { one, response: await one.call('POST', '/auth/login/oauth2', query) };
  }

  it('DESIGN 4: signs no one in, reports an outage or a failure, and succeeds on the next attempt', async () => {
    for (const fault of responseFaults.filter((one) => one !== 'refused' && !hangsForever(one))) {
      const { one, response } = await signIn(fault);
      const isOutage = ['endless', 'huge', 'packed', 'fault', 'tooMany', 'brokenOff'].includes(fault);
      expect([response.status, response.code], fault).toEqual(
        isOutage ? [503, 'identityUnavailable'] : [400, 'signInFailed'],
      );
      expect([...one.cookies.keys()], fault).toEqual([]);
    }
    const { sql } = database();
    expect(await sql.selectFrom('sign_up_proof').select('email').execute()).toEqual([]);
    expect(await sql.selectFrom('account_identity').select('subject').execute()).toEqual([]);
    expect((await signIn(null)).response.status).toBe(303);
  });
});

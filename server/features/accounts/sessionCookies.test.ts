import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSandboxes } from '../../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { testSecret as secret } from '../../testing/testSecret.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

describeWithGuide('cookies of a session', (database) => {
  const { app, clock } = useApplication(database, { variables: { RATE_LIMITS: 'off' } });
  let people = 0;

  async function signedIn() {
    const visitor = new TestVisitor(app);
    const email = `cookies-${++people}@example.com`;
    await visitor.createAccount({ database, clock }, email, `cookies ${people}`);
    return { visitor, email };
  }
  const refreshToken = (visitor: TestVisitor) => visitor.cookies.get('refresh_token') ?? '';
  const withBearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const meStatus = async (token: string) =>
    (await new TestVisitor(app).call('GET', '/user/me', undefined, withBearer(token))).status;

  it('finds the valid refresh token behind another one of the same name', async () => {
    const { visitor } = await signedIn();
    const cookie = `refresh_token=bogus; refresh_token=${refreshToken(visitor)}`;
    const request = (url: string) => app().inject({ method: 'POST', url, headers: { cookie } });
    expect((await request('/api/v1/auth/refresh')).statusCode).toBe(200);
    expect((await request('/api/v1/auth/logout')).statusCode).toBe(204);
    expect(await meStatus(visitor.accessToken ?? '')).toBe(401);
  });

  it('ends a session whose logout did not arrive, at the next refresh of its browser', async () => {
    const { visitor } = await signedIn();
    const [token, accessToken] = [refreshToken(visitor), visitor.accessToken ?? ''];
    visitor.cookies.set('logout_pending', '1');
    const refused = await visitor.call('POST', '/auth/refresh');
    expect(refused.status).toBe(401);
    expect(visitor.cookies.has('logout_pending')).toBe(false);
    expect(await meStatus(accessToken)).toBe(401);
    const stolen = await new TestVisitor(app).call('POST', '/auth/refresh', undefined, withBearer(token));
    expect(stolen.status).toBe(401);
  });

  it('supersedes a logout that did not arrive by a login, which ends the previous session too', async () => {
    const { visitor, email } = await signedIn();
    const former = visitor.accessToken ?? '';
    visitor.cookies.set('logout_pending', '1');
    await visitor.call('POST', '/auth/login/email', { email, password: goodPassword });
    expect(visitor.cookies.has('logout_pending')).toBe(false);
    expect([await meStatus(former), await meStatus(visitor.accessToken ?? '')]).toEqual([401, 200]);
    expect((await visitor.call('POST', '/auth/refresh')).status).toBe(200);
  });
});

describeWithGuide('sessions while SESSION_SECRET is rotated', (database) => {
  const { app, clock } = useApplication(database, {
    variables: { SESSION_SECRET: randomBytes(48).toString('base64'), SESSION_SECRET_PREVIOUS: secret },
  });

  it('accepts an access token that the previous secret signed', async () => {
    const visitor = new TestVisitor(app);
    // Signed with the secret of the tests.
    await visitor.createAccount({ database, clock }, 'rotated@example.com', 'rotated');
    expect((await visitor.call('GET', '/user/me')).status).toBe(200);
    const former = visitor.accessToken;
    expect((await visitor.call('POST', '/auth/refresh')).status).toBe(200);
    expect(visitor.accessToken).not.toBe(former);
    expect((await visitor.call('GET', '/user/me')).status).toBe(200);
  });
});

describeWithGuide('sessions behind TLS', (database) => {
  const { app, clock } = useApplication(database, {
    openSandboxes,
    variables: {
      PUBLIC_ORIGIN: 'https://guide.example',
      SANDBOX: 'allow',
      SESSION_SECRET: secret,
      TRUST_PROXY: '1',
    },
  });

  it('DESIGN 3: sets Secure on cookies exactly when PUBLIC_ORIGIN is https', async () => {
    const visitor = new TestVisitor(app);
    const emailVerifyToken = await visitor.verifyEmail('tls@example.com');
    const { cookies } = await visitor.call('POST', '/auth/signup/email', {
      emailVerifyToken,
      nickname: 'tls',
      password: goodPassword,
      firstName: 'A',
      lastName: 'B',
    });
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) expect(cookie).toHaveProperty('secure', true);
    const response = await visitor.call('POST', '/auth/refresh', undefined, {
      origin: 'https://guide.example',
    });
    expect(response.status).toBe(200);
  });

  it('gives our other cookies names that no other host of the domain can set', async () => {
    const visitor = new TestVisitor(app);
    const email = 'host@example.com';
    await visitor.createAccount({ database, clock }, email, 'host');
    const logIn = () => visitor.call('POST', '/auth/login/email', { email, password: goodPassword });
    const { cookies } = await logIn();
    const device = cookies.find(({ name }) => name === '__Host-known_device');
    expect(device).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Strict' });
    const language = await app().inject({
      method: 'POST',
      url: '/language',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'language=ja&to=/',
    });
    expect(language.cookies).toMatchObject([
      { name: '__Host-language', value: 'ja', path: '/', secure: true },
    ]);
    visitor.cookies.set('__Host-logout_pending', '1');
    await logIn();
    expect(visitor.cookies.has('__Host-logout_pending')).toBe(false);
  });
});

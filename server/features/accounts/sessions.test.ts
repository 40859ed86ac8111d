import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { removeExpired } from '../../app/expiry.ts';
import { hashToken } from '../../platform/secrets/randomToken.ts';
import { deriveSecrets } from '../../platform/secrets/secrets.ts';
import { collectJobErrors } from '../../testing/collectJobErrors.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { testSecret } from '../../testing/testSecret.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

const secret = testSecret;
const start = '2026-11-21T12:00:00+09:00';
const later = (milliseconds: number) => new Date(new Date(start).getTime() + milliseconds).toISOString();
const minute = 60_000;
const day = 24 * 60 * minute;

describeWithGuide('sessions', (database) => {
  const { app, clock } = useApplication(database, {
    variables: { RATE_LIMITS: 'off', SESSION_SECRET: secret },
  });
  let people = 0;

  async function signedIn() {
    clock.moveTo(start);
    const visitor = new TestVisitor(app);
    const email = `someone-${++people}@example.com`;
    await visitor.createAccount({ database, clock }, email, `someone ${people}`);
    return { visitor, email };
  }
  const refreshToken = (visitor: TestVisitor) => visitor.cookies.get('refresh_token') ?? '';
  const withBearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const meStatus = async (token: string) =>
    (await new TestVisitor(app).call('GET', '/user/me', undefined, withBearer(token))).status;

  it('SPEC 8: gives a wrong password and an unknown address the same response', async () => {
    const { email } = await signedIn();
    const wrong = await new TestVisitor(app).call('POST', '/auth/login/email', {
      email,
      password: 'Wrong123!',
    });
    const unknown = await new TestVisitor(app).call('POST', '/auth/login/email', {
      email: 'nobody@example.com',
      password: goodPassword,
    });
    expect([wrong.status, wrong.code]).toEqual([401, 'wrongEmailAndPassword']);
    const comparableResponse = (response: typeof wrong) => ({
      ...z.object({}).loose().parse(response.body),
      requestId: '',
    });
    expect(comparableResponse(unknown)).toEqual(comparableResponse(wrong));
    expect(wrong.cookies).toEqual([]);
  });

  it('signs in by address and password, ignoring the case of the address', async () => {
    const { email } = await signedIn();
    const other = new TestVisitor(app);
    const response = await other.call('POST', '/auth/login/email', {
      email: ` ${email.toUpperCase()} `,
      password: goodPassword,
    });
    expect(response.status).toBe(200);
    expect(response.cookies.map(({ name }) => name).sort()).toEqual([
      'access_token',
      'known_device',
      'nickname',
      'refresh_token',
    ]);
    expect((await other.call('GET', '/user/me')).status).toBe(200);
  });

  it('DESIGN 3: accepts an access token for 15 minutes, and only as a bearer', async () => {
    const { visitor } = await signedIn();
    const token = visitor.accessToken ?? '';
    clock.moveTo(later(15 * minute - 1000));
    expect(await meStatus(token)).toBe(200);
    clock.moveTo(later(15 * minute));
    expect(await meStatus(token)).toBe(401);
    clock.moveTo(start);
    const byCookie = await app().inject({ url: '/api/v1/user/me', cookies: { access_token: token } });
    expect(byCookie.statusCode).toBe(401);
    expect(byCookie.headers['www-authenticate']).toBe('Bearer');
  });

  it('SPEC 7: refreshes by the bearer header or the cookie, returning access_token and the next cookie', async () => {
    const { visitor } = await signedIn();
    const first = refreshToken(visitor);
    const byBearer = await new TestVisitor(app).call('POST', '/auth/refresh', undefined, withBearer(first));
    expect(byBearer.status).toBe(200);
    const { access_token: access } = z.object({ access_token: z.string() }).parse(byBearer.body);
    expect(await meStatus(access)).toBe(200);
    const next = byBearer.cookies.find(({ name }) => name === 'refresh_token')?.value ?? '';
    expect(next).not.toBe(first);
    const browser = new TestVisitor(app);
    browser.cookies.set('refresh_token', next);
    expect((await browser.call('POST', '/auth/refresh')).status).toBe(200);
    expect(refreshToken(browser)).not.toBe(next);
  });

  it('DESIGN 3: accepts a used refresh token from a second tab within 10 s; later it ends the session', async () => {
    const { visitor } = await signedIn();
    const used = refreshToken(visitor);
    const present = () => new TestVisitor(app).call('POST', '/auth/refresh', undefined, withBearer(used));
    expect((await present()).status).toBe(200);
    clock.moveTo(later(10_000));
    const second = await present();
    expect(second.status).toBe(200);
    const { access_token: living } = z.object({ access_token: z.string() }).parse(second.body);
    expect(await meStatus(living)).toBe(200);
    clock.moveTo(later(10_001));
    expect((await present()).status).toBe(401);
    expect(await meStatus(living)).toBe(401);
    const successor = second.cookies.find(({ name }) => name === 'refresh_token')?.value ?? '';
    const dead = await new TestVisitor(app).call('POST', '/auth/refresh', undefined, withBearer(successor));
    expect(dead.status).toBe(401);
  });

  it('DESIGN 3: issues only one more token for a used one, however many concurrent requests present it', async () => {
    const { visitor } = await signedIn();
    const used = refreshToken(visitor);
    const present = () => new TestVisitor(app).call('POST', '/auth/refresh', undefined, withBearer(used));
    const responses = await Promise.all([present(), present(), present(), present()]);
    responses.push(await present());
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
    const refused = responses.find(({ status }) => status === 429);
    // After a second the client retries with the new token from the shared cookie.
    expect([refused?.code, refused?.headers['retry-after'], refused?.cookies]).toEqual([
      'tooManyRequests',
      '1',
      [],
    ]);
    for (const { cookies } of responses.filter(({ status }) => status === 200)) {
      const next = cookies.find(({ name }) => name === 'refresh_token')?.value ?? '';
      const response = await new TestVisitor(app).call('POST', '/auth/refresh', undefined, withBearer(next));
      expect(response.status).toBe(200);
    }
  });

  it('removes tokens whose cookies have expired, and keeps those of active sessions', async () => {
    const busy = await signedIn();
    const first = refreshToken(busy.visitor);
    const count = async () =>
      (await database().sql.selectFrom('refresh_token').select('hash').execute()).length;
    clock.moveTo(later(8 * day));
    await busy.visitor.call('POST', '/auth/refresh');
    const before = await count();
    await removeExpired({ database: database(), clock, log: () => undefined, ...collectJobErrors() });
    expect(await count()).toBeLessThanOrEqual(before);
    const used = await database()
      .sql.selectFrom('refresh_token')
      .select('used_at')
      .where('hash', '=', hashToken(first))
      .execute();
    expect(used).toHaveLength(1);
    clock.moveTo(later(15 * day));
    await removeExpired({ database: database(), clock, log: () => undefined, ...collectJobErrors() });
    expect(await count()).toBe(1);
    expect((await busy.visitor.call('POST', '/auth/refresh')).status).toBe(200);
  });

  it('SPEC 4: clears the cookies when a refresh is refused', async () => {
    const stale = new TestVisitor(app);
    stale.cookies.set('refresh_token', 'a'.repeat(43));
    const refused = await stale.call('POST', '/auth/refresh');
    expect([refused.status, refused.code]).toEqual([401, 'unauthorized']);
    expect(refused.cookies.map(({ name, value }) => [name, value]).sort()).toEqual([
      ['access_token', ''],
      ['nickname', ''],
      ['refresh_token', ''],
    ]);
  });

  it('ends an unused session after 14 days and an active one after 90', async () => {
    const idle = await signedIn();
    const busy = await signedIn();
    clock.moveTo(later(14 * day));
    expect((await idle.visitor.call('POST', '/auth/refresh')).status).toBe(401);
    clock.moveTo(start);
    let status = 200;
    let days = 0;
    while (status === 200 && days < 120) {
      days += 10;
      clock.moveTo(later(days * day));
      busy.visitor.cookies.delete('access_token');
      ({ status } = await busy.visitor.call('POST', '/auth/refresh'));
    }
    expect(days).toBe(90);
  });

  it('ends this session at once on logout and clears the cookies; other sessions stay', async () => {
    const { visitor, email } = await signedIn();
    const other = new TestVisitor(app);
    await other.call('POST', '/auth/login/email', { email, password: goodPassword });
    const token = visitor.accessToken ?? '';
    const left = await visitor.call('POST', '/auth/logout');
    expect(left.status).toBe(204);
    expect([...visitor.cookies.keys()]).toEqual([]);
    expect(await meStatus(token)).toBe(401);
    expect((await other.call('GET', '/user/me')).status).toBe(200);
    expect((await new TestVisitor(app).call('POST', '/auth/logout')).status).toBe(204);
  });

  it('ends the session that a browser has when somebody signs in there, and no other', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    const elsewhere = new TestVisitor(app);
    await elsewhere.call('POST', '/auth/login/email', { email: first.email, password: goodPassword });
    for (const email of [first.email, second.email]) {
      const before = first.visitor.accessToken ?? '';
      const response = await first.visitor.call('POST', '/auth/login/email', {
        email,
        password: goodPassword,
      });
      expect(response.status).toBe(200);
      expect(await meStatus(before)).toBe(401);
      expect(await meStatus(first.visitor.accessToken ?? '')).toBe(200);
    }
    expect(await meStatus(elsewhere.accessToken ?? '')).toBe(200);
    expect(await meStatus(second.visitor.accessToken ?? '')).toBe(200);
  });

  it('rejects the logout on all devices of pages of an earlier release, which ask for no password', async () => {
    const { visitor } = await signedIn();
    const refused = await visitor.call('POST', '/auth/logout', { everywhere: true });
    expect([refused.status, refused.code]).toEqual([400, 'invalidRequest']);
    expect((await visitor.call('GET', '/user/me')).status).toBe(200);
  });

  it('DESIGN 3: rejects a foreign origin where the cookie authorizes the request, and changes nothing', async () => {
    const { visitor } = await signedIn();
    const token = refreshToken(visitor);
    visitor.cookies.delete('access_token');
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      for (const path of ['/auth/refresh', '/auth/logout']) {
        const response = await visitor.call('POST', path, undefined, headers);
        expect([response.status, response.code], `${path} ${JSON.stringify(headers)}`).toEqual([
          403,
          'wrongOrigin',
        ]);
        expect(response.cookies).toEqual([]);
      }
    }
    expect(refreshToken(visitor)).toBe(token);
    // A cross-site request carries no cookies, but its response must not clear them either.
    for (const headers of foreign) {
      for (const path of ['/auth/refresh', '/auth/logout']) {
        const response = await new TestVisitor(app).call('POST', path, undefined, headers);
        expect([response.status, response.cookies], path).toEqual([403, []]);
      }
    }
    const own = await visitor.call('POST', '/auth/refresh', undefined, {
      origin: 'http://localhost:80',
      host: 'localhost:80',
      'sec-fetch-site': 'same-origin',
    });
    expect(own.status).toBe(200);
  });

  it('rejects forged, swapped, none-algorithm and foreign tokens', async () => {
    const { visitor } = await signedIn();
    const { visitor: stranger } = await signedIn();
    const token = visitor.accessToken ?? '';
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const key = new Uint8Array(deriveSecrets(secret).accessTokens[0]);
    const sign = (change: Record<string, unknown>, protectedHeader: object, by = key) =>
      new SignJWT({ ...claims, ...change })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...protectedHeader })
        .sign(by);
    const forged = [
      '',
      'x',
      'null',
      `${header}.${payload}.`,
      `${header}.${payload}.${signature.slice(1)}A`,
      `${header}.${stranger.accessToken?.split('.')[1]}.${signature}`,
      new UnsecuredJWT(claims).encode(),
      await sign({}, {}, new TextEncoder().encode('another secret, long enough for HS256')),
      await sign({}, { typ: 'JWT' }),
      await sign({}, { alg: 'HS512' }, new Uint8Array(64)),
      await sign({ aud: 'another' }, {}),
      await sign({ exp: undefined }, {}),
      await sign({ sub: 'not an id' }, {}),
      await sign({ sid: '00000000-0000-4000-8000-000000000000' }, {}),
      // The session of another account.
      await sign(
        {
          sub: JSON.parse(Buffer.from(stranger.accessToken?.split('.')[1] ?? '', 'base64url').toString()).sub,
        },
        {},
      ),
      refreshToken(visitor),
      String(visitor.cookies.get('nickname')),
    ];
    for (const one of forged) expect(await meStatus(one), one).toBe(401);
    expect(await meStatus(await sign({}, {})), 'the key itself is right').toBe(200);
    // An access token is not a refresh token; a cookie sent along takes precedence.
    expect(
      (await new TestVisitor(app).call('POST', '/auth/refresh', undefined, withBearer(token))).status,
    ).toBe(401);
    expect((await visitor.call('GET', '/user/me')).status).toBe(200);
  });
});

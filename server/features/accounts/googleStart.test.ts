import { beforeAll, expect, it } from 'vitest';
import { serverPort } from '../../platform/serverPort.ts';
import { TestBrowser } from '../../sandbox/google/testing/browser.ts';
import { openSandboxes } from '../../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

const start = '/auth/oauth2/google/start';
const followed = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

describeWithGuide('DESIGN 3: the start of a sign-in with Google', (database) => {
  const { app } = useApplication(database, { openSandboxes, variables: { TRUST_PROXY: '1' } });
  let host = '';
  beforeAll(async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
    host = `localhost:${serverPort(app().server)}`;
  });
  const visitorFrom = (address: string) => new TestVisitor(app, { host, 'x-forwarded-for': address });
  const isAtGoogle = /\/sandbox\/google\//;

  it.each([
    ['images', '203.0.113.1', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['frames', '203.0.113.2', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['scripts', '203.0.113.3', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['prefetches', '203.0.113.4', { ...followed, 'sec-purpose': 'prefetch;prerender' }],
  ])('keeps both ways to sign in open when a foreign page embeds 110 %s', async (_, address, headers) => {
    const reader = visitorFrom(address);
    for (let index = 0; index < 110; index += 1) {
      const refused = await reader.call('GET', start, undefined, {
        ...headers,
        'sec-fetch-site': 'cross-site',
      });
      expect([refused.status, refused.code, refused.cookies]).toEqual([403, 'wrongOrigin', []]);
    }
    const away = await reader.call('GET', start, undefined, followed);
    expect([away.status, away.headers.location]).toEqual([302, expect.stringMatching(isAtGoogle)]);
    const body = { email: 'reader@example.com', password: 'Wrong123!' };
    expect((await reader.call('POST', '/auth/login/email', body)).status).toBe(401);
  });

  it('does not count a sign-in that succeeds; past 100 redirects to the login page with the reason', async () => {
    const visitor = visitorFrom('203.0.113.9');
    const go = (search = '') => visitor.call('GET', `${start}${search}`, undefined, followed);
    for (let tries = 0; tries < 99; tries += 1) expect((await go()).status).toBe(302);
    const away = await go();
    const browser = new TestBrowser();
    const page = await browser.open(String(away.headers.location));
    const { address } = await browser.submit(page, {
      email: 'limits@gmail.com',
      verified: 'on',
      choice: 'continue',
    });
    const body = { ...Object.fromEntries(address.searchParams), socialType: 'GOOGLE' };
    expect((await visitor.call('POST', '/auth/login/oauth2', body)).status).toBe(303);
    expect((await go()).headers.location).toMatch(isAtGoogle);
    const refused = await go('?returnTo=/myplan-detail');
    expect(refused.status).toBe(302);
    expect(refused.headers.location).toBe('/login?returnTo=%2Fmyplan-detail&reason=googleBusy');
    expect(refused.cookies).toEqual([]);
    expect((await app().inject('/metrics')).body).toContain(
      `http_security_events_total{kind="tooManyRequests",route="/api/v1${start}"} 1`,
    );
    const other = await visitor.call('POST', '/auth/login/email', {
      email: 'reader@example.com',
      password: 'Wrong123!',
    });
    expect(other.status).toBe(401);
  });
});

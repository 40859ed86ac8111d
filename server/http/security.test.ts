import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usePlainApplication } from '../testing/testApplication.ts';
import { isBuilt, needsBuild, plainWeb, readBuiltWeb } from '../testing/testWeb.ts';

const web = isBuilt ? await readBuiltWeb() : plainWeb;
const readPolicy = (headers: Record<string, unknown>) => {
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
};
const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe(`security headers${needsBuild}`, () => {
  const { app } = usePlainApplication({ web, servesClient: isBuilt });
  const secure = usePlainApplication({ web, variables: { PUBLIC_ORIGIN: 'https://guide.example' } });
  const paying = usePlainApplication({
    web,
    variables: {
      PUBLIC_ORIGIN: 'https://guide.example',
      TOSS_CLIENT_KEY: 'test_gck_client',
      TOSS_SECRET_KEY: 'test_gsk_secret',
    },
  });

  const mapped = usePlainApplication({
    web,
    variables: {
      MAP_TILES_URL: 'https://tiles.example:8443/maps/gangneung.pmtiles?key=1',
      KAKAO_MAP_KEY: '0123456789abcdef0123456789abcdef',
    },
  });
  const withOwnTiles = usePlainApplication({
    web,
    variables: { MAP_TILES_URL: '/maps/gangneung.pmtiles' },
  });

  const addresses = [
    '/?lang=en',
    '/nothing',
    '/tour',
    '/api/v1/places/tour',
    '/api/v1/none',
    '/api/v1/%ff',
    '/api/docs',
    '/api/v1/openapi.json',
    '/healthz',
    '/readyz',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/pictures/placeholder.svg',
    '/pictures/none.svg',
    ...(isBuilt ? ['/icon.svg', '/favicon.ico'] : []),
  ];

  it.each(addresses)('sends them with %s', async (url) => {
    const { headers } = await app().inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.any(String),
      'permissions-policy': expect.stringContaining('camera=(), '),
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it.each(addresses)('DESIGN 3: sends HSTS with %s only where PUBLIC_ORIGIN is https', async (url) => {
    expect((await app().inject({ url })).headers).not.toHaveProperty('strict-transport-security');
    if (/^\/(icon|favicon)/.test(url)) return;
    const { headers } = await secure.app().inject({ url });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('DESIGN 8: sends one content security policy for all pages', async () => {
    const policies = new Set<unknown>();
    for (const url of ['/?lang=ko', '/?lang=en', '/list', '/nothing'])
      policies.add((await app().inject({ url })).headers['content-security-policy']);
    const greeted = await app().inject({ url: '/', headers: { cookie: 'nickname=a' } });
    policies.add(greeted.headers['content-security-policy']);
    expect(policies.size).toBe(1);
  });

  it('DESIGN 8: allows only the inline script and style that are served', async () => {
    const { body, headers } = await app().inject({ url: '/list?lang=ja' });
    const policy = readPolicy(headers);
    const scripts = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => cspHash(text));
    const styles = [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => cspHash(text));
    expect([scripts.length, styles.length]).toEqual([1, 1]);
    expect(policy['script-src']).toBe(`'self' ${scripts[0]}`);
    expect(policy['style-src']).toBe(`'self' ${styles[0]}`);
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'style-src-attr': "'unsafe-inline'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(policy).not.toHaveProperty('upgrade-insecure-requests');
    expect(body).not.toMatch(/\son(click|load|error|input|submit)=/);
    const kinds = [...body.matchAll(/<script type="([^"]+)"/g)].map(([, kind]) => kind);
    expect(kinds.every((kind) => /^application\/(ld\+)?json$/.test(kind ?? ''))).toBe(true);
  });

  it('DESIGN 8: upgrades insecure requests with an https PUBLIC_ORIGIN', async () => {
    const { headers, body } = await secure
      .app()
      .inject({ url: '/list?lang=en', headers: { host: 'evil.example' } });
    expect(readPolicy(headers)).toHaveProperty('upgrade-insecure-requests');
    expect(body).toContain('<link rel="canonical" href="https://guide.example/list?lang=en">');
    expect(body).not.toContain('evil.example');
  });

  it('DESIGN 8: permits only the browser features that the product needs', async () => {
    const permitted = async (one: ReturnType<typeof app>) =>
      String((await one.inject({ url: '/list?lang=en' })).headers['permissions-policy'])
        .split(', ')
        .filter((feature) => !feature.endsWith('=()'));
    const own = ['geolocation=(self)', 'clipboard-write=(self)', 'screen-wake-lock=(self)'];
    expect(await permitted(app())).toEqual([...own, 'payment=(self)']);
    expect(await permitted(paying.app())).toEqual([...own, 'payment=(self "https://*.tosspayments.com")']);
  });

  it('DESIGN 8: allows the payment provider and no other host where its keys are set', async () => {
    const { headers } = await paying.app().inject({ url: '/list?lang=en' });
    const policy = readPolicy(headers);
    expect(policy['script-src']).toMatch(/^'self' 'sha256-\S+' https:\/\/js\.tosspayments\.com$/);
    for (const name of ['frame-src', 'connect-src', 'img-src', 'form-action'])
      expect(policy[name], name).toBe("'self' https://*.tosspayments.com");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    const without = await secure.app().inject({ url: '/list?lang=en' });
    expect(JSON.stringify(without.headers)).not.toContain('tosspayments');
    expect(without.headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('DESIGN 4: allows only the configured map providers', async () => {
    const policy = readPolicy((await mapped.app().inject({ url: '/list?lang=en' })).headers);
    const kakao = 'dapi.kakao.com *.daumcdn.net *.kakaocdn.net';
    expect(policy['connect-src']).toBe(`'self' ${kakao} https://tiles.example:8443`);
    expect(policy['img-src']).toBe(`'self' ${kakao}`);
    for (const name of ['script-src', 'style-src'])
      expect(policy[name]).toMatch(new RegExp(`^'self' 'sha256-\\S+' ${kakao.replaceAll('*', '\\*')}$`));
    expect(policy['frame-src']).toBe("'self'");
    for (const app of [withOwnTiles.app(), secure.app()])
      expect(readPolicy((await app.inject({ url: '/list?lang=en' })).headers)).toMatchObject({
        'connect-src': "'self'",
        'img-src': "'self'",
        'script-src': expect.not.stringContaining('kakao'),
      });
  });

  it.skipIf(!isBuilt)('DESIGN 8: answers a script of another release with 404 and no-store', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const script = await app().inject({ method, url: '/assets/entryBrowser-0ldBu1ld.js' });
      expect(script.statusCode).toBe(404);
      expect(script.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/problem+json; charset=utf-8',
      });
    }
  });

  it.skipIf(!isBuilt)('caches hashed build files for a year, precompressed', async () => {
    const page = await app().inject({ url: '/' });
    const [, list = '[]'] = /id="scripts">(.*?)<\/script>/.exec(page.body) ?? [];
    const scripts: string[] = JSON.parse(list);
    expect(scripts.length).toBeGreaterThan(0);
    for (const url of scripts) {
      const script = await app().inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(script.statusCode, url).toBe(200);
      expect(script.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        vary: 'accept-encoding',
        'content-type': expect.stringMatching(/javascript/),
      });
    }
    const icon = await app().inject({ url: '/icon.svg' });
    expect(icon.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
    for (const url of [
      '/manifest.json',
      '/assets/',
      '/assets/../../package.json',
      '/assets/..%2f..%2fpackage.json',
    ])
      expect((await app().inject({ url })).body, url).not.toMatch(/"(isEntry|devDependencies)"/);
  });
});

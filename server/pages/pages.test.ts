import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { describeOnBothEngines } from '../database/testing.ts';
import { useApplication } from '../testing/testApplication.ts';

describeOnBothEngines('pages over HTTP', (database) => {
  const { app, clock } = useApplication(database);
  const get = (url: string, headers: Record<string, string> = {}) => app().inject({ url, headers });

  it('DESIGN 8: ?lang= pages are public and set no cookie; the bare address varies and is private', async () => {
    const named = await get('/?lang=ja');
    expect(named.headers['cache-control']).toContain('public');
    expect(named.headers['set-cookie']).toBeUndefined();
    const bare = await get('/', { 'accept-language': 'zh-TW' });
    expect(bare.headers['cache-control']).toBe('private, no-cache');
    expect(bare.headers.vary).toContain('accept-language');
    expect(bare.body).toContain('<html lang="zh-Hans">');
    expect((await get('/', { cookie: 'language=en', 'accept-language': 'ja' })).body).toContain(
      '<html lang="en">',
    );
  });

  it('DESIGN 8: a page that greets somebody is never kept', async () => {
    const greeted = await get('/?lang=ko', { cookie: 'nickname=%EC%86%94' });
    expect(greeted.headers['cache-control']).toBe('private, no-store');
    expect(greeted.body).toContain('"nickname":"솔"');
    expect((await get('/?lang=ko')).body).toContain('"nickname":null');
  });

  it('the same page in every encoding, from the cache and fresh', async () => {
    const address = '/list?lang=cn&page=3';
    const bodies = [];
    for (const encoding of ['identity', 'br', 'gzip', 'br', 'gzip', 'identity']) {
      const answer = await get(address, { 'accept-encoding': encoding });
      const raw = answer.rawPayload;
      bodies.push(
        String(encoding === 'br' ? brotliDecompressSync(raw) : encoding === 'gzip' ? gunzipSync(raw) : raw),
      );
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    expect(new Set(bodies).size).toBe(1);
  });

  it('an unchanged page answers 304', async () => {
    const { etag } = (await get('/list?lang=en')).headers;
    const again = await get('/list?lang=en', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('hostile words cannot leave their place', async () => {
    const nickname = encodeURIComponent('</script><b>"');
    const page = await get('/?lang=en', { cookie: `nickname=${nickname}` });
    expect(page.body).not.toContain('</script><b>');
    expect(page.body).toContain('content="&quot;&lt;&amp;&gt;&quot;"');
  });

  it('DESIGN 7a: /tour, /food and /stay redirect to the list with the tab', async () => {
    for (const [from, to] of [
      ['/tour', '/list'],
      ['/food', '/list?tab=restaurant'],
      ['/stay?lang=ja', '/list?tab=accommodation&lang=ja'],
    ]) {
      const answer = await get(from ?? '');
      expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
    }
  });

  it('slashes too many lead to the one address, never away', async () => {
    expect((await get('/list/')).headers.location).toBe('/list');
    expect((await get('/list/?sort=2')).headers.location).toBe('/list?sort=2');
    const away = await get('//evil.example/');
    expect(away.headers.location ?? '/').not.toMatch(/^\/\/|evil\.example\/$/);
  });

  it('HEAD answers like GET, without a body', async () => {
    const answer = await app().inject({ method: 'HEAD', url: '/list?lang=en' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  it('the language form sets the cookie and goes back', async () => {
    const answer = await app().inject({
      method: 'POST',
      url: '/language',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'language=ja&to=%2Flist%3Ftheme%3D1%26lang%3Dko',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/list?theme=1']);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^language=ja; Max-Age=31536000; Path=\/; SameSite=Lax$/,
    );
    const wrong = await app().inject({
      method: 'POST',
      url: '/language',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'language=xx&to=https%3A%2F%2Fevil.example',
    });
    expect([wrong.headers.location, wrong.headers['set-cookie']]).toEqual(['/', undefined]);
  });

  it('DESIGN 8: one content security policy whose hashes are those of the page, and no framing', async () => {
    const page = await get('/?lang=en');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(page.headers['strict-transport-security']).toBeUndefined();
  });

  it('sitemap, robots and manifest name this installation', async () => {
    const sitemap = await get('/sitemap.xml', { host: 'guide.example' });
    expect(sitemap.body.match(/<url>/g)).toHaveLength((5 + 228) * 5);
    expect(sitemap.body).toContain('<loc>http://guide.example/content/tour/1?lang=ja</loc>');
    expect((await get('/robots.txt')).body).toContain('/sitemap.xml');
    expect((await get('/manifest.webmanifest?lang=ja')).json()).toMatchObject({
      lang: 'ja',
      name: 'ソルバダ',
    });
  });

  it('a page from before midnight in Seoul is not shown after it', async () => {
    clock.moveTo('2026-11-21T23:59:50+09:00');
    await get('/list?lang=ko&page=4');
    clock.moveTo('2026-11-22T00:00:01+09:00');
    expect((await get('/list?lang=ko&page=4')).statusCode).toBe(200);
  });

  it('two languages at once never mix', async () => {
    const names = { ko: '경포해변', en: 'Gyeongpo Beach', cn: '镜浦海滩', ja: '鏡浦ビーチ' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const language = (['ko', 'en', 'cn', 'ja'] as const)[index % 4] ?? 'ko';
        return { language, body: (await get(`/list?lang=${language}&query=${index}`)).body };
      }),
    );
    for (const { language, body } of answers) expect(body).toContain(`<h1>${names[language]}</h1>`);
  });
});

describe('pictures', () => {
  describeOnBothEngines('pictures over HTTP', (database) => {
    const { app } = useApplication(database, { PUBLIC_ORIGIN: 'https://guide.example' });

    it('DESIGN 3: addresses carry a hash and are cached for a year', async () => {
      const list = (await app().inject({ url: '/api/v1/places/tour?size=1' })).json();
      const address: string = list.items[0].thumbnailUrl;
      expect(address).toMatch(/^\/pictures\/[a-z]+-\d+\.[\w-]{8}\.svg$/);
      const picture = await app().inject({ url: address, headers: { 'accept-encoding': 'br' } });
      expect(picture.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/svg+xml',
        'content-encoding': 'br',
      });
      expect((await app().inject({ url: address.replace('.svg', 'x.svg') })).statusCode).toBe(404);
    });

    it('behind TLS browsers are told to stay there', async () => {
      const page = await app().inject({ url: '/?lang=en' });
      expect(page.headers['strict-transport-security']).toContain('max-age=31536000');
      expect(page.body).toContain('<link rel="canonical" href="https://guide.example/?lang=en">');
    });
  });
});

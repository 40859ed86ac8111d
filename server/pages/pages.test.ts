import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { htmlLang, languages } from '../../domain/languages.ts';
import { usePlainApplication } from '../testing/testApplication.ts';
import { plainWeb } from '../testing/testWeb.ts';
import { waitUntil } from '../testing/waitUntil.ts';
import type { WebBuild } from './pages.ts';

const names = { ko: '경포해변', en: 'Gyeongpo Beach', cn: '镜浦海滩', tw: '鏡浦海灘', ja: '鏡浦ビーチ' };

/** Counts renderings: a cache hit renders nothing. */
let rendered = 0;
let whileRendering = () => {};
const web: WebBuild = {
  ...plainWeb,
  renderPage: async (page) => {
    rendered += 1;
    whileRendering();
    return plainWeb.renderPage(page);
  },
};

describe('pages over HTTP', () => {
  const forgets: (() => void)[] = [];
  const { app, clock } = usePlainApplication({ web, onGuideChange: (forget) => forgets.push(forget) });
  const get = (url: string, headers: Record<string, string> = {}) => app().inject({ url, headers });
  /** Number of renderings during a run of fetches. */
  async function countRenders(...requests: [url: string, headers?: Record<string, string>][]) {
    rendered = 0;
    for (const [url, headers] of requests) await get(url, headers);
    return rendered;
  }
  /** Fetches until the page is in the cache, which happens in the background. */
  async function fillCache(url: string) {
    await waitUntil(`${url} in the cache`, async () => (await countRenders([url])) === 0);
  }
  let lastPage = 100;
  /** What would be cached is cached by now: a page that was requested later is. */
  function cacheSettles() {
    lastPage += 1;
    return fillCache(`/list?page=${lastPage}`);
  }
  beforeEach(() => {
    whileRendering = () => {};
  });

  describe('language', () => {
    it.each(languages)(
      'DESIGN 8: renders ?lang=%s in that language, whatever the cookie and the browser',
      async (language) => {
        const page = await get(`/?lang=${language}`, { cookie: 'language=ko', 'accept-language': 'fr, ko' });
        expect(page.statusCode).toBe(200);
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(page.body).toContain(`<html lang="${htmlLang[language]}">`);
        expect(page.body).toContain(names[language]);
      },
    );

    it.each([
      ['/', 'language=ja', 'en', 'ja'],
      ['/', '', 'fr;q=0.9, en-GB;q=0.8, ja;q=0.7', 'en'],
      ['/', '', 'zh-Hant-TW', 'tw'],
      ['/', '', 'zh-HK', 'tw'],
      ['/', '', 'zh-CN', 'cn'],
      ['/', '', '*', 'ko'],
      ['/', '', 'tlh', 'ko'],
      ['/', 'language=%E0%A4%A', '', 'ko'],
      ['/?lang=xx', 'language=en', 'ja', 'en'],
      ['/?lang=', '', 'ja', 'ja'],
      ['/?lang=JA', '', 'en', 'ja'],
      ['/?lang=en&lang=ja', '', '', 'en'],
    ] as const)(
      'DESIGN 8: renders %s with cookie "%s" and browser "%s" in %s',
      async (url, cookie, browser, language) => {
        const page = await get(url, { cookie, 'accept-language': browser });
        expect(page.body).toContain(`<html lang="${htmlLang[language]}">`);
      },
    );

    it('DESIGN 8: never mixes two languages of concurrent requests', async () => {
      const responses = await Promise.all(
        Array.from({ length: 80 }, async (_, index) => {
          const language = languages[index % languages.length] ?? 'ko';
          const own = { lang: `/list?lang=${language}&query=${index}`, cookie: `/list?query=${index}` };
          const response = await (index % 8 < 4
            ? get(own.lang)
            : get(own.cookie, { cookie: `language=${language}` }));
          return { language, body: response.body };
        }),
      );
      for (const { language, body } of responses) {
        expect(body).toContain(`<html lang="${htmlLang[language]}">`);
        expect(body).toContain(`<h1>${names[language]}</h1>`);
      }
    });
  });

  describe('shared caches', () => {
    it('DESIGN 8: makes a page with the language in its address public, without a cookie', async () => {
      const page = await get('/?lang=ja');
      expect(page.headers['cache-control']).toBe(
        'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
      );
      expect(page.headers.vary).toBe('accept-encoding');
      expect(page.headers['set-cookie']).toBeUndefined();
    });

    it.each(['/', '/?lang=xx', '/list?query=a', '/missing?lang=en', '/missing'])(
      'DESIGN 8: makes %s private, with Vary',
      async (url) => {
        const page = await get(url);
        expect(page.headers['cache-control']).toBe('private, no-cache');
        expect(page.headers.vary).toBe('accept-encoding, accept-language, cookie');
      },
    );

    it('DESIGN 8: sends the same guide page to a guest and to a user', async () => {
      const cookie = 'access_token=x; nickname=%EC%86%94';
      for (const url of ['/?lang=ko', '/', '/list?lang=en&sort=1', '/content/tour/1?lang=ja']) {
        const [guest, user] = [await get(url), await get(url, { cookie })];
        expect([user.body, user.headers.etag, user.headers['cache-control']], url).toEqual([
          guest.body,
          guest.headers.etag,
          guest.headers['cache-control'],
        ]);
      }
      expect(await countRenders(['/list?lang=en'], ['/list?lang=en', { cookie }])).toBe(1);
    });

    it.each(['/myplan?lang=ko', '/tickets', '/PAYMENT?lang=en', '/account', '/signup/complete'])(
      'DESIGN 8: renders %s for its user, with no-store',
      async (url) => {
        const cookie = 'nickname=%EC%86%94';
        const own = await get(url, { cookie });
        expect(own.headers['cache-control']).toBe('private, no-store');
        expect(own.headers.vary).toContain('cookie');
        expect(own.body).toContain('"nickname":"솔"');
        expect((await get(url)).body).toContain('"nickname":null');
        const loggedOut = await get(url, { cookie: `${cookie}; logout_pending=1` });
        expect(loggedOut.body).toContain('"nickname":null');
        expect(await countRenders([url, { cookie }], [url, { cookie }])).toBe(2);
      },
    );

    it('answers an unchanged page with a 304 and its cache headers, in every encoding', async () => {
      const first = await get('/list?lang=en');
      for (const encoding of ['identity', 'br', 'gzip']) {
        const again = await get('/list?lang=en', {
          'if-none-match': `"other", ${first.headers.etag}`,
          'accept-encoding': encoding,
        });
        expect([again.statusCode, again.body]).toEqual([304, '']);
        // A 304 describes no body.
        expect(again.headers['content-encoding']).toBeUndefined();
        for (const name of ['vary', 'cache-control'] as const)
          expect(again.headers[name]).toBe(first.headers[name]);
        expect(again.headers.etag).toContain(String(first.headers.etag).slice(0, -1));
      }
      expect((await get('/list?lang=en', { 'if-none-match': '"other"' })).statusCode).toBe(200);
      expect((await get('/list?lang=ja', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(
        200,
      );
    });

    it('never answers a missing page with a 304', async () => {
      const { etag } = (await get('/missing')).headers;
      expect((await get('/missing', { 'if-none-match': String(etag) })).statusCode).toBe(404);
    });

    it.each([
      ['br, gzip', 'br'],
      ['gzip, deflate', 'gzip'],
      ['GZIP', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['br;q=0', undefined],
      ['gzip;q=0.0', undefined],
      ['identity', undefined],
      ['x-br, gzipped', undefined],
      ['', undefined],
    ])('answers Accept-Encoding "%s" with %s', async (accepted, encoding) => {
      const page = await get('/?lang=en', { 'accept-encoding': accepted });
      expect(page.headers['content-encoding']).toBe(encoding);
      expect(page.headers.vary).toContain('accept-encoding');
    });
  });

  describe('the page cache', () => {
    it('DESIGN 8: serves a cached page byte by byte as rendered, in every encoding', async () => {
      const bodies = new Set<string>();
      const tags = new Set<unknown>();
      const digests = new Set<string>();
      for (const [index, encoding] of ['identity', 'br', 'gzip', 'br', 'gzip', 'identity'].entries()) {
        if (index === 3) await fillCache('/list?lang=cn&page=3');
        const { rawPayload, headers } = await get('/list?lang=cn&page=3', { 'accept-encoding': encoding });
        expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
        if (encoding === 'br') bodies.add(String(brotliDecompressSync(rawPayload)));
        else bodies.add(String(encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload));
        tags.add(headers.etag);
        digests.add(rawPayload.toString('base64'));
      }
      // The tag is strong: each sequence of bytes has its own.
      expect([bodies.size, tags.size]).toEqual([1, digests.size]);
    });

    it('DESIGN 8: has one entry per language, wherever the language came from', async () => {
      await fillCache('/list?sort=2');
      expect(await countRenders(['/list?sort=2', { cookie: 'language=ko' }])).toBe(0);
      expect(await countRenders(['/list?sort=2', { cookie: 'language=en' }])).toBe(1);
    });

    it("shows text from one visitor's address to no other, and does not cache it", async () => {
      const url = '/list?lang=en&page=2';
      await get(`${url}&utm_source=stranger`);
      await cacheSettles();
      expect((await get(url)).body).not.toContain('stranger');
      await fillCache(url);
      expect((await get(`${url}&utm_source=stranger`)).body).toContain('stranger');
      expect(await countRenders([`${url}&utm_source=stranger`])).toBe(1);
    });

    it('keeps separate entries per host', async () => {
      const page = await get('/list?lang=en', { host: 'one.example' });
      await cacheSettles();
      const other = await get('/list?lang=en', { host: 'two.example' });
      expect(page.body).toContain('http://one.example/list?lang=en');
      expect(other.body).not.toContain('one.example');
    });

    it('caches only pages that exist', async () => {
      await get('/missing?lang=en');
      await cacheSettles();
      expect(await countRenders(['/missing?lang=en'])).toBe(1);
    });

    it('DESIGN 8: empties at midnight in Seoul', async () => {
      clock.moveTo('2026-11-21T23:59:50+09:00');
      await fillCache('/list?page=4');
      clock.moveTo('2026-11-22T00:00:00+09:00');
      expect(await countRenders(['/list?page=4'])).toBe(1);
    });

    it('empties at a change of the guide, and caches no page begun before it', async () => {
      const changeGuide = () => {
        for (const forget of forgets) forget();
      };
      await fillCache('/list?page=6');
      changeGuide();
      expect(await countRenders(['/list?page=6'])).toBe(1);
      whileRendering = changeGuide;
      await get('/list?page=7');
      whileRendering = () => {};
      await cacheSettles();
      expect(await countRenders(['/list?page=7'])).toBe(1);
    });

    it('DESIGN 8: serves no page begun before midnight in Seoul after it', async () => {
      clock.moveTo('2026-11-21T23:59:59.9+09:00');
      whileRendering = () => clock.moveTo('2026-11-22T00:00:00.1+09:00');
      await get('/list?page=5');
      whileRendering = () => {};
      await cacheSettles();
      expect(await countRenders(['/list?page=5'])).toBe(1);
    });
  });

  describe('hostile text', () => {
    const hostile = ['</script><b>"', '"><img src=x onerror=alert(1)>', "'; alert(1); //", '\u2028<!--'];

    it.each(hostile)('escapes a nickname of %j', async (words) => {
      for (const cookie of [
        `nickname=${encodeURIComponent(words)}`,
        `nickname=${words.replace(/[;\u2028]/g, '')}`,
      ]) {
        const page = await get('/myplan?lang=en', { cookie });
        expect(page.statusCode).toBe(200);
        expect(page.body).not.toMatch(/<\/script><b>|<img|<!--/);
        const [, state = ''] = /id="page-state">(.*?)<\/script>/.exec(page.body) ?? [];
        expect(JSON.parse(state)).toHaveProperty('site.nickname');
      }
    });

    it('cuts a nickname after 15 characters, never inside one', async () => {
      const page = await get('/myplan', { cookie: `nickname=a${encodeURIComponent('😀'.repeat(20))}` });
      expect(page.body).toContain(`"nickname":"a${'😀'.repeat(14)}"`);
      expect((await get('/myplan', { cookie: 'nickname=%20%20' })).body).toContain('"nickname":null');
    });

    it('escapes texts in the head', async () => {
      expect((await get('/?lang=en')).body).toContain('content="&quot;&lt;&amp;&gt;&quot;"');
    });
  });

  describe('redirects', () => {
    it.each([
      ['/tour', 302, '/list'],
      ['/tour?query=hotel', 302, '/list?query=hotel&tab=tour'],
      ['/food', 302, '/list?tab=restaurant'],
      ['/stay?lang=ja', 302, '/list?tab=accommodation&lang=ja'],
      ['/tour/', 301, '/tour'],
      ['/list/', 301, '/list'],
      ['/list/?sort=2', 301, '/list?sort=2'],
      ['/content//tour///1/', 301, '/content/tour/1'],
      ['/moved', 302, '/list'],
    ])('DESIGN 7a: answers %s with %i to %s', async (from, status, to) => {
      const response = await get(from);
      expect([response.statusCode, response.headers.location]).toEqual([status, to]);
    });
  });

  it("has the app shell of its own build alone, which is nobody's and in no language", async () => {
    const shell = await get('/app-shell/1', { cookie: 'language=ja; nickname=sol' });
    expect([shell.statusCode, shell.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(shell.body).toContain('"router":null');
    expect(shell.body).not.toContain('sol"');
    expect(shell.body).toContain('<meta name="robots" content="noindex">');
    const other = await get('/app-shell/2');
    expect([other.statusCode, other.json().code]).toEqual([404, 'notFound']);
  });

  it('answers HEAD like GET, without a body', async () => {
    const response = await app().inject({ method: 'HEAD', url: '/list?lang=en' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['cache-control']).toContain('public');
  });

  it('answers a failed rendering without internal details', async () => {
    const response = await get('/broken');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/secret|\.ts\b/);
  });
});

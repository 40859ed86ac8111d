import { describe, expect, it } from 'vitest';
import { htmlLang, languages } from '../../domain/languages.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { useApplication } from '../testing/testApplication.ts';
import { isBuilt, needsBuild, readBuiltWeb } from '../testing/testWeb.ts';

const names = { ko: '경포해변', en: 'Gyeongpo Beach', cn: '镜浦海滩', tw: '鏡浦海灘', ja: '鏡浦ビーチ' };

describe.skipIf(!isBuilt)(`the built pages${needsBuild}`, async () => {
  if (!isBuilt) return;
  const web = await readBuiltWeb();

  describeWithGuide('with the guide', (database) => {
    const { app } = useApplication(database, { web });
    const get = (url: string, headers: Record<string, string> = {}) => app().inject({ url, headers });
    const pageTitle = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';

    it.each(languages)('SPEC 2: titles every screen in %s', async (language) => {
      const titles = new Set<string>();
      for (const path of [
        '/',
        '/list',
        '/list?tab=restaurant',
        '/content/tour/1',
        '/myplan',
        '/login',
        '/support',
        '/talk',
        '/tour-taxi',
      ]) {
        const page = await get(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        expect(page.statusCode, path).toBe(200);
        expect(page.body).toContain(`<html lang="${htmlLang[language]}">`);
        titles.add(pageTitle(page.body));
      }
      expect(titles.size).toBe(9);
      expect(pageTitle((await get(`/content/tour/1?lang=${language}`)).body)).toContain(names[language]);
    });

    it.each([
      '/nothing',
      '/content/sky/1',
      '/content/tour/99999',
      '/content/tour/abc',
      '/content/restaurant/1',
      '/%E0%A4%A',
      '/%00',
      '/apis',
      `/${'a'.repeat(4000)}`,
    ])('SPEC 8: answers %s with a page in the language that says it does not exist', async (path) => {
      for (const language of languages) {
        const page = await get(`${path}?lang=${language}`);
        expect(page.statusCode).toBe(404);
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(page.body).toContain(`<html lang="${htmlLang[language]}">`);
        expect(page.body).toContain('<meta name="robots" content="noindex">');
      }
    });

    it.each([
      'page=0',
      'page=x',
      'sort=9',
      'theme=999',
      'theme=x',
      'tab=x',
      `query=${'a'.repeat(2000)}`,
      'query=%E0%A4%A',
      'query=%00',
      'query=a&query=b',
      '__proto__=1',
    ])('answers a list with %s with a page, never a 5xx', async (query) => {
      const page = await get(`/list?${query}&lang=en`);
      expect(page.statusCode).toBeLessThan(500);
      expect(page.body).toContain('<html lang="en">');
      expect(page.body).not.toMatch(/\bat \S+:\d+|node_modules/);
    });

    const opened = (html: string) => /id="tab-(\w+)"[^>]* aria-selected="true"/.exec(html)?.[1];

    it.each([
      ['hotel', 'accommodation'],
      ['pizza', 'restaurant'],
      ['pension', 'accommodation'],
      ['beach', 'tour'],
      ['zzzzqqq', 'tour'],
    ])('SPEC 2: opens the best tab for a search for %s: %s', async (word, tab) => {
      const page = await get(`/list?query=${word}&lang=en`);
      expect(page.statusCode).toBe(200);
      expect(opened(page.body)).toBe(tab);
      expect(page.body.includes('No search results found.')).toBe(word === 'zzzzqqq');
      expect(page.body).not.toContain('Clear filters');
    });

    it('SPEC 8: names on an empty tab the tabs that have results', async () => {
      const { body } = await get('/list?query=hotel&tab=tour&lang=en');
      expect(opened(body)).toBe('tour');
      expect(body).toContain('No search results found.');
      const [, address = '', label = ''] =
        /<a href="([^"]*)"[^>]*>(Accommodation: [^<]*)<\/a>/.exec(body) ?? [];
      expect(label).toMatch(/^Accommodation: \d+ places?$/);
      expect(opened((await get(address.replaceAll('&amp;', '&'))).body)).toBe('accommodation');
    });

    it('SPEC 8: offers on an empty list to clear a set filter, and keeps the search text', async () => {
      const { body } = await get('/list?query=zzzzqqq&theme=8&lang=en');
      expect(body).toMatch(/<a href="\/list\?query=zzzzqqq[^"]*"[^>]*>Clear filters</);
    });

    it.each([
      ['theme=999', 'This theme doesn’t exist.', '/list?lang=en'],
      [
        'theme=999&tab=restaurant&query=pizza',
        'This theme doesn’t exist.',
        '/list?query=pizza&tab=restaurant&lang=en',
      ],
      ['page=99', 'This page doesn’t exist.', '/list?lang=en'],
      ['page=99&sort=2&tab=restaurant', 'This page doesn’t exist.', '/list?tab=restaurant&sort=2&lang=en'],
      ['page=99&query=pizza', 'This page doesn’t exist.', '/list?query=pizza&tab=restaurant&lang=en'],
    ])('SPEC 8: answers a list with %s with a 404: %s', async (query, words, wayOut) => {
      const page = await get(`/list?${query}&lang=en`);
      expect(page.statusCode).toBe(404);
      expect(page.headers['cache-control']).not.toContain('public');
      expect(page.body).toContain(words);
      expect(page.body).toContain('<meta name="robots" content="noindex">');
      expect(page.body).toContain(`<a href="${wayOut.replaceAll('&', '&amp;')}"`);
      expect(page.body).not.toContain('role="alert"');
    });

    it('escapes hostile text in the address', async () => {
      for (const words of ['</script><img src=x onerror=alert(1)>', '"><img src=x>', "'--><img>"]) {
        for (const path of ['/list?query=', '/nothing?query=', '/?x=', '/list?tab=']) {
          const page = await get(`${path}${encodeURIComponent(words)}`);
          expect(page.body, path).not.toMatch(/<img src=x|<\/script><img|--><img/);
        }
      }
    });

    it('DESIGN 8: shows a nickname only in pages with no-store', async () => {
      const cookie = `nickname=${encodeURIComponent('<b>솔</b>')}`;
      const own = await get('/myplan?lang=en', { cookie });
      expect(own.body).toMatch(/Hi, <span[^>]*>&lt;b&gt;솔&lt;\/b&gt;</);
      expect(own.body).toContain('<html lang="en" data-visitor>');
      expect(own.headers['cache-control']).toBe('private, no-store');
      for (const headers of [{}, { cookie }])
        expect((await get('/?lang=en', headers)).body).not.toContain('솔</');
    });

    it('DESIGN 8: keeps ?lang= in the links of a page; only the address sets the language', async () => {
      const { body } = await get('/list?lang=ja');
      const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
      expect(links.length).toBeGreaterThan(20);
      // The sandbox's page is outside the guide, and has one language.
      const own = links.filter((href) => !href.startsWith('/sandbox/'));
      expect(own.filter((href) => !href.includes('lang=ja'))).toEqual([]);
      const bare = await get('/list', { 'accept-language': 'ja' });
      expect(bare.body).not.toMatch(/<a [^>]*href="\/[^"]*lang=ja/);
    });

    it('DESIGN 8: never mixes languages and places of concurrent requests', async () => {
      const responses = await Promise.all(
        Array.from({ length: 24 }, async (_, index) => {
          const language = languages[index % languages.length] ?? 'ko';
          // Without a cache, so that all of them render concurrently.
          return { language, body: (await get(`/content/tour/1?lang=${language}&fresh=${index}`)).body };
        }),
      );
      for (const { language, body } of responses) {
        expect(pageTitle(body)).toContain(names[language]);
        expect(body).toContain(`"language":"${language}"`);
        for (const other of languages.filter((one) => one !== language && one !== 'ko'))
          expect(body, `${language} beside ${other}`).not.toContain(names[other]);
      }
    });

    it('SPEC 3: describes a place to search engines', async () => {
      const page = await get('/content/tour/1?lang=en');
      const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.body) ?? [];
      expect(JSON.parse(text)).toMatchObject({ '@type': 'TouristAttraction', name: names.en });
    });

    it('lists every listed place in the sitemap', async () => {
      const { body } = await get('/sitemap.xml');
      expect(body.match(/<loc>[^<]*\/content\/[a-z]+\/\d+<\/loc>/g)).toHaveLength(228);
    });
  });
});

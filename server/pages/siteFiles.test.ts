import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { htmlLang, languages } from '../../domain/languages.ts';
import { usePlainApplication } from '../testing/testApplication.ts';

const imageSchema = z.object({ src: z.string() });
const manifestSchema = z.object({
  icons: z.array(imageSchema),
  shortcuts: z.array(z.object({ name: z.string().min(1), url: z.string(), icons: z.array(imageSchema) })),
  screenshots: z.array(imageSchema.extend({ form_factor: z.string(), label: z.string().min(1) })),
});

describe('site files', () => {
  const changedAt = new Date('2026-11-20T23:00:00Z');
  const { app } = usePlainApplication({
    listedPlaces: async () => [
      { id: 1, type: 'tour', changedAt },
      { id: 110, type: 'restaurant', changedAt },
    ],
  });
  const published = usePlainApplication({ variables: { PUBLIC_ORIGIN: 'https://guide.example' } });

  it('allows crawling in robots.txt, and points to the sitemap of this installation', async () => {
    const response = await published.app().inject({ url: '/robots.txt', headers: { host: 'evil.example' } });
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body).toContain('Disallow: /api/');
    expect(response.body).not.toMatch(/Disallow: \/$/m);
    expect(response.body).toContain('Sitemap: https://guide.example/sitemap.xml');
  });

  it('lists every page in every language in sitemap.xml, with its alternates', async () => {
    const response = await app().inject({ url: '/sitemap.xml', headers: { host: 'guide.example' } });
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(response.body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/);
    const entries = response.body.match(/<url>.*?<\/url>/g) ?? [];
    const addresses = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1]?.replaceAll('&amp;', '&'));
    expect(new Set(addresses).size).toBe(entries.length);
    for (const path of [
      '/',
      '/list',
      '/list?tab=restaurant',
      '/talk',
      '/tour-taxi',
      '/content/tour/1',
      '/content/restaurant/110',
    ]) {
      const bare = `http://guide.example${path}`;
      expect(addresses).toContain(bare);
      for (const language of languages)
        expect(addresses).toContain(`${bare}${path.includes('?') ? '&' : '?'}lang=${language}`);
    }
    for (const entry of entries) {
      for (const tag of [...Object.values(htmlLang), 'x-default'])
        expect(entry).toContain(`hreflang="${tag}"`);
    }
    expect(response.body.match(/<lastmod>2026-11-20<\/lastmod>/g)).toHaveLength(2 * (languages.length + 1));
    expect(response.body.replaceAll(/&(amp|lt|gt|quot);/g, '')).not.toContain('&');
  });

  it.each([
    ['?lang=ja', 'ja', 'ソルバダ'],
    ['?lang=EN', 'en', 'Solbada'],
    ['', 'ko', '솔바다'],
    ['?lang=xx', 'ko', '솔바다'],
    ['?lang=cn&lang=ja', 'zh-Hans', 'Solbada'],
    ['?lang[a]=ja', 'ko', '솔바다'],
  ])('serves manifest.webmanifest%s in %s', async (query, lang, name) => {
    const response = await app().inject({ url: `/manifest.webmanifest${query}` });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(response.json()).toMatchObject({ lang, name, start_url: '/', display: 'standalone' });
  });

  it.each(languages)('offers shortcuts and screenshots that exist in the manifest of %s', async (lang) => {
    const response = await app().inject({ url: `/manifest.webmanifest?lang=${lang}` });
    const { shortcuts, screenshots, icons } = manifestSchema.parse(response.json());
    expect(shortcuts.map(({ url }) => url)).toEqual(['/list#search-field', '/myplan', '/tickets']);
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'wide']);
    for (const { src } of [...screenshots, ...icons, ...shortcuts.flatMap((one) => one.icons)])
      expect(existsSync(`web/public${src}`), src).toBe(true);
  });

  it('sends Cache-Control', async () => {
    for (const url of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])
      expect((await app().inject({ url })).headers['cache-control']).toContain('public, max-age=3600');
  });
});

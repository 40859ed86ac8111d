import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { usePlainApplication } from '../testing/testApplication.ts';
import { isBuilt, needsBuild } from '../testing/testWeb.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional() }),
);

describe('the document of the staff’s pages', () => {
  const { app } = usePlainApplication();
  const get = (url: string, language?: string) =>
    app().inject({ url, headers: language === undefined ? {} : { 'accept-language': language } });

  it('is the same for every path below /desk', async () => {
    const first = await get('/desk');
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const url of ['/desk/tours', '/desk/orders/order_1?page=2', '/desk/nothing/there'])
      expect((await get(url)).body, url).toBe(first.body);
  });

  it('is neither cached nor indexed', async () => {
    const { headers, body } = await get('/desk/staff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  it('is not announced in robots.txt or the sitemap', async () => {
    for (const url of ['/robots.txt', '/sitemap.xml'])
      expect((await get(url)).body, url).not.toContain('desk');
  });

  it.each([
    ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
    [undefined, 'ko'],
    ['en-GB', 'en'],
    ['ja', 'en'],
  ])('is for a browser in %s in %s', async (header, language) => {
    expect((await get('/desk', header)).body).toContain(`<html lang="${language}">`);
  });

  it('loads its script and style from files, as its content security policy demands', async () => {
    const { body } = await get('/desk');
    expect(body).toContain('<link rel="stylesheet" href="/desk/files/a.css">');
    expect(body).toContain('<script type="module" src="/desk/files/a.js"></script>');
    expect(body).not.toMatch(/<style|<script>|<script [^>]*>[^<]/);
  });

  it('may show official photographs, which visitors’ pages may not', async () => {
    const policy = async (url: string) => (await get(url)).headers['content-security-policy'];
    expect(await policy('/desk/proposals')).toMatch(/img-src [^;]*https:\/\/tong\.visitkorea\.or\.kr/);
    expect(await policy('/robots.txt')).not.toContain('visitkorea');
  });

  it('is not served for a file of another release', async () => {
    const gone = await get('/desk/files/entryDesk-AAAAAAAA.js');
    expect([gone.statusCode, gone.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });
});

describe.skipIf(!isBuilt)(`the build of the staff’s pages${needsBuild}`, () => {
  const scriptFiles = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.js'));

  it('loads at most 200 KB of script at first, compressed, and the guide’s screens only when they are opened', () => {
    const manifest = manifestSchema.parse(JSON.parse(readFileSync('dist/desk/manifest.json', 'utf8')));
    const first = new Set<string>();
    const load = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || first.has(chunk.file)) return;
      first.add(chunk.file);
      for (const imported of chunk.imports ?? []) load(imported);
    };
    load('web/desk/entryDesk.tsx');
    const bytes = [...first].map((file) => gzipSync(readFileSync(`dist/desk/${file}`)).length);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(200 * 1024);
    const late = scriptFiles('dist/desk').filter((file) => !first.has(file));
    expect(late.some((file) => readFileSync(`dist/desk/${file}`, 'utf8').includes('leaflet'))).toBe(true);
    expect(
      [...first].filter((file) => readFileSync(`dist/desk/${file}`, 'utf8').includes('leaflet')),
    ).toEqual([]);
  });

  it('shares no file with visitors, who load nothing of it', () => {
    const manifest = readFileSync('dist/client/manifest.json', 'utf8');
    expect(manifest).toContain('web/app/entryBrowser.tsx');
    expect(manifest).not.toContain('web/desk/');
    const scripts = scriptFiles('dist/client/assets');
    expect(scripts.length).toBeGreaterThan(10);
    expect(
      scripts.filter((name) => readFileSync(`dist/client/assets/${name}`, 'utf8').includes('/desk/session')),
    ).toEqual([]);
    expect(readFileSync('dist/client/offlineProgram.json', 'utf8')).not.toContain('/desk/');
  });
});

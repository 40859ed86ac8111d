import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { ContentError } from '../guide/readContent.ts';
import { usePlainApplication } from '../testing/testApplication.ts';
import { isBuilt, needsBuild } from '../testing/testWeb.ts';
import { openPictures, type Pictures } from './pictures.ts';

const folder = 'content/pictures';
const shareFolder = 'dist/pictures';

describe(`pictures${needsBuild}`, () => {
  const { app } = usePlainApplication({ servesClient: isBuilt });
  let pictures: Pictures;
  let files: string[] = [];
  beforeAll(async () => {
    pictures = await openPictures(folder, shareFolder);
    files = (await readdir(folder)).filter((file) => /^[a-z]+-\d+\.svg$/.test(file));
  });
  const get = (url: string, encoding = 'identity') =>
    app().inject({ url, headers: { 'accept-encoding': encoding } });

  it('DESIGN 3: every picture has an address with a hash, kept for a year, and says what it shows', async () => {
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const url = pictures.url(file);
      expect(url).toMatch(new RegExp(`^/pictures/${path.parse(file).name}\\.[\\w-]{8}\\.svg$`));
      const answer = await get(url);
      expect(answer.statusCode, file).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/svg+xml',
        vary: 'accept-encoding',
      });
      for (const language of languages) expect(pictures.alt(file, language).length).toBeGreaterThan(0);
    }
  });

  it('brotli, where the browser takes it, holds the same drawing', async () => {
    const url = pictures.url(files[0] ?? '');
    const plain = await get(url);
    const packed = await get(url, 'gzip, br');
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload)).toEqual(plain.rawPayload);
    for (const encoding of ['gzip', 'br;q=0', 'identity'])
      expect((await get(url, encoding)).headers['content-encoding']).toBeUndefined();
  });

  it('another content has another address', async () => {
    const copy = await mkdtemp(path.join(tmpdir(), 'solbada-pictures-'));
    await cp(folder, copy, { recursive: true });
    const file = files[0] ?? '';
    await writeFile(path.join(copy, file), `${await readFile(path.join(copy, file), 'utf8')}\n`);
    const changed = await openPictures(copy, shareFolder);
    expect(changed.url(file)).not.toBe(pictures.url(file));
    expect(changed.url(files[1] ?? '')).toBe(pictures.url(files[1] ?? ''));
    await rm(copy, { recursive: true });
  });

  it('a drawing opened by its own address runs nothing', async () => {
    const { headers } = await get(pictures.url(files[0] ?? ''));
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
    for (const file of files)
      expect(await readFile(path.join(folder, file), 'utf8')).not.toMatch(/<script|\son\w+=/);
  });

  it('SPEC 8: the placeholder has a fixed address, and stands in for what is not there', async () => {
    const answer = await get('/pictures/placeholder.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(pictures.url('nothing-1.svg')).toBe('/pictures/placeholder.svg');
    expect(pictures.shareUrl('nothing-1.svg')).toBe('/og-cover.png');
  });

  it.each([
    '/pictures/none-1.svg',
    '/pictures/sea-1.svg',
    '/pictures/sea-1.AAAAAAAA.svg',
    '/pictures/pictures.json',
    '/pictures/..%2fthemes.json',
    '/pictures/%00',
  ])('there is no picture at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it.skipIf(!isBuilt)('DESIGN 3: every picture has a PNG of 1200 by 630 for link previews', async () => {
    for (const url of [...files.map((file) => pictures.shareUrl(file)), '/og-cover.png']) {
      const { statusCode, headers, rawPayload } = await get(url);
      expect(statusCode, url).toBe(200);
      expect(headers['content-type']).toBe('image/png');
      expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(pictures.shareUrl(files[0] ?? '')).toMatch(/^\/pictures\/[a-z]+-\d+\.[\w-]{8}\.png$/);
  });
});

describe('pictures with a fault', () => {
  let copy = '';
  beforeAll(async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'solbada-pictures-'));
  });
  afterAll(() => rm(copy, { recursive: true, force: true }));

  async function faultOf(list: string): Promise<string> {
    await writeFile(path.join(copy, 'pictures.json'), list);
    const error: unknown = await openPictures(copy, copy).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ContentError);
    return error instanceof Error ? error.message : '';
  }
  const alt = { ko: 'a', en: 'a', cn: 'a', ja: 'a' };

  it.each([
    ['no JSON', '{', /^content\/pictures\/pictures\.json: /],
    [
      'a language missing',
      { pictures: [{ file: 'sea-1.svg', theme: 'sea', alt: { ko: 'a' } }] },
      /pictures\.0\.alt\.en/,
    ],
    ['another file', { pictures: [{ file: '../a.svg', theme: 'sea', alt }] }, /pictures\.0\.file/],
    [
      'a file that is not there',
      { pictures: [{ file: 'sea-99.svg', theme: 'sea', alt }] },
      /picture sea-99\.svg/,
    ],
  ])('SPEC 8: %s is told in one line with file and field', async (_, list, line) => {
    const message = await faultOf(typeof list === 'string' ? list : JSON.stringify(list));
    expect(message).toMatch(line);
    expect(message).not.toContain('\n');
  });
});

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ContentError } from '../../guide/contentError.ts';
import { readPictures } from '../../guide/readPictures.ts';
import { usePlainApplication } from '../../testing/testApplication.ts';
import { openPictures, type Pictures } from './pictures.ts';

const folder = 'content/pictures';
const built = 'dist/pictures';
const beach = 'gyeongpo-beach';

async function copyPictures(): Promise<string> {
  const content = await mkdtemp(path.join(tmpdir(), 'solbada-pictures-'));
  const copy = path.join(content, 'pictures');
  await cp(folder, copy, { recursive: true });
  return copy;
}

describe('pictures', () => {
  const { app } = usePlainApplication();
  let pictures: Pictures;
  let names: string[] = [];
  beforeAll(async () => {
    pictures = await openPictures(folder, built);
    names = [...(await readPictures(folder, [])).values()].flat().map(({ name }) => name);
  });
  const get = (url: string, encoding = 'identity') =>
    app().inject({ url, headers: { 'accept-encoding': encoding } });

  it('DESIGN 3: gives every picture an address with a hash, cacheable for a year', async () => {
    expect(names.length).toBeGreaterThan(228 * 3 - 1);
    for (const name of names) {
      const url = pictures.url(name);
      expect(url).toMatch(new RegExp(`^/pictures/${name}\\.[\\w-]{4}\\.svg$`));
      const response = await get(url);
      expect(response.statusCode, name).toBe(200);
      expect(response.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/svg+xml',
        vary: 'accept-encoding',
      });
    }
  });

  it('sends the same drawing uncompressed, as gzip and as brotli', async () => {
    const url = pictures.url(`${beach}-1`);
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [accepted, encoding, unpack] of [
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await get(url, accepted);
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(unpack(rawPayload)).toEqual(plain.rawPayload);
    }
  });

  it('forbids scripts in a drawing opened by its own address', async () => {
    const { headers } = await get(pictures.url(`${beach}-1`));
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
  });

  it('serves the present drawing, uncacheable, at the address of an earlier one', async () => {
    for (const kind of ['svg', 'png']) {
      const response = await get(`/pictures/${beach}-1.AAAAAAAA.${kind}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-cache');
    }
  });

  it('SPEC 8: serves the placeholder at a fixed address, and for missing pictures', async () => {
    const response = await get('/pictures/placeholder.svg');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
    expect(pictures.url('nothing-1')).toBe('/pictures/placeholder.svg');
    expect(pictures.shareUrl('nothing-1')).toBe('/og-cover.png');
  });

  it.each([
    '/pictures/none-1.svg',
    `/pictures/${beach}-1.svg`,
    `/pictures/${beach}-99.AAAAAAAA.svg`,
    `/pictures/${beach}-1.AAAAAAAA.gif`,
    `/pictures/${beach}.json`,
    '/pictures/..%2fthemes.json',
    '/pictures/%00',
  ])('returns 404 for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('DESIGN 3: serves a PNG of 1200 by 630 for link previews', async () => {
    for (const url of [pictures.shareUrl(`${beach}-1`), pictures.shareUrl('ojukheon-2')]) {
      const { statusCode, headers, rawPayload } = await get(url);
      expect(statusCode, url).toBe(200);
      expect(headers['content-type']).toBe('image/png');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });
});

describe('pictures of other content', () => {
  let copy = '';
  beforeAll(async () => {
    copy = await copyPictures();
  });
  afterAll(() => rm(path.dirname(copy), { recursive: true, force: true }));

  const file = () => path.join(copy, `${beach}.json`);
  const shape = z.object({ pictures: z.array(z.looseObject({ alt: z.unknown() })) });
  const write = (pictures: unknown) => writeFile(file(), JSON.stringify({ pictures }));
  const read = async () => shape.parse(JSON.parse(await readFile(file(), 'utf8'))).pictures;

  it('numbers the drawings alone, so that a photograph before them changes no address', async () => {
    const pictures = await read();
    const photograph = 'a'.repeat(64);
    await write([
      { photograph, credit: '한국관광공사', licence: 'kogl1', alt: pictures[0]?.alt },
      ...pictures,
    ]);
    await expect(openPictures(copy, built)).rejects.toThrow(
      `place ${beach}: pictures.0.photograph: is no file of content/photographs`,
    );
    await mkdir(path.join(copy, '../photographs'));
    await writeFile(path.join(copy, `../photographs/${photograph}.jpg`), '');
    const withPhotograph = await openPictures(copy, built);
    const names = withPhotograph.byPlace.get(beach)?.map(({ name }) => name);
    expect(names).toEqual([photograph, ...pictures.map((_, index) => `${beach}-${index + 1}`)]);
    await write(pictures);
  });

  it('rejects pictures that the build has not drawn, and a build without pictures', async () => {
    await write([...(await read()), ...(await read()).slice(1, 2)]);
    await expect(openPictures(copy, built)).rejects.toThrow(
      `content/pictures: ${beach}-5 is not drawn: npm run build draws it`,
    );
    await expect(openPictures(folder, copy)).rejects.toThrow(/not drawn: npm run build draws them$/);
  });

  it('SPEC 8: reports a fault in one line with file, place and field', async () => {
    await write([{ scene: { view: 'moon', hour: 'day' }, alt: { ko: '달' } }]);
    const error: unknown = await openPictures(copy, built).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof ContentError)) throw new Error(`no ContentError: ${String(error)}`);
    expect(error.message).toMatch(/^content\/pictures\/gyeongpo-beach\.json: place gyeongpo-beach: pictures/);
    expect(error.message).not.toContain('\n');
  });
});

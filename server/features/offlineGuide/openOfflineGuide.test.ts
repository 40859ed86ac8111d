import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import {
  type AllOfflinePictures,
  type OfflineManifest,
  type OfflinePart,
  offlineManifestAddress,
  offlinePartAddress,
  picturesPerPart,
  placesPerPart,
} from '../../../contract/offlineGuide.ts';
import { languages } from '../../../domain/languages.ts';
import { cacheControl } from '../../http/caching.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';

type Inject = (options: InjectOptions) => Promise<{
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
  rawPayload: Buffer;
  json: () => unknown;
}>;

const br = { 'accept-encoding': 'br' };
const none = 'A'.repeat(16);

async function fetchManifest(inject: Inject, language = 'ko'): Promise<OfflineManifest> {
  const { body } = await inject({ url: `/pocket-guide/${language}.json` });
  return JSON.parse(body);
}

const sum = (parts: readonly OfflinePart[]) => parts.reduce((total, { bytes }) => total + bytes, 0);

describeWithGuide('the files of the offline guide', (database, engine) => {
  const { app } = useApplication(database);
  const inject: Inject = (options) => app().inject(options);

  it('names every part of a language with its hash and its size', async () => {
    for (const language of languages) {
      const { parts } = await fetchManifest(inject, language);
      const kinds = new Set(parts.map(({ name }) => name.replace(/-\d+$/, '')));
      expect([...kinds].sort()).toEqual(
        [
          `documents-${language}`,
          `order-${language}`,
          'pictures',
          'places',
          `synonyms-${language}`,
          `texts-${language}`,
          'themes',
        ].sort(),
      );
      for (const { name, isOfLanguage } of parts)
        expect(isOfLanguage, name).toBe(name.includes(`-${language}`));
      for (const part of parts) {
        const { headers, rawPayload } = await inject({ url: offlinePartAddress(part), headers: br });
        expect(headers, part.name).toMatchObject({
          'cache-control': cacheControl.forever,
          'content-type': 'application/json; charset=utf-8',
          'content-encoding': 'br',
          vary: 'accept-encoding',
        });
        expect(rawPayload.length, part.name).toBe(part.bytes);
      }
    }
  });

  it('is at most 300 KB in one language, and 50 KB more in another', async () => {
    for (const language of languages) {
      const { parts, allPictures } = await fetchManifest(inject, language);
      const texts = parts.filter(({ name }) => !name.startsWith('pictures-'));
      expect(sum(texts) + allPictures.bytes, language).toBeLessThan(300_000);
      expect(sum(parts.filter(({ isOfLanguage }) => isOfLanguage)), language).toBeLessThan(50_000);
    }
  });

  it('has all pictures in one file too, part by part', async () => {
    const { parts, allPictures } = await fetchManifest(inject);
    const { headers, rawPayload } = await inject({ url: offlinePartAddress(allPictures), headers: br });
    expect(headers['cache-control']).toBe(cacheControl.forever);
    expect(rawPayload.length).toBe(allPictures.bytes);
    const all: AllOfflinePictures = JSON.parse(brotliDecompressSync(rawPayload).toString());
    const pictureParts = parts.filter(({ name }) => name.startsWith('pictures-'));
    expect(Object.keys(all)).toEqual(pictureParts.map(({ name }) => name));
    for (const part of pictureParts)
      expect((await inject({ url: offlinePartAddress(part) })).json(), part.name).toEqual(all[part.name]);
    const pictures = Object.entries(Object.assign({}, ...Object.values(all)));
    expect(pictures).toHaveLength(228);
    for (const [url, drawing] of pictures) expect((await inject({ url })).body, url).toBe(drawing);
  });

  it('moves at most 20 KB for one changed place, whichever it is', async () => {
    const { parts } = await fetchManifest(inject);
    const partBytes = (name: string) => parts.find((part) => part.name === name)?.bytes ?? 0;
    for (let id = 1; id < 240; id += 1) {
      const group = Math.floor(id / placesPerPart);
      const moved = [
        `places-${group}`,
        `texts-ko-${group}`,
        `pictures-${Math.floor(id / picturesPerPart)}`,
        'order-ko',
      ];
      expect(
        moved.reduce((total, name) => total + partBytes(name), 0),
        `place ${id}`,
      ).toBeLessThan(20_000);
    }
  });

  it('sends the same part uncompressed, as gzip and as brotli', async () => {
    const { parts } = await fetchManifest(inject);
    for (const part of parts.slice(0, 3)) {
      const url = offlinePartAddress(part);
      const plain = await inject({ url, headers: { 'accept-encoding': 'identity' } });
      const packed = await inject({ url, headers: br });
      const zipped = await inject({ url, headers: { 'accept-encoding': 'gzip' } });
      expect(brotliDecompressSync(packed.rawPayload)).toEqual(plain.rawPayload);
      expect(gunzipSync(zipped.rawPayload)).toEqual(plain.rawPayload);
    }
  });

  it('responds to a known tag with 304, and to HEAD with the headers alone', async () => {
    const { parts } = await fetchManifest(inject);
    const [first] = parts;
    for (const url of [offlineManifestAddress('ja'), first ? offlinePartAddress(first) : '']) {
      const { headers } = await inject({ url });
      const again = await inject({ url, headers: { 'if-none-match': String(headers.etag) } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
      const head = await inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
    }
  });

  it.each([
    '/pocket-guide/fr.json',
    '/pocket-guide/ko',
    '/pocket-guide/kept.json',
    '/pocket-guide/',
    `/pocket-guide/parts/places-0.${none}.json`,
    `/pocket-guide/parts/places-999.${none}.json`,
    '/pocket-guide/parts/places-0.json',
    '/pocket-guide/parts/none/none',
    '/pocket-guide/parts/%00',
  ])('responds to %s with a problem', async (url) => {
    const response = await inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.headers['cache-control']).toBe(cacheControl.noStore);
  });

  it("sends its own themes, uncacheable, for a hash of another replica's", async () => {
    const { parts } = await fetchManifest(inject);
    const themes = parts.find(({ name }) => name === 'themes');
    const other = await inject({ url: `/pocket-guide/parts/themes.${none}.json` });
    expect([other.statusCode, other.headers['cache-control']]).toEqual([200, cacheControl.noCache]);
    expect(other.body).toBe((await inject({ url: themes ? offlinePartAddress(themes) : '' })).body);
  });

  // The embedded engine serves one process.
  if (engine === 'postgresql') {
    describe('with another replica', () => {
      // A low quality, because brotli's best one takes four seconds of processor time for each replica.
      const replicas = [1, 2].map(() => useApplication(database, { offlineQuality: 1 }));

      it('is the same from every replica', async () => {
        for (const language of languages) {
          const [one, other] = await Promise.all(
            replicas.map(({ app: replica }) =>
              fetchManifest((options) => replica().inject(options), language),
            ),
          );
          expect(one?.parts.length).toBeGreaterThan(0);
          expect(other).toEqual(one);
        }
      });
    });
  }
});

import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfflinePlace, OfflineTexts } from '../../../../contract/offlineGuide.ts';
import { offlineFormat, offlinePartAddress } from '../../../../contract/offlineGuide.ts';
import { cacheNames } from '../../../shared/client/cacheNames.ts';
import { responseOnDevice } from '../deviceResponses.ts';
import { OfflineGuide } from './OfflineGuide.ts';
import { readOfflineGuide } from './readOfflineGuide.ts';

const place: OfflinePlace = {
  id: 1,
  type: 'tour',
  rank: 1,
  isListed: true,
  lat: 37.8,
  lng: 128.9,
  themeIds: [],
  name: { ko: '경포해변', en: 'Gyeongpo Beach' },
  summary: { ko: '모래와 솔숲' },
  address: { ko: '강릉시 창해로' },
  kana: null,
  romanisation: null,
  readIn: [],
  phone: null,
  visitMinutes: 40,
  weekDays: null,
  periods: [],
  isDoubtful: false,
  checkedOn: null,
  picture: '/pictures/1.svg',
  credit: null,
  sharePicture: '/pictures/1.png',
};
const texts: OfflineTexts = {
  id: 1,
  information: null,
  note: null,
  imageAlt: 'sand',
  fallbacks: ['summary'],
};

const contents: Readonly<Record<string, unknown>> = {
  'places-0': [place],
  'texts-en-0': [texts],
  'pictures-0': { '/pictures/1.svg': '<svg/>' },
  'order-en': [[1]],
  'documents-en': { terms: '# Terms', privacy: '# Privacy' },
  themes: { themes: [], likes: [[1, 5]] },
};
const parts = Object.entries(contents).map(([name, content]) => {
  const body = JSON.stringify(content);
  return { name, body, hash: createHash('sha256').update(body).digest('base64url').slice(0, 16) };
});
const partAddress = (name: string) =>
  offlinePartAddress(parts.find((part) => part.name === name) ?? { name, hash: '' });

describe('the guide on this device', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map(parts.map((part) => [offlinePartAddress(part), part.body]));
    // Pictures are unpacked into their own files.
    stored.delete(partAddress('pictures-0'));
    const kept = { format: offlineFormat, languages: ['en'], parts, keptAt: '', bytes: 0 };
    stored.set('/pocket-guide/kept.json', JSON.stringify(kept));
    vi.stubGlobal('caches', {
      match: async (address: string) => {
        const body = stored.get(address);
        return body === undefined ? undefined : new Response(body);
      },
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is read from its parts', async () => {
    const { guide, damaged } = await readOfflineGuide('en');
    expect(damaged).toEqual([]);
    const detail = await guide?.respond('getPlace', { params: { type: 'tour', id: '1' }, query: {} });
    expect(detail).toMatchObject({ placeName: 'Gyeongpo Beach', summary: '모래와 솔숲', likeCount: 5 });
    expect(guide?.document('terms')).toBe('# Terms');
  });

  it('is not read for a call that needs more than the guide', async () => {
    const match = vi.fn(async () => undefined);
    vi.stubGlobal('caches', { match, has: async () => false });
    expect(await responseOnDevice('cn', 'listLikedPlaces', { params: {}, query: {} })).toBeUndefined();
    expect(match).toHaveBeenCalledOnce();
    expect(match).toHaveBeenCalledWith(expect.stringContaining('like-place'), {
      cacheName: cacheNames.opened,
    });
  });

  it('builds the search index when the page is idle', async () => {
    const onIdle = vi.fn((_work: () => void) => 1);
    vi.stubGlobal('requestIdleCallback', onIdle);
    const built = vi.spyOn(OfflineGuide.prototype, 'prepareSearch');
    await responseOnDevice('en', 'getPlace', { params: { type: 'tour', id: '1' }, query: {} });
    await responseOnDevice('en', 'listPositions', { params: {}, query: {} });
    expect(built).not.toHaveBeenCalled();
    for (const [work] of onIdle.mock.calls) work();
    expect(built).toHaveBeenCalledOnce();
    built.mockRestore();
  });

  it('reads the places for the search index once', async () => {
    const address = vi.fn(() => place.address);
    const guide = new OfflineGuide({
      language: 'en',
      places: [Object.defineProperty({ ...place }, 'address', { get: address, enumerable: true })],
      texts: [texts],
      order: [[1]],
      themes: { themes: [], likes: [] },
      documents: { terms: '', privacy: '' },
      synonyms: { finds: [], offers: [] },
    });
    await guide.prepareSearch();
    const found = await guide.respond('listPlaces', { params: { type: 'tour' }, query: { q: 'g' } });
    expect(found?.totalItems).toBe(1);
    expect(address).toHaveBeenCalledOnce();
  });

  it('responds to calls of the guide only', async () => {
    const { guide } = await readOfflineGuide('en');
    expect(guide?.respond('listPositions', { params: {}, query: {} })).toBeInstanceOf(Promise);
    expect(guide?.respond('getMe', { params: {}, query: {} })).toBeUndefined();
  });

  it('is null in a language that is not kept, and without a record', async () => {
    expect(await readOfflineGuide('ja')).toEqual({ guide: null, damaged: [] });
    stored.clear();
    expect(await readOfflineGuide('en')).toEqual({ guide: null, damaged: [] });
  });

  it.each(['places-0', 'texts-en-0', 'order-en', 'documents-en', 'themes'])(
    'names %s where it is missing',
    async (name) => {
      stored.delete(partAddress(name));
      expect(await readOfflineGuide('en')).toEqual({ guide: null, damaged: [name] });
    },
  );

  it('names every part whose content is not that of its hash', async () => {
    for (const name of ['places-0', 'order-en']) stored.set(partAddress(name), JSON.stringify([[2]]));
    expect(await readOfflineGuide('en')).toEqual({ guide: null, damaged: ['places-0', 'order-en'] });
  });

  it("accepts the themes of another replica's hash, and names them where they are no JSON", async () => {
    stored.set(partAddress('themes'), JSON.stringify({ themes: [], likes: [[1, 6]] }));
    const { guide } = await readOfflineGuide('en');
    const list = await guide?.respond('listPlaces', { params: { type: 'tour' }, query: {} });
    expect(list?.totalItems).toBe(1);
    stored.set(partAddress('themes'), '{"themes":');
    expect(await readOfflineGuide('en')).toEqual({ guide: null, damaged: ['themes'] });
  });
});

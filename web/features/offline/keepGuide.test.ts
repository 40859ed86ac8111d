import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../domain/languages.ts';
import { cacheNames } from '../../shared/client/cacheNames.ts';
import { readGuideRecord } from './guideRecord.ts';
import { keepGuide, offlineDownloadSize, removeOfflineGuide, updateOfflineGuide } from './keepGuide.ts';
import { isWhole } from './storedFiles.ts';
import { type FakeGuide, firstGuide } from './testing/fakeGuideServer.ts';
import { stubDevice, unstubDevice } from './testing/offlineDevice.ts';

let device: ReturnType<typeof stubDevice>;

beforeEach(() => {
  device = stubDevice();
});
afterEach(() => {
  unstubDevice();
  vi.useRealTimers();
});

const keep = (language: Language, onProgress = vi.fn(), signal = new AbortController().signal) =>
  keepGuide(language, { onProgress, signal });

/** A release in which one place, one picture and the program have changed. */
const nextGuide: FakeGuide = {
  ...firstGuide,
  build: 'b',
  place: 'Anmok Beach',
  pictures: { '/pictures/1-new.svg': '<svg>new</svg>', '/pictures/2.svg': '<svg>two</svg>' },
};

/** Expects that this device has the complete guide in these languages, its record and the program's files. */
async function expectWhole(guide: FakeGuide, languages: readonly Language[]) {
  const { caches, server } = device;
  const kept = await readGuideRecord();
  expect(kept?.languages).toEqual(languages);
  expect(kept && (await isWhole(kept))).toBe(true);
  const served = server.guide;
  server.guide = guide;
  for (const [address, body] of server.bodies(languages)) {
    if (address.startsWith('/assets/')) expect(caches.body(cacheNames.program, address)).toBe(body);
    else if (address.includes('/parts/') && !address.includes('pictures'))
      expect(caches.body(cacheNames.guide, address)).toBe(body);
  }
  server.guide = served;
  for (const [address, svg] of Object.entries(guide.pictures))
    expect(caches.body(cacheNames.guide, address)).toBe(svg);
}

/** All requests for files; those for manifests are left out. */
const downloads = () =>
  device.server.requests.filter((address) => /^\/(assets|pocket-guide\/parts)\//.test(address)).toSorted();

describe('keeping the guide', () => {
  it('stores the program, the parts and each picture, and the record last', async () => {
    const puts: string[] = [];
    device.caches.beforeChange = (_, address) => puts.push(address);
    await keep('ko');
    await expectWhole(firstGuide, ['ko']);
    expect(puts.at(-1)).toBe('/pocket-guide/kept.json');
    expect(await readGuideRecord()).toMatchObject({ format: 1, bytes: 80 });
    expect(device.caches.addresses(cacheNames.guide)).not.toContainEqual(
      expect.stringContaining('/parts/pictures'),
    );
    expect(device.register).toHaveBeenCalledWith('/offlineWorker.js', { scope: '/' });
    expect(device.persist).toHaveBeenCalledOnce();
  });

  it('reports its progress in bytes, up to what was said before', async () => {
    const onProgress = vi.fn();
    const bytes = await offlineDownloadSize('ko', new AbortController().signal);
    await keep('ko', onProgress);
    expect(bytes).toBe(80);
    expect(onProgress.mock.calls[0]).toEqual([{ done: 0, total: bytes }]);
    expect(onProgress.mock.lastCall).toEqual([{ done: bytes, total: bytes }]);
    expect(await offlineDownloadSize('ko', new AbortController().signal)).toBe(0);
  });

  it('fetches at most four files at a time', async () => {
    let open = 0;
    let max = 0;
    const respond = fetch;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      open += 1;
      max = Math.max(max, open);
      return respond(address, init).finally(() => {
        open -= 1;
      });
    });
    await keep('ko');
    expect(max).toBe(4);
  });

  it('goes on after a break with what is missing', async () => {
    for (let successes = 2; ; successes += 3) {
      let count = 0;
      device.server.beforeResponse = (address) => {
        if (!/assets|parts/.test(address)) return;
        count += 1;
        if (count > successes) throw new TypeError('no network');
      };
      const outcome = await keep('ko').catch((error: unknown) => error);
      if (!outcome) break;
      expect(outcome).toBeInstanceOf(TypeError);
      expect(await readGuideRecord()).toBeNull();
    }
    await expectWhole(firstGuide, ['ko']);
    const stored = downloads().filter((address, index, all) => all.indexOf(address) === index);
    expect(stored).toHaveLength(8);
  });

  it('fetches nothing again that it has stored before it was cancelled', async () => {
    const abort = new AbortController();
    const stored: string[] = [];
    device.caches.beforeChange = (_, address) => stored.push(address);
    const onProgress = vi.fn(({ done }: { done: number }) => done >= 30 && abort.abort());
    await expect(keep('ko', onProgress, abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(await readGuideRecord()).toBeNull();
    const before = stored.filter((address) => address.startsWith('/assets/'));
    expect(before.length).toBeGreaterThan(0);
    device.server.requests = [];
    await keep('ko');
    await expectWhole(firstGuide, ['ko']);
    expect(downloads().filter((address) => before.includes(address))).toEqual([]);
  });

  it('adds a second language by its parts and messages alone', async () => {
    await keep('ko');
    device.server.requests = [];
    expect(await offlineDownloadSize('en', new AbortController().signal)).toBe(20);
    device.server.requests = [];
    await keep('en');
    await expectWhole(firstGuide, ['ko', 'en']);
    expect(downloads()).toEqual([
      '/assets/en-a.js',
      expect.stringMatching(/^\/pocket-guide\/parts\/texts-en-0\./),
    ]);
  });

  it('rejects a part whose content is not that of its hash', async () => {
    const address = [...device.server.bodies(['ko']).keys()].find((one) => one.includes('places-0'));
    device.server.replaced.set(address ?? '', () => new Response('"Amnok"'));
    await expect(keep('ko')).rejects.toThrow('places-0');
    expect(await readGuideRecord()).toBeNull();
    expect(device.caches.addresses(cacheNames.guide)).not.toContain(address);
  });

  it('takes all pictures from one file where that is less', async () => {
    device.server.allPicturesBytes = 5;
    expect(await offlineDownloadSize('ko', new AbortController().signal)).toBe(75);
    await keep('ko');
    await expectWhole(firstGuide, ['ko']);
    expect((await readGuideRecord())?.bytes).toBe(75);
    expect(downloads()).toContainEqual(expect.stringContaining('/parts/pictures.'));
    expect(downloads()).not.toContainEqual(expect.stringContaining('/parts/pictures-0.'));
  });

  it('never mixes two versions of the guide', async () => {
    await keep('ko');
    const changed = { ...nextGuide, build: firstGuide.build };
    device.server.beforeResponse = (address) => {
      if (address === '/pocket-guide/en.json') device.server.guide = changed;
    };
    await keep('en');
    await expectWhole(changed, ['ko', 'en']);
    expect(device.server.requests.filter((address) => address === '/pocket-guide/en.json')).toHaveLength(2);
  });

  it('leaves the former guide as it is when there is no space', async () => {
    await keep('ko');
    device.server.guide = nextGuide;
    device.caches.beforeChange = (_, address) => {
      if (address.includes('-new')) throw new DOMException('full', 'QuotaExceededError');
    };
    await expect(keep('ko')).rejects.toMatchObject({ name: 'QuotaExceededError' });
    await expectWhole(firstGuide, ['ko']);
  });

  it('fails where the worker cannot be installed, and installs it the next time', async () => {
    device.register.mockResolvedValueOnce({ active: null });
    await expect(keep('ko')).rejects.toThrow('worker');
    device.server.requests = [];
    await keep('ko');
    await expectWhole(firstGuide, ['ko']);
    expect(downloads()).toEqual([]);
  });

  it('downloads each file once for two tabs', async () => {
    await Promise.all([keep('ko'), keep('ko')]);
    await expectWhole(firstGuide, ['ko']);
    expect(downloads()).toHaveLength(8);
  });
});

describe('updating the guide', () => {
  it('fetches what has changed, and deletes what nothing names any more', async () => {
    await keep('ko');
    device.server.requests = [];
    device.server.guide = nextGuide;
    await updateOfflineGuide();
    await expectWhole(nextGuide, ['ko']);
    expect(downloads()).toEqual([
      '/assets/cards-b.js',
      '/assets/guide-b.js',
      '/assets/ko-b.js',
      '/assets/shell-b.js',
      expect.stringContaining('/pictures-0.'),
      expect.stringContaining('/places-0.'),
    ]);
    expect(device.caches.addresses(cacheNames.guide)).toEqual([
      '/offlineProgram.json',
      '/pictures/1-new.svg',
      '/pictures/2.svg',
      '/pocket-guide/kept.json',
      expect.stringContaining('/parts/places-0.'),
      expect.stringContaining('/parts/texts-ko-0.'),
      expect.stringContaining('/unpacked/pictures-0.'),
    ]);
  });

  it('only records the time when nothing has changed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:00:00Z') });
    await keep('ko');
    device.server.requests = [];
    vi.setSystemTime(new Date('2026-11-23T00:00:00Z'));
    await updateOfflineGuide();
    expect(device.server.requests).toEqual(['/offlineProgram.json', '/pocket-guide/ko.json']);
    expect((await readGuideRecord())?.keptAt).toBe('2026-11-23T00:00:00.000Z');
  });

  it('leaves the former guide whole wherever it breaks off, and completes the next time', async () => {
    const brokenAt = async (step: number) => {
      unstubDevice();
      device = stubDevice();
      await keep('ko');
      device.server.guide = nextGuide;
      let count = 0;
      const countStep = () => {
        count += 1;
        if (count >= step) throw new TypeError('broken off');
      };
      // From the step on everything fails, as when the tab is closed.
      device.server.beforeResponse = countStep;
      device.caches.beforeChange = countStep;
      await updateOfflineGuide().catch(() => undefined);
      device.server.beforeResponse = () => undefined;
      device.caches.beforeChange = () => undefined;
      return count >= step;
    };
    let step = 1;
    const states = new Set<string>();
    for (; await brokenAt(step); step += 1) {
      const parts = (await readGuideRecord())?.parts ?? [];
      device.server.guide = firstGuide;
      const isFormer = parts.every(({ name, hash }) =>
        device.server.bodies(['ko']).has(`/pocket-guide/parts/${name}.${hash}.json`),
      );
      device.server.guide = nextGuide;
      states.add(isFormer ? 'former' : 'next');
      await expectWhole(isFormer ? firstGuide : nextGuide, ['ko']);
      await updateOfflineGuide();
      await expectWhole(nextGuide, ['ko']);
      expect(device.caches.addresses(cacheNames.guide)).toHaveLength(7);
    }
    // Two lists, six files with their entries, the record, and the deletions after it.
    expect(step).toBeGreaterThan(15);
    expect([...states]).toEqual(['former', 'next']);
  });

  it('leaves it to the tab that is at it', async () => {
    await keep('ko');
    device.server.requests = [];
    await Promise.all([updateOfflineGuide(), updateOfflineGuide()]);
    expect(device.server.requests).toEqual(['/offlineProgram.json', '/pocket-guide/ko.json']);
  });

  it('fetches nothing where no guide is kept', async () => {
    await updateOfflineGuide();
    expect(device.server.requests).toEqual([]);
  });
});

describe('removing the guide', () => {
  it('deletes it, but neither cards and tickets nor the files that they need', async () => {
    const opened = await caches.open(cacheNames.opened);
    await opened.put('/driver/tour/1', new Response('card'));
    await keep('ko');
    await removeOfflineGuide();
    expect(await readGuideRecord()).toBeNull();
    expect(device.caches.addresses(cacheNames.guide)).toEqual([]);
    expect(device.caches.addresses(cacheNames.program)).toEqual([
      '/assets/cards-a.js',
      '/assets/ko-a.js',
      '/assets/shell-a.js',
    ]);
    expect(device.caches.body(cacheNames.opened, '/driver/tour/1')).toBe('card');
    await keep('ko');
    await expectWhole(firstGuide, ['ko']);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from '../../shared/client/cacheNames.ts';
import { type OfflineGuideState, OfflineGuideStore } from './OfflineGuideStore.ts';
import { firstGuide } from './testing/fakeGuideServer.ts';
import { stubDevice, unstubDevice } from './testing/offlineDevice.ts';

let device: ReturnType<typeof stubDevice>;
let stores: OfflineGuideStore[];

beforeEach(() => {
  device = stubDevice();
  stores = [];
});
afterEach(() => {
  for (const store of stores) store.close();
  unstubDevice();
  vi.useRealTimers();
});

/** A tab that shows the state, with all states it has shown. */
async function openTab() {
  const store = new OfflineGuideStore();
  stores.push(store);
  const shown: OfflineGuideState[] = [];
  store.subscribe(() => shown.push(store.now()));
  await vi.waitFor(() => expect(store.now().kind).not.toBe('unknown'));
  return { store, shown };
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

describe('the state of the guide on this device', () => {
  it('goes from absent over the bytes to kept, and back when it is removed', async () => {
    const { store, shown } = await openTab();
    expect(store.now()).toEqual({ kind: 'absent', isEvicted: false });
    await store.keep('ko');
    expect(shown).toContainEqual({ kind: 'keeping', done: 40, total: 80 });
    expect(store.now()).toMatchObject({
      kind: 'kept',
      bytes: 80,
      languages: ['ko'],
      isIncomplete: false,
    });
    await store.remove();
    expect(store.now()).toEqual({ kind: 'absent', isEvicted: false });
  });

  it('is as before after a cancel', async () => {
    const { store } = await openTab();
    const stop = store.subscribe(() => {
      const state = store.now();
      if (state.kind === 'keeping' && state.done > 0) store.cancel();
    });
    await store.keep('ko');
    stop();
    expect(store.now()).toEqual({ kind: 'absent', isEvicted: false });
    await store.keep('ko');
    expect(store.now().kind).toBe('kept');
  });

  it.each([
    ['no network', 'network', new TypeError('no network')],
    ['no space', 'quota', new DOMException('full', 'QuotaExceededError')],
    ['a browser that stores nothing', 'storage', new DOMException('private', 'SecurityError')],
  ])('names %s as the reason of a failure', async (_, reason, error) => {
    const { store } = await openTab();
    device.caches.beforeChange = () => {
      throw error;
    };
    await store.keep('ko');
    expect(store.now()).toEqual({ kind: 'failed', reason, former: { kind: 'absent', isEvicted: false } });
  });

  it('shows the former guide beside the failure to renew it', async () => {
    const { store } = await openTab();
    await store.keep('ko');
    device.server.beforeResponse = () => {
      throw new TypeError('no network');
    };
    await store.keep('en');
    expect(store.now()).toMatchObject({ kind: 'failed', former: { kind: 'kept', languages: ['ko'] } });
  });

  it('is unsupported where the browser blocks its caches', async () => {
    vi.stubGlobal('caches', { has: () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
    const { store } = await openTab();
    expect(store.now()).toEqual({ kind: 'unsupported' });
  });

  it('follows what another tab has done', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await one.store.keep('ko');
    await vi.waitFor(() => expect(other.store.now().kind).toBe('kept'));
    await other.store.remove();
    await vi.waitFor(() => expect(one.store.now().kind).toBe('absent'));
  });

  it('shares one download with a tab that asks for the same', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await Promise.all([one.store.keep('ko'), other.store.keep('ko')]);
    expect([one.store.now().kind, other.store.now().kind]).toEqual(['kept', 'kept']);
    expect(device.server.requests.filter((address) => address.includes('/parts/'))).toHaveLength(3);
  });
});

describe('looking after the guide', () => {
  /** Saves a guide, then starts a page at `now`. @returns the addresses that the page requested */
  async function requestsAtStart(now: Date): Promise<string[]> {
    const { store } = await openTab();
    device.server.guide = firstGuide;
    await store.keep('ko');
    device.server.requests = [];
    device.server.guide = { ...firstGuide, place: 'Anmok Beach' };
    await store.checkForUpdate(now);
    return device.server.requests;
  }

  it('updates it after six hours, and where a clock was wrong', async () => {
    expect(await requestsAtStart(hours(5))).toEqual([]);
    expect(await requestsAtStart(hours(7))).toContainEqual(expect.stringContaining('places-0'));
    expect(await requestsAtStart(hours(-1))).not.toEqual([]);
  });

  it.each([
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is on a 2g network', { saveData: false, effectiveType: '2g' }],
    ['is on a slower one', { saveData: false, effectiveType: 'slow-2g' }],
  ])('downloads nothing by itself for a visitor who %s', async (_, connection) => {
    Object.assign(device.connection, connection);
    expect(await requestsAtStart(hours(7))).toEqual([]);
  });

  it('downloads nothing by itself without network', async () => {
    device.isOnline = false;
    expect(await requestsAtStart(hours(7))).toEqual([]);
  });

  it.each([
    ['a picture', cacheNames.guide, '/pictures/2.svg'],
    ['a part', cacheNames.guide, '/pocket-guide/parts/places-0'],
    ['a file of the program', cacheNames.program, '/assets/map-1.js'],
  ])('finds that %s is missing, reports it without network, and fetches it alone', async (_, name, start) => {
    const { store } = await openTab();
    await store.keep('ko');
    const address = device.caches.addresses(name).find((one) => one.startsWith(start)) ?? '';
    await (await caches.open(name)).delete(address);
    device.isOnline = false;
    device.server.requests = [];
    await store.checkForUpdate();
    expect(store.now()).toMatchObject({ kind: 'kept', isIncomplete: true });
    expect(device.server.requests).toEqual([]);
    device.isOnline = true;
    await store.checkForUpdate();
    expect(store.now()).toMatchObject({ kind: 'kept', isIncomplete: false });
    expect(device.caches.addresses(name)).toContain(address);
    expect(device.server.requests).toHaveLength(3);
  });

  it('fetches a damaged part again, and nothing else', async () => {
    const { store } = await openTab();
    await store.keep('ko');
    const isPlacePart = (address: string) => address.includes('/parts/places-0');
    const address = device.caches.addresses(cacheNames.guide).find(isPlacePart) ?? '';
    await (await caches.open(cacheNames.guide)).put(address, new Response('{'));
    device.isOnline = false;
    await store.repair(['places-0']);
    expect(store.now()).toMatchObject({ kind: 'kept', isIncomplete: true });
    device.isOnline = true;
    device.server.requests = [];
    await store.checkForUpdate();
    expect(store.now()).toMatchObject({ kind: 'kept', isIncomplete: false });
    expect(device.caches.body(cacheNames.guide, address)).toBe(JSON.stringify(firstGuide.place));
    expect(device.server.requests).toEqual(['/offlineProgram.json', '/pocket-guide/ko.json', address]);
  });

  it('says that the browser has deleted it', async () => {
    const { store } = await openTab();
    await store.keep('ko');
    await caches.delete(cacheNames.guide);
    const evicted = { kind: 'absent', isEvicted: true };
    const later = await openTab();
    expect(later.store.now()).toEqual(evicted);
    // The screen that shows it deletes the mark, and a moment later the page checks the guide.
    device.localStorage.clear();
    await later.store.checkForUpdate();
    expect(later.store.now()).toEqual(evicted);
    expect((await openTab()).store.now()).toEqual({ kind: 'absent', isEvicted: false });
  });
});

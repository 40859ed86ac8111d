import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OfflineStore } from './OfflineStore.ts';

const origin = 'http://localhost';
const absolute = (address: string | Request) =>
  new URL(typeof address === 'string' ? address : address.url, origin).href;

/** A fake of the browser's cache, as far as it is used; a deleted cache still serves handles that are open. */
class FakeCache {
  readonly held = new Map<string, Response>();
  async match(address: string | Request) {
    return this.held.get(absolute(address))?.clone();
  }
  async put(address: string, response: Response) {
    this.held.delete(absolute(address));
    this.held.set(absolute(address), response);
  }
  async delete(address: string | Request) {
    return this.held.delete(absolute(address));
  }
  async keys() {
    return [...this.held.keys()].map((url) => new Request(url));
  }
  async addAll(files: string[]) {
    const all = await Promise.all(files.map(async (file) => [file, await fetch(file)] as const));
    for (const [file, response] of all) this.held.set(absolute(file), response);
  }
}

let cachesByName: Map<string, FakeCache>;
let responses: Record<string, () => Response>;
const document = (file: string, text = '') =>
  new Response(`<html>${text}<script>["/assets/${file}"]</script>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
const script = () => new Response('1');
const card = { address: '/driver/tour/1?lang=ja', answers: [{ address: '/api/v1/stops?ids=1', body: [1] }] };

beforeEach(() => {
  cachesByName = new Map();
  responses = { '/driver/tour/1': () => document('a.js'), '/assets/a.js': script, '/assets/b.js': script };
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const known = cachesByName.get(name) ?? new FakeCache();
      cachesByName.set(name, known);
      return known;
    },
    has: async (name: string) => cachesByName.has(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      cachesByName.get(cacheName)?.match(address),
    keys: async () => [...cachesByName.keys()],
    delete: async (name: string) => cachesByName.delete(name),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    const response = responses[new URL(address, origin).pathname];
    if (!response) throw new TypeError('no network');
    return response();
  });
});
afterEach(() => vi.unstubAllGlobals());

const store = (version = 'A', files = ['/assets/a.js']) => new OfflineStore('/driver/', { version, files });
const textOf = async (response: Promise<Response | undefined>) => (await response)?.text();

describe('offline copies', () => {
  it('stores a page with its files and responses, and finds it by its path in any language', async () => {
    expect(await store().storePage(card)).toBe('kept');
    expect(await textOf(store().page(`${origin}/driver/tour/1?lang=en`))).toContain('a.js');
    expect(await textOf(store().file('/assets/a.js'))).toBe('1');
    expect(await textOf(store().response('/api/v1/stops?ids=1&locale=ko'))).toBe('[1]');
    expect(await store().response('/api/v1/stops?ids=2')).toBeUndefined();
  });

  it('keeps the earlier copy without network, and marks it as one', async () => {
    responses = {};
    expect(await store().storePage(card)).toBe('notKept');
    responses = { '/driver/tour/1': () => document('a.js'), '/assets/a.js': script };
    await store().storePage(card);
    responses = {};
    expect(await store().storePage(card)).toBe('keptEarlier');
    expect(await store().page(`${origin}/driver/tour/1`)).toBeDefined();
  });

  it.each([
    ['a failure', () => new Response('<html>', { status: 500, headers: { 'content-type': 'text/html' } })],
    [
      'a place that no longer exists',
      () => new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } }),
    ],
    [
      'a response other than a page',
      () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
    ],
    ['a page of another build', () => document('z.js')],
  ])('does not store %s', async (_, response) => {
    responses['/driver/tour/1'] = response;
    expect(await store().storePage(card)).toBe('notKept');
    expect(await store().page(`${origin}/driver/tour/1`)).toBeUndefined();
  });

  it('stores no page without all its files', async () => {
    delete responses['/assets/a.js'];
    expect(await store().storePage(card)).toBe('notKept');
    expect(await store().page(`${origin}/driver/tour/1`)).toBeUndefined();
  });

  it('keeps at most sixty pages and responses, and evicts the oldest', async () => {
    for (let id = 1; id <= 70; id += 1) {
      responses[`/driver/tour/${id}`] = () => document('a.js');
      await store().storePage({ address: `/driver/tour/${id}`, answers: [] });
    }
    expect(cachesByName.get('/driver/ pages A')?.held.size).toBe(60);
    expect(await store().page(`${origin}/driver/tour/10`)).toBeUndefined();
    expect(await store().page(`${origin}/driver/tour/70`)).toBeDefined();
  });

  it('leaves nothing behind when a logout happens while a page is being stored', async () => {
    responses['/driver/tour/1'] = () => {
      cachesByName.clear();
      return document('a.js');
    };
    await store().storePage(card);
    expect(await store().page(`${origin}/driver/tour/1`)).toBeUndefined();
  });
});

it('opens no cache for a lookup, since a logout may be deleting it', async () => {
  await store().storePage(card);
  const opened = vi.spyOn(caches, 'open');
  expect(await textOf(store().file('/assets/a.js'))).toBe('1');
  expect(await textOf(store().page(`${origin}/driver/tour/1`))).toContain('a.js');
  expect(await textOf(store().response('/api/v1/stops?ids=1'))).toBe('[1]');
  // Opening a cache that was just deleted would create it again.
  expect(opened).not.toHaveBeenCalled();
});

it('creates no cache for a lookup after a logout', async () => {
  await store().storePage(card);
  cachesByName.clear();
  expect(await store().file('/assets/a.js')).toBeUndefined();
  expect(await store().page(`${origin}/driver/tour/1`)).toBeUndefined();
  expect(await store().response('/api/v1/stops?ids=1')).toBeUndefined();
  expect(cachesByName.size).toBe(0);
});

describe('a new build', () => {
  const newer = () => store('B', ['/assets/b.js']);

  it("fetches the older build's pages again, deletes the older cache, and leaves other scopes alone", async () => {
    await store().storePage(card);
    cachesByName.set('/tickets/ pages A', new FakeCache());
    responses['/driver/tour/1'] = () => document('b.js', 'new');
    responses['/api/v1/stops'] = () => new Response('[2]');
    await newer().fillFiles();
    await newer().takeOver();
    await newer().deleteOlder();
    expect(await textOf(newer().page(`${origin}/driver/tour/1`))).toContain('new');
    expect(await textOf(newer().response('/api/v1/stops?ids=1'))).toBe('[2]');
    expect([...cachesByName.keys()].toSorted()).toEqual([
      '/driver/ files B',
      '/driver/ pages B',
      '/tickets/ pages A',
    ]);
  });

  it('carries over what only its owner may request', async () => {
    await store().storePage(card);
    responses['/driver/tour/1'] = () => document('b.js', 'new');
    responses['/api/v1/stops'] = () => new Response('{}', { status: 401 });
    await newer().fillFiles();
    await newer().takeOver();
    expect(await textOf(newer().response('/api/v1/stops?ids=1'))).toBe('[1]');
    responses['/api/v1/stops'] = () => new Response('{}', { status: 404 });
    const newest = store('C', ['/assets/b.js']);
    await newest.fillFiles();
    await newest.takeOver();
    expect(await newest.response('/api/v1/stops?ids=1')).toBeUndefined();
  });

  it('is not installed without network, and the older build stays complete', async () => {
    await store().storePage(card);
    delete responses['/driver/tour/1'];
    await expect(newer().takeOver()).rejects.toThrow('no network');
    expect(await textOf(store().page(`${origin}/driver/tour/1`))).toContain('a.js');
    expect(await textOf(store().file('/assets/a.js'))).toBe('1');
  });
});

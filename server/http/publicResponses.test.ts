import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { waitUntil } from '../testing/waitUntil.ts';
import { type PublicResponse, PublicResponses, publicResponse, readBody } from './publicResponses.ts';

const page = (text: string) => publicResponse(200, 'text/html', text);
const responseText = async (response: PublicResponse) => (await readBody(response)).toString();

/** A cache with its own clock, and a count of the responses that were made. */
function counted(capacity?: number) {
  // lru-cache takes a start of 0 for none.
  let now = 1;
  let made = 0;
  const cache = new PublicResponses(capacity, () => now);
  return {
    cache,
    pass: (ms: number) => {
      now += ms;
    },
    made: () => made,
    get: async (key: string, text = key) => {
      const response = await cache.get(key, 5_000, async () => {
        made += 1;
        return page(text);
      });
      return responseText(response);
    },
  };
}

describe('the cache of public responses', () => {
  it('shares one run between concurrent requests, and makes the response again when it is no longer fresh', async () => {
    const { get, made, pass } = counted();
    expect(await Promise.all([get('list'), get('list'), get('list')])).toEqual(['list', 'list', 'list']);
    pass(5_000);
    await get('list');
    expect(made()).toBe(1);
    pass(1);
    expect(await get('list', 'in another order')).toBe('in another order');
    expect(made()).toBe(2);
  });

  it('keeps a response fresh no longer than the responses that it is made of', async () => {
    const { cache, get, made, pass } = counted();
    const shownPage = async () =>
      responseText(await cache.get('page', 5_000, async () => page(`${await get('list')} ${made()}`)));
    await get('list');
    pass(4_000);
    expect(await shownPage()).toBe('list 1');
    pass(1_000);
    expect(await shownPage()).toBe('list 1');
    pass(1);
    expect(await shownPage()).toBe('list 2');
    pass(5_000);
    expect(await shownPage()).toBe('list 2');
  });

  it('does not keep a response that is made of the last one before an outage', async () => {
    const { cache, get, pass } = counted();
    await get('list', 'before');
    pass(10_000);
    let list = () => Promise.reject<PublicResponse>(new Error('away'));
    const shownPage = async () =>
      responseText(await cache.get('page', 5_000, () => cache.get('list', 5_000, () => list())));
    expect(await shownPage()).toBe('before');
    list = async () => page('after');
    expect(await shownPage()).toBe('after');
  });

  it('passes a failure on, and does not cache it', async () => {
    const { cache, get } = counted();
    await expect(cache.get('list', 5_000, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await get('list', 'here')).toBe('here');
  });

  it('serves the last response for a day while it cannot be made again', async () => {
    const { cache, get, pass } = counted();
    await get('list', 'here');
    pass(10_000);
    const failed = () => cache.get('list', 5_000, () => Promise.reject(new Error('away')));
    const outage = () => cache.get('list', 5_000, async () => publicResponse(503, 'text/html', 'outage'));
    for (const again of [failed, outage]) expect(await responseText(await again())).toBe('here');
    pass(25 * 3_600_000);
    await expect(failed()).rejects.toThrow('away');
    expect((await outage()).status).toBe(503);
  });

  it('caches only a 200', async () => {
    const { cache, get } = counted();
    const missing = await cache.get('a', 5_000, async () => publicResponse(404, 'text/html', 'missing'));
    expect(missing.status).toBe(404);
    expect(await get('a', 'here')).toBe('here');
  });

  it('empties at a change of the guide, and caches no response of a run begun before', async () => {
    const { cache, get } = counted();
    const begun = Promise.withResolvers<void>();
    const before = cache.get('list', 5_000, async () => {
      await begun.promise;
      return page('old');
    });
    cache.empty();
    const after = get('list', 'new');
    begun.resolve();
    expect(await responseText(await before)).toBe('old');
    expect([await after, await get('list', 'newer')]).toEqual(['new', 'new']);
  });

  it('evicts the least recently used response when full', async () => {
    const { get, made } = counted(200);
    const text = 'x'.repeat(60);
    for (const key of ['a', 'b', 'a', 'c', 'd']) await get(key, text);
    expect(made()).toBe(4);
    await get('a', text);
    expect(made()).toBe(4);
    await get('b', text);
    expect(made()).toBe(5);
  });

  it('caches nothing without room', async () => {
    const { get, made } = counted(0);
    await Promise.all([get('a'), get('a')]);
    expect(made()).toBe(2);
  });

  it('keeps a page in both encodings only, for as long as its body is the same', async () => {
    const { cache, pass } = counted();
    const html = '<p>경포해변</p>'.repeat(50);
    const get = () => cache.get('a', 5_000, async () => page(html));
    const first = await get();
    expect(await get()).toBe(first);
    const { br, gzip } = await waitUntil('the compressed page', () => first.body.packed);
    expect(first.body.made).toBeNull();
    expect(String(brotliDecompressSync(br))).toBe(html);
    expect(String(gunzipSync(gzip))).toBe(html);
    expect(br.length).toBeLessThan(html.length / 5);
    expect(await responseText(first)).toBe(html);
    pass(10_000);
    expect(await get()).toBe(first);
  });

  it('compresses one body at a time, and none that is dropped while it waits', async () => {
    const { cache } = counted();
    // Takes a hundred times as long as the others.
    const large = Array.from({ length: 20_000 }, (_, index) => (index * 7_919) % 10_007).join();
    const get = (key: string) =>
      cache.get(key, 5_000, async () => page(key === 'large' ? large : `<p>${key}</p>`));
    const getTwice = async (key: string) => {
      await get(key);
      return get(key);
    };
    const first = await getTwice('large');
    const second = await getTwice('small');
    await waitUntil('the second body', () => second.body.packed);
    expect(first.body.packed).not.toBeNull();

    cache.empty();
    await getTwice('large');
    const dropped = await getTwice('dropped');
    cache.empty();
    const last = await getTwice('last');
    await waitUntil('the last body', () => last.body.packed);
    expect(dropped.body.packed).toBeNull();
  });

  it('leaves a response that is requested once as it was made', async () => {
    const { cache } = counted();
    const [once, twice] = await Promise.all(
      ['once', 'twice'].map((key) => cache.get(key, 5_000, async () => page(`<p>${key}</p>`.repeat(50)))),
    );
    await cache.get('twice', 5_000, async () => page(''));
    await waitUntil('the compressed page', () => twice?.body.packed);
    expect(once?.body).toMatchObject({ packed: null });
  });

  it('keeps the body that pages are rendered from as it was made, too', async () => {
    const cache = new PublicResponses();
    const get = () =>
      cache.get('call', 5_000, async () =>
        publicResponse(200, 'application/json', '[]', { isReadHere: true }),
      );
    const call = await get();
    await get();
    await waitUntil('the compressed body', () => call.body.packed);
    expect(call.body.made?.toString()).toBe('[]');
  });

  it('keeps no memory but that of the bodies', async () => {
    const cache = new PublicResponses();
    const get = () =>
      cache.get('call', 5_000, async () => publicResponse(200, 'text/plain', '강릉', { isReadHere: true }));
    const { body } = await get();
    expect(body.made?.buffer.byteLength).toBe(body.made?.length);
    const response = await get();
    const packed = await waitUntil('the compressed body', () => response.body.packed);
    for (const kept of [packed.br, packed.gzip]) expect(kept?.buffer.byteLength).toBe(kept?.length);
  });
});

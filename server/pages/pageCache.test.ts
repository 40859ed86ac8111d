import { describe, expect, it } from 'vitest';
import { type CachedPage, compressWell, PageCache, seoulDay } from './pageCache.ts';

const noon = Date.parse('2026-11-21T12:00:00+09:00');
const page = (size = 10): CachedPage => ({
  status: 200,
  etag: '"x"',
  body: Buffer.alloc(size),
  brotli: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
});

describe('page cache', () => {
  it('keeps a page for a minute', () => {
    let steady = 1_000;
    const cache = new PageCache(1_000, () => steady);
    const cached = page();
    cache.set('/', cached, noon);
    steady += 59_999;
    expect(cache.get('/', noon + 59_999)).toBe(cached);
    steady += 1;
    expect(cache.get('/', noon + 60_000)).toBeNull();
  });

  it('keeps a page for a minute though the clock is set back or forward within the day', () => {
    let steady = 1_000;
    const cache = new PageCache(1_000, () => steady);
    const hour = 3_600_000;
    cache.set('/', page(), noon);
    expect(cache.get('/', noon + hour)).not.toBeNull();
    steady += 60_000;
    expect(cache.get('/', noon - hour)).toBeNull();
    cache.set('/', page(), noon + 24 * hour);
    expect(cache.get('/', noon)).toBeNull();
  });

  it('DESIGN 8: empties at midnight in Seoul', () => {
    const cache = new PageCache();
    const justBefore = Date.parse('2026-11-21T23:59:59+09:00');
    cache.set('/', page(), justBefore);
    expect(cache.get('/', justBefore + 500)).not.toBeNull();
    expect(cache.get('/', justBefore + 1000)).toBeNull();
    expect(seoulDay(justBefore + 1000)).toBe(seoulDay(justBefore) + 1);
  });

  it('evicts the least recently used page when full', () => {
    const cache = new PageCache(25);
    cache.set('a', page(), noon);
    cache.set('b', page(), noon);
    cache.get('a', noon);
    cache.set('c', page(), noon);
    expect(cache.get('b', noon)).toBeNull();
    expect(cache.get('a', noon)).not.toBeNull();
  });

  it('holds the same page in every encoding', async () => {
    const html = '<p>경포해변</p>'.repeat(50);
    const packed = await compressWell(200, '"e"', Buffer.from(html));
    expect(packed.body.toString()).toBe(html);
    expect(packed.brotli.length).toBeLessThan(packed.body.length / 5);
    expect(packed.gzip.length).toBeLessThan(packed.body.length / 5);
  });
});

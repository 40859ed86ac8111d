import { describe, expect, it } from 'vitest';
import { PromiseCache } from './promiseCache.ts';

const cacheAt = (now: () => number) => new PromiseCache<unknown>({ most: 500, lifetime: 5_000, now });

describe('a cache of promises', () => {
  it('shares one run between concurrent calls, and runs again after its lifetime', async () => {
    let now = 0;
    let asked = 0;
    const cache = cacheAt(() => now);
    const ask = () => cache.get('list', async () => ++asked);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    now = 4999;
    expect(await ask()).toBe(1);
    now = 5000;
    expect(await ask()).toBe(2);
    expect(await cache.get('another', async () => 'x')).toBe('x');
  });

  it('passes a failure on, and does not cache it', async () => {
    const cache = cacheAt(() => 0);
    let fails = true;
    const ask = () =>
      cache.get('list', async () => {
        if (fails) throw new Error('away');
        return 'here';
      });
    await expect(ask()).rejects.toThrow('away');
    fails = false;
    expect(await ask()).toBe('here');
  });

  it('can be emptied, and then caches no result of a run begun before', async () => {
    const cache = cacheAt(() => 0);
    const answers: { settle: (name: string) => void; fail: () => void }[] = [];
    const ask = () =>
      cache.get(
        'list',
        () =>
          new Promise<string>((resolve, reject) => {
            answers.push({ settle: resolve, fail: () => reject(new Error('away')) });
          }),
      );
    const before = ask();
    cache.clear();
    const after = ask();
    answers[0]?.fail();
    await expect(before).rejects.toThrow('away');
    const again = ask();
    answers[1]?.settle('new');
    expect(await Promise.all([after, again])).toEqual(['new', 'new']);
    expect(answers).toHaveLength(2);
  });

  it('removes the least recently used entry above its limit', async () => {
    const cache = cacheAt(() => 0);
    let asked = 0;
    const ask = (key: string) => cache.get(key, async () => ++asked);
    await ask('first');
    for (let key = 0; key < 500; key++) await ask(String(key));
    await ask('first');
    expect(asked).toBe(502);
  });
});

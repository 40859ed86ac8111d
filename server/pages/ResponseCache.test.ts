import { describe, expect, it } from 'vitest';
import { ResponseCache } from './ResponseCache.ts';

describe('the response cache of pages', () => {
  it('shares one call between pages, and calls again after five seconds', async () => {
    let now = 0;
    let asked = 0;
    const memory = new ResponseCache(() => now);
    const ask = () => memory.recall('list', async () => ++asked);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    now = 4999;
    expect(await ask()).toBe(1);
    now = 5000;
    expect(await ask()).toBe(2);
    expect(await memory.recall('another', async () => 'x')).toBe('x');
  });

  it('passes a failure on, and does not cache it', async () => {
    const memory = new ResponseCache(() => 0);
    let fails = true;
    const ask = () =>
      memory.recall('list', async () => {
        if (fails) throw new Error('away');
        return 'here';
      });
    await expect(ask()).rejects.toThrow('away');
    fails = false;
    expect(await ask()).toBe('here');
  });

  it('empties at a change of the guide, and caches no response of a call begun before', async () => {
    const memory = new ResponseCache(() => 0);
    const answers: { settle: (name: string) => void; fail: () => void }[] = [];
    const ask = () =>
      memory.recall(
        'list',
        () =>
          new Promise<string>((resolve, reject) => {
            answers.push({ settle: resolve, fail: () => reject(new Error('away')) });
          }),
      );
    const before = ask();
    memory.empty();
    const after = ask();
    answers[0]?.fail();
    await expect(before).rejects.toThrow('away');
    const again = ask();
    answers[1]?.settle('new');
    expect(await Promise.all([after, again])).toEqual(['new', 'new']);
    expect(answers).toHaveLength(2);
  });

  it('keeps at most five hundred responses', async () => {
    const memory = new ResponseCache(() => 0);
    let asked = 0;
    const ask = (key: string) => memory.recall(key, async () => ++asked);
    await ask('first');
    for (let key = 0; key < 500; key++) await ask(String(key));
    await ask('first');
    expect(asked).toBe(502);
  });
});

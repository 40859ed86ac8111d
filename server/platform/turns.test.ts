import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('runs two at the same time, in the order in which they came', async () => {
  const turns = new Turns({ name: 'the test', concurrency: 2, timeout: 60_000 });
  const begun: number[] = [];
  let running = 0;
  const work = (number: number) => async () => {
    begun.push(number);
    running += 1;
    expect(running).toBeLessThanOrEqual(2);
    await pause(1);
    running -= 1;
    if (number === 1) throw new Error('This one fails');
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => turns.run(work(number))));
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
});

test('refuses with Retry-After who has waited too long, and lets the next one work', async () => {
  const turns = new Turns({ name: 'the test', concurrency: 1, timeout: 20 });
  const release = await turns.take();
  await expect(turns.take()).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 5,
    cause: new Error('the test was busy for 20 ms'),
  });
  release();
  release();
  expect(await turns.run(async () => 'worked')).toBe('worked');
});

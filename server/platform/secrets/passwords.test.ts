import { availableParallelism } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { goodPassword, goodPasswordHash } from '../../testing/testPassword.ts';
import { matchesPassword } from './passwords.ts';

test('refuses with Retry-After who waits 5 seconds for the hashes of others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const cores = availableParallelism();
  const checks = Array.from({ length: cores + 2 }, () => matchesPassword(goodPasswordHash, goodPassword));
  const results = Promise.allSettled(checks);
  vi.advanceTimersByTime(5_000);
  const refused = { status: 'rejected', reason: { code: 'unavailable', status: 503, retryAfter: 5 } };
  expect(await results).toMatchObject([
    ...Array.from({ length: cores }, () => ({ status: 'fulfilled', value: true })),
    ...[refused, refused],
  ]);
  expect(await matchesPassword(goodPasswordHash, goodPassword)).toBe(true);
});

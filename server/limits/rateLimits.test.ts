import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../problem.ts';
import { connectRedis } from '../redis.ts';
import { openRedis, redisAnswers } from '../testing/redisServer.ts';
import { createRateLimits, type RateLimits } from './rateLimits.ts';

async function refusals(limits: RateLimits, key: string, times: number): Promise<ProblemError[]> {
  const refused: ProblemError[] = [];
  for (let asked = 0; asked < times; asked++) {
    await limits.take('mailToAddress', key).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      refused.push(error);
    });
  }
  return refused;
}

describe('limits in memory', () => {
  const limits = createRateLimits(null);
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a clock that is set back locks nobody out for longer than the rule says', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const real = Date.now();
    vi.setSystemTime(real + 24 * 3_600_000);
    expect(await refusals(limits, 'ahead@example.com', 6)).toHaveLength(1);
    vi.setSystemTime(real);
    expect(await refusals(limits, 'ahead@example.com', 5)).toEqual([]);
    const [refused] = await refusals(limits, 'ahead@example.com', 1);
    expect(refused?.retryAfter).toBeLessThanOrEqual(3600);
    vi.setSystemTime(real - 3_600_000);
    expect(await refusals(limits, 'ahead@example.com', 5)).toEqual([]);
  });

  it('DESIGN 3: five an hour, for each key by itself, with the seconds to wait', async () => {
    const [refused, ...more] = await refusals(limits, 'a@example.com', 6);
    expect(more).toEqual([]);
    expect(refused?.code).toBe('tooManyRequests');
    expect(refused?.retryAfter).toBeGreaterThan(3500);
    expect(refused?.retryAfter).toBeLessThanOrEqual(3600);
    expect(await refusals(limits, 'b@example.com', 5)).toEqual([]);
  });

  it('a try that did no harm is given back', async () => {
    for (let signIn = 0; signIn < 30; signIn++) {
      await limits.take('signInToAddress', 'c@example.com');
      await limits.giveBack('signInToAddress', 'c@example.com');
    }
    for (let wrong = 0; wrong < 10; wrong++) await limits.take('signInToAddress', 'c@example.com');
    await expect(limits.take('signInToAddress', 'c@example.com')).rejects.toBeInstanceOf(ProblemError);
  });
});

const given = process.env.TEST_REDIS_URL;
const server = given ? null : await openRedis();
const redisUrl = given ?? server?.url ?? '';
if (!redisUrl)
  process.stderr.write('SKIPPED: limits in Redis need TEST_REDIS_URL, redis-server or valkey-server\n');

describe.skipIf(!redisUrl)('limits in Redis', () => {
  const open: Redis[] = [];
  const logged: string[] = [];
  const anotherProcess = async () => {
    const redis = connectRedis(redisUrl, (line) => logged.push(line));
    open.push(redis);
    return createRateLimits(redis);
  };

  beforeAll(() => redisAnswers(redisUrl));
  afterAll(async () => {
    for (const redis of open) redis.disconnect();
    await server?.dispose();
  });

  it('DESIGN 4: two processes count together, and a restart forgets nothing', async () => {
    const [a, b] = [await anotherProcess(), await anotherProcess()];
    await pause(300);
    const key = `shared-${Date.now()}@example.com`;
    expect(await refusals(a, key, 3)).toEqual([]);
    expect(await refusals(b, key, 3)).toHaveLength(1);
    const restarted = await anotherProcess();
    await pause(300);
    expect(await refusals(restarted, key, 1)).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it.skipIf(Boolean(given))('without Redis each process counts for itself, and says so once', async () => {
    const limits = await anotherProcess();
    await pause(300);
    await server?.stop();
    logged.length = 0;
    const key = 'alone@example.com';
    expect(await refusals(limits, key, 5)).toEqual([]);
    expect(await refusals(limits, key, 1)).toHaveLength(1);
    expect(new Set(logged).size).toBeLessThanOrEqual(1);
  });
});

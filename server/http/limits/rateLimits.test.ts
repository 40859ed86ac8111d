import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInLimits } from '../../features/accounts/signIn.ts';
import { ProblemError } from '../../platform/problem.ts';
import { connectRedis } from '../../platform/redis.ts';
import { socketFaults, startFaultySocketServer } from '../../testing/faultySocketServer.ts';
import { askRedis, openRedis, waitForRedis } from '../../testing/redisServer.ts';
import { consumeAll, createRateLimits, type RateLimits } from './rateLimits.ts';

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

describe('limits in process memory', () => {
  const limits = createRateLimits(null);
  afterEach(() => {
    vi.useRealTimers();
  });

  it('locks no client out for longer than the rule when the clock is set back', async () => {
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

  it('DESIGN 3: allows five an hour per key, and returns the seconds to wait', async () => {
    const [refused, ...more] = await refusals(limits, 'a@example.com', 6);
    expect(more).toEqual([]);
    expect(refused?.code).toBe('tooManyRequests');
    expect(refused?.retryAfter).toBeGreaterThan(3500);
    expect(refused?.retryAfter).toBeLessThanOrEqual(3600);
    expect(await refusals(limits, 'b@example.com', 5)).toEqual([]);
  });

  it('refunds an attempt that did no harm', async () => {
    for (let signIn = 0; signIn < 30; signIn++) {
      await limits.take('passwordByAccount', 'c@example.com');
      await limits.giveBack('passwordByAccount', 'c@example.com');
    }
    for (let wrong = 0; wrong < 10; wrong++) await limits.take('passwordByAccount', 'c@example.com');
    await expect(limits.take('passwordByAccount', 'c@example.com')).rejects.toBeInstanceOf(ProblemError);
  });

  it('refunds all limits when one of several refuses', async () => {
    const wanted = [
      ['passwordByAccount', 'd'],
      ['mailToAddress', 'd'],
    ] as const;
    expect(await refusals(limits, 'd', 5)).toEqual([]);
    for (let tries = 0; tries < 30; tries++)
      await expect(consumeAll(limits, wanted)).rejects.toBeInstanceOf(ProblemError);
    await limits.take('passwordByAccount', 'd');
  });
});

describe('DESIGN 3: slowed-down attempts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** Seconds to wait, or null where the attempt is allowed. */
  const retryAfter = (take: Promise<unknown>) =>
    take.then(
      () => null,
      (error: unknown) => (error instanceof ProblemError ? error.retryAfter : error),
    );
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  it('waits 1, 2, 4 and at most 60 seconds after ten attempts, and no longer after refused ones', async () => {
    const limits = createRateLimits(null);
    const take = () => retryAfter(limits.take('signInByPair', 'pair'));
    for (let tries = 0; tries < 10; tries++) expect(await take()).toBeNull();
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      for (let tries = 0; tries < 5; tries++) expect(await take()).toBe(pause);
      later(pause);
      expect(await take()).toBeNull();
    }
    expect(await retryAfter(limits.take('signInByPair', 'another'))).toBeNull();
    later(900);
    for (let tries = 0; tries < 10; tries++) expect(await take()).toBeNull();
  });

  it('allows ten of many concurrent attempts', async () => {
    const limits = createRateLimits(null);
    const waits = await Promise.all(
      Array.from({ length: 50 }, () => retryAfter(limits.take('signInByPair', 'pair'))),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(10);
  });

  it('ends the pause when an attempt is refunded', async () => {
    const limits = createRateLimits(null);
    for (let tries = 0; tries < 10; tries++) await limits.take('signInByPair', 'pair');
    later(1);
    await limits.take('signInByPair', 'pair');
    await limits.giveBack('signInByPair', 'pair');
    expect(await retryAfter(limits.take('signInByPair', 'pair'))).toBeNull();
  });

  it('makes no pause longer when the clock is set back', async () => {
    const limits = createRateLimits(null);
    later(24 * 3600);
    for (let tries = 0; tries < 10; tries++) await limits.take('signInByPair', 'pair');
    later(-24 * 3600);
    expect(await retryAfter(limits.take('signInByPair', 'pair'))).toBeNull();
  });

  it('slows down a guesser with many clients, but neither a known device nor another address', async () => {
    const limits = createRateLimits(null);
    const signIn = (client: string, device: string | null = null, email = 'owner@example.com') =>
      retryAfter(consumeAll(limits, signInLimits(email, client, device)));
    let guesses = 0;
    for (let second = 0; second < 3_590; second += 10) {
      for (let client = 0; client < 500; client += 100)
        if ((await signIn(`198.51.100.${client + (second % 97)}`)) === null) guesses += 1;
      later(10);
    }
    expect(guesses).toBeGreaterThan(100);
    expect(guesses).toBeLessThan(170);
    // The next attempt waits, for a minute at most.
    await signIn('198.51.100.250');
    expect(await signIn('203.0.113.7')).toBeLessThanOrEqual(60);
    expect(await signIn('203.0.113.7', 'device')).toBeNull();
    expect(await signIn('203.0.113.7', null, 'other@example.com')).toBeNull();
  });
});

const lost = 'Redis does not answer: each process counts its limits for itself.';

describe.concurrent('limits with a faulty Redis', () => {
  it.for(socketFaults('+'))(
    'DESIGN 4: counts per process with a faulty Redis (it %s), and logs it once',
    async ([, behave], { expect }) => {
      const server = await startFaultySocketServer(behave);
      const logged: string[] = [];
      const redis = connectRedis(`redis://127.0.0.1:${server.port}`, (line) => logged.push(line), {
        connect: 300,
        command: 100,
        silence: 200,
      });
      const limits = createRateLimits(redis);
      await server.connection();
      expect(await refusals(limits, 'a@example.com', 5)).toEqual([]);
      expect(await refusals(limits, 'a@example.com', 1)).toMatchObject([{ code: 'tooManyRequests' }]);
      await limits.giveBack('mailToAddress', 'a@example.com');
      await expect.poll(() => logged).toEqual([lost]);
      redis.disconnect();
      server.close();
    },
  );
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
    const limits = createRateLimits(redis);
    const key = `ready-${open.length}-${Date.now()}`;
    const isCountedThere = async () => {
      await limits.take('webhookByClient', key);
      return askRedis(redisUrl, (one) => one.exists(`limit:webhookByClient:${key}`));
    };
    await expect.poll(isCountedThere).toBe(1);
    return limits;
  };

  beforeAll(() => waitForRedis(redisUrl));
  afterAll(async () => {
    for (const redis of open) redis.disconnect();
    await server?.dispose();
  });

  it('DESIGN 4: counts over two processes, and keeps the counts over a restart', async () => {
    const [a, b] = [await anotherProcess(), await anotherProcess()];
    const key = `shared-${Date.now()}@example.com`;
    expect(await refusals(a, key, 3)).toEqual([]);
    expect(await refusals(b, key, 3)).toHaveLength(1);
    for (let tries = 0; tries < 10; tries++) await [a, b][tries % 2]?.take('signInByPair', key);
    await expect(a.take('signInByPair', key)).rejects.toMatchObject({ retryAfter: 1 });
    await b.giveBack('signInByPair', key);
    await a.take('signInByPair', key);
    const restarted = await anotherProcess();
    expect(await refusals(restarted, key, 1)).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it.skipIf(Boolean(given))(
    'bypasses a stalled Redis until it responds again (needs a Redis of its own)',
    async () => {
      const logged: string[] = [];
      const redis = connectRedis(redisUrl, (line) => logged.push(line), {
        connect: 500,
        command: 200,
        silence: 300,
      });
      open.push(redis);
      const limits = createRateLimits(redis);
      server?.signal('SIGSTOP');
      expect(await refusals(limits, 'still@example.com', 5)).toEqual([]);
      await expect.poll(() => logged).toEqual([lost]);
      expect(await refusals(limits, 'still@example.com', 1)).toHaveLength(1);
      server?.signal('SIGCONT');
      await expect.poll(() => logged).toEqual([lost, 'Redis is back: limits are counted together again.']);
    },
  );

  it.skipIf(Boolean(given))(
    'counts per process without Redis, and logs it once (needs a Redis of its own)',
    async () => {
      for (const redis of open.splice(0)) redis.disconnect();
      const limits = await anotherProcess();
      logged.length = 0;
      await server?.stop();
      await expect.poll(() => logged).toEqual([lost]);
      const key = 'alone@example.com';
      expect(await refusals(limits, key, 5)).toEqual([]);
      expect(await refusals(limits, key, 1)).toHaveLength(1);
      expect(logged).toEqual([lost]);
    },
  );
});

import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../problem.ts';
import { connectRedis } from '../redis.ts';
import { askRedis, openRedis, redisAnswers } from '../testing/redisServer.ts';
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

const lost = 'Redis does not answer: each process counts its limits for itself.';

describe.concurrent('limits at a Redis that answers nonsense', () => {
  it.for<[string, (socket: Socket) => unknown]>([
    ['it says nothing', () => undefined],
    ['it drips', (socket) => void setInterval(() => socket.write('+'), 20).unref()],
    ['it is something else', (socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['it closes at once', (socket) => socket.end()],
    ['it breaks off', (socket) => socket.once('data', () => socket.destroy())],
  ])('DESIGN 4: %s: each process counts for itself, and says so once', async ([, behave], { expect }) => {
    const sockets = new Set<Socket>();
    const nonsense = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      behave(socket);
    }).listen(0, '127.0.0.1');
    await once(nonsense, 'listening');
    const address = nonsense.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const told: string[] = [];
    const redis = connectRedis(`redis://127.0.0.1:${port}`, (line) => told.push(line), {
      connect: 300,
      command: 100,
      silence: 200,
    });
    const limits = createRateLimits(redis);
    await once(nonsense, 'connection');
    expect(await refusals(limits, 'a@example.com', 5)).toEqual([]);
    expect(await refusals(limits, 'a@example.com', 1)).toMatchObject([{ code: 'tooManyRequests' }]);
    await limits.giveBack('mailToAddress', 'a@example.com');
    await expect.poll(() => told, { timeout: 20_000 }).toEqual([lost]);
    redis.disconnect();
    for (const socket of sockets) socket.destroy();
    nonsense.close();
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
    const limits = createRateLimits(redis);
    const key = `ready-${open.length}-${Date.now()}`;
    const isCountedThere = async () => {
      await limits.take('newsByClient', key);
      return askRedis(redisUrl, (one) => one.exists(`limit:newsByClient:${key}`));
    };
    await expect.poll(isCountedThere, { timeout: 20_000 }).toBe(1);
    return limits;
  };

  beforeAll(() => redisAnswers(redisUrl));
  afterAll(async () => {
    for (const redis of open) redis.disconnect();
    await server?.dispose();
  });

  it('DESIGN 4: two processes count together, and a restart forgets nothing', async () => {
    const [a, b] = [await anotherProcess(), await anotherProcess()];
    const key = `shared-${Date.now()}@example.com`;
    expect(await refusals(a, key, 3)).toEqual([]);
    expect(await refusals(b, key, 3)).toHaveLength(1);
    const restarted = await anotherProcess();
    expect(await refusals(restarted, key, 1)).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it.skipIf(Boolean(given))(
    'a Redis that stands still is left alone until it goes on (needs a Redis of its own)',
    async () => {
      const told: string[] = [];
      const redis = connectRedis(redisUrl, (line) => told.push(line), {
        connect: 500,
        command: 200,
        silence: 300,
      });
      open.push(redis);
      const limits = createRateLimits(redis);
      server?.signal('SIGSTOP');
      expect(await refusals(limits, 'still@example.com', 5)).toEqual([]);
      await expect.poll(() => told, { timeout: 20_000 }).toEqual([lost]);
      expect(await refusals(limits, 'still@example.com', 1)).toHaveLength(1);
      server?.signal('SIGCONT');
      await expect
        .poll(() => told, { timeout: 20_000 })
        .toEqual([lost, 'Redis is back: limits are counted together again.']);
    },
  );

  it.skipIf(Boolean(given))(
    'without Redis each process counts for itself, and says so once (needs a Redis of its own)',
    async () => {
      for (const redis of open.splice(0)) redis.disconnect();
      const limits = await anotherProcess();
      logged.length = 0;
      await server?.stop();
      await expect.poll(() => logged, { timeout: 20_000 }).toEqual([lost]);
      const key = 'alone@example.com';
      expect(await refusals(limits, key, 5)).toEqual([]);
      expect(await refusals(limits, key, 1)).toHaveLength(1);
      expect(logged).toEqual([lost]);
    },
  );
});

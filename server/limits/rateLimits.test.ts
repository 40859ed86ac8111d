import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProblemError } from '../problem.ts';
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
  const limits = createRateLimits(undefined, () => undefined);

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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const command = ['redis-server', 'valkey-server'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);
const given = process.env.TEST_REDIS_URL;
if (!command && !given) {
  process.stderr.write('SKIPPED: limits in Redis need TEST_REDIS_URL, redis-server or valkey-server\n');
}

describe.skipIf(!command && !given)('limits in Redis', () => {
  let redisUrl = given ?? '';
  let folder = '';
  let server: ChildProcess | null = null;
  const open: RateLimits[] = [];
  const logged: string[] = [];
  const anotherProcess = async () => {
    const limits = createRateLimits(redisUrl, (line) => logged.push(line));
    open.push(limits);
    return limits;
  };

  async function isAnswering(): Promise<boolean> {
    const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      return (await redis.ping()) === 'PONG';
    } catch {
      return false;
    } finally {
      redis.disconnect();
    }
  }

  beforeAll(async () => {
    if (!given && command) {
      folder = await mkdtemp(path.join(tmpdir(), 'solbada-redis-'));
      const port = await freePort();
      redisUrl = `redis://127.0.0.1:${port}`;
      server = spawn(command, ['--port', String(port), '--save', '', '--dir', folder], { stdio: 'ignore' });
    }
    for (let tries = 0; !(await isAnswering()); tries++) {
      if (tries > 100) throw new Error('Redis does not start');
      await pause(100);
    }
  });
  afterAll(async () => {
    for (const limits of open) await limits.close();
    server?.kill('SIGKILL');
    if (folder) await rm(folder, { recursive: true, force: true });
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
    server?.kill('SIGKILL');
    await pause(300);
    logged.length = 0;
    const key = 'alone@example.com';
    expect(await refusals(limits, key, 5)).toEqual([]);
    expect(await refusals(limits, key, 1)).toHaveLength(1);
    expect(new Set(logged).size).toBeLessThanOrEqual(1);
  });
});

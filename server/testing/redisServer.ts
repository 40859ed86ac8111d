import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** A Redis or Valkey of one test alone, which may be stopped and started again at the same address. */
export interface RedisServer {
  readonly url: string;
  /** Ends it at once. */
  stop(): Promise<void>;
  /** Stands still with all its connections, and goes on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Starts it again, empty, and waits until it answers. */
  start(): Promise<void>;
  /** Milliseconds of pause between the two; does not wait until it answers. */
  restart(pauseBetween: number): Promise<void>;
  dispose(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** What a client of its own is told; null where the server does not answer. */
export async function askRedis<T>(url: string, question: (redis: Redis) => Promise<T>): Promise<T | null> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await question(redis);
  } catch {
    return null;
  } finally {
    redis.disconnect();
  }
}

/** Ends when the server at an address answers. */
export async function redisAnswers(url: string): Promise<void> {
  for (let tries = 0; (await askRedis(url, (redis) => redis.ping())) !== 'PONG'; tries += 1) {
    if (tries > 200) throw new Error('Redis does not start');
    await pause(50);
  }
}

/** Starts one, which may not answer yet; null where the machine has neither Redis nor Valkey. */
export async function openRedis(): Promise<RedisServer | null> {
  const command = ['redis-server', 'valkey-server'].find(
    (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
  );
  if (!command) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'solbada-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const run = () =>
    spawn(command, ['--port', String(port), '--save', '', '--dir', folder], { stdio: 'ignore' });
  let server: ChildProcess = run();
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url,
    stop,
    signal: (name) => void server.kill(name),
    async start() {
      server = run();
      await redisAnswers(url);
    },
    async restart(pauseBetween) {
      await stop();
      await pause(pauseBetween);
      server = run();
    },
    async dispose() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

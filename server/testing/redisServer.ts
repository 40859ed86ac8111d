import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './freePort.ts';

/** A Redis or Valkey for one test, which can be stopped and restarted at the same address. */
export interface RedisServer {
  readonly url: string;
  /** Stops it at once. */
  stop(): Promise<void>;
  /** Suspends it with all its connections, and resumes it. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Restarts it, empty, and waits until it responds. */
  start(): Promise<void>;
  /** Milliseconds between stop and start; does not wait until it responds. */
  restart(pauseBetween: number): Promise<void>;
  dispose(): Promise<void>;
}

/** The response to a new client; null when the server does not respond. */
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

/** Resolves when the server at an address responds. */
export async function redisAnswers(url: string): Promise<void> {
  for (let tries = 0; (await askRedis(url, (redis) => redis.ping())) !== 'PONG'; tries += 1) {
    if (tries > 200) throw new Error('Redis does not start');
    await pause(50);
  }
}

/** Starts a server, which may not respond yet; null when neither Redis nor Valkey is installed. */
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

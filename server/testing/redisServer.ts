import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './freePort.ts';
import { type Started, startCommand } from './startProcess.ts';
import { waitUntil } from './waitUntil.ts';

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
export async function waitForRedis(url: string, server?: Started): Promise<void> {
  const isReady = async () => (await askRedis(url, (redis) => redis.ping())) === 'PONG';
  await waitUntil(`Redis to respond at ${url}`, isReady, {
    during: server?.ended,
    details: () => (server ? `It printed: ${server.out()}${server.err()}` : ''),
  });
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
  const run = () => startCommand(command, ['--port', String(port), '--save', '', '--dir', folder]);
  let server = run();
  const stop = async () => {
    server.process.kill('SIGKILL');
    await server.ended;
  };
  return {
    url,
    stop,
    signal: (name) => void server.process.kill(name),
    async start() {
      server = run();
      await waitForRedis(url, server);
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

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPostgresql, stop } from '../server/database/testing/globalSetup.ts';
import { findPostgresql } from '../server/database/testing/postgresqlBinaries.ts';

/** A server that a test may stop, and start again over the same data. */
export interface Outage {
  readonly url: string;
  /** Ends it at once, or as its own restart does. */
  restart(pauseBetween: number): Promise<void>;
  dispose(): Promise<void>;
}

async function answersSql(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries > 600) throw new Error(`${what} does not answer`);
    await pause(50);
  }
}

/** A PostgreSQL of this test alone; null where none can be had that may be stopped. */
export async function openPostgresql(): Promise<Outage | null> {
  const source = findPostgresql(process.env);
  if (source.kind === 'none' || source.kind === 'url') return null;
  const { postgresql, keeper } = startPostgresql(source);
  if (!('url' in postgresql) || !keeper) return null;
  const { url } = postgresql;
  await until(() => answersSql(url), 'PostgreSQL');
  return {
    url,
    async restart(pauseBetween) {
      keeper.stdin?.write(`restart ${pauseBetween}\n`);
      await until(async () => !(await answersSql(url)), 'the end of PostgreSQL');
      await until(() => answersSql(url), 'PostgreSQL');
    },
    dispose: () => stop(keeper),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A Redis or Valkey of this test alone; null where the machine has neither. */
export async function openRedis(): Promise<Outage | null> {
  const command = ['redis-server', 'valkey-server'].find(
    (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
  );
  if (!command) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'solbada-redis-'));
  const port = await freePort();
  const run = () =>
    spawn(command, ['--port', String(port), '--save', '', '--dir', folder], { stdio: 'ignore' });
  let server: ChildProcess = run();
  const end = async () => {
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart(pauseBetween) {
      await end();
      await pause(pauseBetween);
      server = run();
    },
    async dispose() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

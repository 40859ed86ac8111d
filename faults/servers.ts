import pg from 'pg';
import {
  startPostgresql,
  startReplicatedPostgresql,
  stop,
} from '../server/platform/database/testing/globalSetup.ts';
import { findPostgresql } from '../server/platform/database/testing/postgresqlBinaries.ts';
import { freePort } from '../server/testing/freePort.ts';
import { waitUntil } from '../server/testing/waitUntil.ts';

/** A server that a test can stop, and start again over the same data. */
export interface Outage {
  readonly url: string;
  /** Kills the server at once, or stops it as its own restart does; then starts it again. */
  restart(pauseBetween: number): Promise<void>;
  dispose(): Promise<void>;
}

async function acceptsSql(url: string): Promise<boolean> {
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

const until = (what: string, isSo: () => Promise<boolean>) =>
  waitUntil(what, isSo, { timeout: 60_000, interval: 50 });

/** A PostgreSQL for this test alone; null if none is available that may be stopped. */
export async function openPostgresql(): Promise<Outage | null> {
  const source = findPostgresql(process.env);
  if (source.kind === 'none' || source.kind === 'url') return null;
  const { postgresql, keeper } = startPostgresql(source);
  if (!('url' in postgresql) || !keeper) return null;
  const { url } = postgresql;
  await until('PostgreSQL', () => acceptsSql(url));
  return {
    url,
    async restart(pauseBetween) {
      keeper.stdin?.write(`restart ${pauseBetween}\n`);
      await until('the end of PostgreSQL', async () => !(await acceptsSql(url)));
      await until('PostgreSQL', () => acceptsSql(url));
    },
    dispose: () => stop(keeper),
  };
}

/** A primary and its synchronous standby. */
export interface Pair {
  /** Address of both, as an operator writes it. */
  readonly url: string;
  readonly standbyUrl: string;
  /** Ends every process of the primary at once, as a power cut does. */
  killPrimary(): Promise<void>;
  /** Resolves when the standby takes writes. */
  promote(): Promise<void>;
  dispose(): Promise<void>;
}

async function queryRows<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the server may be killed
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A PostgreSQL in synchronous replication for this test alone; null if none is available that may be stopped. */
export async function openPair(): Promise<Pair | null> {
  const source = findPostgresql(process.env);
  if (source.kind === 'none' || source.kind === 'url') return null;
  const ports = [await freePort(), await freePort()];
  const keeper = startReplicatedPostgresql(source, ports);
  const [primaryUrl = '', standbyUrl = ''] = ports.map(
    (port) => `postgresql://postgres@127.0.0.1:${port}/postgres`,
  );
  await until('the primary', () => acceptsSql(primaryUrl));
  await until('the standby', () => acceptsSql(standbyUrl));
  const synchronous = "select 1 from pg_stat_replication where sync_state = 'sync'";
  await until('synchronous replication', async () => (await queryRows(primaryUrl, synchronous)).length === 1);
  // The standby is listed first: a process must not use it just because it can reach it.
  const hosts = ports.toReversed().map((port) => `127.0.0.1:${port}`);
  return {
    url: `postgresql://postgres@${hosts}/postgres?target_session_attrs=read-write`,
    standbyUrl,
    async killPrimary() {
      const processes = await queryRows<{ pid: number }>(
        primaryUrl,
        `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid
         union all select pid from pg_stat_activity where pid <> pg_backend_pid()`,
      );
      for (const { pid } of processes) kill(pid);
      await until('the end of the primary', async () => !(await acceptsSql(primaryUrl)));
    },
    async promote() {
      await queryRows(standbyUrl, 'select pg_promote()');
    },
    dispose: () => stop(keeper),
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended by itself.
  }
}

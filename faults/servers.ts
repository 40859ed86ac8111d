import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPostgresql, stop } from '../server/platform/database/testing/globalSetup.ts';
import { findPostgresql } from '../server/platform/database/testing/postgresqlBinaries.ts';

/** A server that a test can stop, and start again over the same data. */
export interface Outage {
  readonly url: string;
  /** Kills it at once, or stops it as its own restart does. */
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

/** A PostgreSQL for this test alone; null where none is available that may be stopped. */
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

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import pg from 'pg';
import { startPostgresql, stop } from '../server/platform/database/testing/globalSetup.ts';
import { findPostgresql } from '../server/platform/database/testing/postgresqlBinaries.ts';
import { waitUntil } from '../server/testing/waitUntil.ts';

/** Timeout of a first start on a slow machine (ms). */
const timeout = 60_000;

/** A throwaway PostgreSQL, found and started as the tests do. */
export interface ThrowawayPostgresql {
  /** The address of a fresh, empty database. */
  makeDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Opens a PostgreSQL; if there is none, returns the reason as text. */
export async function openPostgresql(): Promise<ThrowawayPostgresql | string> {
  const { postgresql, keeper } = startPostgresql(findPostgresql(process.env));
  if ('missing' in postgresql) return postgresql.missing;
  const { url, failedFile } = postgresql;
  const made: string[] = [];
  await runSql(url, failedFile, 'select 1');
  return {
    async makeDatabase() {
      const name = `bench_${randomBytes(6).toString('hex')}`;
      await runSql(url, failedFile, `create database ${name} template template0 encoding 'UTF8'`);
      made.push(name);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return address.href;
    },
    async stop() {
      if (keeper) {
        await stop(keeper);
        rmSync(failedFile, { force: true });
        return;
      }
      // Databases on a server that is not ours are dropped.
      for (const name of made) await runSql(url, failedFile, `drop database if exists ${name} with (force)`);
    },
  };
}

async function runSql(url: string, failedFile: string, statement: string): Promise<void> {
  let refusal: unknown;
  const connected = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (failedFile !== '' && existsSync(failedFile)) throw new Error(readFileSync(failedFile, 'utf8'));
      // We didn't start this server, so waiting doesn't help.
      if (failedFile === '') throw error;
      refusal = error;
      return null;
    }
  };
  const details = () => String(refusal);
  const client = await waitUntil('PostgreSQL', connected, { timeout, interval: 50, details });
  await client.query(statement).finally(() => client.end());
}

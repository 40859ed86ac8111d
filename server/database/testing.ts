import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { type Clock, systemClock } from '../clock.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import type {} from './testing/globalSetup.ts';

export interface SuiteOptions {
  readonly clock?: Clock;
  /** Instead of the product's migrations. */
  readonly migrationsFolder?: string;
}

/** Gives the suite's database; only inside hooks and tests, since it is opened before the first of them. */
export type OpenedDatabase = () => Database;

/** Milliseconds for a first start on a slow machine. */
const patience = 60_000;

/**
 * The same suite on PGlite and on PostgreSQL (DESIGN 11), each with a fresh, migrated database of its own, shared by
 * the suite's tests. Where no PostgreSQL can be had the suite is shown as skipped, and the run says so.
 *
 *     describeOnBothEngines('places', (database) => {
 *       test('...', async () => { await database().sql.selectFrom('place')... });
 *     });
 */
export function describeOnBothEngines(
  name: string,
  suite: (database: OpenedDatabase, engine: Database['engine']) => void,
  options: SuiteOptions = {},
): void {
  describe(`${name} (PGlite)`, () => {
    suite(useOpened(freshDataFolder, options), 'embedded');
  });
  describeOnPostgresql(name, (url) => {
    suite(
      useOpened(async () => ({ databaseUrl: url(), dispose: async () => undefined }), options),
      'postgresql',
    );
  });
}

/** A suite on PostgreSQL alone (races, several processes), with the address of a fresh, empty database. */
export function describeOnPostgresql(name: string, suite: (url: () => string) => void): void {
  const title = `${name} (PostgreSQL)`;
  const { postgresql } = inject('testDatabases');
  if ('missing' in postgresql) {
    describe.skip(`${title}: SKIPPED, there is ${postgresql.missing}`, () => {
      test('needs PostgreSQL', () => undefined);
    });
    return;
  }
  describe(title, () => {
    let fresh: FreshPostgresql | undefined;
    beforeAll(async () => {
      fresh = await freshPostgresql();
    }, patience);
    afterAll(() => fresh?.dispose());
    suite(() => {
      if (fresh === undefined) throw new Error('The database is there only inside hooks and tests');
      return fresh.databaseUrl;
    });
  });
}

interface FreshPostgresql {
  readonly databaseUrl: string;
  dispose(): Promise<void>;
}

/** A fresh, empty PostgreSQL database; `creation` is added to CREATE DATABASE. */
export async function freshPostgresql(
  creation = "template template0 encoding 'UTF8'",
): Promise<FreshPostgresql> {
  const { postgresql } = inject('testDatabases');
  if ('missing' in postgresql) throw new Error(`There is ${postgresql.missing}`);
  const admin = await connectWhenReady(postgresql.url, postgresql.failedFile);
  const name = `test_${randomBytes(6).toString('hex')}`;
  try {
    await admin.query(`create database ${name} ${creation}`);
  } finally {
    await admin.end();
  }
  const address = new URL(postgresql.url);
  address.pathname = `/${name}`;
  return {
    databaseUrl: address.href,
    dispose: async () => {
      const client = await connectWhenReady(postgresql.url, postgresql.failedFile);
      await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
    },
  };
}

async function connectWhenReady(url: string, failedFile: string): Promise<pg.Client> {
  const until = Date.now() + patience;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (failedFile !== '' && existsSync(failedFile)) throw new Error(readFileSync(failedFile, 'utf8'));
      if (failedFile === '' || Date.now() > until) throw error;
      await pause(50);
    }
  }
}

/** A data folder with a fresh embedded database in it, without migrations. */
export async function freshDataFolder(): Promise<{ dataDir: string; dispose(): Promise<void> }> {
  const { embeddedTemplate } = inject('testDatabases');
  const until = Date.now() + patience;
  while (!existsSync(embeddedTemplate)) {
    if (Date.now() > until) throw new Error(`${embeddedTemplate} was not made in time`);
    await pause(50);
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'solbada-data-'));
  await cp(embeddedTemplate, dataDir, { recursive: true });
  return { dataDir, dispose: () => rm(dataDir, { recursive: true, force: true }) };
}

type Place = { databaseUrl?: string; dataDir?: string; dispose(): Promise<void> };

function useOpened(makePlace: () => Promise<Place>, options: SuiteOptions): OpenedDatabase {
  let place: Place | undefined;
  let database: Database | undefined;
  beforeAll(async () => {
    place = await makePlace();
    database = await openDatabase({
      databaseUrl: place.databaseUrl,
      dataDir: place.dataDir ?? '',
      clock: options.clock ?? systemClock,
      log: () => undefined,
      ...(options.migrationsFolder === undefined ? {} : { migrationsFolder: options.migrationsFolder }),
    });
  }, patience);
  afterAll(async () => {
    await database?.close();
    await place?.dispose();
  });
  return () => {
    if (database === undefined) throw new Error('The database is there only inside hooks and tests');
    return database;
  };
}

import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makeOnce } from '../../../testing/makeOnce.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import { type Clock, systemClock } from '../../clock.ts';
import type { Database } from '../database.ts';
import type { Engine } from '../engine.ts';
import { type OpenOptions, openDatabase } from '../open.ts';
import { engineWithObserver } from './engineWithObserver.ts';
import type {} from './globalSetup.ts';
import { refusedByPglite } from './preparedOnPglite.ts';
import { skipFinalVacuum } from './skipFinalVacuum.ts';

/** Initial data of suites, created once per run and engine and copied for each of them. */
export interface Template {
  /** The template's name, a word in lower case. */
  readonly name: string;
  readonly fill: (database: Database) => Promise<void>;
}

/** An empty database; on PGlite the migrations take a second and more of CPU time. */
export const migrated: Template = { name: 'migrated', fill: async () => undefined };

export interface SuiteOptions {
  readonly clock?: Clock;
  /** An empty, migrated database by default. */
  readonly template?: Template;
  /** Instead of the product's migrations. */
  readonly migrationsFolder?: string;
  readonly wrap?: (engine: Engine) => Engine;
}

/** Returns the suite's database; only inside hooks and tests, since it is opened before the first of them. */
export type OpenedDatabase = () => Database;

/** Milliseconds for a first start on a slow machine. */
const timeout = 60_000;

/**
 * The same suite on PGlite and on PostgreSQL (docs/product/data.md), each with its own fresh, migrated database,
 * shared by the suite's tests. Without a PostgreSQL the suite is skipped, and the run reports it as skipped.
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
  describeOnPglite(name, (database) => suite(database, 'embedded'), options);
  describeOnPostgresql(
    name,
    (url) => {
      suite(
        useOpened(async () => ({ databaseUrl: url(), dispose: async () => undefined }), options),
        'postgresql',
      );
    },
    suiteTemplate(options),
  );
}

/**
 * A suite on one engine, for everything that does not depend on how an engine locks, loads or sorts: PostgreSQL, which
 * costs less processor time, or PGlite where there is no PostgreSQL. PGlite prepares each statement that the suite sent, so
 * one that it does not accept fails the suite.
 */
export function describeOnOneEngine(
  name: string,
  suite: (database: OpenedDatabase, engine: Database['engine']) => void,
  options: Pick<SuiteOptions, 'clock' | 'template' | 'wrap'> = {},
): void {
  if ('missing' in inject('testDatabases').postgresql) {
    describeOnPglite(name, (database) => suite(database, 'embedded'), options);
    return;
  }
  describeOnPostgresql(
    name,
    (url) => {
      const sent = new Set<string>();
      const wrap = (engine: Engine) =>
        engineWithObserver(options.wrap?.(engine) ?? engine, (sql) => void sent.add(sql));
      const makePlace = async () => ({ databaseUrl: url(), dispose: async () => undefined });
      suite(useOpened(makePlace, { ...options, wrap }), 'postgresql');
      afterAll(async () => {
        const dataDir = async () => (await freshDataFolder(migrated)).dataDir;
        expect(await refusedByPglite(sent, dataDir), 'statements that PGlite does not accept').toEqual([]);
      }, timeout);
    },
    suiteTemplate(options),
  );
}

/** None where the suite brings its own migrations. */
function suiteTemplate({ template, migrationsFolder }: SuiteOptions): Template | undefined {
  return migrationsFolder === undefined ? (template ?? migrated) : undefined;
}

/** A suite on PGlite alone, for slow tests whose result is the same on both engines. */
export function describeOnPglite(
  name: string,
  suite: (database: OpenedDatabase) => void,
  options: SuiteOptions = {},
): void {
  describe(`${name} (PGlite)`, () =>
    suite(useOpened(() => freshDataFolder(suiteTemplate(options)), options)));
}

/** A suite on PostgreSQL alone (races, several processes), with the URL of a fresh database, empty or from a template. */
export function describeOnPostgresql(
  name: string,
  suite: (url: () => string) => void,
  template?: Template,
): void {
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
      // Copying the files takes half of the processor time that copying through the log takes.
      fresh = await freshPostgresql(
        template && `template ${await postgresqlTemplate(template)} strategy file_copy`,
      );
    }, timeout);
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
  const name = `test_${randomBytes(6).toString('hex')}`;
  await (await administration()).query(`create database ${name} ${creation}`);
  return {
    databaseUrl: databaseAddress(runsPostgresql().url, name),
    dispose: async () => {
      await (await administration()).query(`drop database if exists ${name} with (force)`);
    },
  };
}

interface RunsPostgresql {
  readonly url: string;
  readonly failedFile: string;
}

function runsPostgresql(): RunsPostgresql {
  const { postgresql } = inject('testDatabases');
  if ('missing' in postgresql) throw new Error(`There is ${postgresql.missing}`);
  return postgresql;
}

function databaseAddress(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Names of the templates' databases, which this process has created or has found. */
const templates = new Map<string, Promise<string>>();

/** Name of the template's database, created by the first caller; the others wait. */
function postgresqlTemplate(template: Template): Promise<string> {
  const known = templates.get(template.name);
  if (known) return known;
  const created = createPostgresqlTemplate(template);
  templates.set(template.name, created);
  return created;
}

async function createPostgresqlTemplate({ name, fill }: Template): Promise<string> {
  const template = `template_${name}_${inject('testDatabases').run}`;
  const client = await (await administration()).connect();
  try {
    // One lock for all processes and templates.
    await client.query('select pg_advisory_lock(20261121)');
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rows.length > 0) return template;
    const unfinished = `unfinished_${template}`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template template0 encoding 'UTF8'`);
    await fillOnce({ databaseUrl: databaseAddress(runsPostgresql().url, unfinished), dataDir: '' }, fill);
    await client.query(`alter database ${unfinished} rename to ${template}`);
    return template;
  } finally {
    await client.query('select pg_advisory_unlock(20261121)');
    client.release();
  }
}

async function fillOnce(
  place: { databaseUrl?: string; dataDir: string },
  fill: Template['fill'],
): Promise<void> {
  const database = await openDatabase({ ...place, clock: systemClock, log: () => undefined });
  try {
    await fill(database);
  } finally {
    await database.close();
  }
}

/** Opens a database that a test fills or reads beside the product. Its close skips the VACUUM ANALYZE, as `useOpened` does. */
export async function openBeside(
  place: Partial<Pick<OpenOptions, 'databaseUrl' | 'dataDir' | 'migrationsFolder'>>,
): Promise<Database> {
  let isClosing = false;
  const database = await openDatabase({
    dataDir: '',
    ...place,
    clock: systemClock,
    log: () => undefined,
    wrap: (engine) => skipFinalVacuum(engine, () => isClosing),
  });
  const close = () => {
    isClosing = true;
    return database.close();
  };
  return { ...database, close };
}

let connected: Promise<pg.Pool> | undefined;

/**
 * This process's connection for creating and dropping databases. All suites share it, because each connection takes PostgreSQL
 * 20 to 40 ms of processor time. It doesn't keep the process alive.
 */
function administration(): Promise<pg.Pool> {
  connected ??= connectWhenReady(runsPostgresql());
  return connected;
}

/** Waits for the run's PostgreSQL, which may still be starting. */
async function connectWhenReady({ url, failedFile }: RunsPostgresql): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  pool.on('error', () => undefined);
  let last: unknown;
  const isReady = async (): Promise<boolean> => {
    try {
      await pool.query('select 1');
      return true;
    } catch (error) {
      if (failedFile !== '' && existsSync(failedFile)) throw new Error(readFileSync(failedFile, 'utf8'));
      if (failedFile === '') throw error;
      last = error;
      return false;
    }
  };
  await waitUntil('PostgreSQL to take connections', isReady, { timeout, details: () => String(last) });
  return pool;
}

export interface DataFolder {
  readonly dataDir: string;
  dispose(): Promise<void>;
}

/**
 * A data folder with a fresh embedded database in it, without migrations, or a copy of a template. It is in memory where there
 * is room: a SIGKILL loses nothing that was written, whatever the file system.
 * @param parent a folder on the disk, for tests about the disk itself
 */
export async function freshDataFolder(
  template?: Template,
  parent: string = inject('testDatabases').folder,
): Promise<DataFolder> {
  const source = template ? await createEmbeddedTemplate(template) : await emptyTemplate();
  const dataDir = await mkdtemp(join(parent, 'solbada-data-'));
  // A template has a thousand files: one synchronous copy takes an eighth of the time of as many promises.
  cpSync(source, dataDir, { recursive: true });
  return { dataDir, dispose: () => rm(dataDir, { recursive: true, force: true }) };
}

async function emptyTemplate(): Promise<string> {
  const { embeddedTemplate } = inject('testDatabases');
  await waitUntil(`the empty database ${embeddedTemplate}`, () => existsSync(embeddedTemplate), { timeout });
  return embeddedTemplate;
}

/** Folder of the template, created by the first caller; the others wait. */
async function createEmbeddedTemplate({ name, fill }: Template): Promise<string> {
  const { folder } = inject('testDatabases');
  const target = join(folder, name);
  await makeOnce(target, () => makeTemplate(target, fill));
  return target;
}

async function makeTemplate(target: string, fill: Template['fill']): Promise<void> {
  const { dataDir } = await freshDataFolder();
  await fillOnce({ dataDir }, fill);
  rmSync(join(dataDir, 'database.lock'), { force: true });
  renameSync(dataDir, target);
}

type Place = { databaseUrl?: string; dataDir?: string; dispose(): Promise<void> };

function useOpened(makePlace: () => Promise<Place>, options: SuiteOptions): OpenedDatabase {
  let place: Place | undefined;
  let database: Database | undefined;
  let isClosing = false;
  beforeAll(async () => {
    place = await makePlace();
    database = await openDatabase({
      databaseUrl: place.databaseUrl,
      dataDir: place.dataDir ?? '',
      clock: options.clock ?? systemClock,
      log: () => undefined,
      wrap: (engine) => skipFinalVacuum(options.wrap?.(engine) ?? engine, () => isClosing),
      ...(options.migrationsFolder === undefined ? {} : { migrationsFolder: options.migrationsFolder }),
    });
  }, timeout);
  afterAll(async () => {
    isClosing = true;
    await database?.close();
    await place?.dispose();
  });
  return () => {
    if (database === undefined) throw new Error('The database is there only inside hooks and tests');
    return database;
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { fastTemporaryFolder } from './fastTemporaryFolder.ts';
import { findPostgresql, type PostgresqlSource } from './postgresqlBinaries.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}

/** Data for the test workers; both engines start in the background, and only tests that need one wait for it. */
export interface TestDatabases {
  readonly postgresql:
    | { readonly url: string; readonly failedFile: string; readonly source: string }
    | { readonly missing: string };
  /** A folder with a fresh embedded database, to copy: creating one takes seconds. */
  readonly embeddedTemplate: string;
  /** Folder of this run for the embedded databases of suites, and for their templates. */
  readonly folder: string;
  /** Unique to this run; part of the names of its templates on PostgreSQL. */
  readonly run: string;
}

/** One PostgreSQL for the whole run, stopped afterwards, and a template for the embedded engine, kept between runs. */
export default function setUp(project: TestProject): () => Promise<void> {
  const source = findPostgresql(process.env);
  const { postgresql, keeper } = startPostgresql(source, fastTemporaryFolder());
  const run = randomBytes(6).toString('hex');
  const folder = mkdtempSync(join(fastTemporaryFolder(), 'solbada-databases-'));
  const { template, maker } = startTemplate();
  project.provide('testDatabases', { postgresql, embeddedTemplate: template, folder, run });
  if ('missing' in postgresql) {
    process.stdout.write(`\nSKIPPED: every test on PostgreSQL, since there is ${postgresql.missing}.\n\n`);
  }
  return async () => {
    if (maker !== undefined) await waitForExit(maker, () => maker.kill('SIGKILL'));
    rmSync(folder, { recursive: true, force: true });
    if (keeper !== undefined) await stop(keeper);
    else if ('url' in postgresql) await dropTemplates(postgresql.url, run);
    if ('failedFile' in postgresql) rmSync(postgresql.failedFile, { force: true });
  };
}

/** Removes the templates from a PostgreSQL that outlives the run. */
async function dropTemplates(url: string, run: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datname like $1',
    [`%template_%${run}`],
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}

/** Binaries of a PostgreSQL that the tests start themselves. */
type OwnSource = Extract<PostgresqlSource, { kind: 'system' | 'package' }>;

/**
 * Also used by bench/, which needs its own PostgreSQL.
 * @param dataParent where the data folder goes, if PostgreSQL can read there; otherwise with the rest of its files on the disk.
 *   Every suite makes and drops a database of 300 files, and finding inodes for them took a tenth of the run's processor time on ext4.
 */
export function startPostgresql(
  source: PostgresqlSource,
  dataParent?: string,
): {
  postgresql: TestDatabases['postgresql'];
  keeper: ChildProcess | undefined;
} {
  if (source.kind === 'none') return { postgresql: { missing: source.reason }, keeper: undefined };
  if (source.kind === 'url') {
    return {
      postgresql: { url: source.url, failedFile: '', source: 'TEST_DATABASE_URL' },
      keeper: undefined,
    };
  }
  const folder = clusterFolder();
  const isInMemory = dataParent !== undefined && isReachable(dataParent);
  const data = isInMemory ? join(dataParent, `${basename(folder)}-data`) : join(folder, 'data');
  const program = new URL('./clusterKeeper.ts', import.meta.url);
  const { keeper, binaries } = startKeeper(program, source, folder, [data]);
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(join(folder, 's'))}`;
  return {
    postgresql: { url, failedFile: `${folder}.failed`, source: `${source.kind}: ${binaries}` },
    keeper,
  };
}

/** PostgreSQL with a synchronous standby, each on a port of 127.0.0.1. */
export function startReplicatedPostgresql(source: OwnSource, ports: readonly number[]): ChildProcess {
  const program = new URL('./pairKeeper.ts', import.meta.url);
  return startKeeper(program, source, clusterFolder(), ports.map(String)).keeper;
}

const clusterFolder = () => join(reachableTemporaryFolder(), `solbada-pg-${randomBytes(4).toString('hex')}`);

function startKeeper(program: URL, source: OwnSource, folder: string, more: string[]) {
  const binaries = source.kind === 'system' ? source.binaries : source.native;
  const keeper = spawn(process.execPath, [fileURLToPath(program), folder, source.kind, binaries, ...more], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  return { keeper, binaries };
}

/** Ends the keeper process, which stops PostgreSQL. */
export async function stop(keeper: ChildProcess): Promise<void> {
  await waitForExit(keeper, () => keeper.stdin?.end());
}

/** Resolves once a process has ended; `end` is called where it has not yet. */
async function waitForExit(child: ChildProcess, end: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  end();
  await ended;
}

/**
 * A temporary folder that another user can read: as root the server runs as nobody. Short, since socket paths are
 * limited.
 */
function reachableTemporaryFolder(): string {
  return [tmpdir(), '/tmp', '/var/tmp'].find((path) => path.length < 60 && isReachable(path)) ?? tmpdir();
}

const isReachable = (path: string): boolean =>
  existsSync(path) &&
  (statSync(path).mode & 0o001) !== 0 &&
  (dirname(path) === path || isReachable(dirname(path)));

/** Starts to create the template where this version of PGlite has none yet; testDatabases.ts waits for it. */
function startTemplate(): { template: string; maker: ChildProcess | undefined } {
  const packageFile = join(
    dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
    '..',
    'package.json',
  );
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const template = join(root, '.cache', `embedded-template-${version}`);
  if (existsSync(template)) return { template, maker: undefined };
  const program = fileURLToPath(new URL('./makeTemplate.ts', import.meta.url));
  const maker = spawn(process.execPath, [program, template], { stdio: ['ignore', 'ignore', 'inherit'] });
  return { template, maker };
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Session } from './engine.ts';
import { DatabaseRefusal } from './refusal.ts';

/**
 * Key of the advisory lock, the same in every process: its holder migrates (before the ledger exists;
 * docs/product/data.md).
 */
const advisoryLock = 7_263_011;

/**
 * How long a schema change waits for current users of its table (a backup, say). Processes of the previous release
 * still serve, and their later queries queue behind the change, so it gives up and retries.
 */
const lockTimeout = '1s';
/** Interval of the retries (ms), and their number: a quarter of an hour in all. */
const pauseForLock = 1_000;
const triesForLock = 450;

const ledger = `create table if not exists schema_migration (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null
)`;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * The folder's NNNN_name.sql files in order. Line endings do not count for the checksum, since a checkout may change
 * them.
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const [index, name] of names.entries()) {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) {
      throw new DatabaseRefusal(`The migration ${name} must be named NNNN_name.sql.`);
    }
    const number = name.slice(0, 4);
    if (names[index - 1]?.startsWith(number)) {
      throw new DatabaseRefusal(`Two migrations have the number ${number}.`);
    }
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Runs pending migrations, each file in one transaction with its row in the ledger. Several processes may call it at
 * once: one runs them, the others wait and find none left.
 * @throws DatabaseRefusal when a file that has run was changed or is gone, or a new one sorts before it
 */
export async function migrate(
  session: Session,
  migrations: readonly Migration[],
  clock: Clock,
  log: (line: string) => void,
): Promise<void> {
  await session.query('select pg_advisory_lock($1)', [advisoryLock]);
  try {
    // The role of the product may lack the right to create anything (docs/operations/data.md#a-role-with-fewer-rights).
    if (!(await hasLedger(session))) await session.script(ledger);
    const applied = await readLedger(session);
    checkHistory(migrations, applied, log);
    for (const migration of migrations) {
      if (!applied.has(migration.name)) await apply(session, migration, clock, log);
    }
  } finally {
    await session.query('select pg_advisory_unlock($1)', [advisoryLock]);
  }
}

async function hasLedger(session: Session): Promise<boolean> {
  const { rows } = await session.query("select 1 where to_regclass('schema_migration') is not null", []);
  return rows.length > 0;
}

const ledgerRows = z.array(z.object({ name: z.string(), checksum: z.string() }));

/** Checksums by name, in the order of the names. */
async function readLedger(session: Session): Promise<Map<string, string>> {
  const { rows } = await session.query('select name, checksum from schema_migration order by name', []);
  return new Map(ledgerRows.parse(rows).map(({ name, checksum }) => [name, checksum]));
}

function checkHistory(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
  log: (line: string) => void,
): void {
  const lastKnown = migrations.at(-1)?.name ?? '';
  const lastApplied = [...applied.keys()].at(-1) ?? '';
  // Newer rows are no error: a process of the previous release may restart during the rollout of the next one.
  if (lastApplied > lastKnown) {
    log(
      `The database is of a newer release (its last migration is ${lastApplied}): this older one runs on it.`,
    );
  }
  for (const [name, checksum] of applied) {
    const file = migrations.find((migration) => migration.name === name);
    if (file === undefined && name < lastKnown) {
      throw new DatabaseRefusal(
        `The migration ${name} has run on this database, and its file is gone: put it back.`,
      );
    }
    if (file !== undefined && file.checksum !== checksum) {
      throw new DatabaseRefusal(
        `The migration ${name} was changed after it had run on this database: put the old text back, and write the change as a new migration.`,
      );
    }
  }
  const late = migrations.find(({ name }) => !applied.has(name) && name < lastApplied);
  if (late !== undefined) {
    throw new DatabaseRefusal(
      `The migration ${late.name} comes before ${lastApplied}, which has run already: give it a higher number.`,
    );
  }
}

async function apply(
  session: Session,
  migration: Migration,
  clock: Clock,
  log: (line: string) => void,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await session.script(`begin;\nset local lock_timeout = '${lockTimeout}';\n${migration.sql}\n;`);
      await session.query('insert into schema_migration (name, checksum, applied_at) values ($1, $2, $3)', [
        migration.name,
        migration.checksum,
        clock.now(),
      ]);
      await session.query('commit', []);
      return;
    } catch (error) {
      await session.query('rollback', []).catch(() => undefined);
      if (!isLockTimeout(error) || tries === triesForLock) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new DatabaseRefusal(
          `The migration ${migration.name} failed, and was rolled back: ${reason}`,
          error,
        );
      }
      if (tries === 1) log(`The migration ${migration.name} waits until its tables are free.`);
      await pause(pauseForLock);
    }
  }
}

/** SQLSTATE lock_not_available. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { openEmbeddedEngine } from './embedded/embeddedEngine.ts';
import { migrate, readMigrations } from './migrationRunner.ts';
import { databaseOver, openDatabase } from './open.ts';
import { describeOnPostgresql, freshDataFolder } from './testing/testDatabases.ts';

const now = new Date('2026-05-01T00:00:00Z');
let migrationsFolder = '';
const lines: string[] = [];

beforeEach(() => {
  migrationsFolder = mkdtempSync(join(tmpdir(), 'solbada-migrations-'));
  lines.length = 0;
});

afterEach(() => rmSync(migrationsFolder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(migrationsFolder, name), text);
const open = (place: { databaseUrl: string }) =>
  openDatabase({
    dataDir: '',
    ...place,
    clock: { now: () => now },
    log: (line) => lines.push(line),
    migrationsFolder,
  });

async function ledger(database: Database): Promise<string[]> {
  const rows = await database.sql.selectFrom('schema_migration').selectAll().orderBy('name').execute();
  for (const row of rows) expect(row.applied_at).toEqual(now);
  return rows.map(({ name }) => name);
}

async function passThrough(place: { databaseUrl: string }): Promise<string[]> {
  const database = await open(place);
  try {
    return await ledger(database);
  } finally {
    await database.close();
  }
}

/** @param pass runs the migrations of the folder, as a start does, and returns those that have run */
async function history(pass: () => Promise<string[]>): Promise<void> {
  write('0001_first.sql', 'create table first (id int);\ncreate table second (id int);');
  expect(await pass()).toEqual(['0001_first.sql']);
  write('0002_next.sql', 'alter table first add name text; -- the end');
  expect(await pass()).toEqual(['0001_first.sql', '0002_next.sql']);

  write('0001_first.sql', 'create table first (id int);\r\ncreate table second (id int);');
  await pass(); // line endings do not count
  write('0001_first.sql', 'create table first (id bigint);');
  await expect(pass()).rejects.toThrow(/0001_first\.sql was changed after it had run/);
  rmSync(join(migrationsFolder, '0001_first.sql'));
  await expect(pass()).rejects.toThrow(/0001_first\.sql has run on this database, and its file is gone/);
  write('0001_first.sql', 'create table first (id int);\ncreate table second (id int);');

  write('0003_wrong.sql', 'create table third (id int); insert into nowhere values (1);');
  await expect(pass()).rejects.toThrow(/0003_wrong\.sql failed, and was rolled back: .*nowhere/);
  write('0003_wrong.sql', 'create table third (id int);');
  expect(await pass()).toHaveLength(3);

  rmSync(join(migrationsFolder, '0003_wrong.sql'));
  await pass();
  expect(lines).toEqual([
    'The database is of a newer release (its last migration is 0003_wrong.sql): this older one runs on it.',
  ]);

  write('0003_wrong.sql', 'create table third (id int);');
  write('0000_late.sql', 'select 1');
  await expect(pass()).rejects.toThrow(/0000_late\.sql comes before 0003_wrong\.sql/);
  write('0000_late_too.sql', 'select 1');
  await expect(pass()).rejects.toThrow('Two migrations have the number 0000');
}

test('runs migrations on PGlite once, in order and atomically; a changed past stops the start', async () => {
  const { dataDir, dispose } = await freshDataFolder();
  const log = (line: string) => lines.push(line);
  // One engine for all passes: opening one takes half a second of processor time.
  const engine = await openEmbeddedEngine({ dataDir, log });
  const database = databaseOver(engine, log);
  await history(async () => {
    const session = await engine.connect({ unlimited: true });
    try {
      await migrate(session, await readMigrations(migrationsFolder), { now: () => now }, log);
    } finally {
      session.release(false);
    }
    return ledger(database);
  });
  await database.close();
  await dispose();
});

describeOnPostgresql('migrations', (url) => {
  test('runs each once, in order and atomically; a changed past stops the start', async () => {
    await history(() => passThrough({ databaseUrl: url() }));
  });
});

describeOnPostgresql('migrations of several processes', (url) => {
  test('DESIGN 11: runs each migration once when processes start together', async () => {
    write('0001_slow.sql', 'create table runs (id int); select pg_sleep(0.2);');
    write('0002_row.sql', 'insert into runs values (1); select pg_sleep(0.1);');
    const databases = await Promise.all([1, 2, 3, 4].map(() => open({ databaseUrl: url() })));
    const [first] = databases;
    expect(first && (await sql`select count(*) as runs from runs`.execute(first.sql)).rows).toEqual([
      { runs: 1 },
    ]);
    await Promise.all(databases.map((database) => database.close()));
  });
});

describeOnPostgresql('a migration of a table in use', (url) => {
  test('DESIGN 11: gives way to readers, and runs when the table is free', async () => {
    write('0001_first.sql', 'create table first (id int);');
    const older = await open({ databaseUrl: url() });
    write('0002_next.sql', 'alter table first add name text;');
    let newer: Promise<Database> | undefined;
    await older.transaction(async () => {
      await sql`select * from first`.execute(older.sql);
      newer = open({ databaseUrl: url() });
      await expect
        .poll(() => lines)
        .toEqual(['The migration 0002_next.sql waits until its tables are free.']);
    });
    const opened = await newer;
    expect(opened && (await ledger(opened))).toEqual(['0001_first.sql', '0002_next.sql']);
    expect((await sql`select name from first`.execute(older.sql)).rows).toEqual([]);
    await opened?.close();
    await older.close();
  });
});

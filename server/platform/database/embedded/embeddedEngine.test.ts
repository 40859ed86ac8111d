import { fsyncSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { waitUntil } from '../../../testing/waitUntil.ts';
import type { Database } from '../database.ts';
import { databaseOver } from '../open.ts';
import { DatabaseRefusal } from '../refusal.ts';
import { engineWithObserver } from '../testing/engineWithObserver.ts';
import { freshDataFolder } from '../testing/testDatabases.ts';
import { ownFormat, writeFormat } from './dataFormat.ts';
import { type EmbeddedEngine, type EmbeddedOptions, openEmbeddedEngine } from './embeddedEngine.ts';
import { startUpkeep } from './upkeep.ts';

/** Waits until the engine has started again: on a busy machine that takes longer than a ping may. */
const answersAgain = (database: Database) =>
  waitUntil('the engine to start again', () =>
    database.ping().then(
      () => true,
      () => false,
    ),
  );

let dataDir = '';
let dispose: () => Promise<void> = async () => undefined;
const opened: Database[] = [];
const lines: string[] = [];
/** The statements that reached an engine. */
const sent: string[] = [];

async function open(
  options: Partial<EmbeddedOptions> = {},
): Promise<{ engine: EmbeddedEngine; database: Database }> {
  const engine = await openEmbeddedEngine({ dataDir, log: (line) => lines.push(line), ...options });
  const observed = engineWithObserver(engine, (sql) => sent.push(sql));
  const database = databaseOver(observed, (line) => lines.push(line));
  opened.push(database);
  return { engine, database };
}

// One template folder for all tests: creating one writes a thousand files.
beforeAll(async () => {
  ({ dataDir, dispose } = await freshDataFolder());
});

afterAll(() => dispose());

beforeEach(() => {
  lines.length = 0;
  sent.length = 0;
});

afterEach(async () => {
  // Closes the databases, not only the engines: on a slow machine their timers would run into later tests.
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

// One engine for all: opening one takes half a second of processor time.
describe('a running engine', () => {
  let engine: EmbeddedEngine;
  let database: Database;
  beforeAll(async () => {
    ({ engine, database } = await open());
    // The other tests' engines are closed after each test.
    opened.pop();
  });
  afterAll(() => database.close());

  test('DESIGN 11: makes at least 50 fsync calls for 50 commits', async () => {
    await sql`create table commits (id int)`.execute(database.sql);
    const before = engine.fsyncs();
    for (let id = 0; id < 50; id += 1) await sql`insert into commits values (${id})`.execute(database.sql);
    expect(engine.fsyncs() - before).toBeGreaterThanOrEqual(50);
  });

  test('DESIGN 11: runs PostgreSQL with fsync on and 16 MB of buffers', async () => {
    const { rows } =
      await sql`select current_setting('fsync') as fsync, current_setting('shared_buffers') as buffers,
      current_setting('wal_sync_method') as method`.execute(database.sql);
    expect(rows).toEqual([{ fsync: 'on', buffers: '16MB', method: 'fsync' }]);
  });

  test('DESIGN 11: runs timers during 500 chained queries', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    const start = performance.now();
    for (let count = 0; count < 500; count += 1) await sql`select 1`.execute(database.sql);
    const milliseconds = performance.now() - start;
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(milliseconds / 20);
  });

  test('DESIGN 11: runs CHECKPOINT on a timer, and keeps the log small', async () => {
    const redo = async () =>
      (await sql`select redo_lsn::text as redo from pg_control_checkpoint()`.execute(database.sql)).rows;
    await sql`create table analyzed (id int)`.execute(database.sql);
    const before = await redo();
    const upkeep = startUpkeep(engine, (line) => lines.push(line), { checkpoint: 10, vacuum: 25 });
    await expect.poll(redo).not.toEqual(before);
    const analyzed = sql`select 1 from pg_stat_all_tables where relname = 'analyzed' and last_analyze is not null`;
    await expect.poll(async () => (await analyzed.execute(database.sql)).rows.length).toBe(1);
    upkeep.stop();
    expect(lines).toEqual([]);
  });

  test('DESIGN 11: refuses a second process on the folder of a running one', async () => {
    await expect(open()).rejects.toThrow(/is in use by another process/);
  });

  test('DESIGN 11: writes the version of the installed engine beside the data', async () => {
    const { rows } = await sql<{
      major: number;
    }>`select current_setting('server_version_num')::int / 10000 as major`.execute(database.sql);
    const installed = join(
      dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
      '..',
      'package.json',
    );
    const { version } = JSON.parse(readFileSync(installed, 'utf8'));
    expect(`${version.split('.').slice(0, 2).join('.')} ${rows[0]?.major}`).toBe(
      `${ownFormat.pglite} ${ownFormat.postgresql}`,
    );
    expect(JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'))).toEqual(ownFormat);
  });
});

test('DESIGN 11: writes and acknowledges nothing once the lock is lost, even in a running transaction', async () => {
  const lost: string[] = [];
  const { database } = await open({ onLockLost: (sentence) => lost.push(sentence) });
  await sql`create table guarded (id int)`.execute(database.sql);
  await sql`insert into guarded values (1)`.execute(database.sql);
  await expect(
    database.transaction(async () => {
      await sql`insert into guarded values (2)`.execute(database.sql);
      rmSync(join(dataDir, 'database.lock'));
    }),
  ).rejects.toMatchObject({ code: 'unavailable' });
  await expect(sql`insert into guarded values (3)`.execute(database.sql)).rejects.toMatchObject({
    code: 'unavailable',
  });
  await expect(database.ping()).rejects.toMatchObject({ code: 'unavailable' });
  expect(lost).toHaveLength(1);
  expect(lost[0]).toMatch(/^The lock of the data folder .*\. Start it again\.$/);
  await database.close();
  const again = await open();
  const { rows } = await sql`select id from guarded`.execute(again.database.sql);
  expect(rows).toEqual([{ id: 1 }]);
});

test('checkpoints on close, vacuums after a change, and releases the folder; allows a second close, and rejects later queries as unavailable', async () => {
  const { database } = await open();
  await sql`create table bulk as select repeat('x', 1000) from generate_series(1, 2000)`.execute(
    database.sql,
  );
  await Promise.all([database.close(), database.close()]);
  expect(sent.filter((statement) => statement === 'vacuum analyze')).toHaveLength(1);
  await expect(sql`select 1`.execute(database.sql)).rejects.toMatchObject({ code: 'unavailable' });
  const { database: again } = await open();
  const { rows } = await sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int < 1000000 as clean
    from pg_control_checkpoint()`.execute(again.sql);
  expect(rows).toEqual([{ clean: true }]);
  await again.close();
  expect(sent.filter((statement) => statement === 'vacuum analyze')).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('DESIGN 11: stops the start at data of another major version with what to do', async () => {
  writeFileSync(join(dataDir, 'database.json'), JSON.stringify({ pglite: '0.4', postgresql: 17 }));
  await expect(open()).rejects.toThrow(/written by PGlite 0\.4 \(PostgreSQL 17\).*export it .* import it/);
  for (const damage of [
    () => rmSync(join(dataDir, 'database.json')),
    () => writeFileSync(join(dataDir, 'database.json'), '{'),
  ]) {
    damage();
    await expect(open()).rejects.toThrow(DatabaseRefusal);
    await expect(open()).rejects.toThrow(/^The data folder .* has no readable database\.json, .*\.$/);
  }
  writeFormat(dataDir);
});

test('DESIGN 11: stops a start whose probe commit does not reach fsync', async () => {
  const failing = () => {
    throw new Error('EIO');
  };
  await expect(open({ sync: failing })).rejects.toThrow(/cannot be opened \(.*EIO/);
  await open(); // and the folder is released again
});

test("starts despite PostgreSQL's pid file of a killed process", async () => {
  for (const text of ['', '-42\n', `${process.pid}\n`]) {
    writeFileSync(join(dataDir, 'database', 'postmaster.pid'), text);
    const { database } = await open();
    await database.close();
  }
});

test('answers unavailable after a crash of the engine, loses no acknowledged write, and recovers', async () => {
  let broken = false;
  const { database } = await open({
    reopenPause: 0,
    sync: (descriptor) => {
      if (broken) throw new Error('EIO: the disk failed');
      fsyncSync(descriptor);
    },
  });
  await sql`create table note (id int)`.execute(database.sql);
  await sql`insert into note values (1)`.execute(database.sql);
  broken = true;
  await expect(sql`insert into note values (2)`.execute(database.sql)).rejects.toMatchObject({
    code: 'unavailable',
  });
  await expect(database.ping()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(
    database.transaction(async () => {
      await sql`select 1`.execute(database.sql);
    }),
  ).rejects.toMatchObject({ code: 'unavailable' });
  broken = false;
  await answersAgain(database);
  const { rows } = await sql`select id from note where id = 1`.execute(database.sql);
  expect(rows).toEqual([{ id: 1 }]);
  expect(lines[0]).toMatch(/^The embedded database crashed \(EIO: the disk failed\)/);
});

test('retries a failing disk at intervals, not with every query, and logs it once', async () => {
  let broken = false;
  let asked = 0;
  const { database } = await open({
    reopenPause: 1_000_000,
    sync: (descriptor) => {
      asked += 1;
      if (broken) throw new Error('EIO: the disk failed');
      fsyncSync(descriptor);
    },
  });
  broken = true;
  await expect(
    sql`select pg_logical_emit_message(true, 'solbada', 'x')`.execute(database.sql),
  ).rejects.toMatchObject({ code: 'unavailable' });
  await expect(database.ping()).rejects.toMatchObject({ code: 'unavailable' });
  const before = asked;
  for (let query = 0; query < 20; query += 1) {
    await expect(database.ping()).rejects.toMatchObject({ code: 'unavailable' });
  }
  expect(asked).toBe(before);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^The embedded database cannot be opened again \(.*EIO.*\); it is tried every/);
});

test('DESIGN 11: becomes read only while the disk is full, and accepts writes again when there is room', async () => {
  const megabyte = 1024 * 1024;
  let free = 500 * megabyte;
  const { database } = await open({ freeBytes: () => free });
  await sql`create table if not exists room (id int)`.execute(database.sql);
  const insert = () => sql`insert into room values (1)`.execute(database.sql);
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from room`.execute(database.sql)).rows[0]?.n;
  const before = await count();
  free = 63 * megabyte;
  await expect(insert()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  await expect(
    database.transaction(async () => {
      expect(await count()).toBe(before);
      await insert();
    }),
  ).rejects.toMatchObject({ code: 'unavailable' });
  expect([await count(), database.takesWrites()]).toEqual([before, false]);
  // A little free space is not enough: the next write would fill the disk again.
  free = 79 * megabyte;
  await expect(insert()).rejects.toMatchObject({ code: 'unavailable' });
  free = 80 * megabyte;
  await insert();
  expect([await count(), database.takesWrites()]).toEqual([(before ?? 0) + 1, true]);
  expect(lines).toEqual([
    'The disk of the data folder is full (63 MB are free): the database is only read.',
    'The disk of the data folder has room again: the database takes everything.',
  ]);
});

test('refuses a start on a full disk with one line, and releases the folder', async () => {
  await expect(open({ freeBytes: () => 1024 * 1024 })).rejects.toThrow(
    /^The disk of the data folder \S+ is full \(1 MB are free, and the database needs 64\): make room/,
  );
  await open();
});

test('answers unavailable after a stack overflow of the WebAssembly, and recovers', async () => {
  const { database } = await open();
  await sql`create or replace function deeper(n int) returns int language plpgsql as
    $$ begin return deeper(n + 1); end $$`.execute(database.sql);
  await expect(sql`select deeper(1)`.execute(database.sql)).rejects.toMatchObject({ code: 'unavailable' });
  await answersAgain(database);
  expect(lines).toHaveLength(1);
});

test('answers unavailable for a query that waits too long for the one connection', async () => {
  const { database } = await open({ timeout: 50 });
  let end = () => {};
  const transaction = database.transaction(async () => {
    await sql`select 1`.execute(database.sql);
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  await expect(sql`select 1`.execute(database.sql)).rejects.toMatchObject({ code: 'unavailable' });
  end();
  await transaction;
  await sql`select 1`.execute(database.sql);
});

test('discards an interrupted first start, and starts again', async () => {
  rmSync(join(dataDir, 'database'), { recursive: true });
  mkdirSync(join(dataDir, 'database.unfinished'));
  writeFileSync(join(dataDir, 'database.unfinished', 'PG_VERSION'), '18');
  const { database } = await open({ emptyDatabase: inject('testDatabases').embeddedTemplate });
  await database.ping();
});

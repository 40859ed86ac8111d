import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { socketFaults, startFaultySocketServer } from '../../../testing/faultySocketServer.ts';
import { systemClock } from '../../clock.ts';
import type { Database } from '../database.ts';
import { databaseOver, openDatabase } from '../open.ts';
import { startPostgresqlProxy } from '../testing/postgresqlProxy.ts';
import { describeOnPostgresql, freshPostgresql } from '../testing/testDatabases.ts';
import { createPostgresqlEngine, standardLimits } from './postgresqlEngine.ts';

const unavailable = { name: 'ProblemError', code: 'unavailable', status: 503 };
const lines: string[] = [];
const log = (line: string) => lines.push(line);
const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '', clock: systemClock, log });

describeOnPostgresql('PostgreSQL engine', (url) => {
  let database: Database;
  let proxy: Awaited<ReturnType<typeof startPostgresqlProxy>>;
  const one = () => sql`select 1 as one`.execute(database.sql);

  beforeAll(async () => {
    proxy = await startPostgresqlProxy(url());
    database = await open(proxy.url);
  });

  afterAll(async () => {
    await database.close();
    await proxy.comeAndGo(false);
  });

  test('answers unavailable while PostgreSQL is down, and recovers when it is back', async () => {
    await one();
    let torn: Promise<unknown> = Promise.resolve();
    const sleeping = sql`select pg_sleep(5)`.execute(database.sql);
    const slept = expect(sleeping).rejects.toMatchObject(unavailable);
    torn = database.transaction(async () => {
      await one();
      await proxy.comeAndGo(false);
      await one();
    });
    await expect(torn).rejects.toMatchObject(unavailable);
    await slept;
    await expect(one()).rejects.toMatchObject(unavailable);
    await expect(database.transaction(one)).rejects.toMatchObject(unavailable);
    await expect(database.ping()).rejects.toMatchObject(unavailable);
    await proxy.comeAndGo(true);
    await database.ping();
    expect((await one()).rows).toEqual([{ one: 1 }]);
  });

  test('loses at most the running queries when backends are terminated', async () => {
    await Promise.all([one(), one(), one()]);
    const sleeping = expect(sql`select pg_sleep(6)`.execute(database.sql)).rejects.toMatchObject(unavailable);
    const other = await freshClient(url());
    await expect
      .poll(() =>
        other(
          `select count(*)::int as n from pg_stat_activity where query like '%pg_sleep(6)%' and pid <> pg_backend_pid() and datname = current_database()`,
        ),
      )
      .toBe(1);
    await other(`select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await sleeping;
    await expect.poll(async () => (await one()).rows).toEqual([{ one: 1 }]);
    await closeClients();
  });

  test('ends a statement at its timeout, and rejects in time when the pool is full', async () => {
    const limits = { ...standardLimits, connections: 1, connect: 200, statement: 300 };
    const small = databaseOver(createPostgresqlEngine(url(), log, limits), log);
    await expect(sql`select pg_sleep(5)`.execute(small.sql)).rejects.toMatchObject(unavailable);
    await small.transaction(async () => {
      await expect(small.ping()).rejects.toMatchObject(unavailable);
    });
    await small.ping();
    await small.close();
  });

  test('DESIGN 11: shows a race on PostgreSQL, and prevents it with a row lock', async () => {
    await sql`create table race (locked int, bare int)`.execute(database.sql);
    await sql`insert into race values (0, 0)`.execute(database.sql);
    const raise = (column: 'locked' | 'bare') =>
      database.transaction(async () => {
        const read = sql<{ n: number }>`select ${sql.ref(column)} as n from race`;
        const { rows } = await (column === 'locked' ? sql<{ n: number }>`${read} for update` : read).execute(
          database.sql,
        );
        await sql`update race set ${sql.ref(column)} = ${(rows[0]?.n ?? 0) + 1}`.execute(database.sql);
      });
    await Promise.all(Array.from({ length: 40 }, () => raise('locked')));
    await Promise.all(Array.from({ length: 40 }, () => raise('bare')));
    const { rows } = await sql<{ locked: number; bare: number }>`select * from race`.execute(database.sql);
    expect(rows[0]?.locked).toBe(40);
    expect(rows[0]?.bare).toBeLessThan(40);
  });
});

const clients: Database[] = [];

async function freshClient(url: string): Promise<(text: string) => Promise<number | undefined>> {
  const client = databaseOver(createPostgresqlEngine(url, log), log);
  clients.push(client);
  return async (text) => (await sql.raw<{ n: number }>(text).execute(client.sql)).rows[0]?.n;
}

async function closeClients(): Promise<void> {
  await Promise.all(clients.splice(0).map((client) => client.close()));
}

describeOnPostgresql('unsuitable PostgreSQL', () => {
  test('DESIGN 11: refuses a database whose ctype is C with a sentence', async () => {
    const { databaseUrl, dispose } = await freshPostgresql(
      "template template0 encoding 'UTF8' lc_ctype 'C' lc_collate 'C'",
    );
    await expect(open(databaseUrl)).rejects.toThrow(
      /has the ctype C, in which Korean.*LC_CTYPE 'C\.UTF-8'\.$/,
    );
    await dispose();
  });

  test('refuses another encoding than UTF-8', async () => {
    const { databaseUrl, dispose } = await freshPostgresql(
      "template template0 encoding 'SQL_ASCII' lc_ctype 'C' lc_collate 'C'",
    );
    await expect(open(databaseUrl)).rejects.toThrow(/has the encoding SQL_ASCII/);
    await dispose();
  });
});

test('refuses a missing server or another service with one line without the password', async () => {
  const refusal = await open('postgresql://me:secret@127.0.0.1:1/x').catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    name: 'DatabaseRefusal',
    message: expect.stringMatching(/^The database does not answer \(.*ECONNREFUSED.*\)\.$/),
  });
  await expect(open('mysql://me:secret@localhost/x')).rejects.toThrow(
    /^DATABASE_URL must begin with postgresql:/,
  );
  expect(String(refusal)).not.toContain('secret');
});

test.for(socketFaults('N'))(
  'DESIGN 11: rejects every query in time when the database %s',
  async ([, behave]) => {
    const server = await startFaultySocketServer(behave);
    const limits = { ...standardLimits, connections: 1, connect: 200, statement: 200 };
    const engine = createPostgresqlEngine(`postgresql://me:secret@127.0.0.1:${server.port}/x`, log, limits);
    const away = databaseOver(engine, log);
    // Both wait for the one connection of the pool.
    const responses = await Promise.allSettled([
      sql`select 1`.execute(away.sql),
      away.transaction(async () => undefined),
    ]);
    for (const response of responses)
      expect(response).toMatchObject({ status: 'rejected', reason: unavailable });
    server.close();
    await away.close();
  },
);

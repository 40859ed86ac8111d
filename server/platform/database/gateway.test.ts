import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines } from './testing/testDatabases.ts';

describeOnBothEngines('gateway', (database) => {
  const add = (id: number) => sql`insert into note values (${id})`.execute(database().sql);
  const ids = async () =>
    (await sql<{ id: number }>`select id from note order by id`.execute(database().sql)).rows.map(
      ({ id }) => id,
    );

  beforeEach(async () => {
    await sql`drop table if exists note`.execute(database().sql);
    await sql`create table note (id int primary key)`.execute(database().sql);
  });

  test('a transaction commits what its work did, and gives its result', async () => {
    expect(await database().transaction(() => add(1).then(() => 'done'))).toBe('done');
    expect(await ids()).toEqual([1]);
  });

  test('a throw rolls back', async () => {
    const work = database().transaction(async () => {
      await add(1);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await ids()).toEqual([]);
  });

  test('DESIGN 11: a handle from outside, used inside, belongs to the transaction and does not hang', async () => {
    const handle = database().sql;
    const work = database().transaction(async () => {
      await sql`insert into note values (1)`.execute(handle);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await ids()).toEqual([]);
  });

  test('nested calls join the outer transaction', async () => {
    const work = database().transaction(async () => {
      await database().transaction(async () => add(1));
      expect(await ids()).toEqual([1]);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await ids()).toEqual([]);
  });

  test('what a nested call threw rolls the whole back, also when the outer work caught it', async () => {
    const work = database().transaction(async () => {
      await add(1);
      await database()
        .transaction(async () => {
          throw new Error('inner');
        })
        .catch(() => undefined);
      await add(2);
    });
    await expect(work).rejects.toThrow('inner');
    expect(await ids()).toEqual([]);
  });

  test('a failed statement whose error was swallowed does not pass for a commit', async () => {
    const work = database().transaction(async () => {
      await add(1);
      await add(1).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await ids()).toEqual([]);
  });

  test('queries made at once inside a transaction run one after the other', async () => {
    await database().transaction(async () => {
      await Promise.all([1, 2, 3, 4].map(add));
    });
    expect(await ids()).toEqual([1, 2, 3, 4]);
  });

  test('a query made after the end of its transaction throws, and its caller is not left in the dark', async () => {
    let late: Promise<unknown> = Promise.resolve();
    await database().transaction(async () => {
      late = pause(20).then(() => add(1));
      late.catch(() => undefined);
    });
    await expect(late).rejects.toThrow('after its transaction had ended');
    expect(await ids()).toEqual([]);
  });

  test('a query from elsewhere does not slip into a running transaction', async () => {
    const outside = new AsyncLocalStorage<undefined>();
    let slipped: Promise<unknown> = Promise.resolve();
    const elsewhere = AsyncLocalStorage.snapshot();
    const work = database().transaction(async () => {
      await add(1);
      slipped = elsewhere(() => add(2));
      await pause(20);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await slipped;
    outside.disable();
    expect(await ids()).toEqual([2]);
  });

  test('DESIGN 3: what must not run inside a transaction throws there', async () => {
    const check = () => database().assertOutsideTransaction('the payment provider');
    expect(check).not.toThrow();
    await database().transaction(async () =>
      expect(check).toThrow('the payment provider must not be called'),
    );
    await expect(database().transaction(() => database().analyze())).rejects.toThrow(
      'VACUUM ANALYZE must not',
    );
    expect(check).not.toThrow();
  });

  test("kysely's own transaction() is refused", async () => {
    const work = database()
      .sql.transaction()
      .execute(async () => undefined);
    await expect(work).rejects.toThrow('Use Database.transaction()');
    await database().ping();
  });

  test('an error in the SQL keeps its SQLSTATE', async () => {
    await add(1);
    await expect(add(1)).rejects.toMatchObject({ code: '23505' });
    await expect(database().transaction(async () => add(1))).rejects.toMatchObject({ code: '23505' });
    await expect(sql`select 1 from nowhere`.execute(database().sql)).rejects.toMatchObject({ code: '42P01' });
  });

  test('ping and analyze answer', async () => {
    await database().ping();
    await database().analyze();
  });
});

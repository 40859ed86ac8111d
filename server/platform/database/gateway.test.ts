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

  test('commits a transaction, and returns the result of its work', async () => {
    expect(await database().transaction(() => add(1).then(() => 'done'))).toBe('done');
    expect(await ids()).toEqual([1]);
  });

  test('rolls back on a throw', async () => {
    const work = database().transaction(async () => {
      await add(1);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await ids()).toEqual([]);
  });

  test('calls back after the commit, in turn, and never after a rollback', async () => {
    const calls: string[] = [];
    const handle = database();
    const idsAfterwards = Promise.withResolvers<number[]>();
    await handle.transaction(async () => {
      handle.afterCommit(() => void ids().then(idsAfterwards.resolve, idsAfterwards.reject));
      await handle.transaction(async () => handle.afterCommit(() => calls.push('inner')));
      await add(1);
      handle.afterCommit(() => calls.push('outer'));
      expect(calls).toEqual([]);
    });
    expect(calls).toEqual(['inner', 'outer']);
    expect(await idsAfterwards.promise).toEqual([1]);
    const failed = handle.transaction(async () => {
      handle.afterCommit(() => calls.push('rolled back'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(calls).toEqual(['inner', 'outer']);
    handle.afterCommit(() => calls.push('outside'));
    expect(calls).toEqual(['inner', 'outer', 'outside']);
  });

  test('DESIGN 11: runs queries of an outer handle inside the transaction, without a deadlock', async () => {
    const handle = database().sql;
    const work = database().transaction(async () => {
      await sql`insert into note values (1)`.execute(handle);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await ids()).toEqual([]);
  });

  test('joins nested calls to the outer transaction', async () => {
    const work = database().transaction(async () => {
      await database().transaction(async () => add(1));
      expect(await ids()).toEqual([1]);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await ids()).toEqual([]);
  });

  test('rolls back everything when a nested call throws, also when the outer work catches it', async () => {
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

  test('does not report a commit when the error of a failed statement was swallowed', async () => {
    const work = database().transaction(async () => {
      await add(1);
      await add(1).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await ids()).toEqual([]);
  });

  test('runs concurrent queries inside a transaction one after the other', async () => {
    await database().transaction(async () => {
      await Promise.all([1, 2, 3, 4].map(add));
    });
    expect(await ids()).toEqual([1, 2, 3, 4]);
  });

  test('throws for a query after the end of its transaction', async () => {
    let late: Promise<unknown> = Promise.resolve();
    await database().transaction(async () => {
      late = pause(20).then(() => add(1));
      late.catch(() => undefined);
    });
    await expect(late).rejects.toThrow('after its transaction had ended');
    expect(await ids()).toEqual([]);
  });

  test('keeps queries from elsewhere out of a running transaction', async () => {
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

  test('DESIGN 3: throws for forbidden calls inside a transaction', async () => {
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

  test("refuses kysely's own transaction()", async () => {
    const work = database()
      .sql.transaction()
      .execute(async () => undefined);
    await expect(work).rejects.toThrow('Use Database.transaction()');
    await database().ping();
  });

  test('keeps the SQLSTATE of an error in the SQL', async () => {
    await add(1);
    await expect(add(1)).rejects.toMatchObject({ code: '23505' });
    await expect(database().transaction(async () => add(1))).rejects.toMatchObject({ code: '23505' });
    await expect(sql`select 1 from nowhere`.execute(database().sql)).rejects.toMatchObject({ code: '42P01' });
  });

  test('answers ping and analyze', async () => {
    await database().ping();
    await database().analyze();
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestClock } from '../../testing/testApplication.ts';
import { describeOnBothEngines } from '../database/testing/testDatabases.ts';
import { startJobs } from './jobs.ts';
import type { LeasedTable } from './leases.ts';
import type { Poller } from './poller.ts';

const never = 1_000_000;
const start = '2026-11-21T12:00:00+09:00';
const second = 1000;

type Deps<T extends 'mail_outbox' | 'sandbox_payment_news'> = Partial<Parameters<typeof startJobs<T>>[0]>;

/** A table with its own lease, and one whose due time is the lease. */
const mails: LeasedTable<'mail_outbox'> = {
  table: 'mail_outbox',
  key: 'id',
  due: 'next_try_at',
  lease: 'claimed_until',
  attempts: 'attempts',
  where: () => sql`sent_at is null`,
};
const news: LeasedTable<'sandbox_payment_news'> = {
  table: 'sandbox_payment_news',
  key: 'transmission_id',
  due: 'next_try_at',
  lease: 'next_try_at',
};

describeOnBothEngines('DESIGN 3: jobs over the rows of a table', (database) => {
  const clock = new TestClock();
  const started: Poller[] = [];
  const failures: unknown[] = [];

  afterEach(async () => {
    for (const jobs of started.splice(0)) await jobs.stop();
    for (const table of ['mail_outbox', 'sandbox_payment_news'] as const)
      await database().sql.deleteFrom(table).execute();
    failures.length = 0;
    clock.moveTo(start);
  });

  const common = () => ({
    database: database(),
    clock,
    concurrency: 5,
    pollEvery: never,
    renewEvery: never,
    stopTimeout: 0,
    onFail: (error: unknown) => void failures.push(error),
  });
  function mailJobs(
    run: (id: string, signal: AbortSignal) => Promise<unknown>,
    over: Deps<'mail_outbox'> = {},
  ) {
    const jobs = startJobs({
      ...common(),
      rows: mails,
      run: async ({ id }, signal) => {
        await run(id, signal);
        return { change: { sent_at: clock.now() } };
      },
      ...over,
    });
    started.push(jobs);
    return jobs;
  }
  function newsJobs(run: (id: string) => Promise<unknown>, over: Deps<'sandbox_payment_news'> = {}) {
    const jobs = startJobs({
      ...common(),
      rows: news,
      run: async ({ transmission_id: id, tries }) => {
        await run(id);
        return { change: { tries: tries + 1, next_try_at: null } };
      },
      ...over,
    });
    started.push(jobs);
    return jobs;
  }

  async function addMail(): Promise<string> {
    const id = randomUUID();
    const now = clock.now();
    await database()
      .sql.insertInto('mail_outbox')
      .values({
        id,
        recipient: 'a@example.com',
        language: 'en',
        kind: 'passwordChanged',
        created_at: now,
        next_try_at: now,
      })
      .execute();
    return id;
  }
  async function addNews(): Promise<string> {
    const id = randomUUID();
    const now = clock.now();
    await database()
      .sql.insertInto('sandbox_payment_news')
      .values({ transmission_id: id, body: '{}', made_at: now, next_try_at: now })
      .execute();
    return id;
  }
  const pass = (seconds: number) =>
    clock.moveTo(new Date(clock.now().getTime() + seconds * second).toISOString());
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(database().sql);
  const mail = () => database().sql.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
  const oneNews = () =>
    database().sql.selectFrom('sandbox_payment_news').selectAll().executeTakeFirstOrThrow();

  it('runs each row in one of two processes', async () => {
    const ids = await Promise.all([...Array(12).keys()].map(() => addNews()));
    const run: string[] = [];
    const both = [1, 2].map(() => newsJobs(async (id) => void run.push(id)));
    for (let more = 1; more > 0; )
      more = (await Promise.all(both.map((jobs) => jobs.runOnce()))).reduce((sum, count) => sum + count);
    expect(run.toSorted()).toEqual(ids.toSorted());
  });

  /** Jobs over a table of either kind, with one row; `until` reads the end of its lease. */
  const kinds = {
    'a lease of its own': {
      add: addMail,
      start: mailJobs,
      until: async () => (await mail()).claimed_until,
      isDone: async () => (await mail()).sent_at !== null,
    },
    'the due time as its lease': {
      add: addNews,
      start: newsJobs,
      until: async () => (await oneNews()).next_try_at,
      isDone: async () => (await oneNews()).tries === 1,
    },
  };
  const inTwentySeconds = () => new Date(clock.now().getTime() + 20 * second);

  describe.each(Object.entries(kinds))('with %s', (_name, { add, start, until, isDone }) => {
    it('runs a row of a killed process again after 20 s', async () => {
      await add();
      void start(() => new Promise(() => undefined)).runOnce();
      // Never stopped: its run does not end.
      started.pop();
      await expect.poll(until).toEqual(inTwentySeconds());
      let runs = 0;
      const next = start(async () => (runs += 1));
      pass(19);
      expect(await next.runOnce()).toBe(0);
      pass(1);
      expect(await next.runOnce()).toBe(1);
      expect(runs).toBe(1);
    });

    it('renews the lease of a long run, so that no other process starts one', async () => {
      await add();
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      start(() => held, { renewEvery: 20 }).wake();
      const other = start(async () => expect.unreachable());
      for (let step = 1; step <= 3; step += 1) {
        await expect.poll(until).toEqual(inTwentySeconds());
        expect(await other.runOnce()).toBe(0);
        // Shorter than the lease, all of them together are longer.
        pass(15);
      }
      letGo();
      await expect.poll(isDone).toBe(true);
    });
  });

  it('leaves a due time that was set during the run', async () => {
    await addNews();
    const sooner = new Date(clock.now().getTime() + second);
    const jobs = newsJobs(async () => {
      await database().sql.updateTable('sandbox_payment_news').set({ next_try_at: sooner }).execute();
    });
    await jobs.runOnce();
    expect(await oneNews()).toMatchObject({ tries: 0, next_try_at: sooner });
  });

  it('runs a row again at once that became due during its run', async () => {
    await addNews();
    let runs = 0;
    const jobs = newsJobs(async () => {
      runs += 1;
      if (runs > 1) return;
      await database().sql.updateTable('sandbox_payment_news').set({ next_try_at: clock.now() }).execute();
      jobs.wake();
      // Until the wake has found the row held.
      await pause(100);
    });
    jobs.wake();
    await expect.poll(() => runs).toBe(2);
  });

  it('writes nothing of a run whose row another process has claimed, unless the work is done', async () => {
    const claimed = { attempts: 2, claimed_until: new Date(clock.now().getTime() + 20 * second) };
    const takeOver = () => database().sql.updateTable('mail_outbox').set(claimed).execute();
    const told: boolean[] = [];
    const result = { change: { last_error: 'x' }, written: (isHeld: boolean) => told.push(isHeld) };
    const run = async () => {
      await takeOver();
      return result;
    };
    await addMail();
    await mailJobs(takeOver, { run }).runOnce();
    expect(await mail()).toMatchObject({ ...claimed, last_error: null });
    pass(20);
    await mailJobs(takeOver, { run: async () => ({ ...(await run()), evenIfLost: true }) }).runOnce();
    expect(await mail()).toMatchObject({ last_error: 'x', claimed_until: null });
    expect(told).toEqual([false, true]);
  });

  it('aborts a run whose lease is lost', async () => {
    await addMail();
    let isAborted = false;
    const jobs = mailJobs(
      (_id, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            isAborted = true;
            reject(signal.reason);
          });
        }),
      { renewEvery: 20 },
    );
    jobs.wake();
    await expect.poll(async () => (await mail()).attempts).toBe(1);
    await database().sql.updateTable('mail_outbox').set({ attempts: 2 }).execute();
    await expect.poll(() => isAborted).toBe(true);
  });

  it('claims nothing for two renewals after a failed poll, so that running rows are renewed first', async () => {
    await addMail();
    const jobs = mailJobs(async () => undefined, { renewEvery: 200 });
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      await rename('mail_outbox', 'away');
      await expect(jobs.runOnce()).rejects.toThrow('mail_outbox');
      await rename('away', 'mail_outbox');
      vi.advanceTimersByTime(399);
      expect(await jobs.runOnce()).toBe(0);
      vi.advanceTimersByTime(1);
      expect(await jobs.runOnce()).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('writes the result of finished work when the database is back', async () => {
    await addMail();
    const jobs = mailJobs(async () => undefined, {
      async run() {
        await rename('mail_outbox', 'away');
        setTimeout(() => void rename('away', 'mail_outbox'), 100);
        return { change: { sent_at: clock.now() }, evenIfLost: true };
      },
    });
    expect(await jobs.runOnce()).toBe(1);
    expect(await mail()).toMatchObject({ sent_at: clock.now(), claimed_until: null, attempts: 1 });
    expect(failures.length).toBeGreaterThan(0);
  });

  it('runs a row within a second of the commit of the transaction that woke it', async () => {
    const run: string[] = [];
    const jobs = newsJobs(async (id) => void run.push(id), { pollEvery: 500 });
    await database().transaction(async () => {
      await addNews();
      jobs.wake();
      await pause(50);
      expect(run).toEqual([]);
    });
    await expect.poll(() => run.length, { timeout: 5_000 }).toBe(1);
  });

  it('retries a failed run when its lease expires, and delays no other', async () => {
    const [bad, good] = [await addNews(), await addNews()];
    const run: string[] = [];
    let isBroken = true;
    const jobs = newsJobs(async (id) => {
      if (isBroken && id === bad) throw new Error('broken');
      run.push(id);
    });
    expect(await jobs.runOnce()).toBe(2);
    expect(run).toEqual([good]);
    expect(failures).toMatchObject([{ message: 'broken' }]);
    isBroken = false;
    expect(await jobs.runOnce()).toBe(0);
    pass(20);
    expect(await jobs.runOnce()).toBe(1);
    expect(run).toEqual([good, bad]);
  });
});

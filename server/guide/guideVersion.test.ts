import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unavailable } from '../platform/database/failures.ts';
import { databaseOver } from '../platform/database/open.ts';
import { describeOnOneEngine } from '../platform/database/testing/testDatabases.ts';
import { type GuideVersion, watchGuideVersion } from './guideVersion.ts';

describeOnOneEngine('Desk: the version of the guide', (database) => {
  let watched: GuideVersion;
  const failures: unknown[] = [];
  const cleared = vi.fn();
  beforeEach(async () => {
    watched = watchGuideVersion({ database: database(), onFail: (error) => void failures.push(error) });
    watched.onChange(cleared);
    await watched.read();
    cleared.mockClear();
  });
  afterEach(() => watched.stop());

  const publish = (step = 1) =>
    database()
      .sql.updateTable('guide_state')
      .set(({ eb }) => ({ version: eb('version', '+', step) }))
      .execute();

  it('is noticed by the poll, which clears the caches once', async () => {
    await publish();
    await vi.waitFor(() => expect(cleared).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    await watched.read();
    expect(cleared).toHaveBeenCalledTimes(1);
    expect(failures).toEqual([]);
  });

  it('clears the caches before a page that asks for it goes on', async () => {
    const before = await watched.read();
    await publish();
    expect(await watched.read()).toBe((before ?? 0) + 1);
    expect(cleared).toHaveBeenCalled();
  });

  it('clears the caches at an earlier version too, which a replica may still have', async () => {
    const before = await watched.read();
    await publish(-1);
    expect(await watched.read()).toBe((before ?? 0) - 1);
    expect(cleared).toHaveBeenCalled();
  });

  it('clears the caches once in the process that publishes: its next poll finds nothing new', async () => {
    let reads = 0;
    const counted = {
      get sql() {
        reads += 1;
        return database().sql;
      },
    };
    const publisher = watchGuideVersion({ database: counted, onFail: (error) => void failures.push(error) });
    await publisher.read();
    const clear = vi.fn();
    publisher.onChange(clear);
    await publish();
    await publisher.read();
    const before = reads;
    // A poll begins only once the previous one has ended.
    await vi.waitFor(() => expect(reads).toBeGreaterThan(before + 1), { timeout: 10_000 });
    await publisher.stop();
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('is read once for all pages that ask while it is read', async () => {
    let reads = 0;
    const counted = {
      get sql() {
        reads += 1;
        return database().sql;
      },
    };
    const version = watchGuideVersion({ database: counted, onFail: (error) => void failures.push(error) });
    await version.stop();
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => version.read()));
    expect(reads).toBe(2);
    expect(others).toEqual([first, first, first]);
  });

  it('is not taken from a read that began before a page asked', async () => {
    const gate = Promise.withResolvers<void>();
    const slow = database().sql.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await gate.promise;
        return result;
      },
    });
    const before = await watched.read();
    const version = watchGuideVersion({
      database: { sql: slow },
      onFail: (error) => void failures.push(error),
    });
    await version.stop();
    const early = version.read();
    // Once another statement has a result, the first read has its own too.
    await watched.read();
    await publish();
    const late = version.read();
    gate.resolve();
    expect([await early, await late]).toEqual([before, (before ?? 0) + 1]);
  });

  it('is unknown while the database is away, which the poll reports', async () => {
    const connect = async () => {
      throw unavailable();
    };
    const away = databaseOver({ kind: 'postgresql', connect, close: async () => undefined }, () => undefined);
    const reported: unknown[] = [];
    const version = watchGuideVersion({ database: away, onFail: (error) => void reported.push(error) });
    expect(await version.read()).toBeNull();
    await vi.waitFor(() => expect(reported).toMatchObject([{ code: 'unavailable' }]), { timeout: 10_000 });
    await version.stop();
  });
});

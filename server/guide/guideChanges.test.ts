import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfiguration } from '../app/configuration.ts';
import { openProduct } from '../app/product.ts';
import { PublicResponses } from '../http/publicResponses.ts';
import { connectRedis } from '../platform/redis.ts';
import { createMetrics } from '../platform/telemetry/metrics/metrics.ts';
import { openSandboxes } from '../sandbox/openSandboxes.ts';
import { describeWithReplica } from '../testing/describeWithGuide.ts';
import { openRedis, redisAnswers } from '../testing/redisServer.ts';
import { TestClock, useApplication } from '../testing/testApplication.ts';
import { testSecret } from '../testing/testSecret.ts';
import { plainWeb } from '../testing/testWeb.ts';
import { type GuideChanges, guideChangesHere, guideChangesOver } from './guideChanges.ts';

const server = await openRedis();
if (!server) process.stderr.write('SKIPPED: news of a changed guide need redis-server or valkey-server\n');
const redisUrl = server?.url ?? '';
afterAll(() => server?.dispose());

describe('guide events in one process', () => {
  it('reach every listener at once', () => {
    const changes = guideChangesHere();
    const heard: unknown[] = [];
    changes.onChange((version) => heard.push(version));
    changes.onChange((version) => heard.push(version));
    changes.publish(7);
    expect(heard).toEqual([7, 7]);
  });
});

describe.skipIf(!server)('guide events over Redis', () => {
  const logged: string[] = [];
  const closing: (() => void)[] = [];

  function anotherProcess(): { changes: GuideChanges; heard: (number | null)[] } {
    const redis = connectRedis(redisUrl, (line) => logged.push(line));
    const changes = guideChangesOver(redis);
    const heard: (number | null)[] = [];
    changes.onChange((version) => heard.push(version));
    closing.push(
      () => changes.close(),
      () => redis.disconnect(),
    );
    return { changes, heard };
  }

  beforeAll(() => redisAnswers(redisUrl));
  afterAll(() => {
    for (const close of closing) close();
  });

  it('reach every process; a process that subscribes or reconnects assumes that it missed some', async () => {
    const [one, other] = [anotherProcess(), anotherProcess()];
    // Published before there is a connection.
    one.changes.publish(3);
    expect(one.heard).toEqual([3]);
    await vi.waitFor(() => expect(other.heard).toContain(null), { timeout: 10_000 });
    one.changes.publish(4);
    await vi.waitFor(() => expect(other.heard).toContain(4), { timeout: 10_000 });

    await server?.stop();
    for (const { heard } of [one, other]) heard.length = 0;
    // Publishing during an outage does not fail, and reaches the publisher itself.
    one.changes.publish(5);
    expect(one.heard).toEqual([5]);
    await server?.start();
    for (const { heard } of [one, other])
      await vi.waitFor(() => expect(heard).toContain(null), { timeout: 10_000 });
    other.changes.publish(6);
    await vi.waitFor(() => expect(one.heard).toContain(6), { timeout: 10_000 });
    expect(new Set(logged).size).toBeLessThanOrEqual(2);
  });
});

describe.skipIf(!server)('a release of the guide', () => {
  describeWithReplica('with a running process', (database, replica) => {
    const { app } = useApplication(database, {
      readDatabase: replica,
      // Its clock stands still: nothing leaves it by its age.
      publicResponses: new PublicResponses(undefined, () => 0),
      variables: { REDIS_URL: redisUrl },
    });
    beforeAll(() => redisAnswers(redisUrl));

    /** Another process starts over the same database, with other content. */
    async function releaseContent(): Promise<void> {
      await database().sql.updateTable('guide_state').set({ digest: 'other' }).where('id', '=', 1).execute();
      const other = await openProduct({
        configuration: readConfiguration({
          LOG_LEVEL: 'silent',
          SESSION_SECRET: testSecret,
          SANDBOX: 'allow',
          REDIS_URL: redisUrl,
        }),
        database: database(),
        clock: new TestClock(),
        metrics: createMetrics(),
        openSandboxes,
        log: () => undefined,
        web: async () => plainWeb,
        buildFolder: null,
      });
      await other.app.close();
      await other.close();
    }

    const page = async () => (await app().inject({ url: '/list?lang=en' })).body;
    /** Makes a place the most liked one in the database that this process reads. */
    const like = (id: number, times: number) =>
      replica().sql.updateTable('place').set({ like_count: times }).where('id', '=', id).execute();

    it('clears its caches, and again when its replica has the new guide', async () => {
      const before = await page();
      await like(3, 100_000);
      expect(await page()).toBe(before);
      await releaseContent();
      await vi.waitFor(async () => expect(await page()).not.toBe(before), { timeout: 10_000 });

      const between = await page();
      await like(5, 200_000);
      expect(await page()).toBe(between);
      const { version } = await database()
        .sql.selectFrom('guide_state')
        .select('version')
        .where('id', '=', 1)
        .executeTakeFirstOrThrow();
      await replica().sql.updateTable('guide_state').set({ version }).where('id', '=', 1).execute();
      await vi.waitFor(async () => expect(await page()).not.toBe(between), { timeout: 10_000 });
    });
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../server/testing/longTests.ts';
import { openRedis } from '../server/testing/redisServer.ts';
import { killRunning, type Started, serverAddress, start } from '../server/testing/startProcess.ts';
import { testSecret } from '../server/testing/testSecret.ts';
import { isBuilt } from '../server/testing/testWeb.ts';
import { Crowd } from './crowd.ts';
import { expectAllKept } from './kept.ts';
import { readiness } from './readiness.ts';
import { type Outage, openPostgresql } from './servers.ts';
import { expectSharedLimit } from './sharedLimit.ts';
import type { Balancer } from './visitor.ts';

const size = isLong
  ? { visitors: 12, pause: 0, calm: 6_000, outage: 3_000, recovery: 5_000 }
  : { visitors: 4, pause: 30, calm: 400, outage: 500, recovery: 30_000 };

const database = isBuilt ? await openPostgresql() : null;
const redis = isBuilt ? await openRedis() : null;
if (!database)
  process.stderr.write('SKIPPED: faults of replicas need the build and a PostgreSQL of their own\n');
if (!redis) process.stderr.write('SKIPPED: faults of Redis need redis-server or valkey-server\n');

describe.skipIf(!database)('two replicas on one PostgreSQL', { timeout: 300_000 }, () => {
  let folder = '';
  const replicas: Started[] = [];
  const balancer: Balancer = { origins: [] };
  const told: string[] = [];

  async function startReplica(index: number, port = '0'): Promise<void> {
    const replica = start({
      DATA_DIR: path.join(folder, String(index)),
      DATABASE_URL: database?.url ?? '',
      ...(redis ? { REDIS_URL: redis.url } : {}),
      SESSION_SECRET: testSecret,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '1',
      PORT: port,
    });
    replicas[index] = replica;
    balancer.origins[index] = await serverAddress(replica);
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'solbada-replicas-'));
    // Both at once: the first one runs the migrations and loads the guide.
    await Promise.all([startReplica(0), startReplica(1)]);
  }, 120_000);

  afterAll(async () => {
    await killRunning();
    await redis?.dispose();
    await database?.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  it('loses and doubles nothing acknowledged while a replica, the database and Redis fail and recover', async () => {
    const crowd = new Crowd(balancer, size);
    const meanwhile = async (event: string, work: () => Promise<unknown>) => {
      await crowd.wait(size.calm);
      await work();
      told.push(`${event}: all ready ${await readiness(balancer, size.recovery)} ms after its end`);
    };
    await crowd.arrival();
    const nodePort = (index: number) => new URL(balancer.origins[index] ?? '').port;

    await meanwhile('a replica killed', async () => {
      const victim = replicas[0];
      victim?.process.kill('SIGKILL');
      await victim?.ended;
      await pause(size.outage);
      await startReplica(0, nodePort(0));
    });
    await meanwhile('PostgreSQL restarted', () => restart(database));
    if (redis) await meanwhile('Redis stopped', () => restart(redis));
    await meanwhile('a rolling restart', async () => {
      // The first one was started again above.
      for (const index of isLong ? [0, 1] : [1]) {
        replicas[index]?.process.kill('SIGTERM');
        expect(await replicas[index]?.ended).toBe(0);
        await startReplica(index, nodePort(index));
      }
    });
    await crowd.wait(size.calm);
    await crowd.end();
    process.stdout.write(`${told.join('\n')}\n`);

    expect(crowd.wrong).toEqual([]);
    expect(crowd.visitors.length).toBeGreaterThanOrEqual(size.visitors);
    await expectAllKept(crowd.visitors, {
      databaseUrl: database?.url ?? '',
      origin: balancer.origins[0] ?? '',
    });
  });

  const restart = (server: Outage | null) => server?.restart(size.outage) ?? Promise.resolve();

  it.skipIf(!redis)('DESIGN 3: limits hold across replicas', () => expectSharedLimit(balancer, 0));
});

import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outage, openPostgresql } from '../faults/servers.ts';
import { expectSharedLimit } from '../faults/sharedLimit.ts';
import { type Balancer, type ForbiddenResponse, Visitor } from '../faults/visitor.ts';
import { freePort } from '../server/testing/freePort.ts';
import { askRedis, waitForRedis } from '../server/testing/redisServer.ts';
import {
  killRunning,
  type Started,
  serverAddress,
  start,
  startCommand,
} from '../server/testing/startProcess.ts';
import { testSecret } from '../server/testing/testSecret.ts';
import { waitUntil } from '../server/testing/waitUntil.ts';
import { startRedisProxy } from './haproxy.ts';
import { createFolder, writeSettings } from './servers.ts';

const rounds = 3;
const redisUrl = (port: number) => `redis://127.0.0.1:${port}`;

/** Two Redis servers, and three Sentinels that keep one of them the master. */
class SentinelCluster {
  readonly ports: readonly number[];
  readonly #folder: string;
  readonly #sentinels: number[] = [];
  readonly #servers = new Map<number, Started>();

  private constructor(folder: string, ports: readonly number[]) {
    this.#folder = folder;
    this.ports = ports;
  }

  static async start(folder: string): Promise<SentinelCluster> {
    const cluster = new SentinelCluster(folder, [await freePort(), await freePort()]);
    const [master = 0, replica = 0] = cluster.ports;
    cluster.run(master);
    cluster.run(replica, ['--replicaof', '127.0.0.1', String(master)]);
    for (const port of cluster.ports) await waitForRedis(redisUrl(port));
    await cluster.roles();
    for (const port of [await freePort(), await freePort(), await freePort()]) {
      const file = await writeSettings(
        path.join(folder, `sentinel-${port}.conf`),
        [
          `port ${port}`,
          'bind 127.0.0.1',
          `sentinel monitor limits 127.0.0.1 ${master} 2`,
          'sentinel down-after-milliseconds limits 1000',
          'sentinel failover-timeout limits 5000',
          '',
        ].join('\n'),
      );
      startCommand('redis-sentinel', [file]);
      cluster.#sentinels.push(port);
    }
    return cluster;
  }

  run(port: number, words: readonly string[] = []): void {
    const common = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', this.#folder];
    this.#servers.set(port, startCommand('redis-server', [...common, ...words]));
  }

  /** What a server says about its replication; empty while it does not respond. */
  async #told(port: number): Promise<string> {
    return (await askRedis(redisUrl(port), (redis) => redis.info('replication'))) ?? '';
  }

  /** Whether the server at a port is a master, even if the other server is down. */
  async isMaster(port: number): Promise<boolean> {
    return (await this.#told(port)).includes('role:master');
  }

  /** Resolves when every Sentinel knows the others and the replica; before that, no replica would be promoted. */
  async health(): Promise<void> {
    for (const port of this.#sentinels) {
      let last: string | null = null;
      await waitUntil(
        'a Sentinel to know the others',
        async () => {
          last = await askRedis(redisUrl(port), (sentinel) => sentinel.info('sentinel'));
          return /status=ok,.*slaves=1,sentinels=3/.test(last ?? '');
        },
        { timeout: 60_000, interval: 200, details: () => String(last) },
      );
    }
  }

  /** The ports of the master and of its replica, once the master has one. */
  async roles(): Promise<{ master: number; replica: number }> {
    const [one = 0, two = 0] = this.ports;
    return waitUntil(
      'a master of Redis with its replica',
      async () => {
        for (const [master, replica] of [
          [one, two],
          [two, one],
        ] as const)
          if (/role:master[\s\S]*connected_slaves:1/.test(await this.#told(master)))
            return { master, replica };
        return null;
      },
      { timeout: 60_000, interval: 100 },
    );
  }

  async kill(port: number): Promise<void> {
    const server = this.#servers.get(port);
    server?.process.kill('SIGKILL');
    await server?.ended;
  }
}

/** Whether the last line that a process has logged about Redis says that Redis is back. */
const usesRedis = ({ err }: Started) =>
  err().lastIndexOf('Redis is back') > err().lastIndexOf('Redis does not answer');

describe('two processes on Redis under Sentinel, behind HAProxy', { timeout: 300_000 }, () => {
  let temporary: Awaited<ReturnType<typeof createFolder>>;
  let database: Outage | null = null;
  let redis: SentinelCluster;
  const processes: Started[] = [];
  const balancer: Balancer = { origins: [] };

  beforeAll(async () => {
    temporary = await createFolder();
    const { folder } = temporary;
    database = await openPostgresql();
    redis = await SentinelCluster.start(folder);
    const proxyPort = await startRedisProxy(folder, redis.ports);
    for (const name of ['first', 'second']) {
      const variables = {
        DATA_DIR: path.join(folder, name),
        DATABASE_URL: database?.url ?? '',
        REDIS_URL: redisUrl(proxyPort),
        SESSION_SECRET: testSecret,
        TRUST_PROXY: '1',
      };
      processes.push(start(variables));
    }
    balancer.origins.push(...(await Promise.all(processes.map(serverAddress))));
  }, 120_000);

  afterAll(async () => {
    await killRunning();
    await database?.dispose();
    await temporary.dispose();
  });

  it('keeps sessions and plans going when the master is killed, and counts limits together again', async () => {
    const wrong: ForbiddenResponse[] = [];
    const visitor = new Visitor(1, balancer, wrong);
    await visitor.signUp(() => true);
    await expectSharedLimit(balancer, 1);
    for (let round = 1; round <= rounds; round += 1) {
      await redis.health();
      const { master, replica } = await redis.roles();
      const began = performance.now();
      await redis.kill(master);
      let saved = 0;
      await waitUntil(
        'both processes to reach the new master',
        async () => {
          // Throws for a 503: the product rejects nothing while Redis is away.
          await visitor.savePlan(`plan ${round}-${saved++}`);
          return processes.every(usesRedis) && (await redis.isMaster(replica));
        },
        { timeout: 60_000, details: () => processes.map(({ err }) => err()).join('\n') },
      );
      process.stdout.write(
        `the master of Redis killed, round ${round}: limits are counted together after ${((performance.now() - began) / 1_000).toFixed(1)} s, ${saved} plans saved meanwhile\n`,
      );
      await expectSharedLimit(balancer, 1 + round);
      redis.run(master, ['--replicaof', '127.0.0.1', String(replica)]);
    }
    expect(wrong).toEqual([]);
    expect(await visitor.signIn()).toMatchObject({ status: 200 });
  });
});

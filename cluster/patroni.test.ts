import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAllKept } from '../faults/kept.ts';
import type { Balancer } from '../faults/visitor.ts';
import { killRunning, serverAddress, start } from '../server/testing/startProcess.ts';
import { testSecret } from '../server/testing/testSecret.ts';
import { type DatabaseProxy, startDatabaseProxy } from './haproxy.ts';
import { PatroniCluster } from './patroni.ts';
import { createFolder } from './servers.ts';
import { Traffic } from './traffic.ts';

/** How often each fault is injected. */
const rounds = 3;
/** Maximum time without writes after a fault that changes the primary, and after one that doesn't (ms). */
const writePauseLimit = 30_000;
const shortPauseLimit = 5_000;
/** Share of the guide's pages that may be a 503: during a switchover, no server is readable for a moment. */
const unavailablePages = 0.01;

/** Injects a fault, and returns a function that ends it. */
type Fault = () => Promise<() => unknown>;

describe('two processes on three PostgreSQLs under Patroni, behind two HAProxies', {
  timeout: 600_000,
}, () => {
  let temporary: Awaited<ReturnType<typeof createFolder>>;
  let cluster: PatroniCluster;
  const proxies: DatabaseProxy[] = [];
  const balancer: Balancer = { origins: [] };

  const address = (port: 'writes' | 'reads', wanted: string) =>
    `postgresql://postgres@${proxies.map((proxy) => `127.0.0.1:${proxy[port]}`)}/postgres?target_session_attrs=${wanted}`;

  beforeAll(async () => {
    temporary = await createFolder();
    const { folder } = temporary;
    cluster = await PatroniCluster.start(folder);
    for (let count = 0; count < 2; count += 1) proxies.push(await startDatabaseProxy(folder, cluster));
    const processes = ['first', 'second'].map((name) =>
      start({
        DATA_DIR: path.join(folder, name),
        DATABASE_URL: address('writes', 'read-write'),
        READ_DATABASE_URL: address('reads', 'any'),
        SESSION_SECRET: testSecret,
        TRUST_PROXY: '1',
        RATE_LIMITS: 'off',
      }),
    );
    balancer.origins.push(...(await Promise.all(processes.map(serverAddress))));
  }, 240_000);

  afterAll(async () => {
    await cluster.dispose();
    await killRunning();
    await temporary.dispose();
  });

  async function injectUnderLoad(name: string, inject: Fault, limit = writePauseLimit): Promise<void> {
    await using traffic = await Traffic.start(balancer);
    for (let round = 1; round <= rounds; round += 1) {
      await traffic.wait(2_000);
      traffic.report();
      const end = await inject();
      await traffic.writesAreBack(writePauseLimit);
      await end();
      await cluster.health();
      await traffic.writesAreBack(writePauseLimit);
      const { writePause, pages } = traffic.report();
      const statuses = [...pages].map(([status, count]) => `${count} with ${status}`).join(', ');
      process.stdout.write(
        `${name}, round ${round}: no writes for ${(writePause / 1_000).toFixed(1)} s; guide pages: ${statuses}\n`,
      );
      expect(writePause).toBeLessThan(limit);
      const { 200: served = 0, 503: unavailable = 0, ...others } = Object.fromEntries(pages);
      expect(others).toEqual({});
      expect(unavailable).toBeLessThanOrEqual(served * unavailablePages);
    }
    await traffic.end();
    expect(traffic.forbidden).toEqual([]);
    await expectAllKept(traffic.visitors, {
      databaseUrl: `postgresql://postgres@127.0.0.1:${(await cluster.primary()).port}/postgres`,
      origin: balancer.origins[0] ?? '',
    });
  }

  it('loses and doubles nothing acknowledged when the primary and its Patroni are killed', () =>
    injectUnderLoad('the primary killed', async () => {
      const node = await cluster.killPrimary();
      return () => cluster.revive(node);
    }));

  it('goes on when one of the two HAProxies is killed', () => {
    let turn = 0;
    const killProxy = async () => {
      const { proxy } = proxies[turn++ % proxies.length] ?? {};
      await proxy?.kill();
      await pause(5_000);
      return () => proxy?.revive();
    };
    return injectUnderLoad('a HAProxy killed', killProxy, shortPauseLimit);
  });

  it('goes on for 15 s without etcd, longer than a primary may keep its role on its own', () => {
    const stopEtcd = async () => {
      await cluster.killEtcd();
      await pause(15_000);
      return () => cluster.startEtcd();
    };
    return injectUnderLoad('etcd stopped', stopEtcd, shortPauseLimit);
  });

  it('loses and doubles nothing acknowledged when the primary is paused for 60 s and comes back', () =>
    injectUnderLoad('the primary paused', async () => {
      const node = await cluster.primary();
      cluster.signal(node, 'SIGSTOP');
      const paused = pause(60_000);
      return async () => {
        await paused;
        cluster.signal(node, 'SIGCONT');
      };
    }));

  it('loses and doubles nothing acknowledged at a switchover by patronictl', () =>
    injectUnderLoad('a switchover', async () => {
      await cluster.switchOver();
      return () => undefined;
    }));
});

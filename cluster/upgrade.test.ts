import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAllKept } from '../faults/kept.ts';
import type { Balancer } from '../faults/visitor.ts';
import { killRunning, type Started, serverAddress, start } from '../server/testing/startProcess.ts';
import { testSecret } from '../server/testing/testSecret.ts';
import { type DatabaseProxy, startDatabaseProxy } from './haproxy.ts';
import { PatroniCluster } from './patroni.ts';
import { buildRelease } from './release.ts';
import { createFolder } from './servers.ts';
import { Traffic } from './traffic.ts';

const revision = process.env.PREVIOUS_RELEASE;
if (revision === undefined)
  process.stderr.write('SKIPPED: a rolling upgrade needs PREVIOUS_RELEASE, a revision of this repository.\n');

/** How often both processes are upgraded to this release and put back to the previous one. */
const rounds = 3;

describe.skipIf(revision === undefined)('two processes of the previous release', { timeout: 600_000 }, () => {
  let temporary: Awaited<ReturnType<typeof createFolder>>;
  let cluster: PatroniCluster;
  let proxy: DatabaseProxy;
  let previous = '';
  const processes: Started[] = [];
  const balancer: Balancer = { origins: [] };

  async function startProcess(index: number, release: string, port = '0'): Promise<void> {
    const variables = {
      DATA_DIR: path.join(temporary.folder, String(index)),
      DATABASE_URL: `postgresql://postgres@127.0.0.1:${proxy.writes}/postgres?target_session_attrs=read-write`,
      SESSION_SECRET: testSecret,
      TRUST_PROXY: '1',
      RATE_LIMITS: 'off',
      DRAIN_SECONDS: '1',
      PORT: port,
    };
    const started = start(variables, { folder: release });
    processes[index] = started;
    balancer.origins[index] = await serverAddress(started);
  }

  beforeAll(async () => {
    temporary = await createFolder();
    previous = path.join(temporary.folder, 'previous');
    await buildRelease(revision ?? '', previous);
    cluster = await PatroniCluster.start(temporary.folder);
    proxy = await startDatabaseProxy(temporary.folder, cluster);
    await Promise.all([startProcess(0, previous), startProcess(1, previous)]);
  }, 600_000);

  afterAll(async () => {
    await cluster.dispose();
    await killRunning();
    await temporary.dispose();
  });

  it('are upgraded one after the other under load, and back, and nothing acknowledged is lost or doubled', async () => {
    await using traffic = await Traffic.start(balancer);
    for (let round = 1; round <= rounds; round += 1) {
      for (const release of [process.cwd(), previous]) {
        for (const index of [0, 1]) {
          await traffic.wait(2_000);
          const { port } = new URL(balancer.origins[index] ?? '');
          processes[index]?.process.kill('SIGTERM');
          expect(await processes[index]?.ended).toBe(0);
          await startProcess(index, release, port);
          await traffic.writesAreBack(30_000);
        }
        const { pages, writePause } = traffic.report();
        const to = release === previous ? 'back to the previous release' : 'to this release';
        const statuses = [...pages].map(([status, count]) => `${count} with ${status}`).join(', ');
        process.stdout.write(
          `${to}, round ${round}: a process saved nothing for ${(writePause / 1_000).toFixed(1)} s; guide pages: ${statuses}\n`,
        );
        // Status 0: a process that is being replaced doesn't listen for a while. A load balancer would use the other one.
        for (const status of pages.keys()) expect([200, 503, 0]).toContain(status);
      }
    }
    await traffic.end();
    expect(traffic.forbidden).toEqual([]);
    await expectAllKept(traffic.visitors, {
      databaseUrl: `postgresql://postgres@127.0.0.1:${(await cluster.primary()).port}/postgres`,
      origin: balancer.origins[0] ?? '',
    });
  });
});

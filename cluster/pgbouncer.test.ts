import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAllKept } from '../faults/kept.ts';
import { readiness } from '../faults/readiness.ts';
import { type Outage, openPostgresql } from '../faults/servers.ts';
import type { Balancer } from '../faults/visitor.ts';
import { freePort } from '../server/testing/freePort.ts';
import { killRunning, refusal, serverAddress, start } from '../server/testing/startProcess.ts';
import { testSecret } from '../server/testing/testSecret.ts';
import { createFolder, killMachine, startMachine, writeSettings } from './servers.ts';
import { Traffic } from './traffic.ts';

const rounds = 3;

describe('two processes on PostgreSQL through PgBouncer', { timeout: 300_000 }, () => {
  let temporary: Awaited<ReturnType<typeof createFolder>>;
  let database: Outage | null = null;

  beforeAll(async () => {
    temporary = await createFolder();
    database = await openPostgresql();
  }, 120_000);

  afterAll(async () => {
    await killRunning();
    await database?.dispose();
    await temporary.dispose();
  });

  /** Starts PgBouncer with nothing set but its mode; `run` starts it again at the same address. */
  async function startPgBouncer(mode: 'session' | 'transaction') {
    const sockets = new URL(database?.url ?? '').searchParams.get('host') ?? '';
    const port = await freePort();
    const file = await writeSettings(
      path.join(temporary.folder, `pgbouncer-${mode}.ini`),
      [
        '[databases]',
        `postgres = host=${sockets} user=postgres`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${port}`,
        'unix_socket_dir =',
        'auth_type = any',
        `pool_mode = ${mode}`,
        'default_pool_size = 50',
        '',
      ].join('\n'),
    );
    return {
      url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
      run: () => startMachine('pgbouncer', [file]),
    };
  }

  const settings = (name: string, url: string) => ({
    DATA_DIR: path.join(temporary.folder, name),
    DATABASE_URL: url,
    SESSION_SECRET: testSecret,
    TRUST_PROXY: '1',
    RATE_LIMITS: 'off',
  });

  it('refuses the transaction mode at the start, and says what to set', async () => {
    const { url, run } = await startPgBouncer('transaction');
    run();
    expect(await refusal(settings('refused', url))).toContain('set pool_mode = session in PgBouncer');
  });

  it('loses and doubles nothing acknowledged in the session mode when PgBouncer is killed', async () => {
    const { url, run } = await startPgBouncer('session');
    let pooler = run();
    const processes = ['first', 'second'].map((name) => start(settings(name, url)));
    const balancer: Balancer = { origins: await Promise.all(processes.map(serverAddress)) };
    await using traffic = await Traffic.start(balancer);
    for (let round = 1; round <= rounds; round += 1) {
      await traffic.wait(2_000);
      await killMachine(pooler);
      await pause(1_000);
      pooler = run();
      const ready = await readiness(balancer, 30_000);
      await traffic.writesAreBack(30_000);
      process.stdout.write(
        `PgBouncer killed, round ${round}: both processes ready ${ready} ms after it started again\n`,
      );
    }
    await traffic.end();
    expect(traffic.forbidden).toEqual([]);
    await expectAllKept(traffic.visitors, {
      databaseUrl: database?.url ?? '',
      origin: balancer.origins[0] ?? '',
    });
  });
});

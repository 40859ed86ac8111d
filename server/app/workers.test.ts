import { readFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '../../contract/addresses.ts';
import {
  type DataFolder,
  describeOnPostgresql,
  freshDataFolder,
} from '../platform/database/testing/testDatabases.ts';
import { guide } from '../testing/describeWithGuide.ts';
import { addressOf, killRunning, refusal, start } from '../testing/startProcess.ts';
import { isBuilt } from '../testing/testWeb.ts';

if (!isBuilt) process.stderr.write('SKIPPED: tests of several processes need the build (npm run build)\n');

let folder: DataFolder;
beforeEach(async () => {
  folder = await freshDataFolder(guide);
});
afterEach(async () => {
  await killRunning();
  await folder.dispose();
});

/** Sends requests over a keep-alive connection, as balancers do. */
function ask(agent: Agent, address: string): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (answer: IncomingMessage) => {
      answer.resume().on('end', () => {
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection });
      });
    }).on('error', reject);
  });
}

/** A failed sign-in over a connection of its own: connections are distributed over the workers in turn. */
function logInWrongly(address: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const url = `${address}${apiBase}/auth/login/email`;
  return new Promise((resolve, reject) => {
    request(url, { agent: false, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end(JSON.stringify({ email: 'nobody@example.com', password: 'Wrong123!' }));
  });
}

describe.skipIf(!isBuilt)('stopping the server', { timeout: 120_000 }, () => {
  it('ends readiness first, and serves visitors to the end with Connection: close', async () => {
    const started = start({ DATA_DIR: folder.dataDir, DRAIN_SECONDS: '1' });
    const address = await addressOf(started);
    const agent = new Agent({ keepAlive: true });
    expect(await ask(agent, `${address}/readyz`)).toEqual({ status: 200, connection: 'keep-alive' });
    started.process.kill('SIGTERM');
    await expect.poll(async () => (await ask(agent, `${address}/readyz`)).status).toBe(503);
    expect(await ask(agent, `${address}/api/v1/theme`)).toEqual({ status: 200, connection: 'close' });
    expect((await ask(agent, `${address}/healthz`)).status).toBe(200);
    expect(await started.ended).toBe(0);
    agent.destroy();
  });

  it('ends at Ctrl-C without a waiting time', async () => {
    const started = start({ DATA_DIR: folder.dataDir, DRAIN_SECONDS: '8' });
    await addressOf(started);
    started.process.kill('SIGINT');
    expect(await Promise.race([started.ended, pause(6_000, 'still there')])).toBe(0);
  });
});

describeOnPostgresql(
  'several processes',
  (databaseUrl) => {
    const variables = () => ({
      DATA_DIR: folder.dataDir,
      DATABASE_URL: databaseUrl(),
      WORKERS: '2',
      DRAIN_SECONDS: '0',
    });
    const workersOf = async (pid: number | undefined) =>
      (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number);

    it.skipIf(!isBuilt || process.platform !== 'linux')(
      'DESIGN 4: serves with WORKERS behind one port, replaces one that dies, and ends all at SIGTERM (needs Linux)',
      async () => {
        const started = start(variables());
        const address = await addressOf(started);
        expect(started.out()).toMatch(/^Solbada is ready at \S+ \(228 places, .*\), 2 processes\n$/);
        const first = await workersOf(started.process.pid);
        expect(first).toHaveLength(2);
        const [victim = 0] = first;
        process.kill(victim, 'SIGKILL');
        await expect
          .poll(async () => (await workersOf(started.process.pid)).filter((pid) => pid !== victim), {
            timeout: 20_000,
          })
          .toHaveLength(2);
        expect(started.err()).toContain('another takes its place');
        // Counted by two processes, reported by either.
        const asked = async () => {
          const text = await (await fetch(`${address}/metrics`)).text();
          return Number(
            /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} (\d+)/.exec(
              text,
            )?.[1] ?? 0,
          );
        };
        for (let index = 0; index < 10; index += 1) await fetch(`${address}/healthz`);
        await expect.poll(asked, { timeout: 20_000 }).toBe(10);
        expect(await asked()).toBe(10);
        // Workers that do not serve yet get no connection.
        for (let index = 0; index < 20; index += 1)
          expect((await fetch(`${address}/api/v1/theme`)).status).toBe(200);
        started.process.kill('SIGTERM');
        expect(await started.ended).toBe(0);
      },
      120_000,
    );

    it.skipIf(!isBuilt || process.platform !== 'linux')(
      'DESIGN 4: counts limits over all WORKERS without Redis, also after one of them has died',
      async () => {
        const started = start(variables());
        const address = await addressOf(started);
        const statuses = async (times: number) => {
          const all: number[] = [];
          for (let tries = 0; tries < times; tries += 1) all.push(await logInWrongly(address));
          return all;
        };
        expect(await statuses(9)).toEqual(Array(9).fill(401));
        const [victim = 0] = await workersOf(started.process.pid);
        process.kill(victim, 'SIGKILL');
        await expect
          .poll(async () => (await workersOf(started.process.pid)).includes(victim), { timeout: 20_000 })
          .toBe(false);
        // Each worker has seen fewer than ten; together they have seen more.
        const [tenth, ...more] = await statuses(5);
        expect(tenth).toBe(401);
        expect(more).toContain(429);
      },
      120_000,
    );

    it.skipIf(!isBuilt)('ends workers that cannot start with their one line', async () => {
      const started = start({ ...variables(), PUBLIC_ORIGIN: 'https://guide.example' });
      expect(await started.ended).toBe(1);
      expect(started.err()).toContain('Solbada cannot start');
      expect(await refusal({ DATA_DIR: folder.dataDir, WORKERS: '2' })).toContain('DATABASE_URL');
    });
  },
  guide,
);

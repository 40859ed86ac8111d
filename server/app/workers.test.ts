import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '../../contract/addresses.ts';
import { describeOnPostgresql, freshDataFolder } from '../platform/database/testing/testDatabases.ts';
import { guide } from '../testing/describeWithGuide.ts';
import { killRunning, refusal, serverAddress, start } from '../testing/startProcess.ts';
import { isBuilt } from '../testing/testWeb.ts';

if (!isBuilt) process.stderr.write('SKIPPED: tests of several processes need the build (npm run build)\n');

afterEach(killRunning);

/** Sends requests over a keep-alive connection, as balancers do. */
function ask(agent: Agent, address: string): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response: IncomingMessage) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection });
      });
    }).on('error', reject);
  });
}

/** A failed sign-in over its own connection: connections are distributed over the workers in turn. */
function logInWrongly(address: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const url = `${address}${apiBase}/auth/login/email`;
  return new Promise((resolve, reject) => {
    request(url, { agent: false, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(JSON.stringify({ email: 'nobody@example.com', password: 'Wrong123!' }));
  });
}

describe.skipIf(!isBuilt)('stopping the server', { timeout: 120_000 }, () => {
  it('ends readiness first, and serves visitors to the end with Connection: close', async () => {
    const folder = await freshDataFolder(guide);
    const started = start({ DATA_DIR: folder.dataDir, DRAIN_SECONDS: '1' });
    const address = await serverAddress(started);
    const agent = new Agent({ keepAlive: true });
    expect(await ask(agent, `${address}/readyz`)).toEqual({ status: 200, connection: 'keep-alive' });
    started.process.kill('SIGTERM');
    await expect.poll(async () => (await ask(agent, `${address}/readyz`)).status).toBe(503);
    expect(await ask(agent, `${address}/api/v1/theme`)).toEqual({ status: 200, connection: 'close' });
    expect((await ask(agent, `${address}/healthz`)).status).toBe(200);
    expect(await started.ended).toBe(0);
    agent.destroy();
    await folder.dispose();
  });
});

describeOnPostgresql(
  'several processes',
  (databaseUrl) => {
    let dataDir = '';
    beforeAll(async () => {
      dataDir = await mkdtemp(path.join(tmpdir(), 'solbada-workers-'));
    });
    afterAll(() => rm(dataDir, { recursive: true, force: true }));
    const variables = () => ({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl(),
      WORKERS: '2',
      DRAIN_SECONDS: '0',
    });
    const readWorkers = async (pid: number | undefined) =>
      (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number);

    it.skipIf(!isBuilt || process.platform !== 'linux')(
      'DESIGN 4: serves with WORKERS behind one port, replaces one that dies, counts limits over all of them without Redis, and ends all at SIGTERM (needs Linux)',
      async () => {
        const started = start(variables());
        const address = await serverAddress(started);
        expect(started.out()).toMatch(/^Solbada is ready at \S+ \(228 places, .*\), 2 processes\n$/);
        const first = await readWorkers(started.process.pid);
        expect(first).toHaveLength(2);
        const statuses = async (times: number) => {
          const all: number[] = [];
          for (let tries = 0; tries < times; tries += 1) all.push(await logInWrongly(address));
          return all;
        };
        expect(await statuses(9)).toEqual(Array(9).fill(401));
        const [victim = 0] = first;
        process.kill(victim, 'SIGKILL');
        await expect
          .poll(async () => (await readWorkers(started.process.pid)).filter((pid) => pid !== victim), {
            timeout: 20_000,
          })
          .toHaveLength(2);
        expect(started.err()).toContain('another takes its place');
        // Each worker has seen fewer than ten; together, and with the one that died, they have seen more.
        const [tenth, ...more] = await statuses(5);
        expect(tenth).toBe(401);
        expect(more).toContain(429);
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
        await expect.poll(asked).toBe(10);
        expect(await asked()).toBe(10);
        // Workers that do not serve yet get no connection.
        for (let index = 0; index < 20; index += 1)
          expect((await fetch(`${address}/api/v1/theme`)).status).toBe(200);
        started.process.kill('SIGTERM');
        expect(await started.ended).toBe(0);
      },
      120_000,
    );

    it.skipIf(!isBuilt)('ends workers that cannot start with their one line', async () => {
      const started = start({ ...variables(), PUBLIC_ORIGIN: 'https://guide.example' });
      expect(await started.ended).toBe(1);
      expect(started.err()).toContain('Solbada cannot start');
      expect(await refusal({ DATA_DIR: dataDir, WORKERS: '2' })).toContain('DATABASE_URL');
    });
  },
  guide,
);

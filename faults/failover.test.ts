import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '../contract/addresses.ts';
import { isLong } from '../server/testing/longTests.ts';
import { killRunning, serverAddress, start } from '../server/testing/startProcess.ts';
import { testSecret } from '../server/testing/testSecret.ts';
import { isBuilt } from '../server/testing/testWeb.ts';
import { Crowd } from './crowd.ts';
import { guidePages } from './guidePages.ts';
import { expectAllKept } from './kept.ts';
import { readiness } from './readiness.ts';
import { openPair } from './servers.ts';
import type { Balancer } from './visitor.ts';

const size = isLong
  ? { visitors: 12, pause: 0, calm: 6_000, outage: 5_000 }
  : { visitors: 3, pause: 30, calm: 400, outage: 500 };

/** Milliseconds between the promotion and the first write of every process. */
const recoveryLimit = 10_000;

const pair = isBuilt ? await openPair() : null;
if (!pair)
  process.stderr.write('SKIPPED: a failover needs the build and two PostgreSQL servers of its own\n');

describe.skipIf(!pair)('two replicas on a primary and its standby', { timeout: 300_000 }, () => {
  let folder = '';
  const balancer: Balancer = { origins: [] };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'solbada-failover-'));
    const started = ['one', 'two'].map((name) =>
      start({
        DATA_DIR: path.join(folder, name),
        DATABASE_URL: pair?.url ?? '',
        SESSION_SECRET: testSecret,
        TRUST_PROXY: '1',
      }),
    );
    balancer.origins.push(...(await Promise.all(started.map(serverAddress))));
  }, 120_000);

  afterAll(async () => {
    await killRunning();
    await pair?.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  it('DESIGN 11: loses and doubles nothing acknowledged when the primary is killed and the standby promoted (needs two PostgreSQL servers)', async () => {
    const crowd = new Crowd(balancer, size);
    await crowd.arrival();
    await crowd.wait(size.calm);

    await pair?.killPrimary();
    await Promise.all(balancer.origins.map(expectUnavailable));
    await Promise.all(balancer.origins.map(expectUncachedGuide));
    await crowd.wait(size.outage);

    await pair?.promote();
    const arrived = crowd.visitors.length;
    const recovery = await readiness(balancer, recoveryLimit);
    process.stdout.write(`the primary killed: all ready ${recovery} ms after the promotion\n`);
    await Promise.all(balancer.origins.map(acceptsWrites));
    // A further visitor can sign up, which shows that mails are sent again.
    await crowd.arrival(arrived + 1);
    await crowd.wait(size.calm);
    await crowd.end();

    expect(crowd.wrong).toEqual([]);
    await expectAllKept(crowd.visitors, {
      databaseUrl: pair?.standbyUrl ?? '',
      origin: balancer.origins[0] ?? '',
    });
  });
});

function askForCode(origin: string): Promise<Response> {
  return fetch(`${origin}${apiBase}/auth/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${Math.random().toString(36).slice(2)}@example.com` }),
  });
}

async function expectUnavailable(origin: string): Promise<void> {
  const response = await askForCode(origin);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ status: 503, code: 'unavailable' });
}

/** Pages that nobody has requested before, so that no cache has them: they are read from the standby. */
async function expectUncachedGuide(origin: string): Promise<void> {
  for (const page of guidePages(1))
    expect([page, (await fetch(`${origin}${page}`)).status]).toEqual([page, 200]);
}

async function acceptsWrites(origin: string): Promise<void> {
  expect((await askForCode(origin)).status).toBe(204);
}

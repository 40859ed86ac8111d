import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiBase } from '../contract/addresses.ts';
import { api } from '../contract/api.ts';
import { freshDataFolder } from '../server/platform/database/testing/testDatabases.ts';
import { guide } from '../server/testing/describeWithGuide.ts';
import { isLong } from '../server/testing/longTests.ts';
import { killRunning, refusal, type Started, start, waitForOutput } from '../server/testing/startProcess.ts';
import { isBuilt } from '../server/testing/testWeb.ts';
import { openSmallDisk } from './smallDisk.ts';
import { type ForbiddenResponse, Visitor } from './visitor.ts';

/** Size of the disk in megabytes: the database with its logs takes 100, and requires 64 to be free. */
const diskSize = 300;
const polling = { timeout: 60_000, interval: 100 };

const disk = isBuilt ? await openSmallDisk(diskSize) : null;
if (!disk) {
  process.stderr.write(
    'SKIPPED: a full disk needs the build, and a system that lets anybody mount one (unshare)\n',
  );
}
const limitsFiles = isBuilt && spawnSync('prlimit', ['--version'], { stdio: 'ignore' }).status === 0;
if (!limitsFiles) process.stderr.write('SKIPPED: a disk that takes nothing needs the build and prlimit\n');

const wrong: ForbiddenResponse[] = [];

/** What the product's API returns for a visitor. */
async function fetchData(visitor: Visitor) {
  const likes = await visitor.again('GET', '/user/like-places?page=1&size=50');
  const plan = await visitor.again('GET', '/trip-plan');
  const orders = await visitor.again('GET', '/user/tickets');
  const { content } = z.object({ content: z.array(z.object({ placeId: z.int() })) }).parse(likes.body);
  return {
    liked: content.map(({ placeId }) => placeId).sort((one, other) => one - other),
    plan: api.getTripPlan.response.parse(plan.body).visitSpotSet[0]?.memo,
    paid: api.listTickets.response
      .parse(orders.body)
      .content.filter(({ status }) => status === 'paid')
      .map(({ orderId }) => orderId)
      .sort(),
    orders: api.listTickets.response.parse(orders.body).content.length,
  };
}

const acknowledged = (visitor: Visitor) => ({
  liked: [...visitor.liked].sort((one, other) => one - other),
  plan: visitor.plan,
  paid: [...visitor.paid].sort(),
  orders: visitor.paid.size,
});

async function fetchStatus(address: string): Promise<number> {
  const response = await fetch(address);
  await response.text();
  return response.status;
}

function askForCode(origin: string) {
  return fetch(`${origin}${apiBase}/auth/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'somebody@example.com' }),
  });
}

async function expectUnavailable(response: Response): Promise<void> {
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ status: 503, code: 'unavailable' });
}

/** A visitor with a like, a plan and a ticket. */
async function arrive(number: number, origin: string): Promise<Visitor> {
  const visitor = new Visitor(number, { origins: [origin] }, wrong);
  await visitor.signUp(() => true);
  await visitor.like(1);
  await visitor.savePlan('before');
  await visitor.buy();
  expect(await fetchData(visitor)).toEqual(acknowledged(visitor));
  return visitor;
}

afterAll(killRunning);

describe.skipIf(!isBuilt)('the disk of the embedded database', { timeout: 120_000 }, () => {
  /** The path of the disk as this process sees it, and as the product sees it. */
  let seen = disk?.seen ?? '';
  let folder = disk?.folder ?? '';
  let dispose: () => Promise<void> = async () => undefined;
  const log = () => readFileSync(path.join(seen, 'log'), 'utf8');
  const variables = () => ({
    DATA_DIR: path.join(folder, 'data'),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
  });
  let started: Started;
  let origin = '';
  let visitor: Visitor;

  /** Starts the product, which logs to the same disk, as it may under a service manager. */
  async function begin(): Promise<void> {
    writeFileSync(path.join(seen, 'log'), '');
    const within = [...(disk?.within ?? []), 'sh', '-c', `exec "$@" > ${folder}/log 2>&1`, 'sh'];
    started = start(variables(), { within });
    const [, address = ''] = await waitForOutput(started, /ready at ([^\s"]+)/, log);
    origin = address;
  }

  beforeAll(async () => {
    const fresh = await freshDataFolder(guide, disk ? undefined : tmpdir());
    if (disk) {
      cpSync(fresh.dataDir, path.join(seen, 'data'), { recursive: true });
      await fresh.dispose();
    } else {
      seen = await mkdtemp(path.join(tmpdir(), 'solbada-disk-'));
      folder = seen;
      await rename(fresh.dataDir, path.join(seen, 'data'));
      dispose = () => rm(seen, { recursive: true, force: true });
    }
    await begin();
    visitor = await arrive(1, origin);
  }, 120_000);
  afterAll(async () => {
    await killRunning();
    await disk?.dispose();
    await dispose();
  });

  it.skipIf(!disk)(
    'DESIGN 11: serves the guide from a full disk and refuses writes with a 503, none half done (needs unshare)',
    async () => {
      disk?.fill();
      for (const address of ['/api/v1/places/tour', '/list?lang=ja', '/content/tour/5?lang=en', '/healthz']) {
        expect(await fetchStatus(`${origin}${address}`), address).toBe(200);
      }
      const ready = await fetch(`${origin}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([
        200,
        { status: 'ready', database: 'is only read: its disk is full', guide: 'loaded' },
      ]);
      await expectUnavailable(await askForCode(origin));
      await expect(visitor.like(2)).rejects.toThrow('503');
      await expect(visitor.savePlan('full')).rejects.toThrow('503');
      await expect(visitor.buy()).rejects.toThrow('503');
      expect(await fetchData(visitor)).toEqual(acknowledged(visitor));
      expect(started.process.exitCode).toBeNull();
    },
  );

  it.skipIf(!disk)(
    'DESIGN 11: resumes writing in the same process once the disk has room again (needs unshare)',
    async () => {
      disk?.free();
      await visitor.savePlan('after');
      await visitor.like(3);
      await visitor.buy();
      expect(await fetchData(visitor)).toEqual(acknowledged(visitor));
      if (isLong) await arrive(2, origin);
      else expect((await askForCode(origin)).status).toBe(204);
      expect(log()).toContain('has room again');
      // Request logging resumes too.
      await fetch(`${origin}/healthz?last`);
      await expect.poll(() => log().trimEnd().split('\n').at(-1), polling).toContain('"level":30');
      expect(wrong).toEqual([]);
    },
  );

  it.skipIf(!limitsFiles)(
    'DESIGN 11: reports a disk that fails every write, whatever free space it claims, responds to every request, and recovers (needs prlimit)',
    async () => {
      /** Limits the size of files from now on, in bytes; with 0 every write fails. */
      const limitFiles = (bytes: number | 'unlimited') => {
        const words = ['--pid', String(started.process.pid), `--fsize=${bytes}:unlimited`];
        expect(spawnSync('prlimit', words).status).toBe(0);
      };
      limitFiles(0);
      await expectUnavailable(await askForCode(origin));
      await expect.poll(() => fetchStatus(`${origin}/readyz`), polling).toBe(503);
      expect(await fetchStatus(`${origin}/healthz`)).toBe(200);
      // A page that the cache does not have yet.
      await expectUnavailable(await fetch(`${origin}/api/v1/places/tour?q=sea&page=2`));
      await expect(visitor.savePlan('nowhere')).rejects.toThrow('503');

      limitFiles('unlimited');
      await expect.poll(() => fetchStatus(`${origin}/readyz`), polling).toBe(200);
      expect(log()).toContain('The embedded database is open again.');
      expect(await fetchData(visitor)).toEqual(acknowledged(visitor));
      await visitor.savePlan('healed');
      expect(await fetchData(visitor)).toEqual(acknowledged(visitor));
      expect(wrong).toEqual([]);
    },
  );

  it.skipIf(!disk)(
    'DESIGN 11: explains a full disk at the start after a kill, and loses nothing acknowledged (needs unshare)',
    async () => {
      await visitor.like(4);
      disk?.fill();
      started.process.kill('SIGKILL');
      await started.ended;
      const sentence = await refusal(variables(), { within: disk?.within ?? [] });
      expect(sentence).toContain('The disk of the data folder /mnt/data is full (0 MB are free');
      disk?.free();
      await begin();
      visitor.moveTo(origin);
      expect(await fetchData(visitor)).toEqual(acknowledged(visitor));
      await visitor.like(5);
      expect(await fetchData(visitor)).toEqual(acknowledged(visitor));
    },
  );
});

import { existsSync } from 'node:fs';
import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiBase } from '../contract/addresses.ts';
import { api } from '../contract/api.ts';
import { problemSchema } from '../contract/problems.ts';
import { type DataFolder, freshDataFolder } from '../server/platform/database/testing/testDatabases.ts';
import { guide } from '../server/testing/describeWithGuide.ts';
import { isLong } from '../server/testing/longTests.ts';
import { exchange, type RawHttpResponse, requestBytes } from '../server/testing/rawHttp.ts';
import { killRunning, type Started, serverAddress, start } from '../server/testing/startProcess.ts';
import { isBuilt } from '../server/testing/testWeb.ts';
import { type Malformed, MalformedRequests } from './malformedRequests.ts';
import { SlowClients } from './slowClients.ts';

/** Whether this system reports a process's memory and files in /proc (proc(5)); Linux does. */
const tellsFigures = existsSync('/proc/self/fd');

/** Resident memory of a process in MB, with shared libraries. */
async function residentMegabytes(pid: number): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error('the process tells no memory');
  return Math.round(Number(kilobytes) / 1024);
}

/** The open file descriptors of a process: `sockets` are connections of any kind, `files` are all others. */
async function openDescriptors(pid: number): Promise<{ sockets: number; files: number }> {
  const folder = `/proc/${pid}/fd`;
  const targets = await Promise.all(
    // A descriptor may be closed between listing and reading.
    (await readdir(folder)).map((name) => readlink(`${folder}/${name}`).catch(() => null)),
  );
  const open = targets.filter((target) => target !== null);
  const sockets = open.filter((target) => target.startsWith('socket:')).length;
  return { sockets, files: open.length - sockets };
}

const size = isLong
  ? { slow: 1_000, malformed: 10_000, warmUp: 1_000, asking: Number.POSITIVE_INFINITY }
  : { slow: 400, malformed: 300, warmUp: 100, asking: 4 };

/** FLOOD_SEED repeats the requests of an earlier run, which prints its seed on failure. */
const seed = Number(process.env.FLOOD_SEED ?? Date.now() % 1_000_000);

/**
 * Megabytes that a flood may leave behind. The page cache (64 MB, server/pages/pageCache.ts) and garbage that the engine has
 * not collected yet, about as much again, are bounded by design. A leak of 20 KB for each of 10,000 requests exceeds this,
 * and so do the 64 KB bodies of a few thousand clients.
 */
const maxGrowth = 200;

/** The embedded database opens more files as it runs. */
const maxFiles = 150;

/** Generous: nothing here is timed, and a busy machine must not fail the test. */
const polling = { timeout: 90_000, interval: 100 };

const mailsSchema = z.array(z.object({ text: z.string() }));

if (!isBuilt) process.stderr.write('SKIPPED: floods need the build (npm run build)\n');
if (isBuilt && !tellsFigures)
  process.stderr.write('SKIPPED: memory and descriptors in a flood, this system has no /proc\n');

describe.skipIf(!isBuilt)('a flood of slow clients and malformed requests', { timeout: 300_000 }, () => {
  let folder: DataFolder | undefined;
  let port = 0;
  let product: Started | null = null;
  let slow: SlowClients | null = null;
  let large = '';

  const pid = () => product?.process.pid ?? 0;
  const ask = (target: string, asking: Parameters<typeof requestBytes>[1] = {}) =>
    exchange(port, requestBytes(target, asking));

  beforeAll(async () => {
    folder = await freshDataFolder(guide);
    product = start({
      DATA_DIR: folder.dataDir,
      // Rate limits count by client: each kind of request here comes from its own address.
      TRUST_PROXY: '1',
      REQUEST_SECONDS: '4',
      KEEP_ALIVE_SECONDS: '4',
    });
    port = Number(new URL(await serverAddress(product)).port);
    large = await findLargestAsset();
  }, 120_000);

  afterAll(async () => {
    slow?.close();
    await killRunning();
    await folder?.dispose();
  });

  /** The address of the largest file of the build. */
  async function findLargestAsset(): Promise<string> {
    const assets = 'dist/client/assets';
    const names = await readdir(assets);
    const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(assets, name))).size));
    return `/assets/${names[sizes.indexOf(Math.max(...sizes))]}`;
  }

  async function figures(): Promise<Map<string, number>> {
    const { body } = await ask('/metrics');
    return new Map(
      body.split('\n').flatMap((line) => {
        const [, name, value] = /^([a-z_]+(?:\{.*\})?) (\S+)$/.exec(line.trim()) ?? [];
        return name === undefined ? [] : [[name, Number(value)] as const];
      }),
    );
  }

  /** Connections of the product, without the one that sends this request. */
  const connections = async () => ((await figures()).get('http_connections') ?? Number.NaN) - 1;

  /** Requests a page, a list and the first steps of a sign-up, as a visitor's browser does. */
  async function expectServed(visitor: string): Promise<void> {
    const headers = { 'X-Forwarded-For': visitor, Accept: 'application/json' };
    const page = await ask('/list?lang=en', { headers });
    expect(page.status).toBe(200);
    expect(page.body).toContain('</html>');
    const list = await ask(`${apiBase}/places/tour?locale=en`, { headers });
    expect(api.listPlaces.response.parse(JSON.parse(list.body)).items.length).toBeGreaterThan(0);
    const email = `visitor-${visitor}@example.com`;
    const post = (path: string, body: unknown) =>
      ask(`${apiBase}${path}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await post('/auth/email/send', { email })).status).toBe(204);
    const mailed = async () =>
      mailsSchema.parse(JSON.parse((await ask(`/sandbox/mailbox?to=${email}`, { headers })).body));
    await expect.poll(async () => (await mailed()).length, polling).toBe(1);
    const code = /\b\d{6}\b/.exec((await mailed())[0]?.text ?? '')?.[0];
    expect((await post('/auth/email/verify', { email, code })).status).toBe(200);
  }

  const measured = async () =>
    tellsFigures ? { megabytes: await residentMegabytes(pid()), ...(await openDescriptors(pid())) } : null;

  /** What is wrong with a response; null for a correct one. */
  function findFault({ isRefused }: Malformed, { status, head, body, text }: RawHttpResponse): string | null {
    if (status === null) return 'no response';
    if (status >= 500) return 'a fault of ours';
    if (isRefused && status < 400) return 'not refused';
    if ((text.match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0) > 1) return 'more than one response';
    if (status < 400) return null;
    if (/node_modules|\bat \S+:\d+:\d+|\bat file:/.test(text) || text.includes(process.cwd()))
      return 'it tells of the inside';
    if (head.includes('application/problem+json') && !problemSchema.safeParse(JSON.parse(body)).success)
      return 'it is no problem document';
    return null;
  }

  /** Sends malformed requests, eight at once, and returns those with a wrong response as text. */
  async function sendMalformed(count: number, from: number): Promise<string[]> {
    const requests = new MalformedRequests(from);
    const wrong: string[] = [];
    let left = count;
    const send = async () => {
      while (left > 0) {
        left -= 1;
        const one = requests.next();
        const said = `${one.kind}: ${JSON.stringify(one.bytes.toString('latin1').slice(0, 300))}`;
        const response = await exchange(port, one.bytes, one).catch((error: unknown) => String(error));
        const fault = typeof response === 'string' ? response : findFault(one, response);
        const told = typeof response === 'string' ? '' : response.text.slice(0, 500);
        if (fault !== null) wrong.push(`${fault} (seed ${from}), ${said} ${told}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, send));
    return wrong;
  }

  it('serves visitors, closes slow connections and keeps memory bounded during the flood', async () => {
    // Warms up, so that one-time allocations and caches do not count as growth.
    await expectServed('198.51.100.1');
    expect(await sendMalformed(size.warmUp, seed + 1)).toEqual([]);
    const before = await measured();

    slow = new SlowClients(port, large, size.asking);
    await slow.open(size.slow);
    // Some clients were disconnected and are reconnecting.
    await expect.poll(connections, polling).toBeGreaterThan(size.slow / 2);
    await expectServed('198.51.100.2');
    expect(await sendMalformed(size.malformed, seed)).toEqual([]);
    await expect.poll(connections, polling).toBeGreaterThan(size.slow / 2);
    await expectServed('198.51.100.3');
    const max = await measured();

    slow.stopComing();
    // Disconnected clients that never read do not notice, and keep sending.
    await expect.poll(connections, polling).toBe(0);
    await expectServed('198.51.100.4');
    const after = await measured();
    process.stdout.write(`flood: ${[before, max, after].map((one) => JSON.stringify(one)).join(', ')}\n`);
    if (!before || !max || !after) return;
    expect(max.megabytes - before.megabytes).toBeLessThan(maxGrowth);
    expect(after.megabytes - before.megabytes).toBeLessThan(maxGrowth);
    expect(after.sockets - before.sockets).toBeLessThan(10);
    expect(after.files - before.files).toBeLessThan(maxFiles);
  });

  it('makes no metric and logs no line per malformed request', async () => {
    const names = [...(await figures()).keys()];
    const routes = new Set(names.flatMap((name) => /route="([^"]*)"/.exec(name)?.[1] ?? []));
    expect(routes.size).toBeGreaterThan(10);
    // The labels are route patterns, never addresses.
    expect([...routes].filter((route) => /[%?<\\]|\.\.|\w{20}/.test(route))).toEqual([]);
    expect(routes.size).toBeLessThan(100);
    expect(product?.err()).toBe('');
    // Requests that another site could have sent are security events, whose lines are limited.
    const [, ...lines] = product?.out().trim().split('\n') ?? [];
    expect(lines.filter((line) => !/"(event|leftOut)":/.test(line))).toEqual([]);
    expect(lines.length).toBeLessThan((size.warmUp + size.malformed) / 10);
    expect(await connections()).toBe(0);
    // The one request under way is the metrics request itself.
    expect((await figures()).get('http_requests_under_way')).toBe(1);
  });

  it('exits on SIGTERM although clients keep connections open', async () => {
    slow?.close();
    slow = new SlowClients(port, large, size.asking);
    await slow.open(100);
    await expect.poll(connections, polling).toBeGreaterThan(50);
    product?.process.kill('SIGTERM');
    expect(await product?.ended).toBe(0);
  });
});

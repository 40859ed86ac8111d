import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { root } from '../server/app/root.ts';
import { waitUntil } from '../server/testing/waitUntil.ts';
import { isSmoke, workload } from './effort.ts';
import { type BenchEngine, onBothEngines } from './engines.ts';
import { heapByConstructor, heapGrowth } from './heapGrowth.ts';
import type { Report } from './report.ts';
import { type StartedProcess, startProcess } from './startedProcess.ts';

/** `--full` sends the 10,000 and 100,000 requests of the budget; with fewer than 5,000 the page cache is still filling. */
const [few, max] = process.argv.includes('--full') ? [10_000, 100_000] : workload([5_000, 20_000], [20, 60]);
/**
 * The requests of `--million`, in ten steps. The run ends early after the step that exceeds the time (ms). A quiet machine
 * needs 6 to 15 minutes, at 1,000 to 3,000 requests a second; a machine four times as slow still reaches the million.
 */
const [million, maxTime] = [workload(1_000_000, 200), 60 * 60_000];
/** How long a process is observed after it is ready (ms): it may go on working, and reach its peak then. */
const settling = workload(5_000, 500);

/** Megabytes of a process. */
interface Memory {
  readonly peak: number;
  readonly now: number;
}

interface Budgets {
  readonly start: number;
  readonly requests: number;
  /** Megabytes of the whole process. */
  readonly million: number;
}

/** Megabytes above the database alone, or of the whole process if the database is a separate process. */
const budgets: Record<BenchEngine['name'], Budgets> = {
  embedded: { start: 200, requests: 150, million: 450 },
  PostgreSQL: { start: 300, requests: 180, million: 350 },
};

const databaseStart = fileURLToPath(new URL('./databaseStart.ts', import.meta.url));
const visitors = fileURLToPath(new URL('./visitors.ts', import.meta.url));

/** Resident memory as the kernel counts it, which is what a container's limit is about. */
function readMemory({ pid }: StartedProcess): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
  return { peak: megabytes('VmHWM'), now: megabytes('VmRSS') };
}

/** The settings of the image (ops/Dockerfile). */
const asInImage = {
  parameter: '--max-semi-space-size=16',
  variables: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
};

/** Makes the product collect garbage at SIGUSR2, so that results don't depend on when V8 collects. */
const collectingGarbage = ['--expose-gc', '--import', new URL('./heapSignals.ts', import.meta.url).href];

/** Where the product writes at its signals. The snapshots stay there until the next run, for a look with DevTools. */
const heapFolder = path.join(tmpdir(), 'solbada-heap');
const usageFile = path.join(heapFolder, 'usage.json');

/** Memory after a garbage collection. */
async function keptBy(started: StartedProcess): Promise<Memory> {
  rmSync(usageFile, { force: true });
  process.kill(started.pid, 'SIGUSR2');
  await waitUntil('a garbage collection', () => existsSync(usageFile), { timeout: 60_000 });
  await pause(settling);
  return readMemory(started);
}

const usageSchema = z.object({ heapUsed: z.number(), arrayBuffers: z.number() });

/** What V8 used after the last garbage collection (bytes). */
function readUsage(): z.infer<typeof usageSchema> {
  return usageSchema.parse(JSON.parse(readFileSync(usageFile, 'utf8')));
}

type Snapshot = 'early' | 'late';

function snapshotFile(name: Snapshot | 'written'): string {
  return path.join(heapFolder, `${name}.heapsnapshot`);
}

async function takeSnapshot({ pid }: StartedProcess, name: Snapshot): Promise<void> {
  process.kill(pid, 'SIGPWR');
  await waitUntil('a heap snapshot', () => existsSync(snapshotFile('written')), { timeout: 120_000 });
  renameSync(snapshotFile('written'), snapshotFile(name));
}

function readSnapshot(name: Snapshot): ReturnType<typeof heapByConstructor> {
  return heapByConstructor(readFileSync(snapshotFile(name), 'utf8'));
}

function inMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}

/** Sends the requests of a range of numbers from a separate process. */
async function sendRequests(origin: string, from: number, to: number): Promise<void> {
  const child = fork(visitors, [origin, String(from), String(to)]);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The visitors ended with ${code}`);
}

/** The process's memory after starts and after many requests, compared with the same database opened alone. */
export async function measureMemory(report: Report): Promise<void> {
  if (process.platform !== 'linux') return report.note('SKIPPED: it reads /proc, which only Linux has');
  await onBothEngines(report, (engine) => measureEngine(report, engine));
}

async function measureEngine(report: Report, engine: BenchEngine): Promise<void> {
  report.heading(`Memory of a process, ${engine.name}, MB; after requests garbage is collected first`);
  rmSync(heapFolder, { recursive: true, force: true });
  mkdirSync(heapFolder);
  const place = await engine.place('memory');
  const product = () =>
    startProcess({
      folder: root,
      parameters: [asInImage.parameter, ...collectingGarbage, 'server/main.ts'],
      variables: { ...asInImage.variables, HEAP_FOLDER: heapFolder },
      ...place,
      awaited: /ready at/,
    });
  // A smoke run has a loaded database.
  const first = isSmoke ? undefined : await startedMemory(product);
  if (process.argv.includes('--million')) return reportCurve(report, engine, product);
  const { again, before, after } = await memoryUnderLoad(await product());
  const alone =
    engine.name === 'embedded'
      ? await startedMemory(() =>
          startProcess({
            folder: root,
            parameters: [databaseStart, place.dataDir],
            ...place,
            awaited: /opened in/,
          }),
        )
      : undefined;

  const { start, requests } = budgets[engine.name];
  const add = (name: string, measured: number, reference: number | undefined, budget: number) =>
    report.add({
      name: `${engine.name} ${name}`,
      measured: measured.toFixed(0),
      ...(reference === undefined
        ? { budget: `<= ${budget}` }
        : {
            reference: `database ${reference.toFixed(0)}`,
            ratio: measured / reference,
            budget: `database + ${budget}`,
          }),
      isWithin: measured <= (reference ?? 0) + budget,
    });
  if (first) add('first start, peak', first.peak, alone?.peak, start);
  add('start again, peak', again.peak, alone?.peak, start);
  add(`after ${max} requests`, after.now, alone?.now, requests);
  report.add({ name: `${engine.name} peak of ${max} requests`, measured: after.peak.toFixed(0) });
  report.add({
    name: `${engine.name} after ${max} requests, growth`,
    measured: after.now.toFixed(0),
    reference: `after ${few} ${before.now.toFixed(0)}`,
    ratio: after.now / before.now,
    budget: '<= 1.2',
    isWithin: after.now / before.now <= 1.2,
  });
}

/** Memory after each tenth of a million requests, and what the heap gained from the first tenth to the last. */
async function reportCurve(
  report: Report,
  engine: BenchEngine,
  product: () => Promise<StartedProcess>,
): Promise<void> {
  const step = million / 10;
  // In another process: a snapshot leaves 190 MB more resident, which would hide the curve.
  const early = await product();
  try {
    await sendRequests(originOf(early), 0, step);
    await takeSnapshot(early, 'early');
  } finally {
    await early.stop();
  }

  const server = await product();
  const budget = budgets[engine.name].million;
  const start = performance.now();
  try {
    for (let sent = step; sent <= million && performance.now() - start < maxTime; sent += step) {
      await sendRequests(originOf(server), sent - step, sent);
      const { now } = await keptBy(server);
      const { heapUsed, arrayBuffers } = readUsage();
      report.add({
        name: `${engine.name} after ${sent} requests`,
        measured: `${now.toFixed(0)}, heap ${inMegabytes(heapUsed)}, buffers ${inMegabytes(arrayBuffers)}`,
        ...(sent === million && { budget: `<= ${budget}`, isWithin: now <= budget }),
      });
    }
    const minutes = (performance.now() - start) / 60_000;
    report.note(`${minutes.toFixed(1)} minutes, load ${loadavg()[0]?.toFixed(1)}`);
    await takeSnapshot(server, 'late');
  } finally {
    await server.stop();
  }
  report.heading(`What the heap gained since ${step} requests, the ten largest; snapshots in ${heapFolder}`);
  const [before, after] = [readSnapshot('early'), readSnapshot('late')];
  for (const { kind, count, bytes } of heapGrowth(before, after).slice(0, 10))
    report.add({ name: kind, measured: `${(bytes / 1024).toFixed(0)} KB in ${count}` });
}

function originOf({ output }: StartedProcess): string {
  return /ready at (\S+)/.exec(output)?.[1] ?? '';
}

/** Memory of a process once it is ready, after few requests and after many; then it is stopped. */
async function memoryUnderLoad(
  server: StartedProcess,
): Promise<Record<'again' | 'before' | 'after', Memory>> {
  try {
    const origin = originOf(server);
    await pause(settling);
    const again = readMemory(server);
    await sendRequests(origin, 0, few);
    const before = await keptBy(server);
    await sendRequests(origin, few, max);
    return { again, before, after: await keptBy(server) };
  } finally {
    await server.stop();
  }
}

/** Memory of a process some seconds after it is ready; then it is stopped. */
async function startedMemory(start: () => Promise<StartedProcess>): Promise<Memory> {
  const started = await start();
  await pause(settling);
  const memory = readMemory(started);
  await started.stop();
  return memory;
}

import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { costliestFunctions, usedCpu } from './cpu.ts';
import { workload } from './effort.ts';
import { type BenchEngine, onBothEngines } from './engines.ts';
import { quantile, type Report } from './report.ts';
import type { StartedProcess } from './startedProcess.ts';
import { startVisitedProduct } from './visitedProduct.ts';
import { type Timed, type Visited, viewDay, visit } from './visitSteps.ts';

/** Visits under way at the same time. */
const crowds = workload([10, 100, 1_000], [2]);
/** How long each crowd visits (s). */
const seconds = workload(10, 1);
const accounts = workload(100, 4);
/** Members of the staff who look at the day, once a second each. */
const staff = 2;

/** A busy evening: guests, members, buyers and staff at the same time, on both engines, with one and two workers. */
export async function measureVisits(report: Report): Promise<void> {
  if (process.platform !== 'linux') return report.note('SKIPPED: it reads /proc, which only Linux has');
  await onBothEngines(report, async (engine) => {
    for (const workers of engine.name === 'embedded' ? [1] : [1, 2])
      await measureWorkers(report, engine, workers);
  });
}

/** V8's profiler, with fewer samples than usual, because sampling takes processor time from the measured product. */
const profiler = (folder: string) => ['--cpu-prof', '--cpu-prof-interval=5000', `--cpu-prof-dir=${folder}`];

async function measureWorkers(report: Report, engine: BenchEngine, workers: number): Promise<void> {
  report.heading(`Whole visits, ${engine.name}, ${workers === 1 ? 'one worker' : `${workers} workers`}, ms`);
  const place = await engine.place(`visits-${workers}`);
  const profiles = `${place.dataDir}-profiles`;
  await mkdir(profiles, { recursive: true });
  const { started, visited } = await startVisitedProduct(place, {
    accounts,
    workers,
    // With several workers, the process that manages them would write a profile too.
    parameters: workers === 1 ? profiler(profiles) : [],
  });
  try {
    let next = 0;
    for (const crowd of crowds) next = await visitTogether(report, started, { visited, crowd, from: next });
  } finally {
    await started.stop();
  }
  for (const line of workers === 1 ? costliestFunctions(profiles, 12) : []) report.note(line);
}

/** Why a step failed, without the details that differ between failures of the same kind. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
  return error.message.replace(/^\S+:\d+/, '').replace(/ \{.*/s, '') + code;
}

interface Evening {
  readonly visited: Visited;
  /** Visits at the same time. */
  readonly crowd: number;
  /** The number of the first visit: each number is another search. */
  readonly from: number;
}

/** Lets one crowd visit for a time, without pauses between the steps. @returns the number of the next visit */
async function visitTogether(
  report: Report,
  { pid }: StartedProcess,
  { visited, crowd, from }: Evening,
): Promise<number> {
  const times = new Map<string, number[]>();
  const failures = new Map<string, number>();
  const timed: Timed = async (name, step) => {
    const start = performance.now();
    const result = await step();
    const found = times.get(name) ?? [];
    found.push(performance.now() - start);
    times.set(name, found);
    return result;
  };
  const attempt = async (task: () => Promise<void>) => {
    try {
      await task();
      return 1;
    } catch (error) {
      const reason = failureReason(error);
      failures.set(reason, (failures.get(reason) ?? 0) + 1);
      return 0;
    }
  };
  const start = performance.now();
  const before = usedCpu(pid);
  const isOver = () => performance.now() - start > seconds * 1_000;
  let next = from;
  let completed = 0;
  const visitors = Array.from({ length: crowd }, async () => {
    while (!isOver()) {
      const number = next;
      next += 1;
      const done = await attempt(() => visit(visited, number, timed));
      completed += done;
    }
  });
  const watchers = Array.from({ length: staff }, async () => {
    while (!isOver()) {
      await attempt(() => timed("staff's day view", () => viewDay(visited)));
      await pause(1_000);
    }
  });
  await Promise.all([...visitors, ...watchers]);
  const took = (performance.now() - start) / 1_000;
  const cpu = usedCpu(pid) - before;
  report.add({
    name: `${crowd} at once: visits`,
    measured: `${(completed / took).toFixed(0)}/s, ${(completed / cpu).toFixed(0)} for each second of the product's CPU`,
    reference: `CPU ${(cpu / took).toFixed(2)} cores`,
  });
  for (const [name, found] of times)
    report.add({
      name: `${crowd} at once: ${name} (${found.length} times)`,
      measured: `p50 ${quantile(found, 0.5).toFixed(0)} p99 ${quantile(found, 0.99).toFixed(0)}`,
    });
  for (const [reason, count] of failures) report.note(`${crowd} at once: ${count} failed: ${reason}`);
  return next;
}

import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { apiBase } from '../contract/addresses.ts';
import { insertAccount } from '../server/features/accounts/signUp.ts';
import { systemClock } from '../server/platform/clock.ts';
import { openDatabase } from '../server/platform/database/open.ts';
import { goodPassword, goodPasswordHash } from '../server/testing/testPassword.ts';
import { testSecret } from '../server/testing/testSecret.ts';
import { costliestFunctions, usedCpu } from './cpu.ts';
import { workload } from './effort.ts';
import { type BenchEngine, onBothEngines } from './engines.ts';
import { quantile, type Report } from './report.ts';
import { openStaffCookie } from './staffCookie.ts';
import { type StartedProcess, startProcess } from './startedProcess.ts';
import { type Timed, type Visited, viewDay, visit } from './visitSteps.ts';

/** Visits under way at the same time. */
const crowds = workload([10, 100, 1_000], [2]);
/** How long each crowd visits (s). */
const seconds = workload(10, 1);
const emails = Array.from({ length: workload(100, 4) }, (_, index) => `visitor-${index}@example.com`);
const sightsSchema = z.object({ items: z.array(z.object({ id: z.int() })).nonempty() });
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

/** V8's profiler, with fewer samples than usual: it takes time from what is measured. */
const profiler = (folder: string) => ['--cpu-prof', '--cpu-prof-interval=5000', `--cpu-prof-dir=${folder}`];

async function measureWorkers(report: Report, engine: BenchEngine, workers: number): Promise<void> {
  report.heading(`Whole visits, ${engine.name}, ${workers === 1 ? 'one worker' : `${workers} workers`}, ms`);
  const place = await engine.place(`visits-${workers}`);
  const profiles = `${place.dataDir}-profiles`;
  await mkdir(profiles, { recursive: true });
  await mkdir(place.dataDir, { recursive: true });
  await writeAccounts(place);
  const staffCookie = await openStaffCookie(place, 'dispatcher');
  const started = await startProcess({
    folder: '.',
    // Several workers would write a profile of the process that keeps them, too.
    parameters: [...(workers === 1 ? profiler(profiles) : []), 'server/main.ts'],
    ...place,
    variables: {
      SESSION_SECRET: testSecret,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      WORKERS: String(workers),
      DRAIN_SECONDS: '0',
    },
    awaited: /ready at \S+:\d+/,
  });
  try {
    const origin = `http://127.0.0.1:${/ready at \S+:(\d+)/.exec(started.output)?.[1]}`;
    const visited: Visited = {
      origin,
      staffCookie,
      sights: await readSights(origin),
      accounts: emails.map((email) => ({ email, password: goodPassword })),
    };
    let next = 0;
    for (const crowd of crowds) next = await visitTogether(report, started, { visited, crowd, from: next });
  } finally {
    await started.stop();
  }
  for (const line of workers === 1 ? costliestFunctions(profiles, 12) : []) report.note(line);
}

/** Accounts with a password: a sign-up would wait for mails. */
async function writeAccounts(place: { databaseUrl: string | undefined; dataDir: string }): Promise<void> {
  const database = await openDatabase({ ...place, clock: systemClock, log: () => undefined });
  try {
    await database.transaction(async () => {
      for (const [index, email] of emails.entries())
        await insertAccount(
          { database, clock: systemClock },
          {
            email,
            nickname: `visitor ${index}`,
            passwordHash: goodPasswordHash,
            firstName: 'Sora',
            lastName: 'Kim',
            language: 'en',
          },
        );
    });
  } finally {
    await database.close();
  }
}

/** The ids of sights, which have pages and can be liked. */
async function readSights(origin: string): Promise<number[]> {
  const response = await fetch(`${origin}${apiBase}/places/tour?locale=ko&size=50`);
  return sightsSchema.parse(await response.json()).items.map(({ id }) => id);
}

/** Why a step failed, without what differs between two failures of one kind. */
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

/** One crowd for so many seconds, without pauses between the steps. @returns the number of the next visit */
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
      await attempt(() => viewDay(visited, timed));
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

import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../server/platform/clock.ts';
import { openDatabase } from '../server/platform/database/open.ts';
import { usedCpu } from './cpu.ts';
import { workload } from './effort.ts';
import { type BenchEngine, onBothEngines } from './engines.ts';
import { openPostgresqlCpu } from './postgresqlCpu.ts';
import type { Report } from './report.ts';
import { type PlacedOrder, placeOrder } from './scenarios.ts';
import { startVisitedProduct } from './visitedProduct.ts';
import {
  type AuthorisedOrder,
  authoriseOrder,
  guestSteps,
  memberSteps,
  payOrder,
  signIn,
  viewDay,
} from './visitSteps.ts';

/** Requests of each kind. */
const count = workload(200, 4);
/** Requests under way at the same time. */
const concurrency = 4;
/** How long we wait after the last request for the work that requests leave behind, such as mails (ms). */
const settling = workload(500, 0);
/** How long the product is observed without requests (ms). */
const idleTime = workload(5_000, 500);

/** What the product has used so far. */
interface Used {
  readonly time: number;
  readonly statements: number;
  /** Processor time of the product (ms). */
  readonly product: number;
  /** Processor time of PostgreSQL (ms); null if it can't be read. */
  readonly postgresql: number | null;
}

/**
 * What each request of a visit costs: statements, and processor time. Both depend much less on other work on the machine
 * than the time that a request takes.
 */
export async function measureRequests(report: Report): Promise<void> {
  if (process.platform !== 'linux') return report.note('SKIPPED: it reads /proc, which only Linux has');
  await onBothEngines(report, (engine) => measureEngine(report, engine));
}

async function measureEngine(report: Report, engine: BenchEngine): Promise<void> {
  report.heading(`Each request of a visit, ${engine.name}: statements, and CPU in ms`);
  const place = await engine.place('requests');
  const { started, visited } = await startVisitedProduct(place, { accounts: count, workers: 1 });
  const { pid } = started;
  const postgresqlCpu = place.databaseUrl === undefined ? null : await openCpu(place);
  const used = async (): Promise<Used> => ({
    time: performance.now(),
    statements: await countStatements(visited.origin),
    product: usedCpu(pid) * 1_000,
    postgresql: postgresqlCpu?.read() ?? null,
  });
  try {
    const idleFrom = await used();
    await pause(idleTime);
    const idle = usedBetween(idleFrom, await used());
    const measure = async (name: string, act: (number: number) => Promise<unknown>) => {
      const before = await used();
      await forEachNumber(act);
      await pause(settling);
      const { time, statements, product, postgresql } = usedBetween(before, await used());
      // The work that the product does all the time, such as looking for a new version of the guide, is subtracted.
      const idleShare = time / idle.time;
      const each = (value: number, whileIdle: number) => (value - whileIdle * idleShare) / count;
      const ofDatabase =
        postgresql === null ? '' : `, PostgreSQL ${each(postgresql, idle.postgresql ?? 0).toFixed(1)}`;
      report.add({
        name: `${engine.name} ${name} (${count} times)`,
        measured: `${each(statements, idle.statements).toFixed(1)} statements, CPU ${each(product, idle.product).toFixed(1)}${ofDatabase}`,
      });
    };

    for (const [name, step] of Object.entries(guestSteps))
      await measure(name, (number) => step(visited, number));
    const tokens: string[] = [];
    await measure('sign-in', async (number) => {
      tokens[number] = await signIn(visited, number);
    });
    for (const [name, step] of Object.entries(memberSteps))
      await measure(name, (number) => step(visited, number, tokens[number] ?? ''));
    const placed: PlacedOrder[] = [];
    await measure('order', async (number) => {
      placed[number] = await placeOrder(visited.origin, tokens[number] ?? '');
    });
    const authorised: AuthorisedOrder[] = [];
    await forEachNumber(async (number) => {
      const order = placed[number];
      if (order) authorised[number] = await authoriseOrder(visited, order);
    });
    await measure('pay', async (number) => {
      const order = authorised[number];
      if (order) await payOrder(visited, order, tokens[number] ?? '');
    });
    await measure(`the staff's view of a day with ${count} tours`, () => viewDay(visited));
  } finally {
    await postgresqlCpu?.close();
    await started.stop();
  }
}

function usedBetween(before: Used, after: Used): Used {
  return {
    time: after.time - before.time,
    statements: after.statements - before.statements,
    product: after.product - before.product,
    postgresql: after.postgresql === null ? null : after.postgresql - (before.postgresql ?? 0),
  };
}

/** Calls `act` with each number, several at a time. */
async function forEachNumber(act: (number: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < count) {
        const number = next;
        next += 1;
        await act(number);
      }
    }),
  );
}

async function openCpu(place: { readonly databaseUrl: string | undefined; readonly dataDir: string }) {
  const database = await openDatabase({ ...place, clock: systemClock, log: () => undefined });
  const read = await openPostgresqlCpu(database);
  return { read: () => read?.() ?? null, close: () => database.close() };
}

/** Statements that the product has run since its start. */
async function countStatements(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const counts = text.matchAll(/^db_statement_duration_seconds_count\{[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, one]) => sum + Number(one), 0);
}

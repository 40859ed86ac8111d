import { sql } from 'kysely';
import { api } from '../contract/api.ts';
import { openPlaces, type PlacesHandlers } from '../server/features/places/openPlaces.ts';
import { loadGuide } from '../server/guide/loadGuide.ts';
import { lifelikeGuide } from '../server/guide/testing/lifelikeGuide.ts';
import { unchangedGuide } from '../server/guide/testing/unchangedGuide.ts';
import { validRequest } from '../server/http/validation.ts';
import { systemClock } from '../server/platform/clock.ts';
import type { Database } from '../server/platform/database/database.ts';
import { openDatabase } from '../server/platform/database/open.ts';
import { testPictures } from '../server/testing/testPictures.ts';
import { workload } from './effort.ts';
import { type BenchEngine, onBothEngines } from './engines.ts';
import { type Query, type QueryGroup, queryGroups } from './listQueries.ts';
import { quantile, type Report } from './report.ts';

const sizes = workload([1_000, 10_000, 100_000], [20, 40]);
/** Runs of each query on each size, after two warm-up runs. */
const rounds = workload(10, 1);
const warmUp = workload(2, 0);

/** A guide of one size, loaded and open. */
interface Guide {
  readonly size: number;
  readonly database: Database;
  readonly handlers: PlacesHandlers;
}

/**
 * The list endpoint and search over 1,000 and 10,000 places on both engines; `--full` adds 100,000, which take minutes to
 * load. Handlers are called in the process, validation included: HTTP would add the same time to all and flatter the ratios.
 * `--embedded` and `--postgresql` measure a single engine.
 */
export async function measureLists(report: Report): Promise<void> {
  await onBothEngines(report, (engine) => measureEngine(report, engine));
}

async function measureEngine(report: Report, engine: BenchEngine): Promise<void> {
  report.heading(`Lists and search, ${engine.name}, ms`);
  const guides: Guide[] = [];
  try {
    for (const size of process.argv.includes('--full') ? sizes : sizes.slice(0, 2)) {
      const database = await openDatabase({
        ...(await engine.place(String(size))),
        clock: systemClock,
        log: () => undefined,
      });
      guides.push({
        size,
        database,
        handlers: openPlaces({
          database,
          clock: systemClock,
          pictures: testPictures,
          guideVersion: unchangedGuide,
        }).handlers,
      });
      const start = performance.now();
      await loadGuide(database, lifelikeGuide(size), systemClock);
      await giveLikes(database, size);
      report.note(`${size} places loaded in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
    }
    for (const group of queryGroups) tell(report, engine, group, await measureTimes(guides, group.queries));
    await tellDeepPage(report, engine, guides);
  } finally {
    for (const { database } of guides) await database.close();
  }
}

/** Sets the places' numbers of likes; in parts, because of the statement timeout. */
async function giveLikes(database: Database, size: number): Promise<void> {
  for (let from = 1; from <= size; from += 5_000) {
    await sql`update place set like_count = id % 97 where id between ${from} and ${from + 4_999}`.execute(
      database.sql,
    );
  }
  await database.analyze();
}

/** Queries every guide in turn, so that the machine's load affects all of them alike. */
async function measureTimes(
  guides: readonly Guide[],
  queries: readonly Query[],
): Promise<Map<number, number[]>> {
  const times = new Map<number, number[]>(guides.map(({ size }) => [size, []]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const query of queries) {
      for (const { size, handlers } of guides) {
        const request = validRequest(api.listPlaces, { params: { type: 'tour' }, query, body: undefined });
        const start = performance.now();
        await handlers.listPlaces(request);
        if (round >= 0) times.get(size)?.push(performance.now() - start);
      }
    }
  }
  return times;
}

function tell(
  report: Report,
  engine: BenchEngine,
  { name, kind }: QueryGroup,
  times: Map<number, number[]>,
): void {
  const [[, reference] = [0, []], ...larger] = [...times];
  const p50 = quantile(reference, 0.5);
  const p99 = quantile(reference, 0.99);
  for (const [size, own] of larger) {
    const ratio = quantile(own, 0.99) / p99;
    const max = kind === 'list' ? 2 : 3;
    const isQuick = kind === 'list' || quantile(own, 0.99) <= 50;
    report.add({
      name: `${engine.name} ${size} ${name} (${own.length} calls)`,
      measured: `p50 ${quantile(own, 0.5).toFixed(1)} p99 ${quantile(own, 0.99).toFixed(1)}`,
      reference: `p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)}`,
      ratio,
      budget: kind === 'list' ? '<= 2' : '<= 3, p99 50 ms',
      isWithin: ratio <= max && isQuick,
    });
  }
}

/** Reports a page that only the largest guide has, without a reference: the smallest guide has no such page. */
async function tellDeepPage(report: Report, engine: BenchEngine, guides: readonly Guide[]): Promise<void> {
  const largest = guides.filter(({ size }) => size === sizes[2]);
  if (largest.length === 0) return;
  const times = [
    ...(await measureTimes(largest, [{ page: '1500' }, { page: '1500', sortKey: 'name' }])).values(),
  ];
  report.add({
    name: `${engine.name} ${sizes[2]} list, page 1,500`,
    measured: `p50 ${quantile(times.flat(), 0.5).toFixed(1)} p99 ${quantile(times.flat(), 0.99).toFixed(1)}`,
  });
}

import { api } from '../contract/api.ts';
import { type LikesHandlers, openLikes } from '../server/features/likes/openLikes.ts';
import { openPlaces, type PlacesHandlers } from '../server/features/places/openPlaces.ts';
import { lifelikeGuide } from '../server/guide/testing/lifelikeGuide.ts';
import { unchangedGuide } from '../server/guide/testing/unchangedGuide.ts';
import { writePlaces } from '../server/guide/testing/writePlaces.ts';
import { type RequestContext, ssrContext } from '../server/http/requestContext.ts';
import { validRequest } from '../server/http/validation.ts';
import { systemClock } from '../server/platform/clock.ts';
import type { Database } from '../server/platform/database/database.ts';
import { openDatabase } from '../server/platform/database/open.ts';
import { testPictures } from '../server/testing/testPictures.ts';
import { workload } from './effort.ts';
import { type BenchEngine, onPostgresql } from './engines.ts';
import { accountId, writeLikes } from './manyLikes.ts';
import { quantile, type Report } from './report.ts';

/** The first size is the reference; `--full` adds the last one, whose places take a minute to load. */
const sizes = workload(
  [
    { places: 1_000, accounts: 200 },
    { places: 10_000, accounts: 20_000 },
    { places: 100_000, accounts: 20_000 },
  ],
  [
    { places: 100, accounts: 20 },
    { places: 200, accounts: 40 },
  ],
);
const likesPerAccount = 50;
const rounds = workload(150, 2);
const warmUp = workload(10, 0);

/** A database of one size with the handlers over it. */
interface Grown {
  readonly name: string;
  readonly accounts: number;
  readonly places: number;
  readonly database: Database;
  readonly lists: PlacesHandlers;
  readonly likes: LikesHandlers;
}

/** A query that runs against every size in turn; `n` selects the account or page. */
type Question = (grown: Grown, number: number) => Promise<unknown>;

/** Lists and likes with ever more places and likes, on PostgreSQL, against the smallest size in the same run. */
export async function measureGrowth(report: Report): Promise<void> {
  report.heading('Growth, PostgreSQL, ms');
  await onPostgresql(report, async (engine) => {
    const grown: Grown[] = [];
    try {
      for (const size of process.argv.includes('--full') ? sizes : sizes.slice(0, 2)) {
        const start = performance.now();
        grown.push(await grow(engine, size));
        const seconds = ((performance.now() - start) / 1_000).toFixed(1);
        report.note(`${grown.at(-1)?.name} written in ${seconds} s`);
      }
      for (const [name, question] of Object.entries(questions)) {
        tell(report, name, await measureTimes(grown, question));
      }
    } finally {
      for (const { database } of grown) await database.close();
    }
  });
}

async function grow(
  engine: BenchEngine,
  { places, accounts }: { places: number; accounts: number },
): Promise<Grown> {
  const database = await openDatabase({
    ...(await engine.place(String(places))),
    clock: systemClock,
    log: () => undefined,
  });
  await writePlaces(database, lifelikeGuide(places));
  await writeLikes(database, { accounts, each: likesPerAccount, places });
  const deps = { database, clock: systemClock, pictures: testPictures, guideVersion: unchangedGuide };
  return {
    name: `${places} places, ${accounts * likesPerAccount} likes`,
    accounts,
    places,
    database,
    lists: openPlaces(deps).handlers,
    likes: openLikes(deps).handlers,
  };
}

function requestContext(number: number, { accounts }: Grown): RequestContext {
  const account = { accountId: accountId(1 + ((number * 37) % accounts)), sessionId: '' };
  return { ...ssrContext('ko'), account: () => account };
}

const questions: Record<string, Question> = {
  'list by like': ({ lists }, number) => {
    const query = { page: String(1 + (number % 15)), locale: number % 2 ? 'ko' : 'ja' };
    return lists.listPlaces(
      validRequest(api.listPlaces, { params: { type: 'tour' }, query, body: undefined }),
    );
  },
  'liked places of one account': (grown, number) => {
    const query = { page: String(1 + (number % 2)), locale: 'en' };
    return grown.likes.listLikedPlaces(
      validRequest(api.listLikedPlaces, { params: {}, query, body: undefined }),
      requestContext(number, grown),
    );
  },
  'toggling a like': (grown, number) => {
    const params = { id: String(1 + ((number * 53) % grown.places)) };
    return grown.likes.likePlace(
      validRequest(api.likePlace, { params, query: {}, body: undefined }),
      requestContext(number, grown),
    );
  },
};

/** Queries every size in turn, so that the machine's load affects all of them alike. */
async function measureTimes(grown: readonly Grown[], question: Question): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(grown.map(({ name }) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const one of grown) {
      const start = performance.now();
      await question(one, round + warmUp);
      if (round >= 0) times.get(one.name)?.push(performance.now() - start);
    }
  }
  return times;
}

function tell(report: Report, question: string, times: Map<string, number[]>): void {
  const [[, reference] = ['', []], ...larger] = [...times];
  const shown = (list: readonly number[]) =>
    `p50 ${quantile(list, 0.5).toFixed(1)} p99 ${quantile(list, 0.99).toFixed(1)}`;
  for (const [name, own] of larger) {
    const ratio = quantile(own, 0.99) / quantile(reference, 0.99);
    report.add({
      name: `${question}, ${name} (${own.length} calls)`,
      measured: shown(own),
      reference: shown(reference),
      ratio,
      // The budget covers lists; figures for likes are informational.
      ...(question === 'list by like' ? { budget: '<= 2', isWithin: ratio <= 2 } : {}),
    });
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { api } from '../contract/api.ts';
import { systemClock } from '../server/clock.ts';
import { openDatabase } from '../server/database/open.ts';
import { lifelikeGuide } from '../server/guide/lifelikeGuide.ts';
import { loadGuide } from '../server/guide/loadGuide.ts';
import { createPlacesHandlers } from '../server/places/handlers.ts';
import { validRequest } from '../server/validation.ts';

/**
 * Lists and searches over 1,000, 10,000 and 100,000 places in one run (DESIGN 9): times in milliseconds, and the ratio
 * to those over 1,000.
 *
 *     node bench/places.ts                          the embedded database, in a folder of its own
 *     node bench/places.ts postgresql://.../empty   a PostgreSQL database; it must be empty
 */
const sizes = [1_000, 10_000, 100_000];
const rounds = 10;

const lists = ['like', 'name', 'rank'].flatMap((sortKey) =>
  ['asc', 'desc'].flatMap((direction) =>
    [{}, { locale: 'ja' }, { themeId: '4' }, { page: '3' }].map((rest) => ({ sortKey, direction, ...rest })),
  ),
);

const questions = {
  Korean: [
    '강릉',
    '경포',
    '경포 해변',
    '경',
    '겨',
    '강르',
    '경ㅍ',
    'ㄱㅍ',
    '강원특별자치도',
    '달로미',
    '강릉시',
    '소나무 숲',
  ],
  English: [
    'g',
    'gangneung',
    'gyeongpo',
    'beach',
    'gyeongpo beach',
    'park',
    'sea',
    'quiet pine sea',
    'dalromi',
    '3',
  ],
  slips: ['gyeonpo', 'museam', 'gangnueng', 'obsrevatroy', '박물간', 'zzzzzz'],
  Chinese: ['镜浦', '海', '海滩', '江陵市', '松', '安静'],
  Japanese: ['鏡浦', 'びーち', 'ビーチ', 'カフェ', '松林', 'の'],
};

type Query = Record<string, string>;
const [databaseUrl] = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), 'solbada-bench-'));
const database = await openDatabase({ databaseUrl, dataDir, clock: systemClock, log: () => undefined });
const pictures = {
  url: (file: string) => file,
  shareUrl: (file: string) => file,
  alt: (file: string) => file,
};
const handlers = createPlacesHandlers({ database, clock: systemClock, pictures });
const smallest = new Map<string, number>();

async function measure(name: string, places: number, queries: readonly Query[]): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const query of queries) {
      const request = validRequest(api.listPlaces, { params: { type: 'tour' }, query, body: undefined });
      const start = performance.now();
      await handlers.listPlaces(request);
      // The first round warms up.
      if (round > 0) times.push(performance.now() - start);
    }
  }
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0;
  const p99 = at(0.99);
  const reference = smallest.get(name) ?? p99;
  smallest.set(name, reference);
  const figures = [`p50 ${at(0.5).toFixed(1)}`, `p99 ${p99.toFixed(1)}`, `x${(p99 / reference).toFixed(2)}`];
  console.log(`${database.engine} ${places} ${name}: ${figures.join(' ')} (${times.length} calls)`);
}

try {
  for (const size of sizes) {
    const start = performance.now();
    await loadGuide(database, lifelikeGuide(size), systemClock);
    console.log(`${database.engine} ${size} loaded in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
    await sql`update place set like_count = id % 97`.execute(database.sql);
    await database.analyze();
    await measure('lists', size, lists);
    for (const [script, list] of Object.entries(questions)) {
      const queries = list.flatMap((q) => [
        { q },
        { q, sortKey: 'name', locale: 'en', categoryFilter: 'true' },
        { q, sortKey: 'rank', themeId: '3' },
      ]);
      await measure(`search ${script}`, size, queries);
    }
  }
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

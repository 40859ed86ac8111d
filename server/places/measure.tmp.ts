import { mkdtemp } from 'node:fs/promises';
import { listPlaces } from '../../contract/places.ts';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../database/open.ts';
import { generateGuide } from '../guide/generatedGuide.ts';
import { loadGuide } from '../guide/loadGuide.ts';
import { createPlacesHandlers } from './handlers.ts';

const count = Number(process.argv[2]);
const url = process.argv[3];
const database = await openDatabase({
  databaseUrl: url || undefined,
  dataDir: process.env.DD ?? (await mkdtemp('/tmp/m/d-')),
  clock: systemClock,
  log: () => {},
});
const guide = generateGuide(count);
const t1 = performance.now();
const r = await loadGuide(database, guide, systemClock);
console.log(
  'load',
  count,
  database.engine,
  r.changed,
  ((performance.now() - t1) / 1000).toFixed(1),
  's; words',
  await database.sql.selectFrom('search_word').select(database.sql.fn.countAll().as('n')).executeTakeFirst(),
);
const t2 = performance.now();
await loadGuide(database, guide, systemClock);
console.log('again', (performance.now() - t2).toFixed(0), 'ms');
const pictures = { url: (f: string) => f, shareUrl: (f: string) => f, alt: (f: string) => f };
const h = createPlacesHandlers({ database, clock: systemClock, pictures });
const lists = [
  {},
  { sortKey: 'name', locale: 'ja' },
  { sortKey: 'rank' },
  { themeId: '4' },
  { page: '3', sortKey: 'rank', direction: 'asc' },
];
const searches = [
  '강릉',
  '경포',
  '경포해변',
  '경포 해변',
  '경',
  '겨',
  '강르',
  '경ㅍ',
  'ㄱㅍ',
  '강',
  '강원특별자치도',
  '달로미',
  '강릉시',
  'g',
  'gangneung',
  'gyeongpo',
  'beach',
  'gyeongpo beach',
  'gyeongpobeach',
  'gyeonpo',
  'museam',
  'park',
  'sea',
  '镜浦',
  '鏡浦',
  '海',
  '海滩',
  'びーち',
  'ビーチ',
  '江陵市',
  '松',
  'カフェ',
  'zzzz',
  'dalromi',
  '박물간',
  '소나무 숲',
  'quiet pine sea',
  '3',
  '바다 카페',
];
const n = Number(process.env.N ?? 12);
async function run(name: string, q: Record<string, string>) {
  const times: number[] = [];
  let total = 0;
  for (let i = 0; i < n; i++) {
    const t = performance.now();
    const a = await h.listPlaces({
      params: { type: 'tour' },
      query: listPlaces.query.parse(q),
      body: undefined,
    });
    times.push(performance.now() - t);
    total = a.totalItems;
  }
  times.sort((a, b) => a - b);
  console.log(
    name.padEnd(44),
    'median',
    (times[n >> 1] ?? 0).toFixed(1).padStart(7),
    'max',
    (times[n - 1] ?? 0).toFixed(1).padStart(7),
    'total',
    total,
  );
}
for (const q of lists) await run('list ' + JSON.stringify(q), q as Record<string, string>);
for (const q of searches) {
  await run('q ' + q, { q });
  if (process.env.ALL) {
    await run('q tab ' + q, { q, categoryFilter: 'true' });
    await run('q name ' + q, { q, sortKey: 'name', locale: 'en' });
  }
}
await database.close();

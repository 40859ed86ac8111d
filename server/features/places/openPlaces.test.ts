import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { api } from '../../../contract/api.ts';
import { htmlLang, type Language, languages } from '../../../domain/languages.ts';
import { placeTypes } from '../../../domain/places/placeTypes.ts';
import { loadGuide } from '../../guide/loadGuide.ts';
import { generatedGuide } from '../../guide/testing/generatedContent.ts';
import { unchangedGuide } from '../../guide/testing/unchangedGuide.ts';
import { writePlaces } from '../../guide/testing/writePlaces.ts';
import { validRequest } from '../../http/validation.ts';
import type { Database } from '../../platform/database/database.ts';
import { describeOnBothEngines, describeOnOneEngine } from '../../platform/database/testing/testDatabases.ts';
import { explainPlan, recordQueries } from '../../platform/database/testing/testPlans.ts';
import { ProblemError } from '../../platform/problem.ts';
import { testPictures } from '../../testing/testPictures.ts';
import { openPlaces } from './openPlaces.ts';

const clock = { now: () => new Date('2026-06-01T03:00:00Z') };
const count = 60;
const guide = generatedGuide(count);
const likeCount = (id: number) => id % 4;

/** Gives the guide's places likes, with many ties. */
async function like(database: Database): Promise<void> {
  await sql`update place set like_count = id % 4`.execute(database.sql);
  await database.analyze();
}

const createHandlers = (database: Database) =>
  openPlaces({ database, clock, pictures: testPictures, guideVersion: unchangedGuide }).handlers;
type Query = Record<string, string>;
const listed = (database: Database, type: string, query: Query = {}) =>
  createHandlers(database).listPlaces(
    validRequest(api.listPlaces, { params: { type }, query, body: undefined }),
  );

const mapped = async (database: Database, type: string, query: Query = {}) => {
  const request = validRequest(api.listMapPlaces, { params: { type }, query, body: undefined });
  return (await createHandlers(database).listMapPlaces(request)).places;
};

async function allIds(database: Database, type: string, query: Query): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { items, totalPages } = await listed(database, type, { ...query, size: '7', page: `${page}` });
    ids.push(...items.map(({ id }) => id));
    if (page >= totalPages) return ids;
  }
}

/** The order of docs/product/lists.md#sort-keys-of-the-api, computed by a reference implementation. */
function expectedIds(type: string, sortKey: string, direction: 'asc' | 'desc', language: Language): number[] {
  const { compare } = new Intl.Collator(htmlLang[language], { numeric: true });
  const sign = direction === 'asc' ? 1 : -1;
  return guide.places
    .filter((place) => place.type === type)
    .sort((a, b) => {
      const byKey = {
        like: likeCount(a.id) - likeCount(b.id),
        name: compare(a.name[language] ?? '', b.name[language] ?? ''),
        rank: a.rank - b.rank,
      }[sortKey];
      return sign * (byKey ?? 0) || b.rank - a.rank || a.id - b.id;
    })
    .map(({ id }) => id);
}

async function catchProblem(work: Promise<unknown>): Promise<ProblemError> {
  const thrown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (thrown instanceof ProblemError) return thrown;
  throw new Error(`Not a ProblemError: ${thrown}`);
}

describeOnBothEngines('lists of places', (database) => {
  beforeAll(async () => {
    await loadGuide(database(), guide, clock);
    await like(database());
  });

  for (const sortKey of ['like', 'name', 'rank']) {
    for (const direction of ['asc', 'desc'] as const) {
      test(`DESIGN 3: lists each place once over all pages by ${sortKey} ${direction}, ties by rank and id`, async () => {
        for (const locale of languages) {
          const ids = await allIds(database(), 'tour', { sortKey, direction, locale });
          expect(ids).toEqual(expectedIds('tour', sortKey, direction, locale));
        }
      });
    }
  }

  test('DESIGN 3: sorts names ascending, likes and ranks descending by default', async () => {
    const ids = async (query: Query) => (await listed(database(), 'tour', query)).items.map(({ id }) => id);
    expect(await ids({})).toEqual(await ids({ sortKey: 'like', direction: 'desc' }));
    expect(await ids({ sortKey: 'rank' })).toEqual(await ids({ sortKey: 'rank', direction: 'desc' }));
    expect(await ids({ sortKey: 'name' })).toEqual(await ids({ sortKey: 'name', direction: 'asc' }));
  });

  test('DESIGN 3: returns no items and the right totals for a page past the end', async () => {
    expect(await listed(database(), 'tour', { page: '999999999', size: '7' })).toEqual({
      items: [],
      currentPage: 999_999_999,
      totalPages: 3,
      totalItems: 20,
    });
  });

  test('lists and counts only the places of a theme', async () => {
    for (const type of placeTypes) {
      const expected = guide.places.filter((place) => place.type === type && place.themes.includes('sea'));
      const { items, totalItems } = await listed(database(), type, { themeId: '1', size: '50' });
      expect(items.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
      expect(totalItems).toBe(expected.length);
    }
  });

  test.each([{}, { q: 'spot' }])('DESIGN 3: responds 400 to an unknown themeId: %o', async (query) => {
    const problem = await catchProblem(listed(database(), 'tour', { themeId: '12', ...query }));
    expect(problem.status).toBe(400);
    expect(problem.errors).toMatchObject([{ field: 'themeId', code: 'unknownTheme' }]);
  });

  test('returns type, texts and picture of an item', async () => {
    const { items } = await listed(database(), 'restaurant', { sortKey: 'name', locale: 'en', size: '1' });
    const [first] = items;
    const place = guide.places.find(({ id }) => id === first?.id);
    expect(first).toEqual({
      id: place?.id,
      type: 'RESTAURANT',
      name: place?.name.en,
      summary: place?.summary.en,
      thumbnailUrl: testPictures.url('place-1'),
    });
  });

  test('DESIGN 3: falls back to Korean per field where a language is missing', async () => {
    await sql`update place_content set name = name - 'ja' where place_id = 60`.execute(database().sql);
    const { items } = await listed(database(), 'tour', { locale: 'ja', size: '50' });
    const place = guide.places[59];
    expect(items.find(({ id }) => id === 60)).toMatchObject({
      name: place?.name.ko,
      summary: place?.summary.ja,
    });
  });

  test('DESIGN 3: finds nothing for a q without a letter or digit, rather than the whole list', async () => {
    for (const q of ['   ', '%', '!?']) {
      expect(await listed(database(), 'tour', { q })).toMatchObject({
        items: [],
        totalItems: 0,
        totalPages: 0,
      });
    }
  });

  test('DESIGN 3: returns the whole list for an empty q', async () => {
    const whole = await listed(database(), 'tour', {});
    expect(whole.totalItems).toBeGreaterThan(0);
    expect(await listed(database(), 'tour', { q: '' })).toEqual(whole);
  });

  test('DESIGN 3: limits a search by categoryFilter and typeSearch, and ignores typeSearch otherwise', async () => {
    const total = async (query: Query) => (await listed(database(), 'tour', query)).totalItems;
    expect(await total({ q: 'spot' })).toBe(60);
    expect(await total({ q: 'spot', categoryFilter: 'true' })).toBe(20);
    expect(await total({ q: 'spot', typeSearch: 'TOURIST_SPOT,restaurant' })).toBe(40);
    expect(await total({ q: 'spot', typeSearch: 'tour,tour,TOUR' })).toBe(20);
    expect(await total({ q: 'spot', typeSearch: 'restaurant', categoryFilter: 'true' })).toBe(0);
    expect(await total({ typeSearch: 'restaurant' })).toBe(20);
    expect(await total({ q: 'spot', typeSearch: '' })).toBe(60);
  });

  test('returns all places of a list for its map by rank, whatever the size of a page, with their Korean name', async () => {
    for (const locale of languages) {
      const places = await mapped(database(), 'restaurant', { locale });
      expect(places.map(({ id }) => id)).toEqual(expectedIds('restaurant', 'rank', 'desc', locale));
      const place = guide.places.find(({ id }) => id === places[0]?.id);
      expect(places[0]).toEqual({
        id: place?.id,
        type: 'restaurant',
        name: place?.name[locale],
        ...(locale === 'ko' ? {} : { koreanName: place?.name.ko }),
        ...place?.position,
      });
    }
  });

  test.each<Query>([{ q: 'spot 1' }, { themeId: '3' }, { themeId: '3', q: 'spot' }])(
    'returns the places for a map that the list of the category returns: %o',
    async (query) => {
      const places = await mapped(database(), 'tour', query);
      expect(places.length).toBeGreaterThan(0);
      expect(places.map(({ id }) => id)).toEqual(
        await allIds(database(), 'tour', { ...query, categoryFilter: 'true', sortKey: 'rank' }),
      );
    },
  );

  test('responds 400 to a map of an unknown theme', async () => {
    expect((await catchProblem(mapped(database(), 'tour', { themeId: '12' }))).status).toBe(400);
  });

  test('lists themes in the order of their ids, in the requested language', async () => {
    const themes = await createHandlers(database()).listThemes(
      validRequest(api.listThemes, { params: {}, query: { locale: 'JA' }, body: undefined }),
    );
    expect(themes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(themes[0]).toEqual({ id: 1, key: 'sea', type: 'テーマ sea' });
  });
});

describeOnOneEngine('query plans over 5,000 places', (database) => {
  beforeAll(async () => {
    await writePlaces(database(), generatedGuide(5_000));
    await like(database());
  }, 120_000);

  const queries: Query[] = ['like', 'name', 'rank'].flatMap((sortKey) =>
    ['asc', 'desc'].flatMap((direction) =>
      languages.flatMap((locale) => [
        { sortKey, direction, locale },
        { sortKey, direction, locale, themeId: '3' },
        { sortKey, direction, locale, page: '20' },
      ]),
    ),
  );

  test('runs every list query on an index, in one round trip', async () => {
    for (const query of queries) {
      const watched = recordQueries(database());
      await listed(watched.database, 'tour', query);
      expect(watched.queries).toHaveLength(1);
      for (const node of watched.queries) {
        const plan = await explainPlan(database(), node);
        expect(plan, `${JSON.stringify(query)}\n${plan}`).not.toMatch(/Seq Scan on place(_content)?\b/);
      }
    }
  });

  test('reads a detail from indexes in two round trips, neighbours from the index of positions', async () => {
    const watched = recordQueries(database());
    await createHandlers(watched.database).getPlace(
      validRequest(api.getPlace, { params: { type: 'tour', id: '3000' }, query: {}, body: undefined }),
    );
    expect(watched.queries).toHaveLength(2);
    const plans = await Promise.all(watched.queries.map((node) => explainPlan(database(), node)));
    expect(plans.join('\n')).not.toMatch(/Seq Scan on place(_content)?\b/);
    expect(plans.join('\n')).toContain('place_location');
  });
});

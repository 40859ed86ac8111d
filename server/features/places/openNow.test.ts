import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { api } from '../../../contract/api.ts';
import { weekDays } from '../../../domain/calendar/weekDays.ts';
import { type OpenStatus, openStatusAt } from '../../../domain/openingHours/openStatus.ts';
import { type PlaceType, placeTypes } from '../../../domain/places/placeTypes.ts';
import { themeKeys } from '../../../domain/places/themeKeys.ts';
import type { PlaceContent } from '../../guide/contentSchema.ts';
import { watchGuideVersion } from '../../guide/guideVersion.ts';
import { loadGuide } from '../../guide/loadGuide.ts';
import { generatedGuide, generatedPlace } from '../../guide/testing/generatedContent.ts';
import { unchangedGuide } from '../../guide/testing/unchangedGuide.ts';
import { writePlaces } from '../../guide/testing/writePlaces.ts';
import { validRequest } from '../../http/validation.ts';
import type { Database } from '../../platform/database/database.ts';
import { describeOnOneEngine } from '../../platform/database/testing/testDatabases.ts';
import { explainPlan, recordQueries } from '../../platform/database/testing/testPlans.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { testPictures } from '../../testing/testPictures.ts';
import { openPlaces, type PlacesDeps } from './openPlaces.ts';

type Hours = PlaceContent['hours'];
const daily = (opens: string, closes: string): Hours => ({
  weekDays: [...weekDays],
  periods: [{ days: [...weekDays], opens, closes }],
  note: null,
});

/** Shops, late bars, places closed on Saturdays, winter hours, and unknown hours. */
const kinds: readonly Hours[] = [
  { weekDays: null, periods: [], note: null },
  daily('09:00', '18:00'),
  {
    weekDays: [...weekDays],
    periods: [
      { days: [...weekDays], opens: '18:00', closes: '24:00' },
      { days: ['SAT', 'SUN'], opens: '00:00', closes: '02:00' },
    ],
    note: null,
  },
  { weekDays: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SUN'], periods: [], note: null },
  {
    weekDays: [...weekDays],
    periods: [{ days: [...weekDays], opens: '10:00', closes: '16:00', months: [11, 12, 1] }],
    note: null,
  },
];
const guide = {
  ...generatedGuide(0),
  places: Array.from({ length: 150 }, (_, index) =>
    generatedPlace(index + 1, {
      hours: kinds[Math.floor(index / 3) % kinds.length] ?? daily('00:00', '24:00'),
    }),
  ),
};

/** Saturday noon, and the edges of hours and days around it, all in Seoul. */
const moments = [
  '2026-11-21T12:00:00',
  '2026-11-21T08:59:59',
  '2026-11-21T09:00:00',
  '2026-11-21T17:59:59',
  '2026-11-21T18:00:00',
  '2026-11-20T23:59:59',
  '2026-11-21T00:00:00',
  '2026-11-21T01:59:00',
  '2026-11-21T02:00:00',
  '2026-11-23T01:00:00',
  '2026-10-31T23:59:59',
  '2026-11-01T10:00:00',
];

const clock = new TestClock();
const openStatus = (place: PlaceContent): OpenStatus => openStatusAt(place.hours, clock.now());
const expected = (type: PlaceType, status: OpenStatus) =>
  guide.places.filter((place) => place.type === type && openStatus(place) === status).map(({ id }) => id);

type Query = Record<string, string>;

function guideIn(database: Database, guideVersion: PlacesDeps['guideVersion'] = unchangedGuide) {
  const handlers = openPlaces({ database, clock, pictures: testPictures, guideVersion }).handlers;
  const list = (type: string, query: Query) =>
    handlers.listPlaces(validRequest(api.listPlaces, { params: { type }, query, body: undefined }));
  return {
    list,
    themes: (query: Query) =>
      handlers.listThemes(validRequest(api.listThemes, { params: {}, query, body: undefined })),
    /** Ids of all pages, at the minute of the first. */
    async ids(type: string, query: Query): Promise<number[]> {
      const found: number[] = [];
      let openAt = 'now';
      for (let page = 1; ; page += 1) {
        const response = await list(type, { ...query, openAt, size: '4', page: `${page}` });
        openAt = response.open?.at ?? '';
        found.push(...response.items.map(({ id }) => id));
        if (page >= response.totalPages) {
          expect(found).toHaveLength(response.totalItems);
          return found;
        }
      }
    },
  };
}

describeOnOneEngine('filter of open places', (database) => {
  beforeAll(async () => {
    await loadGuide(database(), guide, clock);
  });

  test.each(moments)(
    'DESIGN 3: at %s in Seoul lists what is open in each tab, and counts the places with unknown hours',
    async (moment) => {
      clock.moveTo(`${moment}+09:00`);
      const { ids, list } = guideIn(database());
      for (const type of placeTypes) {
        for (const sortKey of ['like', 'name', 'rank']) {
          const found = await ids(type, { sortKey });
          expect(found.toSorted((a, b) => a - b)).toEqual(expected(type, 'open'));
        }
        const { open, totalItems } = await list(type, { openAt: 'now', size: '1' });
        expect(open).toEqual({ at: moment.slice(0, 16), unknown: expected(type, 'unknown').length });
        expect(totalItems).toBe(expected(type, 'open').length);
      }
    },
  );

  test('keeps the order of the unfiltered list', async () => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    const { ids, list } = guideIn(database());
    for (const sortKey of ['like', 'name', 'rank']) {
      const all = (await list('tour', { sortKey, size: '50' })).items.map(({ id }) => id);
      const found = await ids('tour', { sortKey });
      expect(found).toEqual(all.filter((id) => found.includes(id)));
    }
  });

  test('filters open and unknown places by word and theme', async () => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    const { list } = guideIn(database());
    const inTheme = (status: OpenStatus) =>
      guide.places.filter(
        (place) => place.type === 'tour' && place.themes.includes('sea') && openStatus(place) === status,
      ).length;
    expect(inTheme('open')).toBeGreaterThan(0);
    expect(await list('tour', { openAt: 'now', themeId: '1' })).toMatchObject({
      totalItems: inTheme('open'),
      open: { unknown: inTheme('unknown') },
    });
    const all = (status: OpenStatus) => guide.places.filter((place) => openStatus(place) === status).length;
    expect(await list('tour', { openAt: 'now', q: 'spot' })).toMatchObject({
      totalItems: all('open'),
      open: { unknown: all('unknown') },
    });
    expect(await list('tour', { openAt: 'now', q: 'spot', categoryFilter: 'true' })).toMatchObject({
      totalItems: expected('tour', 'open').length,
    });
    expect(await list('tour', { openAt: 'now', q: '!?' })).toMatchObject({
      totalItems: 0,
      open: { unknown: 0 },
    });
  });

  test('keeps the minute of the first page when a place closes while the visitor scrolls on', async () => {
    clock.moveTo('2026-11-21T17:59:00+09:00');
    const { list } = guideIn(database());
    const first = await list('tour', { openAt: 'now', size: '4' });
    clock.moveTo('2026-11-21T18:00:00+09:00');
    const next = await list('tour', { openAt: first.open?.at ?? '', size: '4', page: '2' });
    expect(next.totalItems).toBe(first.totalItems);
    const later = await list('tour', { openAt: 'now', size: '4' });
    expect(later.items).not.toEqual(first.items);
  });

  test('uses a newly loaded guide', async () => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    const onFail = (error: unknown) => expect.unreachable(String(error));
    const guideVersion = watchGuideVersion({ database: database(), onFail });
    onTestFinished(() => guideVersion.stop());
    const { list } = guideIn(database(), guideVersion);
    const before = await list('tour', { openAt: 'now' });
    const closed = guide.places.map((place) => ({ ...place, hours: daily('03:00', '04:00') }));
    await loadGuide(database(), { ...guide, places: closed }, clock);
    await guideVersion.read();
    expect(await list('tour', { openAt: 'now' })).toMatchObject({ totalItems: 0, open: { unknown: 0 } });
    await loadGuide(database(), guide, clock);
    await guideVersion.read();
    expect((await list('tour', { openAt: 'now' })).totalItems).toBe(before.totalItems);
  });

  test('counts themes by category, search word and open places', async () => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    const { themes, list } = guideIn(database());
    const totals = async (query: Query) => (await themes(query)).map(({ total }) => total);
    const counted = (fits: (place: PlaceContent) => boolean) =>
      themeKeys.map(
        (key) => guide.places.filter((place) => place.themes.includes(key) && fits(place)).length,
      );
    expect(await totals({ type: 'tour' })).toEqual(counted(({ type }) => type === 'tour'));
    expect(await totals({ type: 'RESTAURANT', openAt: 'now' })).toEqual(
      counted((place) => place.type === 'restaurant' && openStatus(place) === 'open'),
    );
    expect(await totals({ type: 'tour', q: 'number 4' })).toEqual(
      await Promise.all(
        themeKeys.map(
          async (_, index) =>
            (await list('tour', { q: 'number 4', categoryFilter: 'true', themeId: `${index + 1}` }))
              .totalItems,
        ),
      ),
    );
    expect(await totals({ type: 'tour', q: '!?' })).toEqual(themeKeys.map(() => 0));
    expect(await totals({})).toEqual(themeKeys.map(() => undefined));
  });
});

describeOnOneEngine('open places of 10,000', (database) => {
  beforeAll(async () => {
    const places = Array.from({ length: 10_000 }, (_, index) =>
      generatedPlace(index + 1, { hours: kinds[index % kinds.length] ?? daily('00:00', '24:00') }),
    );
    await writePlaces(database(), { ...guide, places });
    await database().analyze();
  }, 120_000);

  test('answers from an index in one round trip, once the hours are known', async () => {
    const handlers = (watched: Database) =>
      openPlaces({ database: watched, clock, pictures: testPictures, guideVersion: unchangedGuide }).handlers;
    const watched = recordQueries(database());
    const { listPlaces } = handlers(watched.database);
    const ask = (query: Query) =>
      listPlaces(validRequest(api.listPlaces, { params: { type: 'tour' }, query, body: undefined }));
    await ask({ openAt: 'now' });
    expect(watched.queries).toHaveLength(3);
    for (const query of [{ openAt: 'now' }, { openAt: 'now', themeId: '3' }, { openAt: 'now', page: '3' }]) {
      watched.queries.length = 0;
      await ask(query);
      // With a theme, two queries read first whether it exists and which places it has.
      expect(watched.queries).toHaveLength('themeId' in query ? 3 : 1);
      for (const node of watched.queries) {
        const plan = await explainPlan(database(), node);
        expect(plan, `${JSON.stringify(query)}\n${plan}`).not.toMatch(/Seq Scan on place(_content)?\b/);
      }
    }
  });
});

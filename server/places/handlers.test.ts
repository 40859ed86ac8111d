import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getPlace, listPlaces, placeDetailSchema, placeListSchema } from '../../contract/places.ts';
import { describeOnBothEngines } from '../database/testing.ts';
import type { GuideContent } from '../guide/contentSchema.ts';
import { loadGuide } from '../guide/loadGuide.ts';
import { readContent } from '../guide/readContent.ts';
import { ProblemError } from '../problem.ts';
import { createPlacesHandlers, type PlacesHandlers } from './handlers.ts';
import { metresBetween } from './location.ts';

const clock = { now: () => new Date('2026-05-04T03:00:00Z') };
const pictures = {
  url: (file: string) => `/pictures/${file}`,
  shareUrl: (file: string) => `/pictures/${file}.png`,
  alt: (file: string, language: string) => `${file} in ${language}`,
};

describeOnBothEngines('the guide of content/', (database) => {
  let content: GuideContent;
  let handlers: PlacesHandlers;

  beforeAll(async () => {
    content = await readContent(fileURLToPath(new URL('../../content', import.meta.url)));
    await loadGuide(database(), content, clock);
    handlers = createPlacesHandlers({ database: database(), clock, pictures });
  });

  async function list(
    query: Record<string, unknown>,
    type: 'tour' | 'restaurant' | 'accommodation' = 'tour',
  ) {
    const answer = await handlers.listPlaces({
      params: { type },
      query: listPlaces.query.parse(query),
      body: undefined,
    });
    return placeListSchema.parse(answer);
  }

  async function detail(id: number, type: 'tour' | 'restaurant' | 'accommodation', locale = 'ko') {
    const answer = await handlers.getPlace({
      params: { type, id },
      query: getPlace.query.parse({ locale }),
      body: undefined,
    });
    return placeDetailSchema.parse(answer);
  }

  test('DESIGN 3: all pages together hold each place of a category once', async () => {
    for (const type of ['tour', 'restaurant', 'accommodation'] as const) {
      const expected = content.places.filter((place) => place.type === type).map(({ id }) => id);
      const first = await list({ size: '7' }, type);
      expect(first.totalItems).toBe(expected.length);
      expect(first.totalPages).toBe(Math.ceil(expected.length / 7));
      const seen: number[] = [];
      for (let page = 1; page <= first.totalPages; page += 1) {
        const answer = await list({ size: '7', page: String(page) }, type);
        expect(answer.currentPage).toBe(page);
        seen.push(...answer.items.map(({ id }) => id));
      }
      expect(seen.toSorted((one, other) => one - other)).toEqual(expected);
    }
  });

  test('DESIGN 3: a page past the end answers no items', async () => {
    const answer = await list({ page: '999999999', size: '50' });
    expect(answer).toMatchObject({ items: [], currentPage: 999_999_999, totalItems: 104, totalPages: 3 });
  });

  test('DESIGN 3: rank and name sort in both directions, ties by rank and id', async () => {
    const tours = content.places.filter(({ type }) => type === 'tour');
    const byRank = tours.toSorted((one, other) => other.rank - one.rank || one.id - other.id);
    const ids = async (query: Record<string, unknown>) => {
      const pages = await Promise.all(['1', '2', '3'].map((page) => list({ size: '50', page, ...query })));
      return pages.flatMap(({ items }) => items.map(({ id }) => id));
    };
    expect(await ids({ sortKey: 'rank' })).toEqual(byRank.map(({ id }) => id));
    const rising = tours.toSorted((one, other) => one.rank - other.rank || one.id - other.id);
    expect(await ids({ sortKey: 'rank', direction: 'asc' })).toEqual(rising.map(({ id }) => id));
    for (const [locale, tag] of [
      ['ko', 'ko'],
      ['en', 'en'],
      ['cn', 'zh-Hans'],
      ['ja', 'ja'],
    ] as const) {
      const collator = new Intl.Collator(tag, { numeric: true });
      const ties = (one: (typeof tours)[number], other: (typeof tours)[number]) =>
        other.rank - one.rank || one.id - other.id;
      const named = tours.toSorted(
        (one, other) => collator.compare(one.name[locale], other.name[locale]) || ties(one, other),
      );
      expect(await ids({ sortKey: 'name', locale })).toEqual(named.map(({ id }) => id));
      const falling = tours.toSorted(
        (one, other) => collator.compare(other.name[locale], one.name[locale]) || ties(one, other),
      );
      expect(await ids({ sortKey: 'name', locale, direction: 'desc' })).toEqual(falling.map(({ id }) => id));
    }
    await sql`update place set like_count = id % 3`.execute(database().sql);
    const liked = tours.toSorted(
      (one, other) => (other.id % 3) - (one.id % 3) || other.rank - one.rank || one.id - other.id,
    );
    expect(await ids({})).toEqual(liked.map(({ id }) => id));
    const unliked = tours.toSorted(
      (one, other) => (one.id % 3) - (other.id % 3) || other.rank - one.rank || one.id - other.id,
    );
    expect(await ids({ direction: 'asc' })).toEqual(unliked.map(({ id }) => id));
  });

  test('DESIGN 3: a theme filters list and total; an unknown one is refused by name', async () => {
    const sea = content.places.filter(({ type, themes }) => type === 'tour' && themes.includes('sea'));
    const answer = await list({ themeId: '1', size: '50' });
    expect(answer.totalItems).toBe(sea.length);
    expect(answer.items.map(({ id }) => id).every((id) => sea.some((place) => place.id === id))).toBe(true);
    const found = await list({ themeId: '1', q: '해변', categoryFilter: 'true', size: '50' });
    expect(found.totalItems).toBeGreaterThan(3);
    expect(found.items.every(({ id }) => sea.some((place) => place.id === id))).toBe(true);
    for (const query of [{ themeId: '99' }, { themeId: '99', q: '강릉' }]) {
      const refused = list(query);
      await expect(refused).rejects.toBeInstanceOf(ProblemError);
      await expect(refused).rejects.toMatchObject({
        status: 400,
        errors: [{ field: 'themeId', code: 'unknownTheme' }],
      });
    }
  });

  test('DESIGN 3: a search finds all categories, one with categoryFilter, some with typeSearch', async () => {
    const types = async (query: Record<string, unknown>) => {
      const { items } = await list({ q: 'gangneung', size: '50', sortKey: 'name', ...query }, 'restaurant');
      return [...new Set(items.map(({ type }) => type))].toSorted();
    };
    const all = await list({ q: 'gangneung' }, 'restaurant');
    expect(all.totalItems).toBe(content.places.length);
    expect(await types({ categoryFilter: 'true' })).toEqual(['RESTAURANT']);
    expect(await types({ typeSearch: 'ACCOMMODATION' })).toEqual(['ACCOMMODATION']);
    expect((await list({ q: 'gangneung', typeSearch: 'tour,restaurant' })).totalItems).toBe(
      content.places.filter(({ type }) => type !== 'accommodation').length,
    );
    // Without a question typeSearch says nothing.
    expect((await list({ typeSearch: 'tour' }, 'restaurant')).totalItems).toBe(
      content.places.filter(({ type }) => type === 'restaurant').length,
    );
  });

  test('a place is answered whole, in the language asked for', async () => {
    const [place] = content.places;
    if (!place) throw new Error('the guide is empty');
    const answer = await detail(place.id, place.type, 'ja');
    expect(answer).toMatchObject({
      id: place.id,
      placeName: place.name.ja,
      summary: place.summary.ja,
      information: place.information.ja,
      address: place.address.ja,
      korean: { name: place.name.ko, address: place.address.ko },
      mapX: place.position.lng,
      mapY: place.position.lat,
      weekDays: place.hours.weekDays,
      fallbacks: [],
    });
    expect(answer.tags).toHaveLength(place.themes.length);
    expect(answer.child.imageList).toEqual(place.pictures.map(pictures.url));
    expect(answer.nearby).toHaveLength(6);
    const nearest = content.places
      .filter(({ id }) => id !== place.id)
      .map(({ id, position }) => ({ id, metres: metresBetween(place.position, position) }))
      .toSorted((one, other) => one.metres - other.metres)
      .slice(0, 6);
    expect(answer.nearby.map(({ id }) => id).toSorted()).toEqual(nearest.map(({ id }) => id).toSorted());
    expect(answer.nearby.map(({ distance }) => distance)).toEqual(
      nearest.map(({ metres }) => Math.round(metres)),
    );
  });

  test('DESIGN 3: a text missing in a language falls back to Korean, field by field', async () => {
    await sql`update place_content set summary = summary - 'en' where place_id = 2`.execute(database().sql);
    const answer = await detail(2, 'tour', 'en');
    expect(answer.fallbacks).toEqual(['summary']);
    expect(answer.summary).toBe(content.places[1]?.summary.ko);
    expect(answer.placeName).toBe(content.places[1]?.name.en);
  });

  test('an unknown place, or one under another category, is not found', async () => {
    for (const [id, type] of [
      [999_999, 'tour'],
      [1, 'restaurant'],
    ] as const) {
      await expect(detail(id, type)).rejects.toMatchObject({ status: 404, code: 'notFound' });
    }
  });

  test('themes come in the order of their ids, named in the language', async () => {
    const themes = await handlers.listThemes({ params: {}, query: { locale: 'cn' }, body: undefined });
    expect(themes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(themes[0]).toEqual({ id: 1, key: 'sea', type: '大海' });
  });
});

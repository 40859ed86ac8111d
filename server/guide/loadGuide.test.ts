import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { placeTypes } from '../../domain/places/placeTypes.ts';
import { term } from '../../domain/search/searchTerms.ts';
import { SearchIndex } from '../features/places/search/searchIndex.ts';
import { describeOnBothEngines } from '../platform/database/testing/testDatabases.ts';
import { describeWithGuideOnBothEngines } from '../testing/describeWithGuide.ts';
import type { PlaceContent } from './contentSchema.ts';
import { loadGuide } from './loadGuide.ts';
import { readContent } from './readContent.ts';
import { generatedGuide, generatedPlace } from './testing/generatedContent.ts';

const noon = new Date('2026-06-01T03:00:00Z');
const later = new Date('2026-06-02T03:00:00Z');
const tables = [
  'theme',
  'place',
  'place_content',
  'place_count',
  'place_order',
  'search_term',
  'search_word',
  'guide_state',
];

describeOnBothEngines('loading the guide', (database) => {
  const at = (instant: Date) => ({ now: () => instant });
  const load = (places: readonly PlaceContent[], instant = noon) =>
    loadGuide(database(), { ...generatedGuide(0), places }, at(instant));
  const places = generatedGuide(30).places;
  const corrected = (id: number, change: Partial<PlaceContent>) =>
    places.map((place) => (place.id === id ? { ...place, ...change } : place));

  /** The transaction that wrote each row: any write changes it. */
  async function writers(): Promise<string> {
    const rows = [];
    for (const table of tables) {
      const found = await sql`select ctid::text, xmin::text from ${sql.table(table)} order by ctid`.execute(
        database().sql,
      );
      rows.push(found.rows);
    }
    return JSON.stringify(rows);
  }

  const placeRow = (id: number) =>
    database().sql.selectFrom('place').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const total = async (type: string, themeId: number) => {
    const { rows } = await sql<{ total: number }>`select total from place_count
      where type = ${type} and theme_id = ${themeId}`.execute(database().sql);
    return rows[0]?.total;
  };

  // Unlisted by each load of `places`.
  beforeAll(() => load([generatedPlace(9_999)]));
  beforeEach(() => load(places));

  test('writes no row for unchanged content', async () => {
    const before = await writers();
    expect(await load(places, later)).toMatchObject({ changed: false, places: 30 });
    expect(await writers()).toBe(before);
  });

  test('loads a corrected text, keeps likes, and counts only that place as changed', async () => {
    await sql`update place set like_count = 7 where id in (3, 4)`.execute(database().sql);
    const name = { ko: '새 이름', en: 'New name', cn: '新名字', tw: '新名稱', ja: '新しい名前' };
    expect(await load(corrected(3, { name }), later)).toMatchObject({ changed: true, places: 30 });
    expect(await placeRow(3)).toMatchObject({ like_count: 7, changed_at: later });
    expect(await placeRow(4)).toMatchObject({ like_count: 7, changed_at: noon });
    const { rows } = await sql`select name from place_content where place_id = 3`.execute(database().sql);
    expect(rows).toEqual([{ name }]);
  });

  test('does not count editors’ notes as a change of a place', async () => {
    await load(corrected(3, { source: 'read again', facts: ['new'] }), later);
    expect((await placeRow(3)).changed_at).toEqual(noon);
  });

  test('unlists a place that is removed from the content, keeps its likes and texts, and lists it again later', async () => {
    await sql`update place set like_count = 5 where id = 6`.execute(database().sql);
    await load(places.filter(({ id }) => id !== 6));
    expect(await placeRow(6)).toMatchObject({ listed: false, like_count: 5 });
    const texts = await sql`select 1 from place_content where place_id = 6`.execute(database().sql);
    expect(texts.rows).toHaveLength(1);
    await load(places);
    expect(await placeRow(6)).toMatchObject({ listed: true, like_count: 5 });
  });

  test('counts places by type and theme', async () => {
    const tours = places.filter(({ type }) => type === 'tour');
    expect(await total('tour', 0)).toBe(tours.length);
    expect(await total('tour', 1)).toBe(tours.filter(({ themes }) => themes.includes('sea')).length);
    await load(places.filter(({ type }) => type !== 'tour'));
    expect(await total('tour', 0)).toBe(0);
  });

  test('DESIGN 3: sorts names by the rules of each language', async () => {
    const { rows } = await sql`select c.name ->> 'ja' as name from place p
      join place_content c on c.place_id = p.id where p.listed order by p.name_order_ja`.execute(
      database().sql,
    );
    const collator = new Intl.Collator('ja', { numeric: true });
    expect(rows).toEqual(
      places.map(({ name }) => ({ name: name.ja ?? '' })).sort((a, b) => collator.compare(a.name, b.name)),
    );
  });

  test('leaves the guide unchanged when a load fails', async () => {
    const before = await writers();
    // Validated content never has such a rank; the column cannot store it.
    const broken = generatedPlace(31, { rank: 1e12 });
    await expect(load([...places.slice(0, 10), broken])).rejects.toThrow();
    expect(await writers()).toBe(before);
  });

  test('DESIGN 11: leaves the previous release its index while the places are the same, otherwise its lists alone', async () => {
    const terms = async () => {
      const rows = await database().sql.selectFrom('search_posting').select('term').orderBy('term').execute();
      return rows.map((row) => row.term);
    };
    await database()
      .sql.insertInto('search_posting')
      .values({ term: '=old', places: new Uint8Array(1) })
      .execute();
    await load(corrected(3, { source: 'read again' }), later);
    expect(await terms()).toContain('=old');
    await load(corrected(3, { rank: 99 }));
    expect(await terms()).not.toContain('=old');
    expect(await terms()).toEqual(expect.arrayContaining(placeTypes.map(term.type)));
  });

  test('loads once when two replicas start together', async () => {
    const changed = corrected(2, { rank: 99 });
    const loads = await Promise.all([load(changed), load(changed)]);
    expect(loads.map((one) => one.changed).sort()).toEqual([false, true]);
    expect(new Set(loads.map(({ version }) => version)).size).toBe(1);
  });
});

/** Its database is a copy of one into which the content was loaded. */
describeWithGuideOnBothEngines('loading the content of the guide', (database) => {
  test('lists all 228 places, each with its texts and its search terms', async () => {
    const { rows } = await sql`select count(*)::int as places, count(c.place_id)::int as texts,
      count(distinct p.ordinal)::int as ordinals, max(p.ordinal) as last
      from place p left join place_content c on c.place_id = p.id where p.listed`.execute(database().sql);
    expect(rows).toEqual([{ places: 228, texts: 228, ordinals: 228, last: 227 }]);
    const index = new SearchIndex(database());
    await index.read(placeTypes.map(term.type), []);
    const counts = placeTypes.map((type) => index.placesOf(term.type(type))?.count() ?? 0);
    expect(counts.reduce((sum, count) => sum + count)).toBe(228);
  });

  test('changes nothing when the same content is read and loaded again', async () => {
    const content = await readContent(fileURLToPath(new URL('../../content', import.meta.url)));
    expect(await loadGuide(database(), content, { now: () => noon })).toMatchObject({
      changed: false,
      places: 228,
    });
  });
});

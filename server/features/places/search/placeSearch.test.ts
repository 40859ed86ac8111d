import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { api } from '../../../../contract/api.ts';
import { languages, withEnglish } from '../../../../domain/languages.ts';
import { joinWords, searchWords } from '../../../../domain/search/searchText.ts';
import type { PlaceContent } from '../../../guide/contentSchema.ts';
import { loadGuide } from '../../../guide/loadGuide.ts';
import { readContent } from '../../../guide/readContent.ts';
import { generatedGuide, generatedPlace } from '../../../guide/testing/generatedContent.ts';
import { lifelikeGuide } from '../../../guide/testing/lifelikeGuide.ts';
import { unchangedGuide } from '../../../guide/testing/unchangedGuide.ts';
import { validRequest } from '../../../http/validation.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  describeOnBothEngines,
  describeOnOneEngine,
} from '../../../platform/database/testing/testDatabases.ts';
import { explainPlan, recordQueries } from '../../../platform/database/testing/testPlans.ts';
import { describeWithGuide, describeWithGuideOnBothEngines } from '../../../testing/describeWithGuide.ts';
import { isLong, runs } from '../../../testing/longTests.ts';
import { testPictures } from '../../../testing/testPictures.ts';
import { openPlaces } from '../openPlaces.ts';

const clock = { now: () => new Date('2026-06-01T03:00:00Z') };

function searchIn(database: Database) {
  const deps = { database, clock, pictures: testPictures, guideVersion: unchangedGuide };
  const { listPlaces } = openPlaces(deps).handlers;
  const search = (q: string, query: Record<string, string> = {}) => {
    const request = { params: { type: 'tour' }, query: { q, size: '50', ...query }, body: undefined };
    return listPlaces(validRequest(api.listPlaces, request));
  };
  /** Ids of all that is found, in order. */
  async function ids(q: string, query: Record<string, string> = {}): Promise<number[]> {
    const found: number[] = [];
    for (let page = 1; ; page += 1) {
      const response = await search(q, { ...query, page: `${page}` });
      found.push(...response.items.map(({ id }) => id));
      if (page >= response.totalPages) {
        expect(found).toHaveLength(response.totalItems);
        expect(new Set(found).size).toBe(found.length);
        return found;
      }
    }
  }
  return { search, ids };
}

const place = (id: number, english: string, change: Partial<PlaceContent> = {}) =>
  generatedPlace(id, {
    name: { ko: `곳 ${id}`, en: english, cn: `地点${id}`, tw: `地點${id}`, ja: `場所${id}` },
    ...change,
  });
const saying = (text: string) => ({ summary: { ...generatedPlace(1).summary, en: text } });

describeOnBothEngines('the classes of a search', (database) => {
  const load = (places: PlaceContent[]) => loadGuide(database(), { ...generatedGuide(0), places }, clock);

  test('DESIGN 3: ranks whole name, start, whole word and part of the name before other texts, then by the key', async () => {
    await load([
      place(1, 'Sand Bar', { ...saying('A stand with pineapple juice'), rank: 9 }),
      place(2, 'Sand Hill', { ...saying('A walk in the pine grove'), rank: 9 }),
      place(3, 'Alpine Lodge', { rank: 9 }),
      place(4, 'Old Pine Inn', { rank: 9 }),
      place(5, 'Pine Hill', { rank: 1 }),
      place(6, 'Pineapple House', { rank: 2 }),
      place(7, 'Pine', { rank: 0 }),
      place(8, 'Nothing Else', { rank: 9 }),
    ]);
    const { ids, search } = searchIn(database());
    expect(await ids('pine', { sortKey: 'rank' })).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(await ids('pine', { sortKey: 'rank', direction: 'asc' })).toEqual([7, 5, 6, 4, 3, 2, 1]);
    const classFor = async (q: string, query = {}) => (await search(q, query)).matchClass;
    // A misspelling in a name ranks before one in another text.
    const words = ['pine', 'pin', 'hill', 'grove', 'hilp', 'rove', 'zzz'];
    expect(await Promise.all(words.map((word) => classFor(word)))).toEqual([0, 1, 2, 4, 6, 7, undefined]);
    expect(await classFor('pine', { page: '9' })).toBe(0);
    expect(await classFor('pine', { categoryFilter: 'true', typeSearch: 'restaurant' })).toBeUndefined();
    await sql`update place set like_count = 5 where id = 5`.execute(database().sql);
    expect(await ids('pine')).toEqual([7, 5, 6, 4, 3, 2, 1]);
    // All words must match, in any text.
    expect(await ids('PINE hill')).toEqual([5, 2]);
    // Pages continue across classes.
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => search('pine', { page: `${page}`, size: '2', sortKey: 'rank' })),
    );
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  test('DESIGN 3: ranks misspellings last, and tries none if the guide contains the typed word', async () => {
    await load([
      place(1, 'Pork House', { rank: 9 }),
      place(2, 'Central Park', { rank: 1 }),
      place(3, 'Museum of Salt', { rank: 9 }),
      place(4, 'Museam Street', { rank: 1 }),
      place(5, 'Observatory', { rank: 9 }),
      place(6, 'Beach', { rank: 9 }),
      place(7, 'Beachside Inn', { rank: 1 }),
    ]);
    const { ids } = searchIn(database());
    expect(await ids('park')).toEqual([2]);
    expect(await ids('perk')).toEqual([1, 2]);
    expect(await ids('musuem')).toEqual([3]);
    expect(await ids('museam')).toEqual([4]);
    for (const typed of ['observatry', 'obsevatry', 'obsrevatroy', 'observatoryyy', 'xbservaxory']) {
      expect(await ids(typed), typed).toEqual([5]);
    }
    expect(await ids('obsevtry')).toEqual([]);
    expect(await ids('beac')).toEqual([6, 7]);
    expect(await ids('beachs')).toEqual([7, 6]);
    // Words of three letters must match exactly.
    expect(await ids('ini')).toEqual([]);
  });

  test('DESIGN 3: treats percent, underscore, quotes and backslashes as plain text', async () => {
    await load([place(1, '100% Pine'), place(2, '1000 Pine'), place(3, "Owl's Pine"), place(4, 'Owls Pine')]);
    const { ids } = searchIn(database());
    expect(await ids('100%')).toEqual([1]);
    expect((await ids('100')).toSorted()).toEqual([1, 2]);
    expect(await ids('곳%')).toEqual([]);
    expect(await ids('p_ne')).toEqual([]);
    expect((await ids("owl's pine")).toSorted()).toEqual([3, 4]);
    expect(await ids("' or 1=1 --")).toEqual([]);
    expect(await ids('pine\\')).toHaveLength(4);
    for (const q of ['pi%', '%ine', '%', '_', '%_%']) expect(await ids(q), q).toEqual([]);
  });

  test('ignores case, diacritics, width and kind of kana', async () => {
    await load([
      place(1, 'Café Été', {
        name: { ko: '카페 에떼', en: 'Café Été', cn: '咖啡馆', tw: '咖啡館', ja: 'カフェ・エテ' },
      }),
    ]);
    const { ids } = searchIn(database());
    for (const q of ['cafe', 'CAFÉ', 'ｃａｆｅ', 'かふぇ', 'ｶﾌｪ', 'ete', '카페에떼', '咖啡']) {
      expect(await ids(q), q).toEqual([1]);
    }
  });
});

/** What an input method shows while a Korean word is typed, stroke by stroke. */
function typingStates(word: string): string[] {
  const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
  const states: string[] = [];
  let done = '';
  for (const syllable of word) {
    const index = (syllable.codePointAt(0) ?? 0) - 0xac00;
    if (index < 0 || index >= 11_172) return states;
    states.push(done + initials.charAt(Math.floor(index / 588)));
    states.push(done + String.fromCodePoint(0xac00 + index - (index % 28)));
    done += syllable;
    states.push(done);
  }
  return states;
}

const content = await readContent(fileURLToPath(new URL('../../../../content', import.meta.url)));

describeWithGuideOnBothEngines('searching the guide of content/', (database) => {
  test('DESIGN 3: finds one place by its name in any script', async () => {
    const { ids } = searchIn(database());
    for (const q of [
      '경포해변',
      '경포 해변',
      'gyeongpo beach',
      'gyeongpobeach',
      '镜浦海滩',
      '鏡浦ビーチ',
      '鏡浦びーち',
    ]) {
      expect((await ids(q))[0], q).toBe(1);
    }
    expect(await ids('ㄱㅍ')).toContain(1);
    expect(await ids('ㄱㅍㅎㅂ')).toContain(1);
  });

  test('finds a Korean name with and without its spaces', async () => {
    const { ids } = searchIn(database());
    const spaced = content.places.filter(({ name }) => name.ko.includes(' '));
    expect(spaced.length).toBeGreaterThan(20);
    for (const { id, name } of isLong ? spaced : spaced.slice(0, 20)) {
      expect(await ids(name.ko.replaceAll(' ', '')), name.ko).toContain(id);
    }
  });

  test('finds places by tags, addresses and summaries in any language', async () => {
    const { ids } = searchIn(database());
    const sea = content.places.filter(({ themes }) => themes.includes('sea')).map(({ id }) => id);
    for (const q of ['바다', 'sea', '大海']) {
      const found = new Set(await ids(q));
      expect(
        sea.every((id) => found.has(id)),
        q,
      ).toBe(true);
    }
    expect(await ids('Changhae-ro 514')).toContain(1);
    expect(await ids('창해로 514')).toContain(1);
  });
});

/** Hundreds of searches each: PGlite takes a minute for what PostgreSQL does in ten seconds. */
describeWithGuide('searching the guide of content/ for each of its names', (database) => {
  const anyPlace = () => fc.constantFrom(...content.places);

  test('DESIGN 3: finds every place by its name in every language, before all but its namesakes', async () => {
    const { search } = searchIn(database());
    for (const [index, { id, ...place }] of content.places.entries()) {
      const name = withEnglish(place.name);
      // Each place in one language in turn; in all of them where time allows.
      const inTurn = index % languages.length;
      for (const language of isLong ? languages : languages.slice(inTurn, inTurn + 1)) {
        const { items } = await search(name[language]);
        const at = items.findIndex((item) => item.id === id);
        expect(at, name[language]).toBeGreaterThanOrEqual(0);
        for (const before of items.slice(0, at)) {
          const other = content.places.find((one) => one.id === before.id);
          const names = languages.map((one) => joinWords(searchWords(other?.name[one] ?? '')));
          expect(names, name[language]).toContain(joinWords(searchWords(name[language])));
        }
      }
    }
  });

  test('finds a Korean name at every stroke of its first word', async () => {
    const { ids } = searchIn(database());
    await fc.assert(
      fc.asyncProperty(anyPlace(), async ({ id, name }) => {
        for (const typed of typingStates(name.ko.split(/[^가-힣]/)[0] ?? '')) {
          expect(await ids(typed), typed).toContain(id);
        }
      }),
      runs(10, 50),
    );
  });

  test('DESIGN 3: tolerates one typing error in a Latin word of 4 to 6 letters, and two from 7', async () => {
    const { search, ids } = searchIn(database());
    const words = new Set(
      content.places
        .flatMap(({ name }) => searchWords(name.en).map(({ text }) => text))
        .filter((text) => /^[a-z]{4,}$/.test(text)),
    );
    const slip = fc.record({
      at: fc.nat(),
      letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      kind: fc.constantFrom('wrong', 'missing', 'extra', 'swapped'),
    });
    const misspelt = (word: string, { at, letter, kind }: { at: number; letter: string; kind: string }) => {
      const letters = [...word];
      const index = at % letters.length;
      if (kind === 'wrong') letters.splice(index, 1, letter);
      if (kind === 'missing') letters.splice(index, 1);
      if (kind === 'extra') letters.splice(index, 0, letter);
      if (kind === 'swapped') letters.splice(index, 2, ...letters.slice(index, index + 2).toReversed());
      return letters.join('');
    };
    const searchedTexts = [
      ...content.places.flatMap(({ name, summary, address }) => [name, summary, address]),
      ...content.themes.map(({ name }) => name),
    ];
    // A word of the guide (`sports`, a theme) is not corrected, even where it is near another (`supports`).
    const known = new Set(
      [
        ...searchedTexts.flatMap((texts) => languages.map((language) => texts[language] ?? '')),
        ...content.places.map(({ reading }) => reading.roman),
      ].flatMap((text) => searchWords(text).map(({ text: word }) => word)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...words), slip, slip, async (word, one, other) => {
        let typed = misspelt(word, one);
        if (word.length >= 7) typed = misspelt(typed, other);
        if (known.has(typed) || (await search(typed)).totalItems === 0) {
          expect(known.has(typed), `${word} as ${typed}`).toBe(true);
          return;
        }
        const found = new Set(await ids(typed));
        const meant = content.places.filter(({ name }) =>
          searchWords(name.en).some(({ text }) => text === word),
        );
        expect(
          meant.every(({ id }) => found.has(id)),
          `${word} as ${typed}`,
        ).toBe(true);
      }),
      runs(50, 300),
    );
  });

  test('does not correct “sports”, the name of a theme, to “supports”', async () => {
    const { ids } = searchIn(database());
    const [sports, supports] = [await ids('sports'), await ids('supports')];
    expect([supports.length > 0, sports.some((id) => supports.includes(id))]).toEqual([true, false]);
  });

  test('accepts any query without an error', async () => {
    const { search } = searchIn(database());
    const letters = fc.constantFrom(
      ...'경포ㅍㄱㅏ해a%_\'"\\ \0;()[]{}강릉海ー゛ｶｱ́\u{20000}\ud800\u200d😀İß٣１',
    );
    const questions = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.string({ unit: letters, maxLength: 100 }),
      fc.string({ maxLength: 100 }),
    );
    await fc.assert(
      fc.asyncProperty(questions, async (q) => {
        const { totalItems } = await search(q.slice(0, 100));
        expect(totalItems).toBeGreaterThanOrEqual(0);
      }),
      runs(100, 600),
    );
  });
});

describeOnOneEngine('query plans of searches over 2,000 places', (database) => {
  beforeAll(() => loadGuide(database(), lifelikeGuide(2_000), clock), 180_000);

  async function expectIndexes(q: string, sortKey: string, filter: Record<string, string>): Promise<void> {
    const watched = recordQueries(database());
    await searchIn(watched.database).search(q, { sortKey, ...filter });
    // One for the first use of the synonyms, one to check the theme, and one for the first use of an order of names.
    const more = 1 + ('themeId' in filter ? 1 : 0) + (sortKey === 'name' ? 1 : 0);
    expect(watched.queries.length).toBeLessThanOrEqual((q === 'museam' ? 3 : 2) + more);
    for (const node of watched.queries) {
      const plan = await explainPlan(database(), node);
      expect(plan, `${q} ${sortKey}\n${plan}`).not.toMatch(
        /Seq Scan on (place|place_content|search_term|search_word)\b/,
      );
    }
  }

  test('runs every query of a search on an index, in two round trips, or three with misspellings', async () => {
    const queries = '강릉 경포 겨 ㄱㅍ gangneung beach dalromi museam 镜浦 海 ビーチ'.split(' ');
    const filters = [{}, { categoryFilter: 'true' }, { themeId: '3' }, { typeSearch: 'tour,restaurant' }];
    const sortKeys = ['like', 'name', 'rank'];
    for (const [at, q] of queries.entries()) {
      for (const [turn, filter] of filters.entries()) {
        // Each query and each filter with every order; all three together where time allows.
        const inTurn = (at + turn) % sortKeys.length;
        for (const sortKey of isLong ? sortKeys : sortKeys.slice(inTurn, inTurn + 1))
          await expectIndexes(q, sortKey, filter);
      }
    }
  }, 120_000);
});

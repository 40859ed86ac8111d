import { beforeAll, expect, test } from 'vitest';
import { parseOpenAt } from '../../../../domain/openingHours/openMinute.ts';
import { openStatusIn } from '../../../../domain/openingHours/openStatus.ts';
import { placeTypes } from '../../../../domain/places/placeTypes.ts';
import { buildMemoryIndex } from '../../../../domain/search/memoryIndex.ts';
import { OrdinalSet } from '../../../../domain/search/ordinalSet.ts';
import {
  countByTheme,
  type MatchDeps,
  matchPlaces,
  type OpenHours,
  type PlaceQuestion,
} from '../../../../domain/search/placeMatches.ts';
import { searchedPlace, searchedTheme } from '../../../../domain/search/searchedPlace.ts';
import { noSynonyms, Synonyms } from '../../../../domain/search/synonyms.ts';
import { searchQueries } from '../../../../domain/search/testing/searchQueries.ts';
import type { GuideContent, PlaceContent } from '../../../guide/contentSchema.ts';
import { sortByOrdinal } from '../../../guide/guideRows.ts';
import { readContent } from '../../../guide/readContent.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { PlacesOpenAt } from '../placesOpenAt.ts';
import { SearchIndex } from './searchIndex.ts';
import { StoredSynonyms } from './storedSynonyms.ts';

const now = new Date('2026-06-01T03:00:00Z');
const minutes = [undefined, '2026-11-21T09:30', '2026-11-22T23:00', '2026-07-20T12:00'];

function openHours(places: readonly PlaceContent[]): OpenHours {
  return {
    read(_, size, minute) {
      const sets = { open: new OrdinalSet(size), unknown: new OrdinalSet(size) };
      for (const [ordinal, { hours }] of places.entries()) {
        const status = openStatusIn(hours, minute);
        if (status !== 'closed') sets[status].addOrdinal(ordinal);
      }
      return sets;
    },
  };
}

async function memoryDeps({ places, themes }: GuideContent): Promise<MatchDeps> {
  const sorted = sortByOrdinal(places);
  const byKey = new Map(themes.map((theme) => [theme.key, searchedTheme(theme)]));
  const searched = sorted.map((place) =>
    searchedPlace(
      place,
      place.themes.flatMap((key) => byKey.get(key) ?? []),
    ),
  );
  const index = await buildMemoryIndex(searched, async () => undefined);
  return { index, openPlaces: openHours(sorted), synonyms: { read: () => new Synonyms(noSynonyms) } };
}

/** Makes every other question without a filter, so that most of them find something. */
function createQuestion(q: string | undefined, number: number): PlaceQuestion {
  const isFiltered = number % 2 === 1;
  return {
    q,
    types: isFiltered ? placeTypes.filter((_, index) => (number >> 1) % 4 !== index) : placeTypes,
    themeId: number % 8 === 5 ? (number % 11) + 1 : undefined,
    open: parseOpenAt(isFiltered ? minutes[(number >> 3) % minutes.length] : undefined, now),
  };
}

describeWithGuide('DESIGN 3: a search in memory and in the database', (database) => {
  let content: GuideContent;
  let inMemory: MatchDeps;
  beforeAll(async () => {
    content = await readContent('content');
    inMemory = await memoryDeps(content);
  });
  const stored = () => ({
    index: new SearchIndex(database()),
    openPlaces: new PlacesOpenAt(database()),
    synonyms: { read: (version: number) => new StoredSynonyms(database()).read(version, 'en') },
  });

  async function findResult(deps: MatchDeps, question: PlaceQuestion) {
    const matches = await matchPlaces(deps, question);
    return {
      classes: matches?.classes.map((places) => places.ordinals()),
      unknown: matches?.unknown.ordinals(),
    };
  }

  test('finds the same places in the same classes for every kind of query', async () => {
    const queries = searchQueries(content);
    expect(queries.length).toBeGreaterThanOrEqual(300);
    let found = 0;
    for (const [number, q] of [undefined, ...queries].entries()) {
      for (const question of [createQuestion(q, 0), createQuestion(q, number)]) {
        const expected = await findResult(stored(), question);
        expect(await findResult(inMemory, question), JSON.stringify(question)).toEqual(expected);
        if (expected.classes?.some((places) => places.length > 0)) found += 1;
      }
    }
    expect(found).toBeGreaterThan(queries.length);
  }, 120_000);

  test('counts the same places per theme', async () => {
    const themeIds = content.themes.map(({ id }) => id);
    for (const [number, q] of [undefined, '', '강릉', 'ㄱㅍ', 'beech', '海', 'gangneung cafe'].entries()) {
      const question = { ...createQuestion(q, number), types: placeTypes, themeId: undefined };
      expect(await countByTheme(inMemory, question, themeIds), q).toEqual(
        await countByTheme(stored(), question, themeIds),
      );
    }
  });
});

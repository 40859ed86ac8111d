import { describe, expect, test } from 'vitest';
import { languages } from '../domain/languages.ts';
import { placeTypes } from '../domain/places/placeTypes.ts';
import { buildMemoryIndex } from '../domain/search/memoryIndex.ts';
import { matchPlaces } from '../domain/search/placeMatches.ts';
import { searchedPlace, searchedTheme } from '../domain/search/searchedPlace.ts';
import { joinWords, searchWords } from '../domain/search/searchText.ts';
import { noSynonyms, Synonyms } from '../domain/search/synonyms.ts';
import { sortByOrdinal } from '../server/guide/guideRows.ts';
import { readContent } from '../server/guide/readContent.ts';
import { readContentSynonyms } from '../server/guide/synonyms.ts';

const { places, themes } = await readContent(import.meta.dirname);
const faults: string[] = [];
const lists = await readContentSynonyms(import.meta.dirname, faults);

const themesByKey = new Map(themes.map((theme) => [theme.key, searchedTheme(theme)]));
const index = await buildMemoryIndex(
  sortByOrdinal(places).map((place) =>
    searchedPlace(
      place,
      place.themes.flatMap((key) => themesByKey.get(key) ?? []),
    ),
  ),
  async () => undefined,
);
const openPlaces = { read: () => expect.unreachable('no query asks for hours') };

/** The number of places that a search finds. */
async function countFound(q: string, known: Synonyms): Promise<number> {
  const question = { q, types: placeTypes, themeId: undefined, open: undefined };
  const deps = { index, openPlaces, synonyms: { read: () => known } };
  const matches = await matchPlaces(deps, question);
  return (matches?.classes ?? []).reduce((sum, found) => sum + found.count(), 0);
}

test('are well-formed in every language', () => {
  expect(faults).toEqual([]);
});

describe.each(languages)('the synonyms of %s', (language) => {
  const { finds, offers } = lists[language];
  const plain = new Synonyms(noSynonyms);
  const synonyms = new Synonyms(lists[language]);

  test('are at least 30 entries, and name each word once', () => {
    expect(finds.length + offers.length).toBeGreaterThanOrEqual(30);
    const words = [...finds, ...offers].flatMap((line) =>
      line.words.map((word) => joinWords(searchWords(word))),
    );
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  test('lead only to searches that find something without synonyms', async () => {
    const searches = new Set([...finds, ...offers].flatMap((line) => line.searches));
    const empty: string[] = [];
    for (const search of searches) if ((await countFound(search, plain)) === 0) empty.push(search);
    expect(empty).toEqual([]);
  });

  test('find something else than the word alone does', async () => {
    const useless: string[] = [];
    for (const { words } of finds)
      for (const word of words)
        if ((await countFound(word, synonyms)) === (await countFound(word, plain))) useless.push(word);
    expect(useless).toEqual([]);
  });

  test('offer other searches only for words that find nothing', async () => {
    const found: string[] = [];
    for (const { words } of offers)
      for (const word of words) if ((await countFound(word, synonyms)) > 0) found.push(word);
    expect(found).toEqual([]);
  });
});

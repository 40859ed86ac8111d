import { describe, expect, test } from 'vitest';
import { byLanguage } from '../languages.ts';
import { placeTypes } from '../places/placeTypes.ts';
import { buildMemoryIndex } from './memoryIndex.ts';
import { nearWords } from './nearWords.ts';
import { matchPlaces } from './placeMatches.ts';
import { searchedPlace } from './searchedPlace.ts';
import { searchWords } from './searchText.ts';
import { type SynonymList, Synonyms } from './synonyms.ts';

const place = (ko: string, en: string, summary: string) =>
  searchedPlace(
    {
      type: 'tour',
      name: { ko, en },
      reading: { kana: '', roman: en },
      summary: byLanguage(() => summary),
      address: {},
    },
    [],
  );
const index = await buildMemoryIndex(
  [
    place('경포해변', 'Gyeongpo Beach', 'sand and pines'),
    place('치유의숲', 'Healing Forest', 'a barrier-free deck trail'),
    place('초당순두부', 'Chodang Tofu', 'soft tofu'),
  ],
  async () => undefined,
);
const list: SynonymList = {
  finds: [
    { words: ['wheelchair', 'step free', '휠체어'], searches: ['barrier-free'] },
    { words: ['shore'], searches: ['Beach', 'sand'] },
  ],
  offers: [{ words: ['vegan', '비건'], searches: ['tofu', 'nothing like it'] }],
};
const synonyms = new Synonyms(list);
const deps = {
  index,
  openPlaces: { read: () => expect.unreachable('no query asks for hours') },
  synonyms: { read: () => synonyms },
};

/** The found places by their ordinals, best class first. */
async function find(q: string): Promise<number[]> {
  const matches = await matchPlaces(deps, { q, types: placeTypes, themeId: undefined, open: undefined });
  return (matches?.classes ?? []).flatMap((places) => places.ordinals());
}

describe('a search with synonyms', () => {
  test.each([
    ['wheelchair', [1]],
    ['WheelChair', [1]],
    ['step free', [1]],
    ['휠체어', [1]],
    ['shore', [0]],
    ['shore pines', [0]],
    ['shore wheelchair', []],
    ['vegan', []],
  ])('%s finds the places %j', async (q, places) => {
    expect(await find(q)).toEqual(places);
  });

  test('combines the synonyms of many words only so far', () => {
    const words = searchWords('shore '.repeat(16));
    expect(synonyms.otherQueries(words)).toHaveLength(24);
  });

  test('lists what the typed word finds itself before what its synonyms find', async () => {
    const both = new Synonyms({ finds: [{ words: ['tofu'], searches: ['beach'] }], offers: [] });
    const question = { q: 'tofu', types: placeTypes, themeId: undefined, open: undefined };
    const matches = await matchPlaces({ ...deps, synonyms: { read: () => both } }, question);
    expect(matches?.classes.flatMap((places) => places.ordinals())).toEqual([2, 0]);
  });
});

describe('what is offered for a search that finds nothing', () => {
  test.each([
    ['what the editors offer, if it finds something', 'vegan', ['tofu']],
    ['the same in another language', '비건', ['tofu']],
    [
      'the query without the word that is too much, then its words',
      'gyeongpo beach casino',
      ['gyeongpo beach', 'gyeongpo', 'beach'],
    ],
    ['the nearest word of the guide', 'hxxlxng', ['healing']],
    ['the nearest synonym', 'whelchiar', ['wheelchair']],
    ['a Korean name with three slips', '겅퍼헤변', ['경포해변']],
    ['nothing for what is near to nothing', 'zzzzqqq', []],
    ['nothing without a letter', '!?', []],
    ['nothing for a search that finds something', 'tofu', []],
  ])('%s', async (_, q, offered) => {
    expect(await nearWords(deps, q)).toEqual(offered);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { byLanguage } from '../languages.ts';
import { placeTypes } from '../places/placeTypes.ts';
import { buildMemoryIndex } from './memoryIndex.ts';
import { matchPlaces } from './placeMatches.ts';
import { type SearchedPlace, searchedPlace, searchedTheme } from './searchedPlace.ts';
import { noSynonyms, Synonyms } from './synonyms.ts';

const noPause = async () => undefined;
const synonyms = { read: () => new Synonyms(noSynonyms) };
const openPlaces = { read: () => expect.unreachable('no query asks for hours') };

function placeNamed(korean: string, english: string): SearchedPlace {
  const text = byLanguage(() => 'pine grove');
  const sea = searchedTheme({ id: 7, name: { en: 'Sea' } });
  return searchedPlace(
    {
      type: 'tour',
      // The other languages are missing.
      name: { ko: korean, en: english },
      reading: { kana: '', roman: english },
      summary: text,
      address: text,
    },
    [sea],
  );
}

async function matchClasses(places: SearchedPlace[], q: string): Promise<number[][] | undefined> {
  const index = await buildMemoryIndex(places, noPause);
  const question = { q, types: placeTypes, themeId: 7, open: undefined };
  const matches = await matchPlaces({ index, openPlaces, synonyms }, question);
  return matches?.classes.map((set) => set.ordinals()).filter((ordinals) => ordinals.length > 0);
}

describe('DESIGN 3: the search index in memory', () => {
  const places = [
    placeNamed('경포 호텔', 'Lake Gyeongpo'),
    placeNamed('경포', 'Gyeongpo'),
    placeNamed('강릉', 'Gangneung'),
  ];

  it.each([
    ['경포', [[1], [0]]],
    ['경ㅍ', [[0, 1]]],
    ['ㄱㄹ', [[2]]],
    ['gyengpo', [[0, 1]]],
    ['sea', [[0, 1, 2]]],
    ['library', []],
  ])('finds %s', async (q, expected) => {
    expect(await matchClasses(places, q)).toEqual(expected);
  });

  it('finds nothing in a guide without places', async () => {
    expect(await matchClasses([], '경포')).toEqual([]);
  });

  it('pauses after every slice of work', async () => {
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => 0);
    const pause = vi.fn(noPause);
    function* slowPlaces() {
      for (const [index, place] of places.entries()) {
        clock.mockReturnValue(10 * index);
        yield place;
      }
    }
    await buildMemoryIndex(slowPlaces(), pause);
    expect(pause).toHaveBeenCalledTimes(2);
    clock.mockRestore();
  });
});

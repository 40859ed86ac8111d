import { expect, test } from 'vitest';
import type { PlaceType } from '../domain/places/placeTypes.ts';
import { themeKeys } from '../domain/places/themeKeys.ts';
import { sortByOrdinal } from '../server/guide/guideRows.ts';
import { readContent } from '../server/guide/readContent.ts';
import { dailyKeywords, keywordTypes } from '../web/features/places/keywords.ts';
import { distinctRow, rowCandidates, topRow } from '../web/pages/home/distinctRow.ts';

const { places } = await readContent(import.meta.dirname);

/** The order of Food as long as nobody has saved a place: by the editors' ranks. A place's kind is its first theme. */
const food = sortByOrdinal(places).filter(({ type }) => type === 'restaurant');
const isCafe = ({ themes }: (typeof food)[number]) => themes[0] === 'cafe';

test('leads Food with a meal, and has three cafés in the first ten', () => {
  expect(food.slice(0, 2).map(isCafe)).toEqual([false, false]);
  expect(food.slice(0, 10).filter(isCafe)).toHaveLength(3);
});

test('shows at most two places of one kind in a row on the first three pages of Food', () => {
  const kinds = food.slice(0, 60).map(({ themes }) => themes[0]);
  const repeated = kinds.filter((kind, index) => kind === kinds[index - 1] && kind === kinds[index - 2]);
  expect(repeated).toEqual([]);
});

test('never follows a tofu house with another one on the first page of Food', () => {
  const isTofu = food.slice(0, 20).map(({ summary }) => /tofu/i.test(summary.en));
  expect(isTofu.filter((tofu, index) => tofu && isTofu[index + 1])).toEqual([]);
});

test('repeats no place in the rows of the home page on any day', () => {
  const ofType = (type: PlaceType) => sortByOrdinal(places).filter((place) => place.type === type);
  for (const [day] of themeKeys.entries()) {
    const shown = ofType('tour').slice(0, topRow);
    for (const key of dailyKeywords(day)) {
      const listed = ofType(keywordTypes[key]).filter(({ themes }) => themes.includes(key));
      shown.push(...distinctRow(listed.slice(0, rowCandidates), shown));
    }
    expect(new Set(shown).size, `day ${day}`).toBe(shown.length);
  }
});

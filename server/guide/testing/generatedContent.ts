import { byLanguage } from '../../../domain/languages.ts';
import { placeTypes } from '../../../domain/places/placeTypes.ts';
import { themeKeys } from '../../../domain/places/themeKeys.ts';
import type { ContentPicture } from '../contentPictures.ts';
import type { GuideContent, PlaceContent, ThemeContent } from '../contentSchema.ts';

/** Themes with generated labels, under the ids of the contract's order. */
export const generatedThemes: ThemeContent[] = themeKeys.map((key, index) => ({
  id: index + 1,
  key,
  visitMinutes: 40,
  name: { ko: `테마 ${key}`, en: `Theme ${key}`, cn: `主题 ${key}`, tw: `主題 ${key}`, ja: `テーマ ${key}` },
}));

/** Checks of a generated place. */
export const generatedChecks: PlaceContent['checked'] = {
  hours: { on: '2026-10', source: 'generated' },
  phone: null,
  address: { on: null, source: 'generated' },
  text: { on: null, source: 'generated' },
};

/** Drawings of generated places. */
export const drawingsNamed = (...names: string[]): ContentPicture[] =>
  names.map((name) => ({ name, alt: byLanguage((language) => `${name} in ${language}`) }));

/** A generated place; the same id gives the same place. For tests and benchmarks. */
export function generatedPlace(id: number, change: Partial<PlaceContent> = {}): PlaceContent {
  const theme = themeKeys[id % themeKeys.length] ?? 'sea';
  const other = themeKeys[(id + 1) % themeKeys.length] ?? 'nature';
  return {
    id,
    key: `place-${id}`,
    type: placeTypes[id % placeTypes.length] ?? 'tour',
    // Few ranks, so that orders have ties.
    rank: id % 7,
    name: { ko: `곳 ${id}`, en: `Spot ${id}`, cn: `地点${id}`, tw: `地點${id}`, ja: `場所${id}` },
    reading: { kana: `コッ ${id}`, roman: `Got ${id}` },
    summary: {
      ko: `${id}번째로 지어낸 곳입니다`,
      en: `Made-up place number ${id}`,
      cn: `虚构的第${id}个地点而已`,
      tw: `虛構的第${id}個地點而已`,
      ja: `架空の${id}番目の場所です`,
    },
    information: {
      ko: `${id}번째로 지어낸 곳이며 실제로는 없습니다. 시험에만 씁니다.`,
      en: `Place number ${id} does not exist; tests made it up.`,
      cn: `这是为测试虚构出来的第${id}个地点，并不真实存在。`,
      tw: `這是為測試虛構出來的第${id}個地點，並不真實存在。`,
      ja: `これはテストのために作られた${id}番目の架空の場所です。`,
    },
    address: {
      ko: `강릉시 길 ${id}`,
      en: `${id} Road, Gangneung`,
      cn: `江陵市路${id}号`,
      tw: `江陵市路${id}號`,
      ja: `江陵市通り${id}`,
    },
    phone: null,
    themes: [theme, other],
    // Spread without a pattern over the region, never twice at one point.
    position: {
      lat: 37.45 + ((id * 7919) % 10_007) / 20_000,
      lng: 128.6 + ((id * 104_729) % 10_009) / 20_000,
    },
    hours: { weekDays: null, periods: [], note: null },
    pictures: drawingsNamed('place-1', 'place-2', 'place-3'),
    checked: generatedChecks,
    facts: [],
    source: 'generated',
    confidence: 'high',
    ...change,
  };
}

/** A number of generated places, with ids from 1. */
export function generatedGuide(count: number): GuideContent {
  return {
    themes: generatedThemes,
    places: Array.from({ length: count }, (_, index) => generatedPlace(index + 1)),
  };
}

import { type Language, languages, type Translated } from '../languages.ts';
import type { PlaceType } from '../places/placeTypes.ts';
import { type SearchWord, searchWords } from './searchText.ts';

/** The texts of a place that a search reads. */
export interface PlaceTexts {
  readonly type: PlaceType;
  readonly name: Partial<Translated>;
  /** How the Korean name is pronounced, even if no page shows it. */
  readonly reading: { readonly kana: string; readonly roman: string };
  readonly summary: Partial<Translated>;
  readonly address: Partial<Translated>;
}

export interface TextInWords {
  readonly language: Language;
  readonly words: readonly SearchWord[];
}

/** A theme with its name segmented, once for all its places. */
export interface SearchedTheme {
  readonly id: number;
  readonly texts: readonly TextInWords[];
}

/** The input of a place's search terms: its texts, segmented into words in each language. */
export interface SearchedPlace {
  readonly type: PlaceType;
  /** The name in every language, and its pronunciations. */
  readonly name: readonly TextInWords[];
  /** Summary and address, and the names of its themes. */
  readonly otherTexts: readonly TextInWords[];
  readonly themeIds: readonly number[];
}

/** A text's words in every language that it has. */
function inWords(text: Partial<Translated>): TextInWords[] {
  return languages.map((language) => ({ language, words: searchWords(text[language] ?? '') }));
}

export function searchedTheme({ id, name }: { id: number; name: Partial<Translated> }): SearchedTheme {
  return { id, texts: inWords(name) };
}

export function searchedPlace(
  { type, name, reading, summary, address }: PlaceTexts,
  themes: readonly SearchedTheme[],
): SearchedPlace {
  return {
    type,
    name: [
      ...inWords(name),
      { language: 'ja', words: searchWords(reading.kana) },
      { language: 'en', words: searchWords(reading.roman) },
    ],
    otherTexts: [...inWords(summary), ...inWords(address), ...themes.flatMap(({ texts }) => texts)],
    themeIds: themes.map(({ id }) => id),
  };
}

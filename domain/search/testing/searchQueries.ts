import { type Language, languages, type PlaceText, type Translated, withEnglish } from '../../languages.ts';
import { maxSearchLength } from '../../places/placeTypes.ts';
import { toInitials } from '../hangul.ts';
import { simplifiedForm } from '../hanVariants.ts';
import { normaliseText } from '../searchText.ts';

/** The part of the guide's content from which queries are made. */
export interface SearchedContent {
  readonly places: readonly {
    readonly name: PlaceText;
    readonly reading: { readonly kana: string; readonly roman: string };
    readonly summary: PlaceText;
    readonly address: PlaceText;
  }[];
  readonly themes: readonly { readonly name: Translated }[];
}

interface Place extends Record<'name' | 'summary' | 'address', Translated> {
  readonly reading: SearchedContent['places'][number]['reading'];
}

const part = (text: string, from: number, to?: number) => [...text].slice(from, to).join('');
const koreanWord = ({ name }: Place) => name.ko.match(/[가-힣]{2,}/)?.[0] ?? name.ko;
const latinWord = (text: string) =>
  text
    .match(/[a-z]{4,}/gi)
    ?.at(-1)
    ?.toLowerCase() ?? text;

/** The same syllable with another vowel: `경` is 교 and its final. */
const withOtherVowel = (syllable: string) => String.fromCodePoint((syllable.codePointAt(0) ?? 0) + 28);
const withoutFinal = (syllable: string) => {
  const index = (syllable.codePointAt(0) ?? 0) - 0xac00;
  return String.fromCodePoint(0xac00 + index - (index % 28));
};

/** The last of the other forms of a simplified character, mostly the Japanese one. */
const otherForm = new Map([...simplifiedForm].map(([other, form]) => [form, other]));

type Rule = (place: Place, language: Language) => string;

/** Each rule makes one query from a place and a language. */
const rules: readonly Rule[] = [
  // Names, whole, in parts, in one and in two letters.
  ({ name }, language) => name[language],
  ({ name }, language) => name[language],
  ({ name }, language) => name[language].replaceAll(' ', ''),
  ({ name }, language) => part(name[language], 0, 1),
  ({ name }, language) => part(name[language], 0, 2),
  ({ name }, language) => part(name[language], 1, 3),
  ({ name }, language) => part(name[language], 2, 6),
  ({ name }, language) => part(name[language], -4),
  ({ name }) => part(latinWord(name.en), 1, 5),
  ({ reading }) => reading.kana,
  ({ reading }) => latinWord(reading.roman),
  // Initials, and syllables as they are while typed.
  (place) => part(toInitials(koreanWord(place)) ?? '', 0, 2),
  (place) => toInitials(koreanWord(place)) ?? '',
  (place) => part(toInitials(koreanWord(place)) ?? '', 0, 1),
  (place) => `${part(koreanWord(place), 0, 1)}${part(toInitials(koreanWord(place)) ?? '', 1, 2)}`,
  (place) => withoutFinal(koreanWord(place)),
  (place) => part(koreanWord(place), 0, 1) + withoutFinal(part(koreanWord(place), 1, 2)),
  // Slips: a letter missing, swapped, wrong, added.
  ({ name }) => part(latinWord(name.en), 0, 2) + part(latinWord(name.en), 3),
  ({ name }) => latinWord(name.en).replace(/^(.)(.)(.)/, '$1$3$2'),
  ({ name }) => latinWord(name.en).replace(/^(..)./, '$1q'),
  ({ name }) => latinWord(name.en).replace(/^(.)(.*)$/, 'z$2k'),
  ({ reading }) => latinWord(reading.roman).replace(/(.)$/, '$1$1'),
  (place) => withOtherVowel(koreanWord(place)) + part(koreanWord(place), 1),
  (place) => part(koreanWord(place), 0, -1) + withOtherVowel(part(koreanWord(place), -1)),
  (place) => koreanWord(place).replace(/^(.)(.)/, '$2$1'),
  // Forms of letters.
  ({ name }) => normaliseText(name.ja),
  ({ name }) => normaliseText(name.tw),
  ({ name }) => [...name.cn].map((character) => otherForm.get(character) ?? character).join(''),
  ({ name }) => name.en.toUpperCase(),
  ({ name }) =>
    name.en.replace(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  ({ name }) => name.ko.normalize('NFD'),
  // Phrases, addresses, summaries.
  ({ name }) => name.en.split(' ').toReversed().join(' '),
  ({ name, address }) => `${part(name.ko, 0, 2)} ${address.ko.split(' ')[1] ?? ''}`,
  ({ name, summary }) => `${latinWord(name.en)} ${latinWord(summary.en)}`,
  ({ summary }, language) => summary[language],
  ({ summary }, language) => part(summary[language], 2, 5),
  ({ summary }) => summary.en.split(' ').slice(0, 2).join(' '),
  ({ address }, language) => address[language],
  ({ address }, language) => part(address[language], -5),
];

/** Each rule makes one query per round; the rounds differ in their places and languages. */
const rounds = 9;

/** Queries that depend on no content: nothing to search for, signs, random letters. */
const fixedQueries = [
  ...['', ' ', '%', '_', '%_%', '!!!', '"', "'", '\\', '…', '😀', '\ud800', '\u0000', '\u0301', 'ー', '゛'],
  ...[
    '100%',
    'p_ne',
    'pi%',
    '%경포',
    "' or 1=1 --",
    '"경포"',
    'pine\\',
    "owl's",
    '(강릉)',
    'a',
    'e',
    '1',
    '33',
  ],
  ...[
    '강릉',
    '江陵',
    'カンヌン',
    'Gangneung',
    'gangneung cafe',
    'the',
    'ㄳ',
    'ㄱ',
    'ㅎ',
    'ㅏ',
    'ㄱㅏ',
    '받',
    '값',
  ],
  ...['zzzz', 'qwertyuiop', '뷁뷁', '龘', 'ｶﾌｪ', 'かふぇ', 'Café', 'é', '٣', '１', 'İ', 'ß', '\u{20000}'],
  'a'.repeat(maxSearchLength),
  '강릉 '.repeat(30),
];

/**
 * Queries of every kind, most of them made from the content by rule, so that they change with it. The same content
 * gives the same queries.
 */
export function searchQueries({ places: written, themes }: SearchedContent): string[] {
  const places = written.map(({ name, reading, summary, address }) => ({
    name: withEnglish(name),
    reading,
    summary: withEnglish(summary),
    address: withEnglish(address),
  }));
  const queries = rules.flatMap((rule, number) =>
    Array.from({ length: rounds }, (_, round) => {
      const place = places[(number * 31 + round * 53) % places.length];
      const language = languages[(number + round) % languages.length];
      return place && language ? rule(place, language) : '';
    }),
  );
  const themeQueries = themes.flatMap(({ name }, number) => {
    const language = languages[number % languages.length] ?? 'ko';
    return [name[language], part(name[language], 0, 1)];
  });
  const typed = [...fixedQueries, ...themeQueries, ...queries].map((query) =>
    query.slice(0, maxSearchLength),
  );
  return [...new Set(typed)];
}

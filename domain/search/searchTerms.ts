import type { PlaceType } from '../places/placeTypes.ts';
import { toInitials } from './hangul.ts';
import type { SearchedPlace, TextInWords } from './searchedPlace.ts';
import { joinWords, type SearchWord } from './searchText.ts';

/**
 * The terms by which a place is found, all in one table; the first letter separates the kinds. searchPlan.ts looks them
 * up. Change searchVersion whenever the same text gives other terms, so that the next start rebuilds them.
 */
export const searchVersion = 4;

/** The first letter of each kind of stored terms. */
export const storedKinds = {
  type: ':',
  theme: '@',
  /** A whole word of any text. */
  word: '=',
  /** A CJK text from each of its letters on, without spaces, cut to the longest prefix that is looked up. */
  gram: 'G',
  /** The whole name, without spaces. */
  wholeName: '!',
  /** A word of a name that has several, or adjacent words written as one. */
  nameWord: '#',
  /** First letter of a Latin word of the name. */
  nameLetter: 'a',
  /** As `gram`: the letters of the name's Latin words, its CJK letters, their initials. */
  namePart: 'N',
  /** The initials of a run of syllables in the name. */
  initials: '^',
} as const;

export type StoredKind = (typeof storedKinds)[keyof typeof storedKinds];

/** What a search looks up. */
export const term = {
  type: (type: PlaceType) => `${storedKinds.type}${type}`,
  theme: (id: number) => `${storedKinds.theme}${id}`,
  word: (text: string) => `${storedKinds.word}${text}`,
  /** Prefix of a Latin word in any text. */
  start: (text: string) => `w${text}`,
  /** One to three consecutive CJK letters in any text, without spaces. */
  gram: (text: string) => `g${text}`,
  wholeName: (text: string) => `${storedKinds.wholeName}${text}`,
  nameWord: (text: string) => `${storedKinds.nameWord}${text}`,
  nameLetter: (text: string) => `${storedKinds.nameLetter}${text}`,
  /** Part of the name: two letters and more of a Latin word; consecutive CJK letters; initials; a half-typed syllable. */
  namePart: (text: string) => `n${text}`,
  /** Prefix of the name, without spaces. */
  nameStart: (text: string) => `<${text}`,
} as const;

/** The kinds of terms that are looked up as prefixes of stored terms, by their first letters (termRanges.ts). */
export const startKinds = [
  { start: 'w', stored: storedKinds.word, isHalfTyped: false },
  { start: 'g', stored: storedKinds.gram, isHalfTyped: false },
  { start: 'n', stored: storedKinds.namePart, isHalfTyped: true },
  { start: '<', stored: storedKinds.wholeName, isHalfTyped: true },
  { start: '<', stored: storedKinds.initials, isHalfTyped: false },
] as const;

/** Letters of the longest indexed part of a word. */
export const maxPartLength = 16;
/** Letters of the longest prefix of a name that is looked up. */
export const maxNameStartLength = 24;
/** Initials of the longest indexed run. */
export const maxInitialsLength = 6;
export const maxGramLength = 3;

type Add = (kind: StoredKind, text: string) => void;

/** Adds all terms of a place that are stored, some of them more than once. */
export function addPlaceTerms({ type, name, otherTexts, themeIds }: SearchedPlace, add: Add): void {
  add(storedKinds.type, type);
  for (const words of withoutDuplicates(name)) {
    addTextTerms(words, add);
    addNameTerms(words, add);
  }
  for (const words of withoutDuplicates(otherTexts)) addTextTerms(words, add);
  for (const id of themeIds) add(storedKinds.theme, String(id));
}

/** Drops repeated texts: in the normal form, Traditional and Simplified Chinese are mostly the same. */
function withoutDuplicates(texts: readonly TextInWords[]): Iterable<readonly SearchWord[]> {
  return new Map(texts.map(({ words }) => [words.map(({ text }) => text).join(' '), words])).values();
}

/** The terms of a whole word of the name. */
export function nameWordTerms(text: string): string[] {
  const short = text.slice(0, maxNameStartLength);
  return [term.nameWord(short), short === text ? term.wholeName(text) : term.nameStart(short)];
}

/** The whole words of a place that typos are compared with: Latin words of all texts, Korean words of the Korean name. */
export function placeVocabulary({ name, otherTexts }: SearchedPlace): Set<string> {
  const latin = [...name, ...otherTexts].flatMap(({ words }) => words.filter(({ kind }) => kind === 'latin'));
  const korean = name.flatMap(({ language, words }) => (language === 'ko' ? words : []));
  return new Set([...latin, ...korean.filter(isInVocabulary)].map(vocabularyForm));
}

/** Han and Kana texts are written without spaces, so they have no words to compare. */
export function isInVocabulary({ text, kind }: SearchWord): boolean {
  return kind === 'latin' || /^[가-힣]+$/u.test(text);
}

/** The form of a word in the vocabulary and the whole-word terms. */
export function vocabularyForm({ text }: SearchWord): string {
  return text.slice(0, maxNameStartLength);
}

function addTextTerms(words: readonly SearchWord[], add: Add): void {
  for (const { text } of words) add(storedKinds.word, text.slice(0, maxNameStartLength));
  for (const run of cjkRuns(words)) addEnds(run, 1, maxGramLength, storedKinds.gram, add);
}

function addNameTerms(words: readonly SearchWord[], add: Add): void {
  const whole = joinWords(words);
  if (whole === '') return;
  add(storedKinds.wholeName, whole);
  for (const [index, { text, kind }] of words.entries()) {
    // A name of one or two words is stored as a whole.
    if (words.length > 1) add(storedKinds.nameWord, text.slice(0, maxNameStartLength));
    const next = words[index + 1];
    if (next && words.length > 2) add(storedKinds.nameWord, (text + next.text).slice(0, maxNameStartLength));
    if (kind !== 'latin') continue;
    add(storedKinds.nameLetter, text.slice(0, 1));
    addEnds(text, 2, maxPartLength, storedKinds.namePart, add);
  }
  for (const run of cjkRuns(words)) {
    addEnds(run, 1, maxGramLength, storedKinds.namePart, add);
    const initials = toInitials(run);
    if (!initials) continue;
    addEnds(initials, 2, maxInitialsLength, storedKinds.namePart, add);
    add(storedKinds.initials, initials.slice(0, maxNameStartLength));
  }
}

/** Joins adjacent CJK words: Korean is written with and without the space. */
function cjkRuns(words: readonly SearchWord[]): string[] {
  const runs: string[] = [];
  let run = '';
  for (const { text, kind } of words) {
    if (kind !== 'latin') run += text;
    else if (run !== '') {
      runs.push(run);
      run = '';
    }
  }
  return run === '' ? runs : [...runs, run];
}

/** Adds every suffix of a text that has at least `min` letters, cut to `max` letters. */
function addEnds(text: string, min: number, max: number, kind: StoredKind, add: Add): void {
  // A letter is one UTF-16 unit, except for rare Han characters.
  const letters = /[\ud800-\udfff]/.test(text) ? [...text] : text;
  for (let at = 0; at + min <= letters.length; at += 1) {
    const end = letters.slice(at, at + max);
    add(kind, typeof end === 'string' ? end : end.join(''));
  }
}

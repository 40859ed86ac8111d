import { type Language, languages, type Translated } from '../../../contract/languages.ts';
import type { PlaceType } from '../../../contract/placeTypes.ts';
import { halfTypedStarts, initialsOf } from './hangul.ts';
import { joined, type SearchWord, wordsOf } from './searchText.ts';

/**
 * The terms by which a place is found, all in one indexed list; the first letter separates the kinds. searchPlan.ts
 * looks them up. Change searchVersion whenever the same text gives other terms, so that the next start rebuilds them.
 */
export const searchVersion = 3;

export const term = {
  /** Prefix of a Latin word in any text. */
  start: (text: string) => `w${text}`,
  /** One to three consecutive CJK letters in any text, without spaces. */
  gram: (text: string) => `g${text}`,
  /** A whole word of any text. */
  word: (text: string) => `=${text}`,
  /** Part of the name: of a Latin word; consecutive CJK letters; initials; a half-typed syllable. */
  namePart: (text: string) => `n${text}`,
  /** A whole word of the name, or adjacent words written as one. */
  nameWord: (text: string) => `#${text}`,
  /** Prefix of the name, without spaces. */
  nameStart: (text: string) => `<${text}`,
  /** The whole name, without spaces. */
  wholeName: (text: string) => `!${text}`,
  theme: (id: number) => `@${id}`,
  type: (type: PlaceType) => `:${type}`,
} as const;

/** Letters of the longest indexed part of a word. */
export const longestPart = 16;
/** Letters of the longest indexed prefix of a name. */
export const longestNameStart = 24;
/** Initials of the longest indexed run. */
export const longestInitials = 6;
export const longestGram = 3;

/** The input of a place's search terms: its texts, segmented into words in each language. */
export interface SearchedPlace {
  readonly type: PlaceType;
  readonly name: readonly TextInWords[];
  /** Summary and address, and the names of its themes. */
  readonly otherTexts: readonly TextInWords[];
  readonly themeIds: readonly number[];
}

interface TextInWords {
  readonly language: Language;
  readonly words: readonly SearchWord[];
}

/** A text's words in every language. */
export function inWords(text: Translated): TextInWords[] {
  return languages.map((language) => ({ language, words: wordsOf(text[language]) }));
}

/** All terms of a place, without duplicates. */
export function termsOfPlace({ type, name, otherTexts, themeIds }: SearchedPlace): Set<string> {
  const terms = new Set([term.type(type)]);
  for (const { words } of name) {
    addTextTerms(words, terms);
    addNameTerms(words, terms);
  }
  for (const { words } of otherTexts) addTextTerms(words, terms);
  for (const id of themeIds) terms.add(term.theme(id));
  return terms;
}

/** The whole words of a place that typed words are compared with: Latin and Korean ones, of all texts. */
export function vocabularyOfPlace({ name, otherTexts }: SearchedPlace): {
  words: Set<string>;
  /** Korean words of the name, the only Korean ones that are matched with typos. */
  nameWords: Set<string>;
} {
  const found = new Set<string>();
  for (const { words } of [...name, ...otherTexts]) {
    for (const word of words) if (isInVocabulary(word)) found.add(vocabularyForm(word));
  }
  const korean = name.flatMap(({ language, words }) => (language === 'ko' ? words : []));
  return { words: found, nameWords: new Set(korean.map(vocabularyForm)) };
}

/** Han and Kana texts are written without spaces, so they have no words to compare. */
export function isInVocabulary({ text, kind }: SearchWord): boolean {
  return kind === 'latin' || /^[가-힣]+$/u.test(text);
}

/** The form of a word in the vocabulary and the whole-word terms. */
export function vocabularyForm({ text }: SearchWord): string {
  return text.slice(0, longestNameStart);
}

function addTextTerms(words: readonly SearchWord[], terms: Set<string>): void {
  for (const { text, kind } of words) {
    terms.add(term.word(text.slice(0, longestNameStart)));
    if (kind === 'latin') addStarts(text, longestPart, term.start, terms);
  }
  for (const run of cjkRuns(words)) addParts(run, 1, longestGram, term.gram, terms);
}

function addNameTerms(words: readonly SearchWord[], terms: Set<string>): void {
  const whole = joined(words);
  if (whole === '') return;
  terms.add(term.wholeName(whole));
  terms.add(term.nameWord(whole.slice(0, longestNameStart)));
  addStarts(whole, longestNameStart, term.nameStart, terms);
  for (const half of halfTypedStarts(whole)) addIfShort(half, longestNameStart, term.nameStart, terms);
  for (const [index, { text, kind }] of words.entries()) {
    terms.add(term.nameWord(text.slice(0, longestNameStart)));
    const next = words[index + 1];
    if (next) terms.add(term.nameWord((text + next.text).slice(0, longestNameStart)));
    if (kind !== 'latin') continue;
    terms.add(term.namePart(text.slice(0, 1)));
    addParts(text, 2, longestPart, term.namePart, terms);
  }
  for (const run of cjkRuns(words)) {
    addParts(run, 1, longestGram, term.namePart, terms);
    const letters = [...run];
    for (let at = 0; at < letters.length; at += 1) {
      for (const half of halfTypedStarts(letters.slice(at, at + longestGram).join(''))) {
        if ([...half].length > 1) terms.add(term.namePart(half));
      }
    }
    const initials = initialsOf(run);
    if (!initials) continue;
    addParts(initials, 2, longestInitials, term.namePart, terms);
    addStarts(initials, longestNameStart, term.nameStart, terms);
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

type MakeTerm = (text: string) => string;

function addStarts(text: string, longest: number, make: MakeTerm, terms: Set<string>): void {
  const letters = [...text];
  for (let end = 1; end <= Math.min(letters.length, longest); end += 1) {
    terms.add(make(letters.slice(0, end).join('')));
  }
}

function addIfShort(text: string, longest: number, make: MakeTerm, terms: Set<string>): void {
  if ([...text].length <= longest) terms.add(make(text));
}

/** Every substring of `least` to `most` letters. */
function addParts(text: string, least: number, most: number, make: MakeTerm, terms: Set<string>): void {
  const letters = [...text];
  for (let at = 0; at < letters.length; at += 1) {
    for (let end = at + least; end <= Math.min(letters.length, at + most); end += 1) {
      terms.add(make(letters.slice(at, end).join('')));
    }
  }
}

import { completionsOf } from '../../../guide/search/hangul.ts';
import {
  longestGram,
  longestInitials,
  longestNameStart,
  longestPart,
  term,
} from '../../../guide/search/searchTerms.ts';
import { joined, type SearchWord } from '../../../guide/search/searchText.ts';

/** Terms of a place that must all be there, and lists of which one each must be there. */
export interface Condition {
  readonly all: readonly string[];
  readonly oneOf: readonly (readonly string[])[];
}

/**
 * What a question asks of a place, best class first (DESIGN 3): whole name, start of the name, whole words in the
 * name, parts of the name, whole words of any text, parts of any text; where a word may be a slip, then the name and any
 * text with what it may be a slip of.
 */
export interface SearchPlan {
  readonly classes: readonly Condition[];
}

/** Every term that conditions ask for. */
export function termsOfConditions(conditions: readonly Condition[]): string[] {
  return conditions.flatMap(({ all, oneOf }) => [...all, ...oneOf.flat()]);
}

const nothing: Condition = { all: [], oneOf: [] };

/** The plan for the words of a question, each with the words of the guide that it may be a slip of. */
export function planSearch(
  words: readonly SearchWord[],
  slips: readonly (readonly string[])[] = [],
): SearchPlan {
  const isHalfTyped = (index: number) =>
    index === words.length - 1 && words[index]?.kind === 'cjk' && /[가-힣ㄱ-ㅎ]$/u.test(words[index].text);
  const each = (condition: (word: SearchWord, isHalf: boolean) => Condition) =>
    words.map((word, index) => condition(word, isHalfTyped(index))).reduce(both, nothing);

  const whole = joined(words);
  const inName = each(partOfName);
  const inAnyText = each(partOfAnyText);
  const classes = [
    { all: [term.wholeName(whole)], oneOf: [] },
    startOfName(whole, isHalfTyped(words.length - 1), inName),
    wholeWords(words, term.nameWord),
    inName,
    wholeWords(words, term.word),
    inAnyText,
  ];
  if (!slips.some((list) => list.length > 0)) return { classes };
  const withSlips = (part: typeof partOfName, make: (text: string) => string) =>
    words
      .map((word, index) => orSlips(part(word, isHalfTyped(index)), (slips[index] ?? []).map(make)))
      .reduce(both, nothing);
  const slipsInName = withSlips(partOfName, (text) => term.nameWord(text.slice(0, longestNameStart)));
  return { classes: [...classes, slipsInName, withSlips(partOfAnyText, term.word)] };
}

function both(one: Condition, other: Condition): Condition {
  return { all: [...one.all, ...other.all], oneOf: [...one.oneOf, ...other.oneOf] };
}

function wholeWords(words: readonly SearchWord[], make: (text: string) => string): Condition {
  return { all: words.map(({ text }) => make(text.slice(0, longestNameStart))), oneOf: [] };
}

function startOfName(whole: string, isHalf: boolean, inName: Condition): Condition {
  const start = [...whole].slice(0, longestNameStart).join('');
  const starts = (isHalf && start === whole ? completionsOf(start) : [start]).map(term.nameStart);
  const condition = { all: [], oneOf: [starts] };
  // A longer start cannot be told from the terms alone; then the words must be in the name as well.
  return start === whole ? condition : both(condition, inName);
}

function partOfName({ text, kind }: SearchWord, isHalf: boolean): Condition {
  if (kind === 'latin') return { all: [], oneOf: [latinInName(text)] };
  if (kind === 'initials') return initials(text);
  return grams(text, isHalf, term.namePart);
}

/** The start of a word of any text, or any part of a word of the name. */
function partOfAnyText({ text, kind }: SearchWord, isHalf: boolean): Condition {
  if (kind === 'latin') {
    return { all: [], oneOf: [[term.start(text.slice(0, longestPart)), ...latinInName(text)]] };
  }
  if (kind === 'initials') return initials(text);
  return grams(text, isHalf, term.gram);
}

/** Part of a word of the name, or words of it written as one (`gyeongpobeach`). */
function latinInName(text: string): string[] {
  const short = text.slice(0, longestNameStart);
  return [term.namePart(text.slice(0, longestPart)), term.nameWord(short), term.nameStart(short)];
}

/** One initial finds names that start with it; more find them anywhere in the name. */
function initials(text: string): Condition {
  if (text.length === 1) return { all: [term.nameStart(text)], oneOf: [] };
  return { all: piecesOf(text, longestInitials).map(term.namePart), oneOf: [] };
}

function grams(text: string, isHalf: boolean, make: (gram: string) => string): Condition {
  const pieces = piecesOf(text, longestGram);
  if (!isHalf) return { all: pieces.map(make), oneOf: [] };
  // A syllable that is only begun (`경ㅍ`) is known of names alone.
  const completions = completionsOf(pieces.at(-1) ?? '').map((gram) =>
    /[ㄱ-ㅎ]$/u.test(gram) ? term.namePart(gram) : make(gram),
  );
  return { all: pieces.slice(0, -1).map(make), oneOf: [completions] };
}

/** A text as runs of at most so many letters, each a letter further than the one before. */
function piecesOf(text: string, longest: number): string[] {
  const letters = [...text];
  if (letters.length <= longest) return [text];
  return letters
    .slice(0, letters.length - longest + 1)
    .map((_, index) => letters.slice(index, index + longest).join(''));
}

/** The condition of a word, or the term of a word of the guide that it is a slip of. */
function orSlips(condition: Condition, terms: readonly string[]): Condition {
  if (terms.length === 0) return condition;
  // (a and b) or c is (a or c) and (b or c).
  const lists = [...condition.all.map((one) => [one]), ...condition.oneOf];
  return { all: [], oneOf: lists.map((list) => [...list, ...terms]) };
}

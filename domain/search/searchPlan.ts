import { possibleCompletions } from './hangul.ts';
import {
  maxGramLength,
  maxInitialsLength,
  maxNameStartLength,
  maxPartLength,
  nameWordTerms,
  term,
} from './searchTerms.ts';
import { joinWords, type SearchWord } from './searchText.ts';

/** A place must have every term of `all`, and one term of each list of `oneOf`. */
export interface Condition {
  readonly all: readonly string[];
  readonly oneOf: readonly (readonly string[])[];
}

/** A class of matches: the places that meet at least one of the conditions. */
export type MatchClass = readonly Condition[];

/**
 * Conditions of a query, best class first (docs/product/lists.md#how-search-matches): whole name, start of the name,
 * whole words in the name, parts of the name, whole words of any text, parts of any text; for possible misspellings
 * also the corrected words in the name, then in any text; where the query has synonyms, those in any text.
 */
export interface SearchPlan {
  readonly classes: readonly MatchClass[];
}

/** All terms of the conditions. */
export function conditionTerms(conditions: readonly Condition[]): string[] {
  return conditions.flatMap(({ all, oneOf }) => [...all, ...oneOf.flat()]);
}

const nothing: Condition = { all: [], oneOf: [] };

/**
 * The plan for the words of a query.
 * @param slips for each word, the words of the guide of which it may be a misspelling
 * @param otherQueries the words of queries that mean the same
 */
export function planSearch(
  words: readonly SearchWord[],
  slips: readonly (readonly string[])[] = [],
  otherQueries: readonly (readonly SearchWord[])[] = [],
): SearchPlan {
  const isHalfTyped = (index: number) =>
    index === words.length - 1 && words[index]?.kind === 'cjk' && /[가-힣ㄱ-ㅎ]$/u.test(words[index].text);
  const each = (condition: (word: SearchWord, isHalf: boolean) => Condition) =>
    words.map((word, index) => condition(word, isHalfTyped(index))).reduce(both, nothing);

  const whole = joinWords(words);
  const inName = each(nameCondition);
  const inAnyText = each(anyTextCondition);
  const classes = [
    { all: [term.wholeName(whole)], oneOf: [] },
    nameStartCondition(whole, isHalfTyped(words.length - 1), inName),
    { all: [], oneOf: words.map(({ text }) => nameWordTerms(text)) },
    inName,
    { all: words.map(({ text }) => term.word(text.slice(0, maxNameStartLength))), oneOf: [] },
    inAnyText,
  ];
  const synonyms = otherQueries.map((query) =>
    query.map((word) => anyTextCondition(word, false)).reduce(both, nothing),
  );
  const planned: MatchClass[] = classes.map((condition) => [condition]);
  if (!slips.some((list) => list.length > 0)) {
    // Classes keep their numbers: without misspellings, the two classes of corrected words are empty.
    return { classes: synonyms.length > 0 ? [...planned, [], [], synonyms] : planned };
  }
  const withSlips = (part: typeof nameCondition, make: (text: string) => string[]) =>
    words
      .map((word, index) => orSlips(part(word, isHalfTyped(index)), (slips[index] ?? []).flatMap(make)))
      .reduce(both, nothing);
  const inAnyTextWithSlips = withSlips(anyTextCondition, (text) => [term.word(text)]);
  const corrected: MatchClass[] = [[withSlips(nameCondition, nameWordTerms)], [inAnyTextWithSlips]];
  return { classes: [...planned, ...corrected, ...(synonyms.length > 0 ? [synonyms] : [])] };
}

function both(one: Condition, other: Condition): Condition {
  return { all: [...one.all, ...other.all], oneOf: [...one.oneOf, ...other.oneOf] };
}

function nameStartCondition(whole: string, isHalf: boolean, inName: Condition): Condition {
  const start = [...whole].slice(0, maxNameStartLength).join('');
  const starts = (isHalf && start === whole ? possibleCompletions(start) : [start]).map(term.nameStart);
  const condition = { all: [], oneOf: [starts] };
  // Terms contain only the first letters of a name; for a longer query, its words must also be in the name.
  return start === whole ? condition : both(condition, inName);
}

function nameCondition({ text, kind }: SearchWord, isHalf: boolean): Condition {
  if (kind === 'latin') return { all: [], oneOf: [latinInName(text)] };
  if (kind === 'initials') return initials(text);
  return grams(text, isHalf, term.namePart);
}

/** The start of a word of any text, or any part of a word of the name. */
function anyTextCondition({ text, kind }: SearchWord, isHalf: boolean): Condition {
  if (kind === 'latin') {
    return { all: [], oneOf: [[term.start(text.slice(0, maxPartLength)), ...latinInName(text)]] };
  }
  if (kind === 'initials') return initials(text);
  return grams(text, isHalf, term.gram);
}

/** Part of a word of the name, or words of it written as one (`gyeongpobeach`). */
function latinInName(text: string): string[] {
  const short = text.slice(0, maxNameStartLength);
  const part = text.length === 1 ? term.nameLetter(text) : term.namePart(text.slice(0, maxPartLength));
  return [part, term.nameWord(short), term.nameStart(short)];
}

/** One initial matches the start of a name; several match anywhere in the name. */
function initials(text: string): Condition {
  if (text.length === 1) return { all: [term.nameStart(text)], oneOf: [] };
  return { all: textPieces(text, maxInitialsLength).map(term.namePart), oneOf: [] };
}

function grams(text: string, isHalf: boolean, make: (gram: string) => string): Condition {
  const pieces = textPieces(text, maxGramLength);
  if (!isHalf) return { all: pieces.map(make), oneOf: [] };
  // Incomplete syllables (`경ㅍ`) are indexed for names only.
  const completions = possibleCompletions(pieces.at(-1) ?? '').map((gram) =>
    /[ㄱ-ㅎ]$/u.test(gram) ? term.namePart(gram) : make(gram),
  );
  return { all: pieces.slice(0, -1).map(make), oneOf: [completions] };
}

/** A text as overlapping pieces of at most `longest` letters, each shifted by one letter. */
function textPieces(text: string, longest: number): string[] {
  const letters = [...text];
  if (letters.length <= longest) return [text];
  return letters
    .slice(0, letters.length - longest + 1)
    .map((_, index) => letters.slice(index, index + longest).join(''));
}

/** The condition of a word, or one of the corrected terms. */
function orSlips(condition: Condition, terms: readonly string[]): Condition {
  if (terms.length === 0) return condition;
  // (a and b) or c is (a or c) and (b or c).
  const lists = [...condition.all.map((one) => [one]), ...condition.oneOf];
  return { all: [], oneOf: lists.map((list) => [...list, ...terms]) };
}

import { firstWithInitial, takeApart, toStrokes } from './hangul.ts';

/**
 * The typos that a search forgives (docs/product/lists.md#how-search-matches): one wrong, missing, extra or swapped letter
 * in a Latin word of 4 to 6 letters, two in a longer word. In Korean words of names, keystrokes count instead of letters: one
 * typo from 5 keystrokes on (two syllables, 경포), two from 10. Candidates are found by comparing both words with letters
 * deleted; then the distance is measured.
 */

/** Only the prefix of a long word is indexed; with at most two typos it still matches. */
const indexedLetters = 7;

const latinWord =
  /^(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー\u3131-\u3163])\p{L})+$/u;
const hangulWord = /^[가-힣]+$/u;

interface Spelling {
  readonly letters: string;
  readonly slips: 1 | 2;
}

function findSpelling(word: string, slack: number): Spelling | undefined {
  if (hangulWord.test(word)) {
    const letters = toStrokes(word);
    if (letters.length + slack < 5) return undefined;
    return { letters, slips: letters.length + slack < 10 ? 1 : 2 };
  }
  if (!latinWord.test(word)) return undefined;
  const { length } = [...word];
  if (length + slack < 4) return undefined;
  return { letters: word, slips: length + slack < 7 ? 1 : 2 };
}

/** The variants of a guide's word with as many letters deleted as it allows typos; empty for words that allow none. */
export function wordDeletions(word: string): string[] {
  const spelling = findSpelling(word, 0);
  return spelling ? [...dropLetters(start(spelling.letters), spelling.slips)] : [];
}

/** The variants of a typed word, which may be shorter than the intended word. */
export function typedDeletions(typed: string): string[] {
  // With one or two letters added it may be the shortest word that allows a typo.
  const spelling = findSpelling(typed, 2) ?? findSpelling(typed, 1);
  return spelling ? [...dropLetters(start(spelling.letters), spelling.slips)] : [];
}

function start(letters: string): string {
  return [...letters].slice(0, indexedLetters).join('');
}

function dropLetters(word: string, count: number): Set<string> {
  const left = new Set([word]);
  let last = [word];
  for (let round = 0; round < count; round += 1) {
    last = [...new Set(last.flatMap(dropEach))];
    for (const text of last) if (text !== '') left.add(text);
  }
  return left;
}

/** The text without each of its letters in turn. */
function dropEach(text: string): string[] {
  const shorter: string[] = [];
  let at = 0;
  for (const letter of text) {
    shorter.push(text.slice(0, at) + text.slice(at + letter.length));
    at += letter.length;
  }
  return shorter;
}

/**
 * The range of words among which the nearest spellings of a typed word are looked for, its end excluded: those with the
 * same first letter, or initial consonant.
 */
export function spellingRange(typed: string): { first: string; last: string } | undefined {
  const code = typed.codePointAt(0);
  if (code === undefined || !findSpelling(typed, 1)) return undefined;
  const syllable = takeApart(typed.slice(0, 1));
  if (!syllable) return { first: String.fromCodePoint(code), last: String.fromCodePoint(code + 1) };
  const { initial } = syllable;
  return { first: firstWithInitial(initial), last: firstWithInitial(initial + 1) };
}

/** Those of the given words that are close to a typed word, the nearest first. Allows one typo more than a search forgives. */
export function nearestSpellings(typed: string, words: readonly string[]): string[] {
  const isHangul = hangulWord.test(typed);
  const letters = [...(isHangul ? toStrokes(typed) : typed)];
  return words
    .flatMap((word) => {
      const meant = findSpelling(word, 0);
      if (!meant || hangulWord.test(word) !== isHangul) return [];
      // Two typos in a shorter word may mean anything.
      const max = meant.letters.length < (isHangul ? 8 : 5) ? meant.slips : meant.slips + 1;
      const distance = slipsBetween(letters, [...meant.letters], max);
      return distance <= max ? [{ word, distance }] : [];
    })
    .sort((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1))
    .map(({ word }) => word);
}

/** Whether a typed word differs from a word of the guide by no more typos than the guide's word allows. */
export function isMisspelling(typed: string, word: string): boolean {
  const meant = findSpelling(word, 0);
  if (!meant || hangulWord.test(word) !== hangulWord.test(typed)) return false;
  const letters = hangulWord.test(typed) ? toStrokes(typed) : typed;
  return slipsBetween([...letters], [...meant.letters], meant.slips) <= meant.slips;
}

/**
 * Damerau-Levenshtein distance of two words (a letter inserted between two swapped ones adds one, not two). Distances
 * above `max` are returned as some larger number.
 */
export function slipsBetween(typed: readonly string[], meant: readonly string[], max: number): number {
  if (Math.abs(typed.length - meant.length) > max) return max + 1;
  const far = typed.length + meant.length;
  // Row and column 0 represent the empty prefixes.
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? far;
  const lastRows = new Map<string, number>();
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    rows.push(current);
    let lastColumn = 0;
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      const swapRow = lastRows.get(meant[column - 1] ?? '') ?? 0;
      const between = row - swapRow - 1 + (column - lastColumn - 1);
      const swapped = swapRow > 0 && lastColumn > 0 ? at(swapRow - 1, lastColumn - 1) + 1 + between : far;
      current.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          swapped,
        ),
      );
      if (isSame) lastColumn = column;
    }
    lastRows.set(typed[row - 1] ?? '', row);
  }
  return at(typed.length, meant.length);
}

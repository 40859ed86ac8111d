import { splitInitials } from './hangul.ts';
import { simplifiedForm } from './hanVariants.ts';

/** The kind of a word: letters and digits, a CJK run, or Hangul initials (`ㄱㅍ`). */
export type WordKind = 'latin' | 'cjk' | 'initials';

export interface SearchWord {
  readonly text: string;
  readonly kind: WordKind;
}

/** Latin letters that have no decomposition into plain ones. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const jamo = '\\u3131-\\u3163';
const cjk = `\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆\\p{Script=Hangul}${jamo}`;
const runs = new RegExp(`[${cjk}]+|(?:(?![${cjk}])[\\p{L}\\p{N}\\p{M}%_])+`, 'gu');
const isCjk = new RegExp(`^[${cjk}]`, 'u');

/**
 * The normal form in which texts and searches are compared: NFKC, lower case, katakana as hiragana, Han characters in
 * their Simplified form, Latin letters without their marks. Other characters become a space, except `%` and `_`, which
 * are searched literally. Hangul compatibility jamo stay as typed, since NFKC would rewrite them
 * (docs/product/data.md).
 */
export function normaliseText(text: string): string {
  return text
    .split(/([\u3131-\u3163]+)/u)
    .map((part, index) => (index % 2 === 1 ? splitInitials(part) : normalisePart(part)))
    .join('')
    .trim();
}

function normalisePart(part: string): string {
  const folded = /^[\0-\x7f]*$/.test(part) ? part.toLowerCase() : foldLetters(part);
  return folded.replace(/[^\p{L}\p{N}\p{M}%_]+/gu, ' ');
}

function foldLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60))
    .replace(/\p{Script=Han}/gu, (character) => simplifiedForm.get(character) ?? character)
    .replace(/\p{Script=Latin}\p{M}*/gu, (letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
      return plainLetters[plain] ?? plain;
    });
}

/**
 * The words of a text, split at other characters than letters and digits and where the script changes between Latin and
 * CJK; empty for a text without letters and digits.
 */
export function searchWords(text: string): SearchWord[] {
  const words = (normaliseText(text).match(runs) ?? []).flatMap((run): SearchWord[] => {
    if (!isCjk.test(run)) return [{ text: run, kind: 'latin' }];
    // One consonant after a syllable is a half-typed syllable (`경ㅍ`); otherwise consonants are initials.
    return (run.match(/[ㄱ-ㅎ]{2,}|[^ㄱ-ㅎ]+[ㄱ-ㅎ]?(?![ㄱ-ㅎ])|[^ㄱ-ㅎ]+|[ㄱ-ㅎ]/gu) ?? []).map((part) => ({
      text: part,
      kind: /^[ㄱ-ㅎ]+$/u.test(part) ? 'initials' : 'cjk',
    }));
  });
  return words.some((word) => /[\p{L}\p{N}]/u.test(word.text)) ? words : [];
}

/** The letters without spaces: `경포 해변` and `경포해변` compare as equal. */
export function joinWords(words: readonly SearchWord[]): string {
  return words.map(({ text }) => text).join('');
}

/** Initial consonants of a syllable, in Unicode's order. */
export const initialLetters = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
export const vowelLetters = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
/** Final consonants of a syllable; the first means none. */
export const finalLetters = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

/** Letters that take two keystrokes. */
const twoStrokes: Record<string, string> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
};

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

export interface Syllable {
  /** Indexes into the lists of letters. */
  readonly initial: number;
  readonly vowel: number;
  readonly final: number;
}

export function takeApart(letter: string): Syllable | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (code < firstSyllable || code > lastSyllable) return undefined;
  const index = code - firstSyllable;
  return { initial: Math.floor(index / 588), vowel: Math.floor((index % 588) / 28), final: index % 28 };
}

/** The first syllable with an initial consonant of that index. */
export const firstWithInitial = (initial: number): string => putTogether({ initial, vowel: 0, final: 0 });

function putTogether({ initial, vowel, final }: Syllable): string {
  return String.fromCodePoint(firstSyllable + initial * 588 + vowel * 28 + final);
}

/** Splits initials that an input method has combined: `ㄳ` is `ㄱㅅ`. */
export function splitInitials(letters: string): string {
  return letters.replace(/[ㄳㄵㄶㄺ-ㅀㅄ]/gu, (letter) => twoStrokes[letter] ?? letter);
}

/** Initial consonant of each syllable; undefined for a text that is not all syllables. */
export function toInitials(text: string): string | undefined {
  let initials = '';
  for (const letter of text) {
    const syllable = takeApart(letter);
    if (!syllable) return undefined;
    initials += initialLetters[syllable.initial];
  }
  return initials === '' ? undefined : initials;
}

/** The keystrokes of a text; other characters stay as they are. `과` is ㄱㅗㅏ. */
export function toStrokes(text: string): string {
  let strokes = '';
  for (const letter of text) {
    const syllable = takeApart(letter);
    const letters = syllable
      ? [initialLetters[syllable.initial], vowelLetters[syllable.vowel], finalLetters[syllable.final]]
      : [letter];
    for (const part of letters) strokes += twoStrokes[part ?? ''] ?? part ?? '';
  }
  return strokes;
}

/**
 * The texts that a text may become while its last syllable is being typed: `겨` may become 경, `받` may become 바다 (here
 * `바ㄷ`: the next syllable by its initial). Includes the text itself.
 */
export function possibleCompletions(text: string): string[] {
  const letters = [...text];
  const last = takeApart(letters.at(-1) ?? '');
  if (!last) return [text];
  const before = letters.slice(0, -1).join('');
  if (last.final === 0) {
    const typed = vowelLetters[last.vowel] ?? '';
    // ㅗ may become ㅘ.
    const vowels = vowelLetters.flatMap((letter, vowel) =>
      letter === typed || twoStrokes[letter]?.startsWith(typed) ? [vowel] : [],
    );
    return vowels.flatMap((vowel) =>
      finalLetters.map((_, final) => before + putTogether({ ...last, vowel, final })),
    );
  }
  const completions = [text];
  const final = finalLetters[last.final] ?? '';
  const strokes = twoStrokes[final] ?? final;
  for (const [index, letter] of finalLetters.entries()) {
    if (twoStrokes[letter]?.startsWith(final) && letter !== final) {
      completions.push(before + putTogether({ ...last, final: index }));
    }
  }
  const next = strokes.at(-1) ?? '';
  const kept = strokes.length > 1 ? finalLetters.indexOf(strokes.slice(0, -1)) : 0;
  completions.push(`${before}${putTogether({ ...last, final: kept })}${next}`);
  return completions;
}

/** The first and the last syllable with an initial; undefined for any other letter. */
export function syllableRange(letter: string): { first: string; last: string } | undefined {
  const initial = initialLetters.indexOf(letter);
  if (initial < 0) return undefined;
  return {
    first: putTogether({ initial, vowel: 0, final: 0 }),
    last: putTogether({ initial, vowel: vowelLetters.length - 1, final: finalLetters.length - 1 }),
  };
}

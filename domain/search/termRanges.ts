import { initialLetters, syllableRange, takeApart } from './hangul.ts';
import { startKinds } from './searchTerms.ts';

/** A range of stored terms: from `first` to the last term that begins with `last`. */
export interface TermRange {
  readonly first: string;
  readonly last: string;
}

/** A prefix of more terms than this has its own row; any other prefix is read as a range of at most this many rows. */
export const maxRangeLength = 32;

/** The ranges of stored terms that a prefix covers (searchTerms.ts, startKinds); empty for other kinds of terms. */
export function termRanges(asked: string): TermRange[] {
  const text = asked.slice(1);
  const before = text.slice(0, -1);
  const syllables = syllableRange(text.slice(-1));
  return startKinds
    .filter(({ start }) => asked.startsWith(start))
    .flatMap(({ stored, isHalfTyped }) => {
      const ranges = [{ first: stored + text, last: stored + text }];
      // 경ㅍ is 경 before any syllable from 파 to 핗.
      if (isHalfTyped && syllables) {
        ranges.push({ first: stored + before + syllables.first, last: stored + before + syllables.last });
      }
      return ranges;
    });
}

function isWithin({ first, last }: TermRange, stored: string): boolean {
  return stored >= first && (stored <= last || stored.startsWith(last));
}

/** The prefixes of more than `shared` letters whose ranges contain a stored term, each one narrower than the previous one. */
function* startsAlong(stored: string, shared: number): Generator<string> {
  const kind = startKinds.find((one) => stored.startsWith(one.stored));
  if (!kind) return;
  let before: string = kind.start;
  for (const letter of stored.slice(1)) {
    const syllable = kind.isHalfTyped ? takeApart(letter) : undefined;
    if (syllable && before.length >= shared) yield before + (initialLetters[syllable.initial] ?? '');
    before += letter;
    if (before.length > shared) yield before;
  }
}

/** The prefixes that have more than `maxRangeLength` terms in one of their ranges, some of them twice. The terms must be sorted. */
export function* commonStarts(sorted: readonly string[]): Generator<string> {
  for (const [index, stored] of sorted.entries()) {
    const previous = sorted[index - 1] ?? '';
    const far = sorted[index + maxRangeLength] ?? '';
    let shared = 0;
    while (shared < stored.length && stored[shared] === previous[shared]) shared += 1;
    for (const start of startsAlong(stored, shared)) {
      // Each range by itself: the terms between two of them belong to neither.
      const ranges = termRanges(start).filter((range) => isWithin(range, stored));
      if (!ranges.some((range) => isWithin(range, far))) break;
      if (!ranges.some((range) => isWithin(range, previous))) yield start;
    }
  }
}

/** The indexes of a sorted list's terms within a range. */
export function indexesWithin(sorted: readonly string[], range: TermRange): number[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < range.first) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let at = low; at < sorted.length && isWithin(range, sorted[at] ?? ''); at += 1) found.push(at);
  return found;
}

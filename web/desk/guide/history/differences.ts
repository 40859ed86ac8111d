import { diffArrays } from 'diff';

/** A piece of two texts: in both, only in the later, or only in the earlier one. */
export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Words as a language has them: Chinese and Japanese write no spaces between theirs. */
function splitWords(text: string, locale: string): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

function pieces(before: string[], after: string[], glue: string): Piece[] {
  return diffArrays(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(glue),
  }));
}

/** How a text has changed, word by word. */
export const textDifference = (before: string, after: string, locale: string): Piece[] =>
  pieces(splitWords(before, locale), splitWords(after, locale), '');

/** How a list has changed, line by line; each piece is one line. */
export const listDifference = (before: readonly string[], after: readonly string[]): Piece[] =>
  diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
    value.map((text): Piece => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text })),
  );

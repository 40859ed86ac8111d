import type { SynonymLine } from '../../../../domain/search/synonyms.ts';

/** The lines as text, one a line: `wheelchair, stroller: barrier-free`. */
export const linesText = (lines: readonly SynonymLine[]): string =>
  lines.map(({ words, searches }) => `${words.join(', ')}: ${searches.join(', ')}`).join('\n');

const items = (text: string): string[] =>
  text
    .split(/[,，、]/u)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The lines of a typed text, complete or not; empty lines are none. */
export const textLines = (text: string): SynonymLine[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [words = '', ...searches] = line.split(/[:：]/u);
      return { words: items(words), searches: items(searches.join(',')) };
    });

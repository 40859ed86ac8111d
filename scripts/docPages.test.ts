import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * The size of pages, cells and paragraphs (CONTRIBUTING.md). A longer page is split, a longer cell or paragraph becomes a list.
 */

const root = path.resolve(import.meta.dirname, '..');
const inDocs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.join('docs', file));
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...inDocs].map((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  // Code has lines of its own.
  return { file, text, lines: text.replaceAll(/^```[\s\S]*?^```/gm, '').split('\n') };
});

describe('the pages of the documents', () => {
  it('have at most 400 lines', () => {
    expect(pages.filter(({ text }) => text.split('\n').length > 401).map(({ file }) => file)).toEqual([]);
  });

  it('have at most two lines of text in a cell of a table', () => {
    const long = pages.flatMap(({ file, lines }) =>
      lines
        .filter((line) => line.startsWith('|'))
        .flatMap((line) => line.split(' | '))
        // A link's address isn't shown.
        .map((cell) => cell.replaceAll(/\]\([^)]*\)/g, ']'))
        .filter((cell) => cell.length > 165)
        .map((cell) => `${file}: ${cell}`),
    );
    expect(long).toEqual([]);
  });

  it('have at most six lines in a paragraph', () => {
    const isText = (line: string) => /^[^\s|#>]/.test(line) && !/^(?:[-*]|\d+\.) /.test(line);
    const long = pages.flatMap(({ file, lines }) =>
      lines
        .join('\n')
        .split(/\n{2,}/)
        .filter((part) => part.split('\n').filter(isText).length > 6)
        .map((part) => `${file}: ${part.slice(0, 60)}`),
    );
    expect(long).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { linesText, textLines } from './synonymLines.ts';

const lines = [
  { words: ['wheelchair', 'stroller'], searches: ['barrier-free'] },
  { words: ['vegan'], searches: ['tofu', 'noodles'] },
];

test('writes each entry on a line of its own, and reads it again', () => {
  const text = linesText(lines);
  expect(text).toBe('wheelchair, stroller: barrier-free\nvegan: tofu, noodles');
  expect(textLines(text)).toEqual(lines);
});

test('reads Chinese and Japanese punctuation, and skips empty lines and entries', () => {
  expect(textLines('轮椅，婴儿车、：无障碍\n\n  \n')).toEqual([
    { words: ['轮椅', '婴儿车'], searches: ['无障碍'] },
  ]);
});

test('keeps an incomplete line, which the schema then refuses', () => {
  expect(textLines('wheelchair')).toEqual([{ words: ['wheelchair'], searches: [] }]);
});

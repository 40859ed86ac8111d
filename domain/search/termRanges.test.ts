import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonStarts, indexesWithin, maxRangeLength, termRanges } from './termRanges.ts';

/** Names of few letters, so that many begin alike. */
const names = fc.uniqueArray(
  fc.string({ unit: fc.constantFrom(...'경겨포ㅍab𠀀'), minLength: 1, maxLength: 4 }),
  {
    minLength: 100,
    maxLength: 600,
  },
);

test('DESIGN 3: finds a start in one row or in few', () => {
  fc.assert(
    fc.property(names, (list) => {
      const terms = list.map((name) => `!${name}`).sort();
      const common = new Set(commonStarts(terms));
      for (const start of list.flatMap((name) => [`<${name}`, `<${[...name][0]}ㅍ`, `<${[...name][0]}`])) {
        const found = termRanges(start).map((range) => indexesWithin(terms, range).length);
        if (Math.max(...found) > maxRangeLength) expect(common, start).toContain(start);
        if (found.reduce((sum, length) => sum + length) <= maxRangeLength)
          expect(common, start).not.toContain(start);
      }
    }),
  );
});

test('finds a start by one range of many terms beside another of few', () => {
  const many = Array.from({ length: maxRangeLength + 1 }, (_, index) => `!포${index}`);
  for (const others of [['!ㅍ'], ['!ㅍ', '!가'], []])
    expect([...new Set(commonStarts([...others, ...many].sort()))]).toContain('<ㅍ');
  const few = Array.from({ length: maxRangeLength }, (_, index) => `!겨${index}`);
  expect([...commonStarts(['!ㅍ', ...few, '!포'].sort())]).not.toContain('<ㅍ');
});

test('reads a half-typed syllable of a name as all syllables that it may become', () => {
  const terms = ['!경파', '!경포해변', '!경핗a', '!경하', '!경ㅍ', '^ㄱㅍ'].sort();
  const found = (start: string) =>
    termRanges(start).flatMap((range) => indexesWithin(terms, range).map((index) => terms[index]));
  expect(found('<경ㅍ').sort()).toEqual(['!경ㅍ', '!경파', '!경포해변', '!경핗a'].sort());
  expect(found('<ㄱㅍ')).toEqual(['^ㄱㅍ']);
  expect(found('<경포')).toEqual(['!경포해변']);
  expect(termRanges('=경포')).toEqual([]);
});

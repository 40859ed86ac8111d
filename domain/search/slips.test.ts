import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMisspelling, slipsBetween, typedDeletions, wordDeletions } from './slips.ts';

const letters = fc.constantFrom(...'abcde');
const slip = fc.record({
  at: fc.nat(),
  letter: letters,
  kind: fc.constantFrom('wrong', 'missing', 'extra', 'swapped'),
});
type Slip = typeof slip extends fc.Arbitrary<infer Value> ? Value : never;

function misspelt(word: string, { at, letter, kind }: Slip): string {
  const list = [...word];
  const index = at % list.length;
  if (kind === 'wrong') list.splice(index, 1, letter);
  if (kind === 'missing') list.splice(index, 1);
  if (kind === 'extra') list.splice(at % (list.length + 1), 0, letter);
  if (kind === 'swapped') list.splice(index, 2, ...list.slice(index, index + 2).toReversed());
  return list.join('');
}

const meets = (typed: string, word: string) => {
  const remains = new Set(wordDeletions(word));
  return typedDeletions(typed).some((one) => remains.has(one));
};

test('DESIGN 3: finds and recognises every typo in a word of 4 to 6 letters', () => {
  const words = fc.string({ unit: letters, minLength: 4, maxLength: 6 });
  fc.assert(
    fc.property(words, slip, (word, one) => {
      const typed = misspelt(word, one);
      expect(isMisspelling(typed, word)).toBe(true);
      expect(meets(typed, word)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('DESIGN 3: finds and recognises any two typos in a word of 7 letters or more', () => {
  const words = fc.string({ unit: letters, minLength: 7, maxLength: 20 });
  fc.assert(
    fc.property(words, slip, slip, (word, one, other) => {
      const typed = misspelt(misspelt(word, one), other);
      expect(isMisspelling(typed, word)).toBe(true);
      expect(meets(typed, word)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test('DESIGN 3: allows typos by the length of the intended word', () => {
  expect(isMisspelling('gngpo', 'gangpo')).toBe(true);
  expect(isMisspelling('gnpo', 'gangpo')).toBe(false);
  expect(isMisspelling('see', 'sea')).toBe(false);
  expect(isMisspelling('sea', 'seal')).toBe(true);
  expect(isMisspelling('museam', 'museum')).toBe(true);
  expect(isMisspelling('2018', '2017')).toBe(false);
});

test('counts typos of Korean names in keystrokes', () => {
  expect(isMisspelling('경보', '경포')).toBe(true);
  expect(isMisspelling('겅포', '경포')).toBe(true);
  expect(isMisspelling('박물간', '박물관')).toBe(true);
  expect(isMisspelling('정동신', '정동진')).toBe(true);
  expect(isMisspelling('소나무', '경포')).toBe(false);
  expect(isMisspelling('바', '바다')).toBe(false);
});

test('computes distances by Damerau and Levenshtein', () => {
  const between = (one: string, other: string) => slipsBetween([...one], [...other], 10);
  expect(between('', 'abc')).toBe(3);
  expect(between('abc', 'abc')).toBe(0);
  expect(between('ab', 'ba')).toBe(1);
  expect(between('bca', 'ab')).toBe(2);
  expect(slipsBetween([...'aaaa'], [...'bbbbbbbb'], 2)).toBe(3);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseArrayText, writeArrayText } from './arrayText.ts';

const element = fc.option(fc.string({ unit: 'grapheme' }));
const text = (value: unknown) => (value === null ? null : String(value));

test('reads back every list of texts as written', () => {
  fc.assert(
    fc.property(fc.array(element), (list) => {
      expect(parseArrayText(writeArrayText(list, text), (part) => part)).toEqual(list);
    }),
  );
});

test('reads back every table of texts as written', () => {
  fc.assert(
    fc.property(fc.array(fc.array(element, { minLength: 1 }), { minLength: 1 }), (table) => {
      expect(parseArrayText(writeArrayText(table, text), (part) => part)).toEqual(table);
    }),
  );
});

test('drops lower bounds, and rejects text that is not an array', () => {
  expect(parseArrayText('[0:1]={7,NULL}', Number)).toEqual([7, null]);
  for (const broken of ['', 'x', '{"a', '{1'])
    expect(() => parseArrayText(broken, Number)).toThrow(SyntaxError);
});

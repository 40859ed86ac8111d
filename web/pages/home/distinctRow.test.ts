import { expect, test } from 'vitest';
import { distinctRow } from './distinctRow.ts';

const items = (...ids: number[]) => ids.map((id) => ({ id }));

test('skips what the rows above show, and keeps the order of the row', () => {
  expect(distinctRow(items(3, 9, 1, 8, 7, 6, 11, 12), items(1, 2, 3, 4, 5))).toEqual(items(9, 8, 7, 6, 11));
});

test('fills a row up with places shown above where there are no others', () => {
  expect(distinctRow(items(12, 9, 13), items(9, 12))).toEqual(items(13, 12, 9));
  expect(distinctRow([], items(1))).toEqual([]);
});

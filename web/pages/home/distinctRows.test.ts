import { expect, test } from 'vitest';
import { distinctRows } from './distinctRows.ts';

const items = (...ids: number[]) => ids.map((id) => ({ id }));
const ids = (rows: ReturnType<typeof distinctRows>) => rows.map((row) => row.map(({ id }) => id));

test('skips what a row above shows, and keeps the order of each row', () => {
  const rows = [items(1, 2, 3, 4, 5), items(3, 9, 1, 8, 7, 6, 11, 12), items(12, 9, 13)];
  expect(ids(distinctRows(rows))).toEqual([
    [1, 2, 3, 4, 5],
    [9, 8, 7, 6, 11],
    [12, 13, 9],
  ]);
});

test('fills a row up with places shown above where there are no others', () => {
  expect(ids(distinctRows([items(1, 2, 3), items(2, 1), []]))).toEqual([[1, 2, 3], [2, 1], []]);
});

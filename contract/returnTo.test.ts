import { expect, it } from 'vitest';
import { safeReturnTo } from './returnTo.ts';

const plan = `/plan/${'Zk3_'.repeat(11).slice(1)}`;

it.each(['/', '/myplan-detail', '/content/tour/1', plan])('DESIGN 3: login returns to %s', (path) => {
  expect(safeReturnTo(path)).toBe(path);
});

it.each([
  null,
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/sandbox/mailbox',
  'https://elsewhere.example/list',
  '/list?query=x',
  '/plan/',
  '/plan/short',
  `${plan}/picture.png`,
  `/${plan}`,
])('DESIGN 3: login does not return to %s', (path) => {
  expect(safeReturnTo(path)).toBeNull();
});

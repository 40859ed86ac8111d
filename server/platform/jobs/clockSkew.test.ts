import { expect, it } from 'vitest';
import { watchClockSkew } from './clockSkew.ts';

it('is true at first, after each change of the clock, and every minute', () => {
  let wall = Date.parse('2026-11-21T12:00:00+09:00');
  let steady = 0;
  const isDue = watchClockSkew({ now: () => new Date(wall) }, () => steady);
  const pass = (seconds: number) => {
    wall += seconds * 1000;
    steady += seconds * 1000;
  };
  expect(isDue()).toBe(true);
  pass(10);
  expect(isDue()).toBe(false);
  wall -= 3_600_000;
  expect(isDue()).toBe(true);
  pass(10);
  expect(isDue()).toBe(false);
  wall += 24 * 3_600_000;
  expect(isDue()).toBe(true);
  pass(59);
  expect(isDue()).toBe(false);
  pass(1);
  expect(isDue()).toBe(true);
});

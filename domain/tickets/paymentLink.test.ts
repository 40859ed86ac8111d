import { expect, it } from 'vitest';
import { paymentLinkEnd } from './paymentLink.ts';

const end = (now: string, startTime = '10:00') =>
  paymentLinkEnd('2026-12-24', startTime, new Date(`${now}:00+09:00`))?.toISOString() ?? null;

it('ends after 24 hours, or two hours before the start, whichever comes first', () => {
  expect(end('2026-12-20T12:00')).toBe('2026-12-21T03:00:00.000Z');
  expect(end('2026-12-23T08:00')).toBe('2026-12-23T23:00:00.000Z');
  expect(end('2026-12-23T07:59')).toBe('2026-12-23T22:59:00.000Z');
  expect(end('2026-12-23T20:00')).toBe('2026-12-23T23:00:00.000Z');
});

it('leaves at least half an hour to pay', () => {
  expect(end('2026-12-24T07:30')).toBe('2026-12-23T23:00:00.000Z');
  expect(end('2026-12-24T07:31')).toBeNull();
  expect(end('2026-12-24T11:00')).toBeNull();
});

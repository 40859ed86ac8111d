import { describe, expect, it } from 'vitest';
import { isRecentSignIn, refreshOutcome, sessionEnd, sessionLife } from './sessionRules.ts';

const now = new Date('2026-11-21T12:00:00+09:00');
const day = 24 * 3_600_000;
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe('SPEC 8: the end of a session', () => {
  it('is 14 days after its last use', () => {
    expect(sessionLife).toBe(14 * day);
    expect(sessionEnd(now, now)).toEqual(at(14 * day));
    expect(sessionEnd(at(-76 * day), now)).toEqual(at(14 * day));
  });

  it('is 90 days after the sign-in, however often it is used', () => {
    expect(sessionEnd(at(-76 * day - 1), now)).toEqual(at(14 * day - 1));
    expect(sessionEnd(at(-89 * day), now)).toEqual(at(day));
  });
});

describe('SPEC 8: a refresh token', () => {
  const outcome = (usedAt: Date | null, sharedAt: Date | null = null, end = at(1)) =>
    refreshOutcome({ used_at: usedAt, shared_at: sharedAt, expires_at: end }, now);

  it('is exchanged once', () => {
    expect(outcome(null)).toBe('first');
  });

  it('is worth nothing once its session has ended, used or not', () => {
    expect(outcome(null, null, now)).toBe('ended');
    expect(outcome(at(-day), null, now)).toBe('ended');
  });

  it('is exchanged once more by a second tab within 10 s', () => {
    expect(outcome(now)).toBe('second');
    expect(outcome(at(-10_000))).toBe('second');
    expect(outcome(at(-10_000), at(-5_000))).toBe('retry');
  });

  it('counts as stolen after that, shared or not', () => {
    expect(outcome(at(-10_001))).toBe('reused');
    expect(outcome(at(-10_001), at(-5_000))).toBe('reused');
  });
});

describe('a recent sign-in', () => {
  it('is less than 10 minutes ago', () => {
    expect(isRecentSignIn(now, now)).toBe(true);
    expect(isRecentSignIn(at(-10 * 60_000 + 1), now)).toBe(true);
    expect(isRecentSignIn(at(-10 * 60_000), now)).toBe(false);
  });

  it('is not one that a wrong clock has put into the future', () => {
    expect(isRecentSignIn(at(day), now)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { isSessionOpen, lastUse, mustStoreUse } from './staffSessionRules.ts';

const now = new Date('2026-11-21T12:00:00+09:00');
const minute = 60_000;
const hour = 60 * minute;
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const session = (openedAt: Date, lastUsedAt: Date | null = null, end = at(hour)) => ({
  opened_at: openedAt,
  last_used_at: lastUsedAt,
  expires_at: end,
});

describe('a session of the staff', () => {
  const isOpen = (times: ReturnType<typeof session>) => isSessionOpen(times, now, hour);

  it('was last used when it says so, and otherwise when it was opened', () => {
    expect(lastUse(session(at(-2 * minute), at(-minute)), now)).toEqual(at(-minute));
    expect(lastUse(session(at(-2 * minute)), now)).toEqual(at(-2 * minute));
  });

  it('was last used now if a wrong clock stored a time in the future', () => {
    expect(lastUse(session(at(-minute), at(minute)), now)).toEqual(now);
  });

  it('ends when it has been idle too long', () => {
    expect(isOpen(session(at(-hour + 1)))).toBe(true);
    expect(isOpen(session(at(-hour)))).toBe(false);
    expect(isOpen(session(at(-hour), at(-hour + 1)))).toBe(true);
  });

  it('ends 12 hours after the sign-in, however often it is used', () => {
    expect(isOpen(session(at(-12 * hour), now, at(1)))).toBe(true);
    expect(isOpen(session(at(-12 * hour), now, now))).toBe(false);
  });

  it('has its last use stored once a minute, and again after a wrong clock', () => {
    expect(mustStoreUse(session(at(-hour), at(-minute + 1)), now)).toBe(false);
    expect(mustStoreUse(session(at(-hour), at(-minute)), now)).toBe(true);
    expect(mustStoreUse(session(at(-minute + 1)), now)).toBe(false);
    expect(mustStoreUse(session(at(-hour), at(minute)), now)).toBe(true);
  });
});

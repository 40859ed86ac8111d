import { describe, expect, it } from 'vitest';
import { listVisit, sameVisit } from './listVisit.ts';

describe('SPEC 4: a visit of a list', () => {
  it('is a history entry of its own', () => {
    expect(listVisit({ key: 'a', state: null })).toBe('a');
    expect(listVisit({ key: 'b', state: { tab: 'tour' } })).toBe('b');
    expect(listVisit(null)).toBe('');
  });

  it("spans its map's history entry, and keeps the rest of the state", () => {
    const state = sameVisit({ key: 'a', state: { tab: 'tour' } });
    expect(state).toEqual({ tab: 'tour', listVisit: 'a' });
    expect(listVisit({ key: 'b', state })).toBe('a');
    expect(listVisit({ key: 'c', state: sameVisit({ key: 'b', state }) })).toBe('a');
  });
});

import { describe, expect, it } from 'vitest';
import { listVisit, sameVisit } from './listVisit.ts';

describe('SPEC 4: a visit of a list', () => {
  it('is an entry of the history of its own', () => {
    expect(listVisit({ key: 'a', state: null })).toBe('a');
    expect(listVisit({ key: 'b', state: { tab: 'tour' } })).toBe('b');
    expect(listVisit(null)).toBe('');
  });

  it('spans the entry of its map, and keeps what else the state says', () => {
    const state = sameVisit({ key: 'a', state: { tab: 'tour' } });
    expect(state).toEqual({ tab: 'tour', listVisit: 'a' });
    expect(listVisit({ key: 'b', state })).toBe('a');
    expect(listVisit({ key: 'c', state: sameVisit({ key: 'b', state }) })).toBe('a');
  });
});

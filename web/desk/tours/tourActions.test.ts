import { describe, expect, it } from 'vitest';
import { nextTourStates, type TourState, tourStates } from '../../../domain/tour/tourRules.ts';
import { type TourAction, tourActions } from './tourActions.ts';

const tour = { tripDate: '2026-12-24', startTime: '10:00', isRefundPending: false, isCalledOff: false };
const before = new Date('2026-12-23T12:00:00+09:00');
const during = new Date('2026-12-24T10:30:00+09:00');

/** The state that each action leads to; null where the tour stays as it is. */
const stateAfter: Record<TourAction, TourState | null> = {
  assign: 'offered',
  replace: 'offered',
  sendLink: null,
  unassign: 'unassigned',
  accepted: 'accepted',
  met: 'met',
  notMet: 'notMet',
  finished: 'finished',
  noDriver: 'noDriver',
};

describe('The desk: what to do with a tour', () => {
  it.each(tourStates)('offers for %s only what may follow it', (state) => {
    const offered = tourActions({ ...tour, state }, during).map((action) => stateAfter[action]);
    expect(offered.filter((next) => next !== null && !nextTourStates[state].includes(next))).toEqual([]);
  });

  it('begins with the assignment of a tour without a driver', () => {
    expect(tourActions({ ...tour, state: 'unassigned' }, before)[0]).toBe('assign');
  });

  it('offers to record that the passengers were met or missed only once that can have happened', () => {
    const accepted = { ...tour, state: 'accepted' } as const;
    expect(tourActions(accepted, before)).not.toContain('met');
    expect(tourActions(accepted, new Date('2026-12-24T09:50:00+09:00'))).toContain('met');
    expect(tourActions(accepted, new Date('2026-12-24T09:50:00+09:00'))).not.toContain('notMet');
    expect(tourActions(accepted, during)).toContain('notMet');
  });

  it('offers nothing while a refund is under way', () => {
    expect(tourActions({ ...tour, state: 'accepted', isRefundPending: true }, during)).toEqual([]);
  });

  it('offers nothing for a tour that is called off', () => {
    expect(tourActions({ ...tour, state: 'unassigned', isCalledOff: true }, during)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { DeskSalesDay } from '../../../contract/desk/sales.ts';
import { closuresOn, dayMark, stateRanges } from './dayMarks.ts';

type State = DeskSalesDay['departures'][number]['state'];
const closure = { id: 1, from: '2026-12-24', to: '2026-12-25', departures: null, reason: 'snow' };
const day = (...states: State[]) => ({
  isClosed: false,
  departures: states.map((state, index) => ({
    startTime: `${String(9 + index).padStart(2, '0')}:00`,
    state,
  })),
});

describe('The desk: what a day of the calendar is marked with', () => {
  it.each([
    [day('free', 'soldOut'), [], null],
    [day('past', 'soldOut'), [], 'soldOut'],
    [day('closed', 'soldOut'), [closure], 'soldOut'],
    [day('closed', 'free'), [closure], 'partlyClosed'],
    [day('tooFar', 'soldOut'), [], 'notOnSale'],
    [day('past', 'past'), [], null],
    [{ ...day('closed', 'closed'), isClosed: true }, [], 'closed'],
    // All sales are stopped: the page shows a message about it, so the days need no mark.
    [day('closed', 'closed'), [], null],
  ] as const)('%#: %j', (sales, closures, mark) => {
    expect(dayMark({ ...sales, departures: [...sales.departures] }, closures)).toBe(mark);
  });

  it('lists departures of the same state as one range', () => {
    expect(stateRanges(day('past', 'free', 'free', 'soldOut', 'free'))).toEqual([
      { state: 'past', first: '09:00', last: '09:00' },
      { state: 'free', first: '10:00', last: '11:00' },
      { state: 'soldOut', first: '12:00', last: '12:00' },
      { state: 'free', first: '13:00', last: '13:00' },
    ]);
  });

  it('is concerned by closures from their first to their last day', () => {
    const days = ['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26'];
    expect(days.map((date) => closuresOn([closure], date).length)).toEqual([0, 1, 1, 0]);
  });
});

import type { DeskSalesDay, SalesClosure } from '../../../contract/desk/sales.ts';

/** The mark of a day in the calendar; an ordinary day on sale has none. */
export type DayMark = 'closed' | 'partlyClosed' | 'soldOut' | 'notOnSale';

/** The closures that concern a day. */
export const closuresOn = (closures: readonly SalesClosure[], date: string): SalesClosure[] =>
  closures.filter(({ from, to }) => from <= date && date <= to);

/** @param closures those that concern the day */
export function dayMark(
  { isClosed, departures }: Pick<DeskSalesDay, 'isClosed' | 'departures'>,
  closures: readonly SalesClosure[],
): DayMark | null {
  if (isClosed) return 'closed';
  const open = departures.filter(({ state }) => state !== 'closed' && state !== 'past');
  if (open.length > 0 && open.every(({ state }) => state === 'soldOut')) return 'soldOut';
  if (open.some(({ state }) => state === 'tooFar')) return 'notOnSale';
  return closures.length > 0 ? 'partlyClosed' : null;
}

/** A day's departures as ranges of the same state, in the order of time. */
export function stateRanges({ departures }: Pick<DeskSalesDay, 'departures'>) {
  const ranges: { state: DeskSalesDay['departures'][number]['state']; first: string; last: string }[] = [];
  for (const { startTime, state } of departures) {
    const range = ranges.at(-1);
    if (range?.state === state) range.last = startTime;
    else ranges.push({ state, first: startTime, last: startTime });
  }
  return ranges;
}

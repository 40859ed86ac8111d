import { startTimes } from '../../../domain/tour/planRules.ts';

/** The values of the closure form. If `first` is empty, whole days are closed. */
export interface ClosureValues {
  readonly from: string;
  readonly to: string;
  readonly first: string;
  readonly last: string;
  readonly reason: string;
}

/** An empty form for these days. */
export const newClosure = (from: string, to: string): ClosureValues => ({
  ...{ from, to, first: '', reason: '' },
  last: startTimes.at(-1) ?? '',
});

/** The values as the API takes them, valid or not. */
export function closureBody({ from, to, first, last, reason }: ClosureValues) {
  return { from, to, departures: first === '' ? null : { first, last: last < first ? first : last }, reason };
}

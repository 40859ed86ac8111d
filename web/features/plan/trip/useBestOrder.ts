import { useState } from 'react';
import type { PlannedStop } from '../visitedPlaces.ts';
import { sortByIds } from './order.ts';

export interface BestOrder {
  /** Result of the last press, as long as the places are unchanged since. */
  outcome: 'ordered' | 'alreadyBest' | null;
  orderBest: () => void;
  /** Null while there is nothing to undo. */
  undo: (() => void) | null;
}

interface Press {
  /** The previous order, if a press has changed it. */
  before: readonly number[] | null;
  after: readonly number[];
  outcome: 'ordered' | 'alreadyBest';
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

/**
 * The quickest order, and its undo. Both are reset by the next change of the places, from any source or tab, since the
 * result is valid only for the order it was computed for.
 */
export function useBestOrder(
  places: readonly PlannedStop[],
  best: () => readonly number[],
  change: (places: readonly PlannedStop[]) => void,
): BestOrder {
  const [last, setLast] = useState<Press | null>(null);
  const now = places.map(({ id }) => id);
  const press = last && isSame(last.after, now) ? last : null;
  const before = press?.before;
  return {
    outcome: press?.outcome ?? null,
    orderBest: () => {
      const ordered = sortByIds(places, best());
      const after = ordered.map(({ id }) => id);
      if (isSame(after, now)) {
        setLast({ before: before ?? null, after, outcome: 'alreadyBest' });
        return;
      }
      change(ordered);
      setLast({ before: now, after, outcome: 'ordered' });
    },
    undo: before
      ? () => {
          change(sortByIds(places, before));
          setLast(null);
        }
      : null,
  };
}

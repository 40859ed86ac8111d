import { useState } from 'react';
import { planStore } from './planStore.ts';
import type { PlannedStop } from './visitedPlaces.ts';

export interface RemovedStop {
  readonly place: PlannedStop;
  /** The name as it was shown. */
  readonly name: string;
  /** Where it was in the plan, from 0. */
  readonly index: number;
}

export interface StopRemoval {
  /** The place that was removed last, as long as it can be restored. */
  readonly removed: RemovedStop | null;
  /** The place that was restored last; its controls take the focus again. */
  readonly restoredId: number | null;
  readonly remove: (place: PlannedStop, name: string) => void;
  readonly undo: () => void;
}

/** The chosen places with a removed one put back where it was, unless it has been chosen again meanwhile. */
export function withRestored(
  places: readonly PlannedStop[],
  { place, index }: Pick<RemovedStop, 'place' | 'index'>,
): readonly PlannedStop[] {
  return places.some(({ id }) => id === place.id) ? places : places.toSpliced(index, 0, place);
}

/** Removes chosen places from the plan on this device, and can restore the last one. */
export function useStopRemoval(): StopRemoval {
  const [removed, setRemoved] = useState<RemovedStop | null>(null);
  const [restoredId, setRestoredId] = useState<number | null>(null);
  return {
    removed,
    restoredId,
    remove: (place, name) => {
      const index = planStore.read().places.findIndex(({ id }) => id === place.id);
      planStore.removePlace(place.id);
      setRemoved({ place, name, index: Math.max(index, 0) });
      setRestoredId(null);
    },
    undo: () => {
      if (!removed) return;
      planStore.changePlaces((places) => withRestored(places, removed));
      setRemoved(null);
      setRestoredId(removed.place.id);
    },
  };
}

import { useSyncExternalStore } from 'react';

/** Result of requesting the position; `far` measures from Gangneung Station instead. */
export type Whereabouts = 'unasked' | 'asking' | 'near' | 'far' | 'refused' | 'unavailable' | 'late';

/** Metres in a straight line, by the place's id. */
export type Distances = ReadonlyMap<number, number>;

interface Known {
  readonly how: Whereabouts;
  readonly distances: Distances | null;
}

let known: Known = { how: 'unasked', distances: null };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far the places are, if the visitor shared their position: in this document's memory only. */
export const here = {
  now: () => known,
  set: (next: Known) => {
    known = next;
    for (const listener of listeners) listener();
  },
};

export function useHere(): Known {
  return useSyncExternalStore(subscribe, here.now, here.now);
}

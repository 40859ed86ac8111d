import { useSyncExternalStore } from 'react';
import { Store } from '../../shared/Store.ts';

/** Result of requesting the position; `far` measures from Gangneung Station instead. */
export type Whereabouts = 'unasked' | 'asking' | 'near' | 'far' | 'refused' | 'unavailable' | 'late';

/** Metres in a straight line, by the place's id. */
export type Distances = ReadonlyMap<number, number>;

interface Known {
  readonly how: Whereabouts;
  readonly distances: Distances | null;
}

/** How far the places are, if the visitor shared their position: in this document's memory only. */
export const geolocation = new Store<Known>({ how: 'unasked', distances: null });

export function useGeolocation(): Known {
  return useSyncExternalStore(geolocation.subscribe, geolocation.now, geolocation.now);
}

import { useSyncExternalStore } from 'react';
import type { Position } from '../../../domain/geography/distance.ts';
import { Store } from '../../shared/Store.ts';

/** Result of requesting the position; `far` measures from Gangneung Station instead. */
export type Whereabouts = 'unasked' | 'asking' | 'near' | 'far' | 'refused' | 'unavailable' | 'late';

/** Metres in a straight line, by the place's id. */
export type Distances = ReadonlyMap<number, number>;

interface Known {
  readonly how: Whereabouts;
  readonly distances: Distances | null;
  /** Where the visitor is, for a map; null also if distances are measured from the station. */
  readonly position: Position | null;
}

export const unasked: Known = { how: 'unasked', distances: null, position: null };

/** Where the visitor is and how far the places are, if they shared their position: in this document's memory only. */
export const geolocation = new Store<Known>(unasked);

export function useGeolocation(): Known {
  return useSyncExternalStore(geolocation.subscribe, geolocation.now, geolocation.now);
}

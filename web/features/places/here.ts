/** Where a visitor is, to three decimals of a degree (about 100 m): all that ever leaves the device. */
export interface Here {
  lat: string;
  lng: string;
}

/** What came of asking for the position; `far` measures from Gangneung Station instead. */
export type Whereabouts = 'unasked' | 'asking' | 'near' | 'far' | 'refused' | 'unavailable' | 'late';

interface Known {
  readonly how: Whereabouts;
  readonly at: Here | null;
}

let known: Known = { how: 'unasked', at: null };
const listeners = new Set<() => void>();

/** The visitor's position, if they said so: in this document's memory alone, never in an address or a store. */
export const here = {
  now: () => known,
  set: (next: Known) => {
    known = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The same position gives the same key; an empty one is none. */
export function hereKey(): string {
  return known.at ? Object.values(known.at).join() : '';
}

/** The visitor's position, rounded to three decimals of a degree (about 100 m): no finer value leaves the device. */
export interface Here {
  lat: string;
  lng: string;
}

/** Result of requesting the position; `far` measures from Gangneung Station instead. */
export type Whereabouts = 'unasked' | 'asking' | 'near' | 'far' | 'refused' | 'unavailable' | 'late';

interface Known {
  readonly how: Whereabouts;
  readonly at: Here | null;
}

let known: Known = { how: 'unasked', at: null };
const listeners = new Set<() => void>();

/** The visitor's position, if they shared it: in this document's memory only, never in a URL or in storage. */
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

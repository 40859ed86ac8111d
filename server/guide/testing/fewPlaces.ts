import type { Starter } from '../starter.ts';

/** The first places of the files. Each publication indexes every place: with few it takes a tenth of the time. */
export function withFewPlaces(starter: Starter): Starter {
  return { ...starter, places: new Map([...starter.places].slice(0, 20)) };
}

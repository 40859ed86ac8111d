import { mostStops } from '../../../contract/planRules.ts';

/** A chosen place, as stored in local storage under `visitedPlaces` (SPEC 3). */
export interface VisitedPlace {
  id: number;
  title: string;
  lat: number;
  lng: number;
  /** Set for a place of a saved plan that has left the guide; for no other. */
  isListed?: false;
}

/** SPEC 3, DESIGN 7a. */
const storageKey = 'visitedPlaces';
/** SPEC 3: the default position of a visited place without coordinates. */
const defaultPosition = { lat: 37.751, lng: 128.876 };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function coordinate(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

/** Parses stored places: untrusted; broken entries are dropped, and doubled ids kept once. */
export function parseVisitedPlaces(text: string | null): VisitedPlace[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  const places = new Map<number, VisitedPlace>();
  for (const entry of stored) {
    if (!isRecord(entry)) continue;
    const { isListed, ...others } = entry;
    const id = Number(entry.id);
    if (!Number.isSafeInteger(id) || id < 1 || typeof entry.title !== 'string' || places.has(id)) continue;
    places.set(id, {
      // Fields that a newer release may have written are preserved.
      ...others,
      id,
      title: entry.title,
      lat: coordinate(entry.lat, defaultPosition.lat),
      lng: coordinate(entry.lng, defaultPosition.lng),
      ...(isListed === false && { isListed }),
    });
  }
  return [...places.values()];
}

/** SPEC 4: adds a place without doubling its id. */
export function withPlace(places: readonly VisitedPlace[], place: VisitedPlace): VisitedPlace[] {
  return places.some(({ id }) => id === place.id) ? [...places] : [...places, place];
}

/** The maximum size of a plan (DESIGN 3); places that have left the guide do not count. */
export function isFull(places: readonly VisitedPlace[]): boolean {
  return places.filter(({ isListed }) => isListed !== false).length >= mostStops;
}

export function readVisitedPlaces(): VisitedPlace[] {
  try {
    return parseVisitedPlaces(localStorage.getItem(storageKey));
  } catch {
    // Browsers may block storage altogether.
    return [];
  }
}

/** False if storage is full or blocked; the previous value then stays. */
export function writeVisitedPlaces(places: readonly VisitedPlace[]): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    return false;
  }
  // `storage` events reach other tabs only; this one notifies the components of this tab.
  dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  return true;
}

/** Calls back when the chosen places change, in this tab or another. */
export function onVisitedPlacesChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

import { maxStops } from '../../../domain/tour/planRules.ts';
import { isRecord } from '../../shared/isRecord.ts';

/**
 * A chosen place, as stored in local storage under `visitedPlaces` (docs/product/screens.md#what-the-browser-stores).
 */
export interface PlannedStop {
  id: number;
  title: string;
  lat: number;
  lng: number;
  /** Set for a place of a saved plan that has left the guide; for no other. */
  isListed?: false;
}

/** The default position of a visited place without coordinates (docs/product/screens.md#entities). */
export const defaultPosition = { lat: 37.751, lng: 128.876 };

function coordinate(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

/** Parses stored places: untrusted; broken entries are dropped, and doubled ids kept once. */
export function parsePlannedStops(text: string | null): PlannedStop[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  const places = new Map<number, PlannedStop>();
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

/** Both lists without duplicates (docs/product/plans.md#my-plan). The first one's places come first and win. */
export function mergedPlaces(
  first: readonly PlannedStop[],
  others: readonly PlannedStop[],
): readonly PlannedStop[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...others.filter(({ id }) => !known.has(id))];
}

/**
 * The maximum size of a plan (docs/product/plans.md#saving-through-the-api); places that have left the guide do not
 * count.
 */
export function isPlanFull(places: readonly PlannedStop[]): boolean {
  return places.filter(({ isListed }) => isListed !== false).length >= maxStops;
}

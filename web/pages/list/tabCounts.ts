import type { PlaceList } from '../../../contract/places.ts';
import { byPlaceType, type PlaceType } from '../../../domain/places/placeTypes.ts';

/** How many places each tab finds for the search word; empty without one, and until the list is loaded. */
export type TabCounts = Partial<Record<PlaceType, number>>;

/** @param first the first page of the shown tab's list, which counts all tabs */
export function tabCounts(first: PlaceList | undefined): TabCounts {
  const counts = first?.byCategory;
  return counts ? byPlaceType((type) => counts[type].totalItems) : {};
}

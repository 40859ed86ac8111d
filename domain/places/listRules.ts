import { type PlaceType, placeTypes } from './placeTypes.ts';

/** What lists are sorted by (docs/product/lists.md#sort-keys-of-the-api). */
export type SortKey = 'like' | 'name' | 'rank';
export type SortDirection = 'asc' | 'desc';

/**
 * The requested direction; by default asc for names and desc for the rest (docs/product/lists.md#sort-keys-of-the-api).
 */
export function sortDirection(sortKey: SortKey, requested: SortDirection | undefined): SortDirection {
  return requested ?? (sortKey === 'name' ? 'asc' : 'desc');
}

/** Number of neighbours on a detail page. */
export const nearbyCount = 6;

interface ListScope {
  /** The category in the path. */
  readonly type: PlaceType;
  readonly q: string | undefined;
  readonly categoryFilter: boolean;
  readonly typeSearch: readonly PlaceType[] | undefined;
}

/** Whether a list also counts its search's matches in each category: only a search that is filtered by the list's own category. */
export function countsCategories({ q, categoryFilter, typeSearch }: Omit<ListScope, 'type'>): boolean {
  return q !== undefined && categoryFilter && typeSearch === undefined;
}

/**
 * The categories that a list contains: without a search, the category in the path; with one, those of `typeSearch`, or all.
 * `categoryFilter` reduces the latter to the category in the path.
 */
export function listedTypes({ type, q, categoryFilter, typeSearch }: ListScope): PlaceType[] {
  if (q === undefined) return [type];
  return placeTypes.filter((one) => (!categoryFilter || one === type) && (typeSearch?.includes(one) ?? true));
}

import type { PlaceItem, PlaceList } from '../../../contract/places.ts';

/** The pages of a list that a visitor has loaded. */
export interface LoadedPages {
  items: readonly PlaceItem[];
  lastPage: number;
  totalPages: number;
}

/**
 * The pages loaded by scrolling after a first page. They belong to the first page object cached for this visit
 * (client/LoaderCache.ts), so that Back restores the list at its full length, and a reloaded list starts over.
 */
const pagesAfter = new WeakMap<PlaceList, LoadedPages>();

export const listCache = {
  recall: (first: PlaceList): LoadedPages =>
    pagesAfter.get(first) ?? {
      items: first.items,
      lastPage: first.currentPage,
      totalPages: first.totalPages,
    },
  remember: (first: PlaceList, pages: LoadedPages) => {
    pagesAfter.set(first, pages);
  },
};

const numbers = new WeakMap<PlaceList, number>();
let lastNumber = 0;

/** Identifies a list, and tells it from an earlier load of the same view. */
export function listNumber(first: PlaceList): number {
  const known = numbers.get(first);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(first, lastNumber);
  return lastNumber;
}

/** Appends a page, but only the requested one (SPEC 4), and no place twice. */
export function withPage(
  loaded: LoadedPages,
  requested: number,
  page: { items: readonly PlaceItem[]; currentPage: number; totalPages: number },
): LoadedPages {
  if (page.currentPage !== requested || requested !== loaded.lastPage + 1) return loaded;
  const known = new Set(loaded.items.map((item) => item.id));
  return {
    items: [...loaded.items, ...page.items.filter((item) => !known.has(item.id))],
    lastPage: page.currentPage,
    totalPages: page.totalPages,
  };
}

import type { PlaceItem } from '../../contract/places.ts';

/** The pages of a list that a visitor has loaded. */
export interface LoadedPages {
  items: readonly PlaceItem[];
  lastPage: number;
  totalPages: number;
}

const most = 30;

/**
 * What was loaded by scrolling, by the list's address, so that going back finds the list as long as it was.
 * Lives as long as the tab's document.
 */
export class ListMemory {
  private readonly lists = new Map<string, LoadedPages>();

  recall(key: string): LoadedPages | undefined {
    return this.lists.get(key);
  }

  remember(key: string, pages: LoadedPages): void {
    this.lists.delete(key);
    this.lists.set(key, pages);
    const oldest = this.lists.keys().next();
    if (this.lists.size > most && !oldest.done) this.lists.delete(oldest.value);
  }
}

/** Appends a page, but only the one that was asked for (SPEC 4), and no place twice. */
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

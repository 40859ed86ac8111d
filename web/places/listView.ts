import { type PlaceType, placeTypes } from '../../contract/placeTypes.ts';
import type { ListView } from '../paths.ts';

/** A list view with every choice made. */
export interface ChosenView extends ListView {
  query: string;
  sort: 1 | 2;
  page: number;
}

const isPlaceType = (text: unknown): text is PlaceType => placeTypes.some((type) => type === text);

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The tab that navigation state asks for (SPEC 2), or null. */
function tabOfState(state: unknown): PlaceType | null {
  if (typeof state !== 'object' || state === null || !('tab' in state)) return null;
  return isPlaceType(state.tab) ? state.tab : null;
}

/**
 * What the list shows by its address; the tab of navigation state counts where the address names none. Values that
 * mean nothing are passed over: an address that was shared and cut still shows a list.
 */
export function readListView(search: URLSearchParams, state: unknown = null): ChosenView {
  const tab = search.get('tab');
  return {
    tab: isPlaceType(tab) ? tab : (tabOfState(state) ?? 'tour'),
    query: (search.get('query') ?? '').trim().slice(0, 100),
    themeId: wholeNumber(search.get('theme')),
    sort: search.get('sort') === '2' ? 2 : 1,
    page: wholeNumber(search.get('page')) ?? 1,
  };
}

/** The API's query for a page of one tab (SPEC 7). A name list runs from A to Z (DESIGN 7). */
export function listQuery(view: ChosenView, language: string, page: number, size: number) {
  return {
    page: String(page),
    size: String(size),
    sortKey: view.sort === 2 ? ('name' as const) : ('like' as const),
    direction: view.sort === 2 ? ('asc' as const) : ('desc' as const),
    locale: language,
    ...(view.themeId ? { themeId: String(view.themeId) } : {}),
    ...(view.query ? { categoryFilter: 'true' as const, q: view.query } : {}),
  };
}

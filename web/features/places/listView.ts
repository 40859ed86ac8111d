import { isSeoulMinute } from '../../../domain/calendar/seoulTime.ts';
import { type PlaceType, placeTypes } from '../../../domain/places/placeTypes.ts';
import type { ListSort, ListView } from '../../shared/paths.ts';

/** A list view with every choice set. */
export interface ChosenView extends ListView {
  tab: PlaceType;
  /** False if the tab is only the default: a search then opens the tab with the best match. */
  isTabChosen: boolean;
  query: string;
  sort: ListSort;
  isOpen: boolean;
  openAt: string | undefined;
  page: number;
}

const isPlaceType = (text: unknown): text is PlaceType => placeTypes.some((type) => type === text);

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The sort from a control or a URL; invalid values mean popular. */
export function parseSort(text: string | null): ListSort {
  return text === '3' ? 3 : text === '2' ? 2 : 1;
}

/** Without a position the list cannot be sorted by distance and falls back to likes. */
export function shownSort(sort: ListSort, isLocated: boolean): ListSort {
  return sort === 3 && !isLocated ? 1 : sort;
}

/** The tab requested by navigation state (docs/product/lists.md#which-tab-a-search-opens), or null. */
function tabFromState(state: unknown): PlaceType | null {
  if (typeof state !== 'object' || state === null || !('tab' in state)) return null;
  return isPlaceType(state.tab) ? state.tab : null;
}

/**
 * What the list shows according to its URL; the tab of the navigation state applies if the URL names none. Invalid
 * values are ignored, so that a truncated shared link still shows a list.
 */
export function readListView(search: URLSearchParams, state: unknown = null): ChosenView {
  const named = search.get('tab');
  const tab = isPlaceType(named) ? named : tabFromState(state);
  const openAt = search.get('openAt') ?? '';
  const isAtMinute = isSeoulMinute(openAt);
  return {
    tab: tab ?? 'tour',
    isTabChosen: tab !== null,
    query: (search.get('query') ?? '').trim().slice(0, 100),
    themeId: wholeNumber(search.get('theme')),
    sort: parseSort(search.get('sort')),
    isOpen: search.get('open') === 'now' && !isAtMinute,
    openAt: isAtMinute ? openAt : undefined,
    page: wholeNumber(search.get('page')) ?? 1,
  };
}

/** The API's `openAt` for a view; `now` for the minute of the request. */
export function openAtQuery({ isOpen, openAt }: ChosenView, now = 'now'): { openAt?: string } {
  if (openAt) return { openAt };
  return isOpen ? { openAt: now } : {};
}

/** The filters of the API's query for a view; `now` as for `listQuery`. */
export function filterQuery(view: ChosenView, language: string, now?: string) {
  return {
    locale: language,
    ...(view.themeId ? { themeId: String(view.themeId) } : {}),
    ...(view.query ? { q: view.query } : {}),
    ...openAtQuery(view, now),
  };
}

/**
 * The API's query for one page of a tab (docs/product/api.md#endpoints). A list by name runs from A to Z
 * (docs/product/deviations.md); the nearest are sorted on the device.
 * @param now the minute (in Seoul) of the list's first page, for its later pages; the first page itself uses the
 *   current time.
 */
export function listQuery(view: ChosenView, language: string, page: number, size: number, now?: string) {
  const isByName = view.sort === 2;
  return {
    page: String(page),
    size: String(size),
    sortKey: isByName ? ('name' as const) : ('like' as const),
    direction: isByName ? ('asc' as const) : ('desc' as const),
    ...(view.query ? { categoryFilter: 'true' as const } : {}),
    ...filterQuery(view, language, now),
  };
}

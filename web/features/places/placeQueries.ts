import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlaceItem, PlaceList } from '../../../contract/places.ts';
import type { Language } from '../../../domain/languages.ts';
import { listPageSize, maxPageSize, type PlaceType } from '../../../domain/places/placeTypes.ts';
import { callQuery, themesQuery } from '../../shared/client/callQuery.ts';
import { CallFailure, type GuideClient } from '../../shared/client/client.ts';
import type { Distances } from './geolocation.ts';
import { type ChosenView, listQuery, openAtQuery } from './listView.ts';

/** What determines a list, apart from its view. */
export interface ListScope {
  language: Language;
  /** Whether the nearest places come first: then all places are loaded, and sorted on the device. */
  isNearest: boolean;
  /**
   * Only Back restores a list at its full length; every other visit starts a new one (docs/product/lists.md#the-list).
   */
  visit: string;
}

interface ListPageParam {
  page: number;
  /** The minute of the first page, for a list of open places. */
  openAt?: string | undefined;
}

/** A list of what is open now is valid for a minute; any other stays as it was when the visitor comes back to it. */
const staleTime = ({ isOpen }: ChosenView) => (isOpen ? 60_000 : Number.POSITIVE_INFINITY);

/** The themes, each with the number of places that the list would have if filtered by it. */
export const listThemesQuery = (client: GuideClient, view: ChosenView, locale: Language) =>
  themesQuery(client, locale, {
    type: view.tab,
    ...(view.query ? { q: view.query } : {}),
    ...openAtQuery(view),
  });

/** A list's pages from the one that the view names; more are added as the visitor scrolls. */
export function listPagesQuery(
  client: GuideClient,
  view: ChosenView,
  { language, isNearest, visit }: ListScope,
) {
  const firstPage: ListPageParam = { page: view.page };
  return infiniteQueryOptions({
    queryKey: [
      isNearest ? 'allPages' : 'listPages',
      view.tab,
      listQuery(view, language, view.page, listPageSize),
      visit,
    ],
    queryFn: async ({ pageParam: { page, openAt }, signal }) => {
      const fetchPage = async (number: number, size: number, at: string | undefined) => {
        const query = listQuery(view, language, number, size, at);
        const list = await client.call('listPlaces', { params: { type: view.tab }, query }, signal);
        // A page is applied only when it is the requested one (docs/product/lists.md#the-list).
        if (list.currentPage !== number) throw new CallFailure(200, 'internal');
        return list;
      };
      if (isNearest) return allInOne(fetchPage, page);
      return fetchPage(page, listPageSize, openAt);
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ currentPage, totalPages, open }): ListPageParam | undefined =>
      currentPage < totalPages ? { page: currentPage + 1, openAt: open?.at } : undefined,
    staleTime: staleTime(view),
  });
}

/** All pages of a list as if they were one, by whatever number the URL asks for. */
async function allInOne(
  fetchPage: (number: number, size: number, openAt: string | undefined) => Promise<PlaceList>,
  asked: number,
): Promise<PlaceList> {
  const first = await fetchPage(1, maxPageSize, undefined);
  const numbers = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => index + 2);
  const others = await Promise.all(numbers.map((number) => fetchPage(number, maxPageSize, first.open?.at)));
  return { ...first, items: mergePages([first, ...others]), currentPage: asked, totalPages: asked };
}

/** The nearest first; a place that is new to the guide has no distance yet, and comes last. */
export function nearestFirst(places: readonly PlaceItem[], distances: Distances): PlaceItem[] {
  const metresTo = ({ id }: PlaceItem) => distances.get(id) ?? Number.POSITIVE_INFINITY;
  return places.toSorted((one, other) => metresTo(one) - metresTo(other) || 0);
}

/** The places of all pages; one that has moved between pages meanwhile is shown once. */
export function mergePages(pages: readonly { items: readonly PlaceItem[] }[]): PlaceItem[] {
  const places = new Map<number, PlaceItem>();
  for (const { items } of pages)
    for (const place of items) if (!places.has(place.id)) places.set(place.id, place);
  return [...places.values()];
}

export const placeQuery = (client: GuideClient, type: PlaceType, id: string, locale: Language) =>
  callQuery(client, 'getPlace', { params: { type, id }, query: { locale } });

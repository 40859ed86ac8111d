import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../contract/languages.ts';
import type { PlaceItem } from '../../../contract/places.ts';
import { listPageSize, type PlaceType } from '../../../contract/placeTypes.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { CallFailure, type GuideClient } from '../../shared/client/client.ts';
import type { Here } from './here.ts';
import { type ChosenView, listQuery } from './listView.ts';

/** What determines a list besides its view. */
export interface ListScope {
  language: Language;
  /** Where distances are measured from. */
  from: Here | null;
  /** SPEC 4: only Back restores a list at its full length; every other visit starts a new one. */
  visit: string;
}

interface ListPageParam {
  page: number;
  /** The minute of the first page, for a list of open places. */
  openAt?: string | undefined;
}

/** A list of open places is valid for a minute; any other stays as it was when the visitor comes back to it. */
const staleTimeOf = ({ isOpen }: ChosenView) => (isOpen ? 60_000 : Number.POSITIVE_INFINITY);

/** The themes with the number of places that each would leave of the list. */
export const listThemesQuery = (client: GuideClient, { tab, query, isOpen }: ChosenView, locale: Language) =>
  callQuery(client, 'listThemes', {
    params: {},
    query: { locale, type: tab, ...(query ? { q: query } : {}), ...(isOpen ? { openAt: 'now' } : {}) },
  });

/** A list's pages from the one that the view names; more are added as the visitor scrolls. */
export function listPagesQuery(client: GuideClient, view: ChosenView, { language, from, visit }: ListScope) {
  const firstPage: ListPageParam = { page: view.page };
  return infiniteQueryOptions({
    queryKey: ['listPages', view.tab, listQuery(view, language, view.page, listPageSize, { from }), visit],
    queryFn: async ({ pageParam: { page, openAt }, signal }) => {
      const query = listQuery(view, language, page, listPageSize, { from, openAt });
      const list = await client.call('listPlaces', { params: { type: view.tab }, query }, signal);
      // SPEC 4: a page is applied only when it is the requested one.
      if (list.currentPage !== page) throw new CallFailure(200, 'internal');
      return list;
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ currentPage, totalPages, open }): ListPageParam | undefined =>
      currentPage < totalPages ? { page: currentPage + 1, openAt: open?.at } : undefined,
    staleTime: staleTimeOf(view),
  });
}

/** How many places another tab would show. */
export function tabCountQuery(client: GuideClient, view: ChosenView, tab: PlaceType, scope: ListScope) {
  const query = listQuery(view, scope.language, 1, 1, { from: scope.from });
  return queryOptions({
    queryKey: ['tabCount', tab, query, scope.visit],
    queryFn: async ({ signal }) => {
      const { totalItems } = await client.call('listPlaces', { params: { type: tab }, query }, signal);
      return totalItems;
    },
    staleTime: staleTimeOf(view),
  });
}

/** The places of all pages; one that has moved between pages meanwhile is shown once. */
export function placesOf(pages: readonly { items: readonly PlaceItem[] }[]): PlaceItem[] {
  const places = new Map<number, PlaceItem>();
  for (const { items } of pages)
    for (const place of items) if (!places.has(place.id)) places.set(place.id, place);
  return [...places.values()];
}

export const placeQuery = (client: GuideClient, type: PlaceType, id: string, locale: Language) =>
  callQuery(client, 'getPlace', { params: { type, id }, query: { locale } });

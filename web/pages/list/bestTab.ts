import { type QueryClient, queryOptions } from '@tanstack/react-query';
import searchTabs from '../../../content/searchTabs.json' with { type: 'json' };
import type { PlaceList } from '../../../contract/places.ts';
import { type PlaceType, placeTypes } from '../../../domain/places/placeTypes.ts';
import { asTabWord } from '../../../domain/search/searchTabs.ts';
import type { ChosenView } from '../../features/places/listView.ts';
import { type ListScope, listPagesQuery, tabCountQuery } from '../../features/places/placeQueries.ts';
import type { GuideClient } from '../../shared/client/client.ts';

const noPlaces: PlaceList = { items: [], currentPage: 1, totalPages: 0, totalItems: 0 };

/** What a search finds in each tab. */
export type TabLists = Record<PlaceType, PlaceList>;

/** A server of the previous release sends no class; then the numbers decide. */
const findMatchClass = ({ matchClass }: PlaceList) => matchClass ?? Number.POSITIVE_INFINITY;

const tabWords: Record<PlaceType, readonly string[]> = searchTabs;

/**
 * The tab for a search without a chosen one. For a word of content/searchTabs.json it is the tab that the editors chose,
 * if that has any match: `sea` is part of a hotel's name, but means the beaches. Otherwise it is the tab whose best match
 * has the best class (a whole name before a part of one), then the one with the most places, then the first. The first
 * tab if nothing is found.
 */
export function bestTab(query: string, lists: TabLists): PlaceType {
  const found = placeTypes.filter((type) => lists[type].totalItems > 0);
  const word = asTabWord(query);
  const chosen = found.find((type) => tabWords[type].includes(word));
  if (chosen) return chosen;
  const [first = placeTypes[0], ...others] = found;
  return others.reduce((best, type) => {
    const [mine, its] = [lists[type], lists[best]];
    if (findMatchClass(mine) !== findMatchClass(its))
      return findMatchClass(mine) < findMatchClass(its) ? type : best;
    return mine.totalItems > its.totalItems ? type : best;
  }, first);
}

/**
 * The best tab of a search that names none. The lists of all tabs are requested at once, and become the shown tab's
 * first page and the other tabs' counts.
 */
export function bestTabQuery(queries: QueryClient, client: GuideClient, view: ChosenView, scope: ListScope) {
  const tabQuery = (tab: PlaceType) => listPagesQuery(client, { ...view, tab }, scope);
  const fetchFirstPage = async (tab: PlaceType): Promise<PlaceList> => {
    const { pages } = await queries.fetchInfiniteQuery(tabQuery(tab));
    return pages[0] ?? noPlaces;
  };
  return queryOptions({
    queryKey: ['bestTab', ...tabQuery(view.tab).queryKey],
    queryFn: async () => {
      const [tour, restaurant, accommodation] = await Promise.all([
        fetchFirstPage('tour'),
        fetchFirstPage('restaurant'),
        fetchFirstPage('accommodation'),
      ]);
      const lists = { tour, restaurant, accommodation };
      const best = bestTab(view.query, lists);
      for (const tab of placeTypes.filter((one) => one !== best)) {
        queries.setQueryData(tabCountQuery(client, view, tab, scope).queryKey, lists[tab].totalItems);
        queries.removeQueries(tabQuery(tab));
      }
      return best;
    },
  });
}

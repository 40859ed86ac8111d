import { type QueryClient, queryOptions } from '@tanstack/react-query';
import searchTabs from '../../../content/searchTabs.json' with { type: 'json' };
import type { PlaceCount } from '../../../contract/places.ts';
import { type PlaceType, placeTypes } from '../../../domain/places/placeTypes.ts';
import { asTabWord } from '../../../domain/search/searchTabs.ts';
import type { ChosenView } from '../../features/places/listView.ts';
import { type ListScope, listPagesQuery } from '../../features/places/placeQueries.ts';
import type { GuideClient } from '../../shared/client/client.ts';

const tabWords: Record<PlaceType, readonly string[]> = searchTabs;

/** The tab that the editors chose for a word of content/searchTabs.json. */
function chosenTab(query: string, tabs: readonly PlaceType[]): PlaceType | undefined {
  const word = asTabWord(query);
  return tabs.find((type) => tabWords[type].includes(word));
}

/** A class that is worse than any. */
const noClass = Number.POSITIVE_INFINITY;

/**
 * The tab for a search without a chosen tab. For a word of content/searchTabs.json it is the tab that the editors chose,
 * if that has any match: `sea` is part of a hotel's name, but means the beaches. Otherwise it is the tab whose best match
 * has the best class (a whole name before a part of one), then the one with the most places, then the first. The first
 * tab if nothing is found.
 */
export function bestTab(query: string, counts: Record<PlaceType, PlaceCount>): PlaceType {
  const found = placeTypes.filter((type) => counts[type].totalItems > 0);
  const chosen = chosenTab(query, found);
  if (chosen) return chosen;
  const [first = placeTypes[0], ...others] = found;
  return others.reduce((best, type) => {
    const { totalItems, matchClass = noClass } = counts[type];
    const { totalItems: most, matchClass: bestClass = noClass } = counts[best];
    if (matchClass !== bestClass) return matchClass < bestClass ? type : best;
    return totalItems > most ? type : best;
  }, first);
}

/**
 * The best tab of a search that names none. Requests the list of one tab, which counts all tabs; if another tab is
 * better, that list is dropped.
 */
export function bestTabQuery(queries: QueryClient, client: GuideClient, view: ChosenView, scope: ListScope) {
  const requested = chosenTab(view.query, placeTypes) ?? view.tab;
  const list = listPagesQuery(client, { ...view, tab: requested }, scope);
  return queryOptions({
    queryKey: ['bestTab', ...list.queryKey],
    queryFn: async () => {
      const { pages } = await queries.fetchInfiniteQuery(list);
      const counts = pages[0]?.byCategory;
      // A server of the previous release counts one tab only.
      const best = counts ? bestTab(view.query, counts) : requested;
      if (best !== requested) queries.removeQueries(list);
      return best;
    },
  });
}

import { useQueries } from '@tanstack/react-query';
import { type PlaceType, placeTypes } from '../../../domain/places/placeTypes.ts';
import type { ChosenView } from '../../features/places/listView.ts';
import { type ListScope, tabCountQuery } from '../../features/places/placeQueries.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';

/** How many places each tab finds for the search word; empty without one, and for tabs that are not known yet. */
export interface TabCounts {
  byTab: Partial<Record<PlaceType, number>>;
  isPending: boolean;
}

/** The counts of all tabs; the shown one's is that of its list. */
export function useTabCounts(view: ChosenView, scope: ListScope, ofShown: number | undefined): TabCounts {
  const client = useClient();
  const others = view.query ? placeTypes.filter((tab) => tab !== view.tab) : [];
  const found = useQueries({ queries: others.map((tab) => tabCountQuery(client, view, tab, scope)) });
  const byTab: TabCounts['byTab'] = {};
  if (view.query && ofShown !== undefined) byTab[view.tab] = ofShown;
  for (const [index, tab] of others.entries()) {
    const count = found[index]?.data;
    if (count !== undefined) byTab[tab] = count;
  }
  return { byTab, isPending: found.some(({ isPending }) => isPending) };
}

import { type Location, useNavigation } from 'react-router';
import { type ChosenView, readListView } from '../../features/places/listView.ts';
import { type ListView, paths } from '../../shared/paths.ts';

interface ListPath {
  /** The list after a choice, from its first page on. */
  listPath: (choice: ListView) => string;
  /** Whether another search is being loaded, which has no entry in the history yet. */
  isSearching: boolean;
}

/** @param loading the address that is being loaded; undefined if none is */
export function createListPath(
  shown: ChosenView,
  loading: Pick<Location, 'pathname' | 'search' | 'state'> | undefined,
): ListPath {
  const requested =
    loading?.pathname === paths.list()
      ? readListView(new URLSearchParams(loading.search), loading.state)
      : shown;
  const isSearching = requested.query !== shown.query;
  // Without a chosen tab, the search opens the one with the best match.
  const tab = isSearching && !requested.isTabChosen ? undefined : requested.tab;
  return { listPath: (choice) => paths.list({ ...requested, tab, page: 1, ...choice }), isSearching };
}

/** Addresses of the list. What is chosen while another search is being loaded, as on a slow network, applies to that search. */
export function useListPath(shown: ChosenView): ListPath {
  return createListPath(shown, useNavigation().location);
}

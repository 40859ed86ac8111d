import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PlaceItem } from '../../../contract/places.ts';
import type { Theme } from '../../../contract/themes.ts';
import { type LoadedFestivals, loadFestivals } from '../../features/festivals/festivals.ts';
import { type Distances, geolocation, useGeolocation } from '../../features/places/geolocation.ts';
import { type ChosenView, readListView, shownSort } from '../../features/places/listView.ts';
import { PlaceCardSkeleton } from '../../features/places/PlaceCardSkeleton.tsx';
import {
  listPagesQuery,
  listThemesQuery,
  mergePages,
  nearestFirst,
} from '../../features/places/placeQueries.ts';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { CallFailure } from '../../shared/client/client.ts';
import { readServices } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { itemListJsonLd } from '../../shared/page/jsonLd.ts';
import { loadOptionalPart } from '../../shared/page/outdated.ts';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { Skeletons } from '../../shared/ui/Skeleton.tsx';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';
import { bestTabQuery } from './bestTab.ts';
import { EmptyList, NoSuchTheme } from './EmptyList.tsx';
import { FestivalsToday } from './FestivalsToday.tsx';
import { CategoryTabs, SortSelect, ThemeChips } from './ListControls.tsx';
import { ListCount } from './ListCount.tsx';
import { ListFilters } from './ListFilters.tsx';
import { gridClass, type ListQuery, PlaceGrid } from './PlaceGrid.tsx';
import { type TabCounts, tabCounts } from './tabCounts.ts';

/** Not part of the first load: without script there is neither a map nor a button for it. */
const ListMapControls = lazy(async () => ({
  default: (await loadOptionalPart(() => import('./ListMapControls.tsx'))).ListMapControls,
}));

interface ListData {
  view: ChosenView;
  visit: string;
  /** The URL names an unknown theme, or a page past the end; known once the data is loaded. */
  isNotFound?: true;
  festivals?: LoadedFestivals;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = readServices(context);
  const { client, queries, language, entry, visit } = services;
  const requested = readListView(new URL(request.url).searchParams, entry?.state);
  const scope = { language, isNearest: isNearestFirst(requested, geolocation.now().distances), visit };
  const tab =
    requested.query && !requested.isTabChosen
      ? await queries.fetchQuery(bestTabQuery(queries, client, requested, scope)).catch(() => requested.tab)
      : requested.tab;
  const view = { ...requested, tab };
  const [themes, list] = [listThemesQuery(client, view, language), listPagesQuery(client, view, scope)];
  const festivals = loadFestivals(services, 0);
  const withFestivals = async (): Promise<ListData> => {
    const found = await festivals;
    return { view, visit, ...(found ? { festivals: found } : {}) };
  };
  if (!services.waits) {
    void queries.prefetchQuery(themes);
    void queries.prefetchInfiniteQuery(list);
    return withFestivals();
  }
  const notFound: ListData = { view, visit, isNotFound: true };
  const hasTheme = isInTheme(view, await queries.fetchQuery(themes));
  if (!hasTheme) return data(notFound, { status: 404 });
  const { pages } = await queries.fetchInfiniteQuery(list);
  const isNotFound = pages.some(
    ({ totalItems, currentPage, totalPages }) => totalItems > 0 && currentPage > totalPages,
  );
  return isNotFound ? data(notFound, { status: 404 }) : withFestivals();
}

function isNearestFirst({ sort }: ChosenView, distances: Distances | null): boolean {
  return shownSort(sort, distances !== null) === 3;
}

/** False if the view's theme is not one of the tab's. */
function isInTheme({ themeId }: ChosenView, themes: readonly Theme[]): boolean {
  return themeId === undefined || themes.some(({ id }) => id === themeId);
}

function pageHead(
  { view, isNotFound }: ListData,
  messages: Messages,
  places: readonly PlaceItem[],
): PageHead {
  const { brand, notFound } = messages;
  if (isNotFound) return { title: `${notFound.title} · ${brand}`, description: notFound.text };
  const title = view.query ? messages.list.searchTitle(view.query) : messages.list.title[view.tab];
  const pageNote = view.page > 1 ? ` · ${messages.list.page(view.page)}` : '';
  return {
    title: `${title}${pageNote} · ${brand}`,
    description: messages.list.description,
    // Search results are not indexed, so they have no canonical URL.
    ...(view.query
      ? {}
      : {
          canonical: paths.list({ tab: view.tab, themeId: view.themeId, page: view.page }),
          ...(import.meta.env.SSR && {
            jsonLd: [itemListJsonLd(places.map(({ id }) => paths.place(view.tab, id)))],
          }),
        }),
    picture: '/og-cover.png',
  };
}

/** A failure that means that the URL names an unknown theme. */
function isThemeRefused({ fields }: CallFailure): boolean {
  return fields.some(({ code }) => code === 'unknownTheme');
}

/**
 * Another language restarts the list at its top; the router does not treat it as another page
 * (docs/product/lists.md#the-list).
 */
function useTopOnChange(...values: readonly string[]) {
  const key = values.join();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    scrollTo(0, 0);
  }, [key]);
}

export function Component() {
  const shown = useLoaderData<ListData>();
  const { view, visit } = shown;
  const { language, messages } = useLanguage();
  const client = useClient();
  const { distances } = useGeolocation();
  const isNearest = isNearestFirst(view, distances);
  const scope = { language, isNearest, visit };
  const themes = useQuery(listThemesQuery(client, view, language));
  const hasTheme = !themes.data || isInTheme(view, themes.data);
  const list = useInfiniteQuery({ ...listPagesQuery(client, view, scope), enabled: hasTheme });
  const places = useMemo(() => {
    const loaded = mergePages(list.data?.pages ?? []);
    return isNearest && distances ? nearestFirst(loaded, distances) : loaded;
  }, [list.data, isNearest, distances]);
  const counts = tabCounts(list.data?.pages[0]);
  const isHydrated = useIsHydrated();
  usePageHead(pageHead(shown, messages, places));
  useTopOnChange(language, String(isNearest));
  return (
    <div className="list-layout">
      <div className="px-4 pt-4 lg:pt-8">
        <h1 className="bold text-2xl">
          {view.query ? messages.list.searchTitle(view.query) : messages.list.title[view.tab]}
        </h1>
        <div className="mt-4 max-w-2xl">
          <SearchBox word={view.query} view={view} themes={themes.data ?? []} />
        </div>
        <div className="mt-5">
          <CategoryTabs view={view} counts={counts} />
        </div>
        <div id="list-panel" role="tabpanel" aria-labelledby={`tab-${view.tab}`}>
          <div className="mt-3">
            <ThemeChips view={view} themes={themes} />
          </div>
          <ListFilters view={view} />
          <div className="my-3 flex min-h-11 items-center justify-between gap-4">
            <ListCount list={list} openAt={view.openAt} />
            <SortSelect view={view} isLocated={distances !== null} />
          </div>
          {view.sort === 3 && !distances && (
            <p className="my-3 text-muted text-sm">{messages.list.nearestNeedsPlace}</p>
          )}
          {shown.festivals && <FestivalsToday loaded={shown.festivals} />}
          {hasTheme ? (
            <ListedPlaces view={view} list={list} places={places} counts={counts} />
          ) : (
            <NoSuchTheme view={view} />
          )}
        </div>
      </div>
      <div className="no-print map-column">
        {isHydrated && (
          <Suspense>
            <ListMapControls list={{ view, first: list.data?.pages[0], places }} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

interface ListedPlacesProps {
  view: ChosenView;
  list: ListQuery;
  places: readonly PlaceItem[];
  counts: TabCounts;
}

function ListedPlaces({ view, list, places, counts }: ListedPlacesProps) {
  return (
    <QueryResult
      query={list}
      failed={(failure) =>
        isThemeRefused(failure) ? (
          <NoSuchTheme view={view} />
        ) : (
          <FailedCall failure={failure} onRetry={list.refetch} />
        )
      }
      loading={
        <div className={gridClass}>
          {/* Twenty skeletons in a list (docs/product/screens.md#constants) */}
          <Skeletons count={20}>{(index) => <PlaceCardSkeleton key={index} />}</Skeletons>
        </div>
      }
    >
      {({ pages: [first] }) => {
        if (places.length > 0) return <PlaceGrid view={view} list={list} places={places} />;
        return <EmptyList view={view} list={first} counts={counts} />;
      }}
    </QueryResult>
  );
}

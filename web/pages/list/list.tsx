import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PlaceItem, PlaceList } from '../../../contract/places.ts';
import { listPageSize, type PlaceType } from '../../../contract/placeTypes.ts';
import type { Theme } from '../../../contract/themes.ts';
import { here, hereKey } from '../../features/places/here.ts';
import { type ChosenView, listQuery, readListView } from '../../features/places/listView.ts';
import { PlaceCardSkeleton } from '../../features/places/PlaceCardSkeleton.tsx';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import type { Messages } from '../../messages/messages.ts';
import { type CallFailure, type Eventually, handled } from '../../shared/client/client.ts';
import { servicesOf } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { lesserPart } from '../../shared/page/outdated.ts';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { Ready } from '../../shared/ui/Ready.tsx';
import { Skeletons } from '../../shared/ui/Skeleton.tsx';
import { useAlive } from '../../shared/ui/useAlive.ts';
import { bestTab } from './bestTab.ts';
import { EmptyList, NoSuchTheme } from './EmptyList.tsx';
import { CategoryTabs, ListFilters, SortSelect, type TabCounts, ThemeChips } from './ListControls.tsx';
import { ListCount } from './ListCount.tsx';
import { listNumber } from './listCache.ts';
import { gridClass, PlaceGrid } from './PlaceGrid.tsx';

/** Not part of the first load: without script there is neither a map nor a button for it. */
const MapOfList = lazy(async () => ({
  default: (await lesserPart(() => import('./MapOfList.tsx'))).MapOfList,
}));

interface ListData {
  view: ChosenView;
  themes: Eventually<readonly Theme[]>;
  first: Eventually<PlaceList>;
  /** Where distances are measured from; empty for nowhere. */
  near: string;
  counts: Eventually<TabCounts> | null;
  /** The URL names an unknown theme, or a page past the end; known once the data is loaded. */
  isNotFound: boolean;
}

const noPlaces: PlaceList = { items: [], currentPage: 1, totalPages: 0, totalItems: 0 };

function isPastEnd(list: PlaceList): boolean {
  return list.totalItems > 0 && list.currentPage > list.totalPages;
}

/** The three lists of a search, each a promise. */
type Searched = Record<PlaceType, Eventually<PlaceList>>;

/** A search without a chosen tab opens the one with the best match. */
async function withTab(view: ChosenView, searched: Searched): Promise<ChosenView> {
  try {
    const [tour, restaurant, accommodation] = await Promise.all([
      searched.tour,
      searched.restaurant,
      searched.accommodation,
    ]);
    return { ...view, tab: bestTab({ tour, restaurant, accommodation }) };
  } catch {
    // The list shows which request failed.
    return view;
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { client, language, entry } = servicesOf(context);
  const asked = readListView(new URL(request.url).searchParams, entry?.state);
  const near = hereKey();
  const ask = (type: PlaceType, page: number, size: number) =>
    client.call('listPlaces', {
      params: { type },
      query: listQuery(asked, language, page, size, { from: here.now().at }),
    });
  const ofTab = (type: PlaceType, isShown: boolean) =>
    isShown ? ask(type, asked.page, listPageSize) : ask(type, 1, 1);
  const ofTabs = (isShown: (type: PlaceType) => boolean): Searched => ({
    tour: ofTab('tour', isShown('tour')),
    restaurant: ofTab('restaurant', isShown('restaurant')),
    accommodation: ofTab('accommodation', isShown('accommodation')),
  });
  const searched = asked.query ? ofTabs((type) => !asked.isTabChosen || type === asked.tab) : null;
  const view = searched && !asked.isTabChosen ? await withTab(asked, searched) : asked;
  const first = searched ? searched[view.tab] : ofTab(view.tab, true);
  const themes = client.call('listThemes', {
    params: {},
    query: {
      locale: language,
      type: view.tab,
      ...(view.query ? { q: view.query } : {}),
      ...(view.isOpen ? { openAt: 'now' } : {}),
    },
  });
  const counts = searched && handled(countTabs(searched));
  if (!client.waits) return { view, themes, first, near, counts, isNotFound: false };
  return settled({ view, themes: await themes, first, near, counts });
}

async function countTabs({ tour, restaurant, accommodation }: Searched): Promise<TabCounts> {
  return {
    tour: (await tour).totalItems,
    restaurant: (await restaurant).totalItems,
    accommodation: (await accommodation).totalItems,
  };
}

interface AskedData extends Omit<ListData, 'isNotFound'> {
  themes: readonly Theme[];
}

/** All loaded data, with the page's HTTP status. */
async function settled(asked: AskedData) {
  const { view, themes } = asked;
  if (view.themeId !== undefined && !themes.some(({ id }) => id === view.themeId))
    // The list itself could not be loaded.
    return data({ ...asked, first: noPlaces, counts: null, isNotFound: true }, { status: 404 });
  const list = await asked.first;
  const isNotFound = isPastEnd(list);
  const found = { ...asked, first: list, counts: await asked.counts, isNotFound };
  return isNotFound ? data(found, { status: 404 }) : found;
}

function headOf({ view, isNotFound }: ListData, messages: Messages): PageHead {
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
      : { canonical: paths.list({ tab: view.tab, themeId: view.themeId, page: view.page }) }),
    picture: '/og-cover.png',
  };
}

export const handle = {
  head: (shown: ListData, messages: Messages) => headOf(shown, messages),
};

/** A failure that means that the URL names an unknown theme. */
function isThemeRefused({ fields }: CallFailure): boolean {
  return fields.some(({ code }) => code === 'unknownTheme');
}

/** SPEC 4: another language restarts the list at its top; the router does not treat it as another page. */
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
  const listData = useLoaderData<ListData>();
  const { view, themes, first, near, counts, isNotFound } = listData;
  const { language, messages } = useLanguage();
  const [shown, setShown] = useState<readonly PlaceItem[]>([]);
  const isAlive = useAlive();
  usePageHead(headOf(listData, messages));
  useTopOnChange(language, near);
  return (
    <div className="list-layout">
      <div className="px-4 pt-4 lg:pt-8">
        <h1 className="bold text-2xl">
          {view.query ? messages.list.searchTitle(view.query) : messages.list.title[view.tab]}
        </h1>
        <div className="mt-4 max-w-2xl">
          <SearchBox word={view.query} view={view} themes={themes} />
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
            <ListCount first={first} />
            <SortSelect view={view} isLocated={near !== ''} />
          </div>
          {view.sort === 3 && !near && (
            <p className="my-3 text-muted text-sm">{messages.list.nearestNeedsPlace}</p>
          )}
          <Ready
            value={first}
            failed={(failure) =>
              isThemeRefused(failure) ? <NoSuchTheme view={view} /> : <FailedCall failure={failure} />
            }
            loading={
              <div className={gridClass}>
                {/* SPEC 9: twenty skeletons in a list */}
                <Skeletons count={20}>{(index) => <PlaceCardSkeleton key={index} />}</Skeletons>
              </div>
            }
          >
            {(list) => {
              const shared = { view, onShow: setShown };
              return list.items.length === 0 ? (
                <EmptyList {...shared} list={list} counts={counts} isNotFound={isNotFound} />
              ) : (
                <PlaceGrid {...shared} key={listNumber(list)} first={list} />
              );
            }}
          </Ready>
        </div>
      </div>
      <div className="no-print map-column">
        {isAlive && (
          <Suspense>
            <MapOfList places={shown} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PlaceItem, PlaceList } from '../../contract/places.ts';
import { listPageSize, type PlaceType, placeTypes } from '../../contract/placeTypes.ts';
import type { Theme } from '../../contract/themes.ts';
import { type Eventually, handled } from '../client/client.ts';
import { servicesOf } from '../client/services.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import type { Messages } from '../i18n/messages.ts';
import { paths } from '../paths.ts';
import { FailedCall } from '../places/FailedCall.tsx';
import { here, hereKey } from '../places/here.ts';
import {
  CategoryTabs,
  ListFilters,
  SortSelect,
  type TabCounts,
  ThemeChips,
} from '../places/ListControls.tsx';
import { ListCount } from '../places/ListCount.tsx';
import { type ChosenView, listQuery, readListView } from '../places/listView.ts';
import { PlaceCardSkeleton } from '../places/PlaceCardSkeleton.tsx';
import { gridClass, PlaceGrid } from '../places/PlaceGrid.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { lesserPart } from '../shell/outdated.ts';
import { type PageHead, usePageHead } from '../shell/PageHead.ts';
import { Ready } from '../ui/Ready.tsx';
import { Skeletons } from '../ui/Skeleton.tsx';
import { useAlive } from '../ui/useAlive.ts';

/** Its code is no part of the first load: without script there is neither a map nor a way to it. */
const MapOfList = lazy(async () => ({
  default: (await lesserPart(() => import('../places/MapOfList.tsx'))).MapOfList,
}));

interface ListData {
  view: ChosenView;
  themes: Eventually<readonly Theme[]>;
  first: Eventually<PlaceList>;
  /** Where distances are measured from; empty: nowhere. */
  near: string;
  counts: Eventually<TabCounts> | null;
}

/** Navigation state is the browser's own; the server sees none. */
function navigationState(): unknown {
  if (typeof history === 'undefined') return null;
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<ListData> {
  const { client, language } = servicesOf(context);
  const view = readListView(new URL(request.url).searchParams, client.waits ? null : navigationState());
  const ask = (type: PlaceType, page: number, size: number) =>
    client.call('listPlaces', {
      params: { type },
      query: listQuery(view, language, page, size, { from: here.now().at }),
    });
  const themes = client.call('listThemes', {
    params: {},
    query: {
      locale: language,
      type: view.tab,
      ...(view.query ? { q: view.query } : {}),
      ...(view.isOpen ? { openAt: 'now' } : {}),
    },
  });
  const near = hereKey();
  const first = ask(view.tab, view.page, listPageSize);
  const countTabs = async (): Promise<TabCounts> => {
    const [tour, restaurant, accommodation] = await Promise.all(
      placeTypes.map(async (type) => (type === view.tab ? await first : await ask(type, 1, 1)).totalItems),
    );
    return { tour: tour ?? 0, restaurant: restaurant ?? 0, accommodation: accommodation ?? 0 };
  };
  const counts = view.query ? handled(countTabs()) : null;
  if (!client.waits) return { view, themes, first, near, counts };
  return { view, themes: await themes, first: await first, near, counts: await counts };
}

function headOf(view: ChosenView, messages: Messages): PageHead {
  const title = view.query ? messages.list.searchTitle(view.query) : messages.list.title[view.tab];
  const pageNote = view.page > 1 ? ` · ${messages.list.page(view.page)}` : '';
  return {
    title: `${title}${pageNote} · ${messages.brand}`,
    description: messages.list.description,
    // A search's results are for the one who searched.
    ...(view.query
      ? {}
      : { canonical: paths.list({ tab: view.tab, themeId: view.themeId, page: view.page }) }),
    picture: '/og-cover.png',
  };
}

export const handle = {
  head: (data: ListData, messages: Messages) => headOf(data.view, messages),
};

export function Component() {
  const { view, themes, first, near, counts } = useLoaderData<ListData>();
  const { language, messages } = useLanguage();
  const [shown, setShown] = useState<readonly PlaceItem[]>([]);
  const isAlive = useAlive();
  usePageHead(headOf(view, messages));
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
            failed={(failure) => <FailedCall failure={failure} />}
            loading={
              <div className={gridClass}>
                {/* SPEC 9: twenty skeletons in a list */}
                <Skeletons count={20}>{(index) => <PlaceCardSkeleton key={index} />}</Skeletons>
              </div>
            }
          >
            {(list) => {
              const key = JSON.stringify([language, view, near, list.open?.at]);
              return <PlaceGrid key={key} listKey={key} view={view} first={list} onShow={setShown} />;
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

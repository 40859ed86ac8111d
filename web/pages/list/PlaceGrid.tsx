import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { PlaceItem, PlaceList } from '../../../contract/places.ts';
import type { ChosenView } from '../../features/places/listView.ts';
import { PlaceCard } from '../../features/places/PlaceCard.tsx';
import { asCallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { loadOptionalPart } from '../../shared/page/outdated.ts';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';

/** Not part of the first load, nor of the page that the server renders: it needs script, and lies over the picture. */
const AddToPlan = lazy(async () => ({
  default: (await loadOptionalPart(() => import('./AddToPlan.tsx'))).AddToPlan,
}));

/** The sentinel counts as visible from a tenth on (docs/product/screens.md#constants). */
const threshold = 0.1;

export const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 beside-map';

export type ListQuery = UseInfiniteQueryResult<InfiniteData<PlaceList>>;

interface PlaceGridProps {
  view: ChosenView;
  list: ListQuery;
  places: readonly PlaceItem[];
}

/**
 * The infinite grid of cards (docs/product/lists.md#the-list): more pages are loaded as the sentinel comes into view.
 */
export function PlaceGrid({ view, list, places }: PlaceGridProps) {
  const { messages } = useLanguage();
  const { error, hasNextPage, fetchNextPage, isFetching } = list;
  const isHydrated = useIsHydrated();
  const lastPage = list.data?.pages.at(-1)?.currentPage ?? view.page;
  const sentinel = useRef<HTMLDivElement>(null);

  // Observing again after each page requests another when the sentinel is still in view.
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !hasNextPage || error || isFetching) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, error, isFetching, fetchNextPage]);

  return (
    <>
      <ul aria-label={messages.list.places} className={gridClass}>
        {places.map((place, index) => (
          <li key={place.id}>
            <PlaceCard place={place} eager={index < 2} headingLevel={2}>
              {isHydrated && (
                <Suspense>
                  <AddToPlan
                    id={place.id}
                    name={place.name}
                    className="absolute top-0 right-2 z-10 mt-2 raised"
                  />
                </Suspense>
              )}
            </PlaceCard>
          </li>
        ))}
      </ul>
      <div ref={sentinel} className="not-anchor flex min-h-24 items-center justify-center pt-8">
        {error ? (
          <FailedCall failure={asCallFailure(error)} onRetry={fetchNextPage} />
        ) : hasNextPage ? (
          <PageLink
            to={paths.list({ ...view, page: lastPage + 1 })}
            className={buttonClass('outline')}
            onClick={(event) => {
              event.preventDefault();
              void fetchNextPage();
            }}
          >
            {messages.list.more}
          </PageLink>
        ) : (
          <p className="text-muted text-sm">{messages.list.end}</p>
        )}
      </div>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { PlaceItem, PlaceList } from '../../../contract/places.ts';
import { listPageSize } from '../../../contract/placeTypes.ts';
import { here } from '../../features/places/here.ts';
import { type ChosenView, listQuery } from '../../features/places/listView.ts';
import { PlaceCard } from '../../features/places/PlaceCard.tsx';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { listCache, withPage } from './listCache.ts';

/** SPEC 9: the sentinel counts as visible from a tenth on. */
const threshold = 0.1;

export const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 beside-map';

interface PlaceGridProps {
  view: ChosenView;
  first: PlaceList;
  /** Called with the places that the grid shows, for the map beside it. */
  onShow: (places: readonly PlaceItem[]) => void;
}

/** The pages of one list: the first from the loader, the others as the sentinel comes into view. */
function useMorePages({ view, first }: Omit<PlaceGridProps, 'onShow'>) {
  const client = useClient();
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState(() => listCache.recall(first));
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const isLoading = useRef(false);

  useEffect(() => listCache.remember(first, loaded), [first, loaded]);

  const loadNext = async () => {
    if (isLoading.current || loaded.lastPage >= loaded.totalPages) return;
    isLoading.current = true;
    setFailure(null);
    const requested = loaded.lastPage + 1;
    try {
      const page = await client.call('listPlaces', {
        params: { type: view.tab },
        query: listQuery(view, language, requested, listPageSize, {
          from: here.now().at,
          openAt: first.open?.at,
        }),
      });
      setLoaded((before) => withPage(before, requested, page));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error);
    } finally {
      isLoading.current = false;
    }
  };
  return { loaded, failure, loadNext, hasMore: loaded.lastPage < loaded.totalPages };
}

/** The infinite grid of cards (SPEC 2). Its parent keys it by list, so that a new choice resets it. */
export function PlaceGrid(props: PlaceGridProps) {
  const { view, onShow } = props;
  const { messages } = useLanguage();
  const { loaded, failure, loadNext, hasMore } = useMorePages(props);
  useEffect(() => onShow(loaded.items), [onShow, loaded.items]);
  const sentinel = useRef<HTMLDivElement>(null);
  const load = useRef(loadNext);
  load.current = loadNext;

  // biome-ignore lint/correctness/useExhaustiveDependencies: observing anew after each page asks again when the sentinel is still in view
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !hasMore || failure) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load.current();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, failure, loaded.lastPage]);

  return (
    <>
      <ul aria-label={messages.list.places} className={gridClass}>
        {loaded.items.map((place, index) => (
          <li key={place.id}>
            <PlaceCard place={place} eager={index < 2} headingLevel={2} />
          </li>
        ))}
      </ul>
      <div ref={sentinel} className="not-anchor flex min-h-24 items-center justify-center pt-8">
        {failure ? (
          <FailedCall failure={failure} onRetry={loadNext} />
        ) : hasMore ? (
          <PageLink
            to={paths.list({ ...view, page: loaded.lastPage + 1 })}
            className={buttonClass('outline')}
            onClick={(event) => {
              event.preventDefault();
              loadNext();
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

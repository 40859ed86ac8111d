import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNickname } from '../../features/account/useNickname.ts';
import { likedPlacesQuery } from '../../features/likes/likes.ts';
import { PlaceCard } from '../../features/places/PlaceCard.tsx';
import { PlaceCardSkeleton } from '../../features/places/PlaceCardSkeleton.tsx';
import { placesOf } from '../../features/places/placeQueries.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { asCallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { Skeletons } from '../../shared/ui/Skeleton.tsx';

/** SPEC 9: three skeletons in a row. */
const skeletons = 3;
const grid = 'mt-4 grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-5 lg:gap-6';

/** The places that the visitor likes, most recent first (SPEC 2: my plan). */
export function LikedSpots() {
  const { messages } = useLanguage();
  const words = messages.plan;
  const nickname = useNickname();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="bold text-xl">
        {words.liked}
      </h2>
      {nickname ? <LikedCards nickname={nickname} /> : <p className="mt-4 text-muted">{words.likedGuest}</p>}
    </section>
  );
}

function LikedCards({ nickname }: { nickname: string }) {
  const { language, messages } = useLanguage();
  const words = messages.plan;
  const client = useClient();
  const liked = useInfiniteQuery(likedPlacesQuery(client, nickname, language));
  // A like in the meantime shifts the pages.
  const places = liked.data && placesOf(liked.data.pages.map(({ content }) => ({ items: content })));
  const more = () => liked.fetchNextPage();
  return (
    <>
      {places?.length === 0 && <p className="mt-4 text-muted">{words.likedEmpty}</p>}
      {places && places.length > 0 && (
        <ul aria-label={words.liked} className={grid}>
          {places.map((place) => (
            <li key={place.id}>
              <PlaceCard place={place} />
            </li>
          ))}
        </ul>
      )}
      {liked.isPending && (
        <div className={grid}>
          <p role="status" className="sr-only">
            {words.likedLoading}
          </p>
          <Skeletons count={skeletons}>{(index) => <PlaceCardSkeleton key={index} />}</Skeletons>
        </div>
      )}
      {liked.error && (
        <FailedCall
          failure={asCallFailure(liked.error)}
          onRetry={liked.isFetchNextPageError ? more : liked.refetch}
        />
      )}
      {liked.hasNextPage && !liked.error && (
        <Button variant="outline" className="mt-6 w-full" disabled={liked.isFetching} onClick={more}>
          {words.likedMore}
        </Button>
      )}
    </>
  );
}

import { useId } from 'react';
import { useNickname } from '../../features/account/useNickname.ts';
import { PlaceCard } from '../../features/places/PlaceCard.tsx';
import { PlaceCardSkeleton } from '../../features/places/PlaceCardSkeleton.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { Skeletons } from '../../shared/ui/Skeleton.tsx';
import { useLikedPlaces } from './useLikedPlaces.ts';

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
      {nickname ? <LikedCards /> : <p className="mt-4 text-muted">{words.likedGuest}</p>}
    </section>
  );
}

function LikedCards() {
  const { messages } = useLanguage();
  const words = messages.plan;
  const { places, hasMore, isLoading, failure, more, retry } = useLikedPlaces();
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
      {!places && !failure && (
        <div className={grid}>
          <p role="status" className="sr-only">
            {words.likedLoading}
          </p>
          <Skeletons count={skeletons}>{(index) => <PlaceCardSkeleton key={index} />}</Skeletons>
        </div>
      )}
      {failure && <FailedCall failure={failure} onRetry={retry} />}
      {places && hasMore && !failure && (
        <Button look="outline" className="mt-6 w-full" disabled={isLoading} onClick={more}>
          {words.likedMore}
        </Button>
      )}
    </>
  );
}

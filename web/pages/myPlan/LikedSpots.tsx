import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNickname } from '../../features/account/useNickname.ts';
import { likedPlacesQuery } from '../../features/likes/likes.ts';
import { waitingLikes } from '../../features/offline/outbox/entries.ts';
import { useOutbox } from '../../features/offline/outbox/outbox.ts';
import { PlaceCard } from '../../features/places/PlaceCard.tsx';
import { PlaceCardSkeleton } from '../../features/places/PlaceCardSkeleton.tsx';
import { mergePages } from '../../features/places/placeQueries.ts';
import { useStops } from '../../features/plan/trip/useStops.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { asCallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Skeletons } from '../../shared/ui/Skeleton.tsx';

/** Three skeletons in a row (docs/product/screens.md#constants). */
const skeletons = 3;
const grid = 'mt-4 grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-5 lg:gap-6';

/** The places that the visitor likes, most recent first (docs/product/plans.md#the-trip-plan). */
export function LikedSpots() {
  const { messages } = useLanguage();
  const planMessages = messages.plan;
  const nickname = useNickname();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="bold text-xl">
        {planMessages.liked}
      </h2>
      {nickname ? (
        <LikedCards nickname={nickname} />
      ) : (
        <p className="mt-4 text-muted">{planMessages.likedGuest}</p>
      )}
    </section>
  );
}

function LikedCards({ nickname }: { nickname: string }) {
  const { language, messages } = useLanguage();
  const planMessages = messages.plan;
  const client = useClient();
  const liked = useInfiniteQuery(likedPlacesQuery(client, nickname, language));
  const waiting = waitingLikes(useOutbox(), nickname);
  const isTakenBack = (id: number) => waiting.some((like) => like.placeId === id && !like.liked);
  // A like in the meantime shifts the pages.
  const places =
    liked.data &&
    mergePages(liked.data.pages.map(({ content }) => ({ items: content }))).filter(
      ({ id }) => !isTakenBack(id),
    );
  const added = waiting.filter((like) => like.liked && !places?.some(({ id }) => id === like.placeId));
  const more = () => liked.fetchNextPage();
  return (
    <>
      <WaitingLikes ids={added.map(({ placeId }) => placeId)} />
      {places?.length === 0 && added.length === 0 && (
        <p className="mt-4 text-muted">{planMessages.likedEmpty}</p>
      )}
      {places && places.length > 0 && (
        <ul aria-label={planMessages.liked} className={grid}>
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
            {planMessages.likedLoading}
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
          {planMessages.likedMore}
        </Button>
      )}
    </>
  );
}

/** Places whose like waits for the network; by name, where the guide can be read. */
function WaitingLikes({ ids }: { ids: readonly number[] }) {
  const { messages } = useLanguage();
  const id = useId();
  const { stops } = useStops(ids);
  if (ids.length === 0) return null;
  return (
    <div className="mt-4 rounded-md bg-foam p-4">
      <h3 id={id} className="text-muted text-sm">
        {messages.plan.likedWaiting}
      </h3>
      <ul aria-labelledby={id}>
        {ids.flatMap((placeId) => {
          const stop = stops.get(placeId);
          return stop ? (
            <li key={placeId}>
              <PageLink
                to={paths.place(stop.type, placeId)}
                className="inline-flex min-h-11 items-center semibold"
              >
                {stop.name}
              </PageLink>
            </li>
          ) : (
            []
          );
        })}
      </ul>
    </div>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { PlaceList } from '../../../contract/places.ts';
import { placeTypeByItem } from '../../../domain/places/placeTypes.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Carousel } from '../../shared/ui/Carousel.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { Reading } from '../../shared/ui/Reading.tsx';
import { Skeleton, Skeletons } from '../../shared/ui/Skeleton.tsx';

/**
 * The home page's top carousel (docs/product/lists.md#home): pictures of stays, with a caption for each, endless and
 * rotating.
 */
export function StayCarousel({ stays }: { stays: UseQueryResult<PlaceList> }) {
  const { messages } = useLanguage();
  return (
    <QueryResult
      query={stays}
      loading={
        // Three skeletons in a carousel; below them the space of the caption (docs/product/screens.md#constants).
        <div className="flex justify-center overflow-hidden md:mb-25">
          <Skeletons count={3}>
            {(index) => (
              <span key={index} className="w-slide shrink-0 px-1.5">
                <Skeleton className="stay-frame rounded-lg" />
              </span>
            )}
          </Skeletons>
        </div>
      }
    >
      {({ items }) =>
        items.length > 0 && (
          <Carousel
            items={items}
            itemKey={(stay) => stay.id}
            endless
            slideWidth={360}
            label={messages.home.stays}
            labels={messages.shell}
            rotation={messages.home.rotation}
            className="stays"
            render={(stay, index) => (
              <PageLink
                to={paths.place(placeTypeByItem[stay.type], stay.id)}
                className="relative block stay-frame"
                aria-label={stay.name}
              >
                <Picture
                  src={stay.thumbnailUrl}
                  alt=""
                  eager={index === 0}
                  className="absolute inset-0 h-full w-full rounded-lg"
                />
              </PageLink>
            )}
            footer={(index, isRotating) => (
              // A caption that changes by itself is not announced.
              <p aria-live={isRotating ? 'off' : 'polite'} className="md:min-h-22">
                {/* The key creates new elements for each item: reused ones would move if the next name has another length. */}
                <Fragment key={items[index]?.id}>
                  <span className="line-clamp-2 bold lg:text-lg">{items[index]?.name}</span>
                  <Reading text={items[index]?.reading} />
                  <span className="line-clamp-2 text-muted text-sm max-md:hidden">
                    {items[index]?.summary}
                  </span>
                </Fragment>
              </p>
            )}
          />
        )
      }
    </QueryResult>
  );
}

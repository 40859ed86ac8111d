import { useState } from 'react';
import type { PlaceDetail } from '../../contract/places.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import { paths } from '../paths.ts';
import { useVisitedPlaces } from '../plan/useVisitedPlaces.ts';
import { readVisitedPlaces, withPlace, writeVisitedPlaces } from '../plan/visitedPlaces.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { LikeButton } from './LikeButton.tsx';
import { ShareButton } from './ShareButton.tsx';

/** Add to journey, like (SPEC 2), show to a driver, share. */
export function PlaceActions({ detail }: { detail: PlaceDetail }) {
  const { messages } = useLanguage();
  const chosen = useVisitedPlaces();
  const [hasNoRoom, setHasNoRoom] = useState(false);
  const isChosen = chosen?.some(({ id }) => id === detail.id) ?? false;
  const add = () => {
    const place = { id: detail.id, title: detail.placeName, lat: detail.mapY, lng: detail.mapX };
    setHasNoRoom(!writeVisitedPlaces(withPlace(readVisitedPlaces(), place)));
  };
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        {isChosen ? (
          <PageLink to={paths.myPlan()} className={`${buttonClass()} flex-1`}>
            <Icon name="check" className="size-5" />
            {messages.place.openJourney}
          </PageLink>
        ) : (
          <Button icon="plus" onClick={add} className="flex-1">
            {messages.place.addToJourney}
          </Button>
        )}
        <LikeButton placeId={detail.id} />
      </div>
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        <PageLink
          to={paths.driverCard(detail.type, detail.id)}
          className={`${buttonClass('outline')} flex-1`}
        >
          {messages.place.showDriver}
        </PageLink>
        <ShareButton detail={detail} />
      </div>
      <p role="status" className="mt-2 text-sm empty:mt-0">
        {hasNoRoom ? messages.place.notSaved : isChosen ? messages.place.inJourney : ''}
      </p>
    </>
  );
}

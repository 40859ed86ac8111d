import { useEffect, useRef, useState } from 'react';
import type { PlaceDetail } from '../../../contract/places.ts';
import { mostStops } from '../../../contract/planRules.ts';
import { useVisitedPlaces } from '../../features/plan/useVisitedPlaces.ts';
import {
  isFull,
  readVisitedPlaces,
  withPlace,
  writeVisitedPlaces,
} from '../../features/plan/visitedPlaces.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Button, buttonClass } from '../../shared/ui/Button.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { LikeButton } from './LikeButton.tsx';
import { ShareButton } from './ShareButton.tsx';

/** Add to journey, like (SPEC 2), show to a driver, share. */
export function PlaceActions({ detail }: { detail: PlaceDetail }) {
  const { messages } = useLanguage();
  const chosen = useVisitedPlaces();
  /** Why the last press added nothing. */
  const [refusal, setRefusal] = useState<{ why: 'full' | 'noRoom' } | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // On a small screen it would be hidden behind the bottom menu, and the button would seem to do nothing.
  useEffect(() => {
    if (refusal) status.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  const isChosen = chosen?.some(({ id }) => id === detail.id) ?? false;
  const add = () => {
    const places = readVisitedPlaces();
    if (isFull(places)) {
      setRefusal({ why: 'full' });
      return;
    }
    const place = { id: detail.id, title: detail.placeName, lat: detail.mapY, lng: detail.mapX };
    setRefusal(writeVisitedPlaces(withPlace(places, place)) ? null : { why: 'noRoom' });
  };
  const refusals = {
    full: messages.place.journeyFull(mostStops),
    noRoom: messages.place.notSaved,
  };
  const said = isChosen ? messages.place.inJourney : refusal ? refusals[refusal.why] : '';
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
      <p ref={status} role="status" className="mt-2 scroll-mb-20 text-sm empty:mt-0">
        {said}
        {refusal?.why === 'full' && !isChosen && (
          <>
            {' '}
            <PageLink to={paths.myPlan()} className="semibold text-pine">
              {messages.place.openJourney}
            </PageLink>
          </>
        )}
      </p>
    </>
  );
}

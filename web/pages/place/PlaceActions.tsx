import { useEffect, useRef, useState } from 'react';
import type { PlaceDetail } from '../../../contract/places.ts';
import { maxStops } from '../../../domain/tour/planRules.ts';
import { planStore, type Refusal, usePlan } from '../../features/plan/planStore.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Button, buttonClass } from '../../shared/ui/Button.tsx';
import { focusOnMount } from '../../shared/ui/focusOnMount.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { LikeButton } from './LikeButton.tsx';
import { ShareButton } from './ShareButton.tsx';

/** Add to journey, like (docs/product/places.md#like-add-and-share), show to a driver, share. */
export function PlaceActions({ detail }: { detail: PlaceDetail }) {
  const { messages } = useLanguage();
  const plan = usePlan();
  /** What went wrong at the last press. */
  const [refusal, setRefusal] = useState<{ why: Refusal } | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  /** Whether the place was just added: the link that replaces the button then takes over its focus. */
  const [hasJustAdded, setJustAdded] = useState(false);
  // Otherwise the bottom menu would hide the message on a small screen, and the button would seem to do nothing.
  useEffect(() => {
    if (refusal) status.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  const isChosen = plan?.places.some(({ id }) => id === detail.id) ?? false;
  const add = () => {
    const { id, placeName: title, mapX: lng, mapY: lat } = detail;
    const why = planStore.addPlace({ id, title, lat, lng });
    setRefusal(why && { why });
    setJustAdded(why !== 'full');
  };
  const { choosing } = messages.shell;
  // A place that could not be stored stays chosen only until the page is closed.
  const isKept = isChosen && refusal?.why !== 'notKept';
  const said = isKept ? messages.place.inJourney : refusal ? choosing[refusal.why](maxStops) : '';
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        {isChosen ? (
          <PageLink
            to={paths.myPlan()}
            ref={hasJustAdded ? focusOnMount : undefined}
            className={`${buttonClass()} flex-1`}
          >
            <Icon name="check" className="size-5" />
            {choosing.openPlan}
          </PageLink>
        ) : (
          <Button icon="plus" onClick={add} className="flex-1">
            {messages.place.addToJourney}
          </Button>
        )}
        <LikeButton place={detail} />
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
              {choosing.openPlan}
            </PageLink>
          </>
        )}
      </p>
    </>
  );
}

import { Fragment, useId } from 'react';
import { useNickname } from '../../features/account/useNickname.ts';
import { usePlan } from '../../features/plan/planStore.ts';
import { RemovedStopRow } from '../../features/plan/RemovedStopRow.tsx';
import { useStops } from '../../features/plan/trip/useStops.ts';
import { useStopRemoval } from '../../features/plan/useStopRemoval.ts';
import type { PlannedStop } from '../../features/plan/visitedPlaces.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Button, buttonClass, IconButton } from '../../shared/ui/Button.tsx';
import { focusOnMount } from '../../shared/ui/focusOnMount.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { NeedsScript } from '../../shared/ui/NeedsScript.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Reading } from '../../shared/ui/Reading.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import { ResumePlan } from './ResumePlan.tsx';

interface ChosenPlacesProps {
  /** A booked tour stands above: it took the places, so their absence needs no hint. */
  hasTour: boolean;
}

/**
 * The places chosen on this device, with remove buttons, and links to the list and the plan
 * (docs/product/plans.md#my-plan).
 */
export function ChosenPlaces({ hasTour }: ChosenPlacesProps) {
  const { language, messages } = useLanguage();
  const planMessages = messages.plan;
  const nickname = useNickname();
  const places = usePlan()?.places ?? null;
  const { stops } = useStops(places?.map(({ id: place }) => place) ?? []);
  const hasPlaces = places !== null && places.length > 0;
  const navigate = useAppNavigate();
  const id = useId();
  // The stored name is in the language in which the place was chosen; the guide has it in the page's language.
  const placeName = (place: PlannedStop) => stops.get(place.id)?.name ?? place.title;
  const hangulName = (place: PlannedStop) => {
    const hangul = language !== 'ko' && stops.get(place.id)?.korean.name;
    return hangul !== placeName(place) && hangul;
  };
  const { removed, restoredId, remove, undo } = useStopRemoval();
  const undoRow = removed && <RemovedStopRow key={removed.place.id} name={removed.name} onUndo={undo} />;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="bold text-xl">
        {planMessages.chosen}
      </h2>
      {/* The same space before and after loading, so that nothing shifts. */}
      <div className="mt-4 min-h-16">
        {places === null && (
          <>
            <NeedsScript sentence={messages.trip.needsScript} />
            <Skeleton className="min-h-16 w-full" />
          </>
        )}
        {places?.length === 0 && !hasTour && <p className="mb-3 text-muted">{planMessages.empty}</p>}
        {(hasPlaces || removed) && (
          <ul aria-labelledby={id} className="grid gap-2.5 lg:grid-cols-2">
            {places?.map((place, index) => (
              <Fragment key={place.id}>
                {removed?.index === index && undoRow}
                <li className="flex min-h-16 items-center gap-3 rounded-md hairline bg-surface py-2 pr-2 pl-4">
                  <span className="inline-flex size-[2em] shrink-0 items-center justify-center rounded-full bg-pine bold text-on-pine text-sm">
                    {index + 1}
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="semibold">{placeName(place)}</span>
                    <Reading text={stops.get(place.id)?.reading} />
                    {hangulName(place) && (
                      <span lang="ko" className="block text-muted text-sm">
                        {hangulName(place)}
                      </span>
                    )}
                    {place.isListed === false && (
                      <span className="block text-muted text-sm">{messages.trip.gone}</span>
                    )}
                  </span>
                  <IconButton
                    icon="close"
                    label={messages.trip.remove(placeName(place))}
                    ref={place.id === restoredId ? focusOnMount : undefined}
                    onClick={() => remove(place, placeName(place))}
                  />
                </li>
              </Fragment>
            ))}
            {removed && removed.index >= (places?.length ?? 0) && undoRow}
          </ul>
        )}
      </div>
      <div className="mt-5 grid gap-2.5 lg:grid-flow-col lg:auto-cols-fr">
        <PageLink to={paths.list()} className={buttonClass(hasPlaces ? 'outline' : 'solid')}>
          <Icon name="plus" className="size-5" />
          {hasPlaces ? planMessages.addPlace : planMessages.startPlan}
        </PageLink>
        <Button
          variant={hasPlaces ? 'solid' : 'outline'}
          disabled={!hasPlaces}
          onClick={() => navigate(paths.tripPlan(), { state: { visitedPlaces: places } })}
        >
          {planMessages.viewPlan}
        </Button>
        {nickname && <ResumePlan />}
      </div>
    </section>
  );
}

import { lazy, Suspense, useState } from 'react';
import { type TourLength, threeHours } from '../../../domain/tickets/overtime.ts';
import { maxStops } from '../../../domain/tour/planRules.ts';
import type { TourStop } from '../../../domain/tour/schedule.ts';
import { createTimetable, toTourStop } from '../../../domain/tour/timetable.ts';
import { useNickname } from '../../features/account/useNickname.ts';
import { TourOfferLine } from '../../features/orders/TourOfferLine.tsx';
import { emptyPlan, isUnsaved } from '../../features/plan/plan.ts';
import { planStore, usePlan } from '../../features/plan/planStore.ts';
import { planPurchase, purchaseState } from '../../features/plan/purchase.ts';
import { chosenDeparture, useDepartures } from '../../features/plan/trip/availability.ts';
import { FitBar } from '../../features/plan/trip/FitBar.tsx';
import { durationText, FitSummary } from '../../features/plan/trip/FitSummary.tsx';
import { StopNote } from '../../features/plan/trip/StopNote.tsx';
import { useDrivingTimes } from '../../features/plan/trip/useDrivingTimes.ts';
import { useStops } from '../../features/plan/trip/useStops.ts';
import { useTripAdvice } from '../../features/plan/trip/useTripAdvice.ts';
import type { PlannedStop } from '../../features/plan/visitedPlaces.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { useSite } from '../../shared/page/Site.tsx';
import { paths } from '../../shared/paths.ts';
import { BottomSheet } from '../../shared/ui/BottomSheet.tsx';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { NeedsScript } from '../../shared/ui/NeedsScript.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PrintedTour } from './PrintedTour.tsx';
import { SaveRow } from './SaveRow.tsx';
import { SortablePlaces } from './SortablePlaces.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { TripInputs } from './TripInputs.tsx';
import { TripMap } from './TripMap.tsx';
import { useDayNotes } from './useDayNotes.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useTripSaving } from './useTripSaving.ts';

/** Not part of the first load: it opens only after a conflict on the server, which few visitors ever see. */
const OtherPlanDialog = lazy(async () => ({
  default: (await import('./OtherPlanDialog.tsx')).OtherPlanDialog,
}));

/** The map with the plan in a sheet over it, or beside it on a wide screen (docs/product/plans.md#the-trip-plan). */
export function TripPlan() {
  const { messages } = useLanguage();
  const tripMessages = messages.trip;
  const nickname = useNickname();
  const navigate = useAppNavigate();
  const stored = usePlan();
  const plan = stored ?? emptyPlan;
  const { places, draft } = plan;
  const { stops, failure, retry } = useStops(places.map(({ id }) => id));
  const departures = useDepartures();
  const departure = chosenDeparture(departures, draft.departure);
  const driving = useDrivingTimes(
    places.map(({ id }) => id),
    departure?.id,
  );
  const dayNotes = useDayNotes(draft.date !== null);
  const guard = useLeaveGuard(isUnsaved(plan));
  const { loadMessages } = useSite();
  /** With its messages, which nothing else on this screen needs. */
  const [KeepForOffline] = useState(() =>
    lazy(async () => {
      const [module] = await Promise.all([
        import('../../features/offline/KeepForOffline.tsx'),
        loadMessages('offline'),
      ]);
      return { default: module.KeepForOffline };
    }),
  );

  const isGone = (id: number) => stops.get(id) === null;
  const placeName = (place: PlannedStop) => stops.get(place.id)?.name ?? place.title;
  const listed = places.filter(({ id }) => !isGone(id));
  const goneCount = places.length - listed.length;
  const tour = places.flatMap(({ id }): TourStop[] => {
    const stop = stops.get(id);
    return stop ? [toTourStop(stop, draft.stays[id])] : [];
  });
  const { minutes } = driving;
  const inputs = { date: draft.date, start: draft.time, minutes, from: departure };
  const timetable = createTimetable(tour, inputs);
  const isTimed = tour.length > 0 && tour.length === listed.length;

  const changePlaces = (next: readonly PlannedStop[]) => {
    planStore.changePlaces(() => next);
  };
  const changeStay = (id: number, stay: number) =>
    planStore.change((now) => ({
      ...now,
      draft: { ...now.draft, stays: { ...now.draft.stays, [id]: stay } },
    }));
  const isTooLong = isTimed && timetable.spareMinutes < 0;
  const { advice, load } = useTripAdvice(isTooLong);
  const known = { tour, inputs, stops };
  const orderBest = () =>
    load().then(
      (loaded) => loaded.orderBest(known),
      () => showNotice(messages.shell.unableToRetrieve),
    );

  const canSave = listed.length > 0 && listed.length <= maxStops;
  const saving = useTripSaving({
    plan,
    guard,
    ids: listed.map(({ id }) => id),
    canSave,
    isKnown: stored !== null && places.every(({ id }) => stops.has(id)),
  });
  // The dialog stays mounted, so that it closes by itself and gives the focus back.
  const [hasOther, setHasOther] = useState(false);
  if (saving.other && !hasOther) setHasOther(true);
  // The guide knows where its places are; a stored place may have the default position
  // (docs/product/screens.md#what-the-browser-stores).
  const located = listed.map((place) => {
    const { lat, lng } = stops.get(place.id) ?? place;
    return { ...place, lat, lng };
  });
  const purchase = departure ? planPurchase({ ...draft, departure: departure.id }, located) : null;
  const reserve = (length: TourLength) => {
    if (purchase) navigate(paths.payment(), { state: purchaseState({ ...purchase, ...length }) });
  };
  const [isAskedLength, setAskedLength] = useState(false);
  const [shortenings, setShortenings] = useState(0);
  const askLength = () =>
    load().then(
      () => setAskedLength(true),
      () => showNotice(messages.shell.unableToRetrieve),
    );
  const tooMany = listed.length > maxStops ? [tripMessages.tooMany(maxStops)] : [];
  const notes = [...(goneCount > 0 ? [tripMessages.goneCount(goneCount)] : []), ...tooMany];

  return (
    <>
      <BottomSheet
        label={tripMessages.resize}
        openLabel={tripMessages.openSheet}
        closeLabel={tripMessages.closeSheet}
        behind={
          stored ? (
            <TripMap places={places} stops={stops} departure={departure} />
          ) : (
            <Skeleton className="trip-map" />
          )
        }
      >
        <div className="px-4 pb-8 lg:pt-5">
          <SaveRow saving={saving} canSave={canSave} isAsked={guard.isAsking} />
          <TourOfferLine className="mt-2" />
          <PrintedTour draft={draft} departure={departure} />
          {isTimed && <FitBar timetable={timetable} />}
          {stored?.isNotKept && (
            <p role="alert" className="mt-3 rounded-sm bg-sand px-3 py-2.5 text-sm">
              {tripMessages.notKept}
            </p>
          )}
          {notes.map((note) => (
            <p key={note} className="mt-3 rounded-sm bg-sand px-3 py-2.5 text-sm">
              {note}
            </p>
          ))}
          {stored === null && (
            <>
              <NeedsScript sentence={tripMessages.needsScript} />
              <p role="status" className="sr-only">
                {tripMessages.loading}
              </p>
              <Skeleton className="mt-4 h-28 w-full" />
              <Skeleton className="mt-4 h-28 w-full" />
            </>
          )}
          {stored?.places.length === 0 && <p className="mt-3 text-muted">{tripMessages.empty}</p>}
          {failure && <FailedCall failure={failure} onRetry={retry} />}
          {dayNotes && places.length > 0 && <dayNotes.LongHolidayNote date={draft.date} />}
          {isTimed && (
            <div className="mt-3">
              <FitSummary
                isRouted={tour.every(({ id }) => driving.isRouted(id))}
                onBestOrder={() => void orderBest()}
              >
                {advice && <advice.TripAdvice known={known} changes={shortenings} />}
              </FitSummary>
              {draft.date !== null && (
                // Its line is reserved, since its code is loaded only once a day is chosen.
                <div className="mt-3 min-h-5">
                  {dayNotes && (
                    <dayNotes.DayLight
                      date={draft.date}
                      stops={tour.flatMap(({ id }) => stops.get(id) ?? [])}
                    />
                  )}
                </div>
              )}
            </div>
          )}
          {places.length > 0 && (
            <div className="mt-4">
              <SortablePlaces
                places={places}
                placeName={placeName}
                onChange={changePlaces}
                parseNote={({ id }) => {
                  const stop = stops.get(id);
                  const timed = timetable.stops.find((one) => one.id === id);
                  const timedStop = isTimed ? timed : undefined;
                  return stop === undefined ? null : (
                    <StopNote
                      stop={stop}
                      timed={timedStop}
                      onStay={(stay) => changeStay(id, stay)}
                      notes={
                        dayNotes &&
                        stop && (
                          <>
                            <dayNotes.StopLight stop={stop} timed={timedStop} date={draft.date} />
                            <dayNotes.StopHours stop={stop} timed={timedStop} date={draft.date} />
                          </>
                        )
                      }
                    />
                  );
                }}
              />
            </div>
          )}
          {isTimed && (
            <p className="mt-3 text-muted text-sm">
              {tripMessages.driveBack(
                durationText(timetable.driveBackMinutes, tripMessages),
                departure?.name ?? tripMessages.station,
              )}
            </p>
          )}
          {stored && (
            <>
              <PageLink to={paths.list()} className={`no-print ${buttonClass('outline')} mt-4 w-full`}>
                {tripMessages.findPlaces}
              </PageLink>
              <TripInputs
                draft={draft}
                departures={departures}
                dayNotes={dayNotes}
                onChange={(part) => planStore.changeDraft(part)}
                hasPlaces={listed.length > 0}
                tooMany={tooMany[0]}
                onReserve={() => (isTooLong ? void askLength() : reserve(threeHours))}
              />
              {isTimed && (
                <TakeAlong
                  stops={tour.flatMap(({ id }) => stops.get(id) ?? [])}
                  timetable={timetable}
                  draft={draft}
                  departure={departure}
                />
              )}
              {saving.outcome === 'saved' && (
                <Suspense>
                  <KeepForOffline isCompact className="mt-6" />
                </Suspense>
              )}
            </>
          )}
        </div>
      </BottomSheet>
      <LeaveDialog
        open={guard.isAsking}
        isGuest={!nickname}
        isBusy={saving.isBusy}
        failure={saving.failure}
        notes={notes}
        canSave={canSave}
        onStay={() => {
          saving.clearFailure();
          guard.stay();
        }}
        onLeave={guard.leave}
        onSave={() => saving.save('leave')}
      />
      {advice && isAskedLength && purchase && (
        <advice.TooLongDialog
          known={known}
          date={purchase.date}
          time={purchase.time}
          onShortened={() => {
            setAskedLength(false);
            setShortenings((count) => count + 1);
          }}
          onReserve={reserve}
          onClose={() => setAskedLength(false)}
        />
      )}
      {hasOther && (
        <Suspense>
          <OtherPlanDialog saving={saving} />
        </Suspense>
      )}
    </>
  );
}

import { mostStops } from '../../../contract/planRules.ts';
import { useNickname } from '../../account/useNickname.ts';
import { useClient } from '../../client/ClientContext.tsx';
import { useLanguage } from '../../i18n/LanguageContext.tsx';
import { fromReturnTo, paths } from '../../paths.ts';
import { FailedCall } from '../../places/FailedCall.tsx';
import { tell } from '../../shell/notice.ts';
import { BottomSheet } from '../../ui/BottomSheet.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useGo } from '../../ui/useGo.ts';
import { useRequest } from '../../ui/useRequest.ts';
import { purchaseOfPlan, purchaseState } from '../purchase.ts';
import { bestOrderOf } from '../tour/bestOrder.ts';
import { type TourStop, timetableOf, tourStopOf } from '../tour/timetable.ts';
import type { VisitedPlace } from '../visitedPlaces.ts';
import { FitSummary, lengthOf } from './FitSummary.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PrintedTour } from './PrintedTour.tsx';
import { SortablePlaces } from './SortablePlaces.tsx';
import { StopNote } from './StopNote.tsx';
import { saveTrip } from './saveTrip.ts';
import { TakeAlong } from './TakeAlong.tsx';
import { TripInputs } from './TripInputs.tsx';
import { mapHeight, TripMap } from './TripMap.tsx';
import { useBestOrder } from './useBestOrder.ts';
import { useDrivingTimes } from './useDrivingTimes.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useStops } from './useStops.ts';
import { useTrip } from './useTrip.ts';

const nowhere: readonly VisitedPlace[] = [];

/** The map with the plan in a sheet before it, or beside it on a wide screen (SPEC 2: trip plan screen). */
export function TripPlan() {
  const { messages } = useLanguage();
  const words = messages.trip;
  const client = useClient();
  const nickname = useNickname();
  const go = useGo();
  const trip = useTrip();
  const places = trip.places ?? nowhere;
  const { stops, failure, retry } = useStops(places.map(({ id }) => id));
  const driving = useDrivingTimes(places.map(({ id }) => id));
  const { isBusy, failure: saveFailure, run, forgetFailure } = useRequest();
  const guard = useLeaveGuard(trip.isUnsaved);

  const isGone = (id: number) => stops.get(id) === null;
  const nameOf = (place: VisitedPlace) => stops.get(place.id)?.name ?? place.title;
  const listed = places.filter(({ id }) => !isGone(id));
  const goneCount = places.length - listed.length;
  const tour = places.flatMap(({ id }): TourStop[] => {
    const stop = stops.get(id);
    return stop ? [tourStopOf(stop)] : [];
  });
  const { minutes } = driving;
  const timetable = timetableOf(tour, { date: trip.draft.date, start: trip.draft.time, minutes });
  const isTimed = tour.length > 0 && tour.length === listed.length;

  const best = useBestOrder(places, () => bestOrderOf(tour, minutes), trip.changePlaces);

  const save = () => {
    if (!nickname) {
      guard.allow();
      go(paths.login({ returnTo: paths.tripPlan(), reason: 'loginNeeded' }), { state: fromReturnTo });
      return;
    }
    void run(async () => {
      const ids = listed.map(({ id }) => id);
      const replacedNewer = await saveTrip(client, ids, trip.draft);
      guard.allow();
      trip.empty();
      tell(replacedNewer ? words.replacedNewer : words.saved);
      go(paths.home());
    });
  };
  const purchase = purchaseOfPlan(trip.draft, listed);
  const canReserve = listed.length > 0 && listed.length <= mostStops;
  const reserve = () => {
    if (purchase) go(paths.payment(), { state: purchaseState(purchase) });
  };
  const notes = [
    ...(goneCount > 0 ? [words.goneCount(goneCount)] : []),
    ...(listed.length > mostStops ? [words.tooMany(mostStops)] : []),
  ];

  return (
    <>
      <BottomSheet
        label={words.resize}
        openLabel={words.openSheet}
        closeLabel={words.closeSheet}
        behind={trip.places ? <TripMap places={places} stops={stops} /> : <Skeleton className={mapHeight} />}
      >
        <div className="px-4 pb-8 lg:pt-5">
          <h1 className="bold text-xl">{words.title}</h1>
          <PrintedTour draft={trip.draft} />
          {trip.isNotKept && (
            <p role="alert" className="mt-3 rounded-sm bg-sand px-3 py-2.5 text-sm">
              {words.notKept}
            </p>
          )}
          {notes.map((note) => (
            <p key={note} className="mt-3 rounded-sm bg-sand px-3 py-2.5 text-sm">
              {note}
            </p>
          ))}
          {trip.places === null && (
            <>
              <p role="status" className="sr-only">
                {words.loading}
              </p>
              <Skeleton className="mt-4 h-28 w-full" />
              <Skeleton className="mt-4 h-28 w-full" />
            </>
          )}
          {trip.places?.length === 0 && <p className="mt-3 text-muted">{words.empty}</p>}
          {failure && <FailedCall failure={failure} onRetry={retry} />}
          {isTimed && (
            <div className="mt-3">
              <FitSummary
                timetable={timetable}
                isRouted={tour.every(({ id }) => driving.isRouted(id))}
                nameOf={(id) => stops.get(id)?.name ?? ''}
                best={best}
              />
            </div>
          )}
          {places.length > 0 && (
            <div className="mt-4">
              <SortablePlaces
                places={places}
                nameOf={nameOf}
                onChange={trip.changePlaces}
                noteOf={({ id }) => {
                  const stop = stops.get(id);
                  const timed = timetable.stops.find((one) => one.id === id);
                  return stop === undefined ? null : (
                    <StopNote stop={stop} timed={isTimed ? timed : undefined} />
                  );
                }}
              />
            </div>
          )}
          {isTimed && (
            <p className="mt-3 text-muted text-sm">
              {words.driveBack(lengthOf(timetable.driveBackMinutes, words))}
            </p>
          )}
          {trip.places && (
            <>
              <PageLink to={paths.list()} className={`no-print ${buttonClass('outline')} mt-4 w-full`}>
                {words.findPlaces}
              </PageLink>
              <TripInputs
                draft={trip.draft}
                onChange={trip.changeDraft}
                onReserve={canReserve ? reserve : null}
              />
              {isTimed && (
                <TakeAlong
                  stops={tour.flatMap(({ id }) => stops.get(id) ?? [])}
                  timetable={timetable}
                  draft={trip.draft}
                />
              )}
            </>
          )}
        </div>
      </BottomSheet>
      <LeaveDialog
        open={guard.isAsking}
        isGuest={!nickname}
        isBusy={isBusy}
        failure={saveFailure}
        notes={notes}
        canSave={listed.length > 0 && listed.length <= mostStops}
        onStay={() => {
          forgetFailure();
          guard.stay();
        }}
        onLeave={guard.leave}
        onSave={save}
      />
    </>
  );
}

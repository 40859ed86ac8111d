import type { SharedPlan } from '../../../contract/sharedPlan.ts';
import { createTimetable, toTourStop } from '../../../domain/tour/timetable.ts';
import { PlaceMap } from '../../features/map/PlaceMap.tsx';
import type { MapMarker, MarkerColour } from '../../features/map/port.ts';
import { planStore } from '../../features/plan/planStore.ts';
import { chosenStays } from '../../features/plan/trip/draft.ts';
import { durationText } from '../../features/plan/trip/FitSummary.tsx';
import { LongHolidayNote } from '../../features/plan/trip/StopHours.tsx';
import { DayLight } from '../../features/plan/trip/StopLight.tsx';
import { useDrivingTimes } from '../../features/plan/trip/useDrivingTimes.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import { mergedPlaces, type PlannedStop } from '../../features/plan/visitedPlaces.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import { SharedStop } from './SharedStop.tsx';

/** Marker colours cycle through five (docs/product/plans.md#the-trip-plan). */
const markerColours: readonly MarkerColour[] = [0, 1, 2, 3, 4];
/** For a single stop; several are fitted into view. */
const mapZoom = 15;

/** The plan for its reader: date, people, the stops with their times, and the button that takes it over. */
export function SharedPlanView({ plan }: { plan: SharedPlan }) {
  const { language, messages } = useLanguage();
  const { share: shareMessages, trip } = messages;
  const navigate = useAppNavigate();
  const { tripDate, startTime, numberOfPeople, departurePlace, stops } = plan;
  // Places that left the guide keep their number, but are not on the map and take no time, as on the owner's screen.
  const listed = stops.filter(({ isListed }) => isListed);
  const driving = useDrivingTimes(
    listed.map(({ id }) => id),
    departurePlace?.id,
  );
  const timetable = createTimetable(
    listed.map((stop) => toTourStop(stop, stop.stayMinutes ?? undefined)),
    { date: tripDate, start: startTime, minutes: driving.minutes, from: departurePlace ?? undefined },
  );
  const markers = stops.flatMap((stop, turn): MapMarker[] => {
    const { id, lat, lng, name, korean } = stop;
    const colour = markerColours[turn % markerColours.length] ?? 0;
    return stop.isListed
      ? [{ id, lat, lng, label: name, korean: korean.name, number: turn + 1, colour }]
      : [];
  });
  const facts = [
    { name: trip.date, value: tripDate && formatDay(tripDate, language, 'full') },
    { name: trip.departure, value: departurePlace?.name },
    { name: trip.time, value: startTime },
    { name: trip.people, value: numberOfPeople && trip.peopleCount(numberOfPeople) },
  ].filter(({ value }) => value);
  const use = () => {
    const shared = listed.map(({ id, name, lat, lng }): PlannedStop => ({ id, title: name, lat, lng }));
    planStore.change(({ places, draft }) => ({
      places: mergedPlaces(shared, places),
      draft: {
        ...draft,
        departure: draft.departure ?? plan.departure ?? null,
        stays: { ...draft.stays, ...chosenStays(listed) },
      },
    }));
    navigate(paths.tripPlan());
  };
  return (
    <article className="mx-auto max-w-page px-4 pt-6 pb-10 lg:pt-10">
      <h1 className="bold text-2xl lg:text-3xl">{shareMessages.page}</h1>
      {facts.length > 0 && (
        <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="semibold tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-3">
        <DayLight date={tripDate} stops={listed} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={use} disabled={listed.length === 0} className="w-full md:w-78">
          {shareMessages.use}
        </Button>
        <p className="text-muted text-sm">
          {listed.length > 0 ? shareMessages.useMeans : shareMessages.noneListed}
        </p>
      </div>
      <div className="mt-6 lg:grid lg:grid-cols-2 lg:items-start lg:gap-10">
        <div>
          <LongHolidayNote date={tripDate} />
          <ol aria-label={trip.inOrder} className="grid gap-3">
            {stops.map((stop, turn) => (
              <SharedStop
                key={stop.id}
                stop={stop}
                turn={turn}
                timed={timetable.stops.find(({ id }) => id === stop.id)}
                date={tripDate}
              />
            ))}
          </ol>
          {listed.length > 0 && (
            <p className="mt-3 text-muted text-sm">
              {trip.driveBack(
                durationText(timetable.driveBackMinutes, trip),
                departurePlace?.name ?? trip.station,
              )}
            </p>
          )}
          <p className="mt-1 text-muted text-sm">
            {listed.every(({ id }) => driving.isRouted(id)) ? trip.routed : trip.estimate}
          </p>
        </div>
        {markers[0] && (
          <section
            aria-label={trip.map}
            className="mt-6 aspect-4/3 overflow-hidden rounded-md hairline lg:sticky lg:top-20 lg:mt-0"
          >
            <PlaceMap
              fills
              title={shareMessages.page}
              noScript={trip.mapLater}
              picture={paths.mapPicture(markers.map(({ id }) => id))}
              labels={{ retry: messages.shell.retry, failed: messages.shell.unableToRetrieve }}
              view={{
                center: { lat: markers[0].lat, lng: markers[0].lng },
                zoom: mapZoom,
                markers,
                line: markers.map(({ lat, lng }) => ({ lat, lng })),
                language,
                labels: { zoomIn: trip.zoomIn, zoomOut: trip.zoomOut },
              }}
            />
          </section>
        )}
      </div>
    </article>
  );
}

import type { Tour } from '../../../contract/desk/tours.ts';
import { FoldedMapServiceLinks } from '../../features/map/MapServiceLinks.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { useTimetable } from './useTimetable.ts';

/** The stops in their order, with driving and arrival times as the visitor's plan shows them. */
export function TourStops({ tour }: { tour: Tour }) {
  const { tour: tourMessages, deskSale } = useMessages();
  // Names at the desk are Korean, apart from that of the station.
  const departure = tour.departurePlace?.koreanName ?? deskSale.station;
  const lead = tourMessages.stopsLead(departure);
  const { timetable, isEstimate } = useTimetable(tour);
  return (
    <Panel title={tourMessages.stops} lead={isEstimate ? `${lead} ${tourMessages.estimate}` : lead}>
      {tour.departurePlace && (
        <div className="mb-4">
          <p lang="ko">{tour.departurePlace.meetingPlace}</p>
          <FoldedMapServiceLinks name={departure} spot={tour.departurePlace} />
        </div>
      )}
      <ol className="grid gap-4">
        {tour.stops.map((stop, index) => {
          const timed = timetable.stops[index];
          return (
            <li key={stop.placeId} className="flex gap-3">
              <span
                aria-hidden="true"
                className="flex size-7 shrink-0 items-center justify-center rounded-full bg-pine bold text-on-pine text-sm"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                {timed && (
                  <p className="tabular text-muted text-sm">
                    {tourMessages.drive(timed.driveMinutes)}
                    {timed.arrives &&
                      timed.leaves &&
                      ` · ${tourMessages.between(timed.arrives, timed.leaves)}`}
                  </p>
                )}
                <p lang="ko" className="semibold">
                  {stop.name}
                </p>
                {stop.address && (
                  <p lang="ko" className="text-sm">
                    {stop.address}
                  </p>
                )}
                {stop.memo !== '' && (
                  <p className="mt-1 whitespace-pre-line text-sm wrap-anywhere">
                    <span className="text-muted">{tourMessages.memo}:</span> {stop.memo}
                  </p>
                )}
                <FoldedMapServiceLinks name={stop.name} spot={{ ...stop, koreanName: stop.name }} />
              </div>
            </li>
          );
        })}
      </ol>
      {tour.instructions !== '' && (
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{tour.instructions}</p>
      )}
      {tour.stops.length > 0 && (
        <p className="mt-4 tabular text-muted text-sm">
          {tourMessages.driveBack(timetable.driveBackMinutes, departure)}
        </p>
      )}
    </Panel>
  );
}

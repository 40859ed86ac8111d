import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Tour } from '../../../contract/desk/tours.ts';
import { FoldedMapServiceLinks } from '../../features/map/MapServiceLinks.tsx';
import { estimatedMinutes, routedMinutes } from '../../features/plan/tour/drivingTime.ts';
import { timetableOf } from '../../features/plan/tour/timetable.ts';
import { createBrowserClient } from '../../shared/client/browserClient.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { Panel } from '../../shared/ui/Panel.tsx';
import { useDeskLanguage, useText } from '../language/DeskLanguage.tsx';

/** The stops in their order, with driving and arrival times as the visitor's plan shows them. */
export function TourStops({ tour }: { tour: Tour }) {
  const text = useText().tour;
  const { timetable, isEstimate } = useTimetable(tour);
  return (
    <Panel title={text.stops} lead={isEstimate ? `${text.stopsLead} ${text.estimate}` : text.stopsLead}>
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
                    {text.drive(timed.driveMinutes)}
                    {timed.arrives && timed.leaves && ` · ${text.between(timed.arrives, timed.leaves)}`}
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
                    <span className="text-muted">{text.memo}:</span> {stop.memo}
                  </p>
                )}
                <FoldedMapServiceLinks name={stop.name} spot={{ ...stop, koreanName: stop.name }} />
              </div>
            </li>
          );
        })}
      </ol>
      {tour.stops.length > 0 && (
        <p className="mt-4 tabular text-muted text-sm">{text.driveBack(timetable.driveBackMinutes)}</p>
      )}
    </Panel>
  );
}

/** Driving times of the routing service where the site has one, else the guide's estimate. */
function useTimetable({ stops, tripDate, startTime }: Tour) {
  const { language } = useDeskLanguage();
  const client = useMemo(
    () => createBrowserClient({ language: () => language, renew: async () => false }),
    [language],
  );
  const ids = stops.map(({ placeId }) => placeId);
  const { data: times } = useQuery({
    ...callQuery(client, 'getDrivingTimes', { params: {}, query: { ids: ids.join(',') } }),
    enabled: ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isEstimate = times?.source !== 'routing';
  return {
    isEstimate,
    timetable: timetableOf(
      stops.map(({ placeId, lat, lng, visitMinutes }) => ({
        id: placeId,
        lat,
        lng,
        visitMinutes,
        periods: [],
      })),
      {
        date: tripDate,
        start: startTime,
        minutes: times?.source === 'routing' ? routedMinutes(times) : estimatedMinutes,
      },
    ),
  };
}

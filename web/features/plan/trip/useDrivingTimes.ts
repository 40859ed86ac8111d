import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stationId } from '../../../../domain/tour/departurePlaces.ts';
import { type DrivingMinutes, estimatedMinutes, routedMinutes } from '../../../../domain/tour/drivingTime.ts';
import { maxStops } from '../../../../domain/tour/planRules.ts';
import { useClient } from '../../../shared/client/ClientContext.tsx';
import { callQuery } from '../../../shared/client/callQuery.ts';
import { useSite } from '../../../shared/page/Site.tsx';

interface DrivingTimes {
  readonly minutes: DrivingMinutes;
  /** Whether the routing service has all routes from and to a place. */
  readonly isRouted: (id: number) => boolean;
}

/**
 * Driving times from the routing service, if the site has one. They are requested when a place is missing in the last
 * request; reordering and removing send none. Before the response, and without one, the estimate is used, labelled as
 * such.
 * @param departure the id of the departure
 */
export function useDrivingTimes(ids: readonly number[], departure = stationId): DrivingTimes {
  const client = useClient();
  const { routing } = useSite();
  const [asked, setAsked] = useState<readonly number[]>([]);
  const isUseful = routing && ids.length > 0 && ids.length <= maxStops;
  if (isUseful && !ids.every((id) => asked.includes(id))) setAsked(ids.toSorted((a, b) => a - b));
  const { data: times } = useQuery({
    ...callQuery(client, 'getDrivingTimes', {
      params: {},
      query: { ids: asked.join(','), ...(departure !== stationId && { departure }) },
    }),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  if (!times || times.source === 'estimate') return { minutes: estimatedMinutes, isRouted: () => false };
  const isWhole = times.minutes.every((row) => !row.includes(null));
  return { minutes: routedMinutes(times), isRouted: (id) => isWhole && times.ids.includes(id) };
}

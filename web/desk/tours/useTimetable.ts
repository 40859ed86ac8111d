import { useQuery } from '@tanstack/react-query';
import type { Tour } from '../../../contract/desk/tours.ts';
import { estimatedMinutes, routedMinutes } from '../../../domain/tour/drivingTime.ts';
import { createTimetable } from '../../../domain/tour/timetable.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { useGuideClient } from '../client/useGuideClient.ts';

/** Driving times of the routing service where the site has one, else the guide's estimate. */
export function useTimetable({ stops, tripDate, startTime, departurePlace }: Tour) {
  const client = useGuideClient();
  const ids = stops.map(({ placeId }) => placeId);
  const { data: times } = useQuery({
    ...callQuery(client, 'getDrivingTimes', {
      params: {},
      query: { ids: ids.join(','), ...(departurePlace && { departure: departurePlace.id }) },
    }),
    enabled: ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isEstimate = times?.source !== 'routing';
  return {
    isEstimate,
    timetable: createTimetable(
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
        from: departurePlace ?? undefined,
      },
    ),
  };
}

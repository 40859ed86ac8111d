import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Tour } from '../../../contract/desk/tours.ts';
import { estimatedMinutes, routedMinutes } from '../../../domain/tour/drivingTime.ts';
import { createTimetable } from '../../../domain/tour/timetable.ts';
import { createBrowserClient } from '../../shared/client/browserClient.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';

/** Driving times of the routing service where the site has one, else the guide's estimate. */
export function useTimetable({ stops, tripDate, startTime }: Tour) {
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
      },
    ),
  };
}

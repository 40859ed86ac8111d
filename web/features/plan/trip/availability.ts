/** The start times and departures with which a tour can be bought. */

import { useQuery } from '@tanstack/react-query';
import type { DeparturePlace } from '../../../../contract/departures.ts';
import { dayCount } from '../../../../domain/calendar/days.ts';
import { stationId } from '../../../../domain/tour/departurePlaces.ts';
import { departurePoint, startTimes } from '../../../../domain/tour/planRules.ts';
import { useClient } from '../../../shared/client/ClientContext.tsx';
import { callQuery } from '../../../shared/client/callQuery.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';
import { useSite } from '../../../shared/page/Site.tsx';

/** How often the departures of a plan on the screen are read again (ms). */
const readEvery = 30_000;

/** All start times as options of a field; those for which `isGone` holds are labelled `unavailable` and can't be chosen. */
export const startTimeOptions = (isGone: (time: string) => boolean, unavailable: string) =>
  startTimes.map((value) =>
    isGone(value) ? { value, label: `${value} · ${unavailable}`, isDisabled: true } : { value },
  );

interface WantedTour {
  /** The order to be moved, if any: its own car counts as free. */
  readonly orderId?: string;
  /** Overtime for which a car must be free, too. */
  readonly boughtHalfHours?: number;
}

/**
 * The departures that can't be bought on some days, both included; null for no days. They change with every sale, so they
 * are loaded again while they are shown, and are not cached.
 */
export function useAvailability(
  days: { readonly from: string; readonly to: string } | null,
  wanted: WantedTour = {},
) {
  const query = { ...(days ?? { from: '', to: '' }), ...wanted };
  return useQuery({
    ...callQuery(useClient(), 'getAvailability', { params: {}, query }),
    enabled: days !== null && dayCount(query.from, query.to) > 0,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: readEvery,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
}

/** Where a plan can start. */
export type PlanDeparture = Pick<DeparturePlace, 'id' | 'name' | 'koreanName' | 'lat' | 'lng'>;

/** The departures that can be chosen; undefined until they are known. Without others than the station nothing is requested. */
export function useDepartures(): readonly PlanDeparture[] | undefined {
  const client = useClient();
  const { language, messages } = useLanguage();
  const { hasDepartures = false } = useSite();
  const { data } = useQuery({
    ...callQuery(client, 'listDepartures', { params: {}, query: { locale: language } }),
    enabled: hasDepartures,
  });
  if (hasDepartures) return data?.content;
  return [{ id: stationId, name: messages.trip.station, koreanName: '강릉역', ...departurePoint }];
}

/** The chosen departure, or the first one where none was chosen; undefined if the chosen one is not offered any more. */
export function chosenDeparture(
  offered: readonly PlanDeparture[] | undefined,
  id: string | null,
): PlanDeparture | undefined {
  return id === null ? offered?.[0] : offered?.find((one) => one.id === id);
}

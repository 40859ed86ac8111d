import { useQuery } from '@tanstack/react-query';
import type { DeparturePlace } from '../../../../contract/departures.ts';
import { stationId } from '../../../../domain/tour/departurePlaces.ts';
import { departurePoint } from '../../../../domain/tour/planRules.ts';
import { useClient } from '../../../shared/client/ClientContext.tsx';
import { callQuery } from '../../../shared/client/callQuery.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';
import { useSite } from '../../../shared/page/Site.tsx';

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

/** The chosen departure, or the first one where none was chosen; undefined for one that is not offered any more. */
export function chosenDeparture(
  offered: readonly PlanDeparture[] | undefined,
  id: string | null,
): PlanDeparture | undefined {
  return id === null ? offered?.[0] : offered?.find((one) => one.id === id);
}

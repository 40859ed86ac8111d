import { useQuery } from '@tanstack/react-query';
import type { Festival } from '../../../contract/festivals.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { lastTripDate } from '../../../domain/tour/planRules.ts';
import { festivalsQuery } from '../../features/festivals/festivals.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

/** The festivals of all days that can be planned; none before they are loaded, or if they cannot be. */
export function useFestivalsAhead(): readonly Festival[] {
  const client = useClient();
  const { language } = useLanguage();
  const now = new Date();
  const { data } = useQuery(festivalsQuery(client, language, toSeoulDate(now), lastTripDate(now)));
  return data?.festivals ?? [];
}

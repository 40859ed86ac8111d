import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/client/callQuery.ts';
import { useGuideClient } from '../client/useGuideClient.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';

/** The departures that can be sold; empty until they are known. */
export function useDepartures() {
  const { language } = useDeskLanguage();
  const { data } = useQuery(
    callQuery(useGuideClient(), 'listDepartures', { params: {}, query: { locale: language } }),
  );
  return data?.content ?? [];
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '../../shared/client/callQuery.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';

/** While the screen is visible, new sales and changes by colleagues appear within this time (ms). */
const refetchInterval = 30_000;

/** The calendar of sales of some days. */
export function useSalesCalendar(from: string, to: string) {
  const client = useDeskClient();
  return useQuery({
    ...callQuery(client, 'getSalesCalendar', { params: {}, query: { from, to } }),
    refetchInterval,
  });
}

/** Reads the calendar of sales again after a change. */
export function useReloadSales(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['getSalesCalendar'] });
}

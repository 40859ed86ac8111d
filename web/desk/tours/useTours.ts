import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/client/callQuery.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';

/** While a screen is visible, changes by colleagues and drivers appear within this time (ms). */
const refetchInterval = 30_000;

/** The tours of some days. */
export function useTours(from: string, to: string) {
  const client = useDeskClient();
  return useQuery({
    ...callQuery(client, 'listTours', { params: {}, query: { from, to } }),
    refetchInterval,
  });
}

/** One tour with its history. */
export function useTour(orderId: string) {
  const client = useDeskClient();
  return useQuery({ ...callQuery(client, 'getTour', { params: { orderId }, query: {} }), refetchInterval });
}

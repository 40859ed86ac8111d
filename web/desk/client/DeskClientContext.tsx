import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { DeskCall } from '../../../contract/desk/api.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import type { DeskClient, DeskInput } from './deskClient.ts';

const ClientContext = createContext<DeskClient | null>(null);
export const DeskClientProvider = ClientContext.Provider;

/** The API, for what a button sends. */
export function useDeskClient(): DeskClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useDeskClient needs a DeskClientProvider above it');
  return client;
}

/** Data of the API, as it was at most some seconds ago. */
export function useDeskQuery<C extends DeskCall>(name: C, input: DeskInput<C>) {
  return useQuery(callQuery(useDeskClient(), name, input));
}

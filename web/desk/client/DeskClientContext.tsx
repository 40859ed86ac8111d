import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { DeskCall } from '../../../contract/desk/api.ts';
import type { DeskClient, DeskInput, DeskResponse } from './deskClient.ts';

const ClientContext = createContext<DeskClient | null>(null);
export const DeskClientProvider = ClientContext.Provider;

/** The API, for what a button sends. */
export function useDeskClient(): DeskClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useDeskClient needs a DeskClientProvider above it');
  return client;
}

/** One call as a query; its key is the call's name and input, so that `[name]` invalidates all of its kind. */
export function deskQuery<C extends DeskCall>(client: DeskClient, name: C, input: DeskInput<C>) {
  return queryOptions({
    queryKey: [name, input],
    queryFn: ({ signal }): Promise<DeskResponse<C>> => client.call(name, input, signal),
  });
}

/** Data of the API, as it was at most some seconds ago. */
export function useDeskQuery<C extends DeskCall>(name: C, input: DeskInput<C>) {
  return useQuery(deskQuery(useDeskClient(), name, input));
}

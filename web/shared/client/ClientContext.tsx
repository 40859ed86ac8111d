import { createContext, useContext } from 'react';
import type { GuideClient } from './client.ts';

const ClientContext = createContext<GuideClient | null>(null);
export const ClientProvider = ClientContext.Provider;

/** The API, for requests after the page was loaded. */
export function useClient(): GuideClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider above it');
  return client;
}

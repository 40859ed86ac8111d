import { QueryClient } from '@tanstack/react-query';

/** Colleagues and drivers change the same data: a screen asks again when it is shown, and when its window is. */
export function createDeskQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5_000, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
}
